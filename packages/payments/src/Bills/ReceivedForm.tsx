import type { Bill } from '@sewa/api/client';
import { billButtons } from './billForms.ts';
import { countOpen } from './describeBill.ts';
import * as messages from './messages.ts';
import { PaidOnForm } from './PaidOnForm.tsx';

/** Records that all that is open on a bill came outside: when. */
export const ReceivedForm = ({ bill }: { readonly bill: Bill }) => (
  <PaidOnForm
    bill={bill}
    button={billButtons.received}
    label={messages.saveReceivedLabel(countOpen(bill))}
    dayLabel={messages.receivedOnLabel}
  />
);
