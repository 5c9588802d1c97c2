import type { Bill } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { findDay } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { DatePicker } from '@sewa/pickers';
import { Button, Inline, Stack } from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { billButtons } from './billForms.ts';
import { countOpen } from './describeBill.ts';
import * as messages from './messages.ts';

/** Records that all that is open on a bill came outside: when. */
export function ReceivedForm({ bill }: { readonly bill: Bill }) {
  const result = findResult(useActionData(), bill.id);
  const { state } = useNavigation();
  const today = findDay(Date.now()) ?? '';
  return (
    <PageForm as={Form} noValidate>
      <CorporateField />
      <input type="hidden" name="version" value={bill.version} />
      <Stack gap="m">
        <FormError result={result} />
        <DatePicker
          label={messages.receivedOnLabel}
          name="paidOn"
          required
          max={today}
          defaultValue={result?.typed.paidOn || today}
          error={result?.fields.paidOn}
        />
        <Inline>
          <Button type="submit" name={billButtons.received} value={bill.id} isBusy={state !== 'idle'}>
            {messages.saveReceivedLabel(countOpen(bill))}
          </Button>
        </Inline>
      </Stack>
    </PageForm>
  );
}
