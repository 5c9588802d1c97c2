import type { Bill } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { findDay } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { DatePicker } from '@sewa/pickers';
import { findFirstPaidDay } from '@sewa/tenancy';
import { Button, Grid, Inline, Stack } from '@sewa/ui';
import type { ReactNode } from 'react';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import * as messages from './messages.ts';

interface PaidOnFormProps {
  readonly bill: Bill;
  /** Names the button that sends it. */
  readonly button: string;
  readonly label: string;
  readonly dayLabel: string;
  /** Fields before the day. */
  readonly children?: ReactNode;
}

/** Records money that was paid outside, and on which day. */
export function PaidOnForm({ bill, button, label, dayLabel, children }: PaidOnFormProps) {
  const result = findResult(useActionData(), bill.id);
  const { state } = useNavigation();
  const today = findDay(Date.now()) ?? '';
  const first = findFirstPaidDay(bill.dueOn);
  return (
    <PageForm as={Form} noValidate>
      <CorporateField />
      <input type="hidden" name="version" value={bill.version} />
      <Stack gap="m">
        <FormError result={result} />
        <Grid gap="m" minColumn="m">
          {children}
          <DatePicker
            label={dayLabel}
            name="paidOn"
            required
            hint={messages.paidDayHint(first)}
            min={first}
            max={today}
            defaultValue={result?.typed.paidOn || today}
            error={result?.fields.paidOn}
          />
        </Grid>
        <Inline>
          <Button type="submit" name={button} value={bill.id} isBusy={state !== 'idle'}>
            {label}
          </Button>
        </Inline>
      </Stack>
    </PageForm>
  );
}
