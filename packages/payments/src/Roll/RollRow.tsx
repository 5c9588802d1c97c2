import type { RentRollRow } from '@sewa/api/client';
import { formatAddress, formatDay, formatMoney } from '@sewa/formatters';
import { FormError, ResultFocus } from '@sewa/pages/form-notices';
import { type FormResult, findResult } from '@sewa/pages/forms';
import { flowBillsPath } from '@sewa/paths';
import { Badge, type BadgeProps, Banner, Inline, Link, Text } from '@sewa/ui';
import { useActionData } from 'react-router-dom';
import * as billMessages from '../Bills/messages.ts';
import { Panel } from '../Bills/Panel.tsx';
import { ReceivedForm } from '../Bills/ReceivedForm.tsx';
import { RefundForm } from '../Bills/RefundForm.tsx';
import * as messages from './messages.ts';
import * as css from './Roll.css.ts';
import { findRefundable, RollActions } from './RollActions.tsx';
import { cellRole, rowGroupRole, rowHeaderRole, rowRole } from './roles.ts';
import { type RollPlace, rollPath } from './rollPaths.ts';

interface RollRowProps {
  readonly row: RentRollRow;
  readonly month: string;
  readonly place: RollPlace;
}

const tones: Readonly<Record<RentRollRow['state'], NonNullable<BadgeProps['tone']>>> = {
  overdue: 'danger',
  'said-paid': 'warning',
  failed: 'danger',
  'part-paid': 'warning',
  due: 'neutral',
  processing: 'info',
  planned: 'neutral',
  paid: 'success',
};

/** The answer to the last form, if it was about a bill or one of its payments. */
function findAnswer(data: unknown, { bill }: RentRollRow): FormResult | null {
  if (!bill) return null;
  return [bill.id, ...bill.payments.map(({ id }) => id)]
    .map((about) => findResult(data, about))
    .reduce((found, each) => found ?? each, null);
}

/** The form that is open below a row, if it still can be sent. */
function OpenForm({ row, place }: Omit<RollRowProps, 'month'>) {
  const { bill } = row;
  if (!bill || place.about !== bill.id || place.open === undefined) return null;
  const closeHref = rollPath({ ...place, open: undefined });
  const refundable = findRefundable(bill);
  if (place.open === 'received' && bill.may.includes('record-paid'))
    return (
      <Panel title={billMessages.receivedTitle} lead={billMessages.receivedLead} closeHref={closeHref}>
        <ReceivedForm bill={bill} />
      </Panel>
    );
  if (place.open === 'refund' && refundable)
    return (
      <Panel title={billMessages.refundTitle} lead={billMessages.refundLead} closeHref={closeHref}>
        <RefundForm payment={refundable} />
      </Panel>
    );
  return null;
}

/** What a form about the row was answered, and the form that is open. */
function Detail({
  row,
  place,
  answer,
}: Omit<RollRowProps, 'month'> & { readonly answer: FormResult | null }) {
  const isOpen = row.bill !== null && place.about === row.bill.id && place.open !== undefined;
  if (!answer?.done && !answer?.error && !isOpen) return null;
  const form = answer?.done ? null : <OpenForm row={row} place={place} />;
  return (
    <tr {...rowRole} className={css.detailRow}>
      <td {...cellRole} colSpan={7} className={css.detail}>
        {answer?.done ? (
          <ResultFocus result={answer}>
            <Banner tone="success" title={answer.done} />
          </ResultFocus>
        ) : null}
        {form === null || !isOpen ? <FormError result={answer} /> : null}
        {form}
      </td>
    </tr>
  );
}

function Amount({ row: { cents, receivedCents, state } }: { readonly row: RentRollRow }) {
  const isPart = state !== 'paid' && receivedCents > 0;
  const isRefunded = state === 'paid' && receivedCents < cents;
  return (
    <>
      <Text as="span" weight="semibold" isNumeric>
        {formatMoney(cents)}
      </Text>
      {isPart || isRefunded ? (
        <Text size="s" tone="muted">
          {isPart ? messages.partReceived(receivedCents, cents) : messages.refunded(cents - receivedCents)}
        </Text>
      ) : null}
    </>
  );
}

/** One home of a month: who pays what by when, how it stands, and what can be done. */
export function RollRow({ row, month, place }: RollRowProps) {
  const { bill, serviceId, address, payerName, dueDay, dueOn, kind, period, state, hasFailed, way } = row;
  const answer = findAnswer(useActionData(), row);
  const what = [
    kind === 'deposit' ? messages.deposit : null,
    period === month ? null : messages.forMonth(period),
  ]
    .filter((words) => words !== null)
    .join(' ');
  const collectOn = bill?.collectOn ?? null;
  const method = collectOn === null ? null : messages.collectedOn(collectOn);
  return (
    <tbody {...rowGroupRole} id={bill?.id} className={css.home}>
      <tr {...rowRole} className={css.row}>
        <th {...rowHeaderRole} scope="row" className={css.rowHead}>
          <Link href={flowBillsPath('pay', serviceId)}>{formatAddress(address)}</Link>
          {what === '' ? null : (
            <Text size="s" tone="muted" weight="regular">
              {what}
            </Text>
          )}
        </th>
        <td {...cellRole} className={css.tenant}>
          {payerName ?? messages.someTenant}
        </td>
        <td {...cellRole} className={css.cell}>
          <span className={css.cardLabel}>{`${messages.column.due} `}</span>
          <span className={css.day}>{formatDay(dueOn)}</span>
          <Text as="span" size="s" tone="muted">
            {kind === 'rent' ? ` ${messages.everyMonth(dueDay)}` : ''}
          </Text>
        </td>
        <td {...cellRole} className={css.status}>
          <Badge tone={tones[state]}>{messages.state[state]}</Badge>
          {hasFailed && state !== 'failed' ? (
            <Text size="s" tone="muted">
              {messages.failedNote}
            </Text>
          ) : null}
        </td>
        <td {...cellRole} className={way === null && method === null ? css.columnsOnly : css.cell}>
          <span className={css.cardLabel}>{`${messages.column.method} `}</span>
          {way === null ? (method ?? messages.noMethod) : messages.wayName[way]}
          {way !== null && method !== null ? `, ${method.toLowerCase()}` : ''}
        </td>
        <td {...cellRole} className={css.amount}>
          <Amount row={row} />
        </td>
        <td {...cellRole} className={css.cell}>
          <Inline gap="s">
            <RollActions row={row} place={place} />
          </Inline>
        </td>
      </tr>
      <Detail row={row} place={place} answer={answer} />
    </tbody>
  );
}
