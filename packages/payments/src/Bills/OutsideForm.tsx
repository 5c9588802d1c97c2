import type { Bill } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { findDay, parseMoney } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { DatePicker } from '@sewa/pickers';
import { Button, Grid, Inline, MoneyField, Stack } from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { billButtons } from './billForms.ts';
import { countOpen } from './describeBill.ts';
import * as messages from './messages.ts';

/** Records what was paid outside: how much and when. */
export function OutsideForm({ bill }: { readonly bill: Bill }) {
  const result = findResult(useActionData(), bill.id);
  const { state } = useNavigation();
  const today = findDay(Date.now()) ?? '';
  return (
    <PageForm as={Form} noValidate>
      <CorporateField />
      <input type="hidden" name="version" value={bill.version} />
      <Stack gap="m">
        <FormError result={result} />
        <Grid gap="m" minColumn="m">
          <MoneyField
            label={messages.centsLabel}
            name="cents"
            required
            min={1}
            max={countOpen(bill)}
            autoComplete="off"
            defaultValue={parseMoney(result?.typed.cents) ?? countOpen(bill)}
            error={result?.fields.cents}
          />
          <DatePicker
            label={messages.paidOnLabel}
            name="paidOn"
            required
            max={today}
            defaultValue={result?.typed.paidOn || today}
            error={result?.fields.paidOn}
          />
        </Grid>
        <Inline>
          <Button type="submit" name={billButtons.outside} value={bill.id} isBusy={state !== 'idle'}>
            {messages.saveOutsideLabel}
          </Button>
        </Inline>
      </Stack>
    </PageForm>
  );
}
