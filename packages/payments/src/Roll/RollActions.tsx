import { type Bill, buildRouteUrl, type Payment, type RentRollRow } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { formatAddress } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { Button, Inline, Link, Text } from '@sewa/ui';
import { Form, useNavigation } from 'react-router-dom';
import { billButtons } from '../Bills/billForms.ts';
import { nameBill } from '../Bills/describeBill.ts';
import * as messages from './messages.ts';
import { type RollPlace, rollPath } from './rollPaths.ts';

interface RollActionsProps {
  readonly row: RentRollRow;
  readonly place: RollPlace;
}

/** The payment of a bill of which something can be given back here. */
export const findRefundable = ({ payments }: Bill): Payment | undefined =>
  payments.find(
    ({ state, way, cents, refundedCents }) =>
      state === 'succeeded' && way !== 'outside' && refundedCents < cents,
  );

interface RowButtonProps {
  readonly name: string;
  readonly bill: Bill;
  readonly label: string;
  readonly about: string;
  readonly isMain?: boolean;
}

function RowButton({ name, bill, label, about, isMain = false }: RowButtonProps) {
  const { state, formData } = useNavigation();
  return (
    <Button
      type="submit"
      size="s"
      variant={isMain ? 'primary' : 'secondary'}
      name={name}
      value={bill.id}
      isBusy={state !== 'idle' && formData?.get(name) === bill.id}
      aria-label={messages.actionFor(label, about, nameBill(bill))}
    >
      {label}
    </Button>
  );
}

/** The buttons that need nothing more: remind, say whether money arrived, or undo what was recorded. */
function RowForm({
  bill,
  home,
  place,
}: {
  readonly bill: Bill;
  readonly home: string;
  readonly place: RollPlace;
}) {
  const button = { bill, about: home };
  const canConfirm = bill.may.includes('confirm-paid');
  const canDeny = bill.may.includes('not-paid');
  if (!bill.canRemind && !canConfirm && !canDeny) return null;
  return (
    <PageForm as={Form} action={rollPath({ ...place, about: bill.id, open: undefined })}>
      <CorporateField />
      <input type="hidden" name="version" value={bill.version} />
      <Inline gap="s">
        {bill.canRemind ? (
          <RowButton {...button} name={billButtons.remind} label={messages.remindLabel} />
        ) : null}
        {canConfirm ? (
          <RowButton {...button} name={billButtons.confirm} label={messages.arrivedLabel} isMain />
        ) : null}
        {canDeny ? (
          <RowButton
            {...button}
            name={canConfirm ? billButtons.deny : billButtons.undo}
            label={canConfirm ? messages.notArrivedLabel : messages.undoLabel}
          />
        ) : null}
      </Inline>
    </PageForm>
  );
}

/** What can be done with the rent of a home, where it stands. */
export function RollActions({ row, place }: RollActionsProps) {
  const { bill, address, serviceId, period } = row;
  const home = formatAddress(address);
  const statement = buildRouteUrl('getStatementPdf', {
    as: 'payee',
    year: period.slice(0, 4),
    serviceId,
  });
  const refundable = bill ? findRefundable(bill) : undefined;
  const receipt = bill?.payments.find(({ hasReceipt }) => hasReceipt);
  const at = (open: 'received' | 'refund') => rollPath({ ...place, about: bill?.id, open });
  return (
    <Inline gap="s">
      {bill ? <RowForm bill={bill} home={home} place={place} /> : null}
      {bill && !bill.canRemind && bill.remindedAt !== null && row.openCents > 0 ? (
        <Text as="span" size="s" tone="muted">
          {messages.reminded(bill.remindedAt)}
        </Text>
      ) : null}
      {bill?.may.includes('record-paid') ? (
        <Link
          variant="secondary"
          size="s"
          href={at('received')}
          aria-label={messages.actionFor(messages.recordLabel, home, nameBill(bill))}
        >
          {messages.recordLabel}
        </Link>
      ) : null}
      {bill && receipt ? (
        <Link
          href={buildRouteUrl('getReceipt', { id: receipt.id })}
          aria-label={messages.actionFor(messages.receiptLabel, home, nameBill(bill))}
          download
        >
          {messages.receiptLabel}
        </Link>
      ) : null}
      {bill && refundable ? (
        <Link href={at('refund')} aria-label={messages.actionFor(messages.refundLabel, home, nameBill(bill))}>
          {messages.refundLabel}
        </Link>
      ) : null}
      <Link href={statement} aria-label={messages.ofHome(messages.statementLabel, home)}>
        {messages.statementLabel}
      </Link>
    </Inline>
  );
}
