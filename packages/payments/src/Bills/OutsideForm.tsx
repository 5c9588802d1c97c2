import type { Bill } from '@sewa/api/client';
import { parseMoney } from '@sewa/formatters';
import { findResult } from '@sewa/pages/forms';
import { MoneyField } from '@sewa/ui';
import { useActionData } from 'react-router-dom';
import { billButtons } from './billForms.ts';
import { countOpen } from './describeBill.ts';
import * as messages from './messages.ts';
import { PaidOnForm } from './PaidOnForm.tsx';

/** Records what was paid outside: how much and when. */
export function OutsideForm({ bill }: { readonly bill: Bill }) {
  const result = findResult(useActionData(), bill.id);
  return (
    <PaidOnForm
      bill={bill}
      button={billButtons.outside}
      label={messages.saveOutsideLabel}
      dayLabel={messages.paidOnLabel}
    >
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
    </PaidOnForm>
  );
}
