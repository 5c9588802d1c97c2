import type { Bill, Service } from '@sewa/api/client';
import { formatMoney } from '@sewa/formatters';
import { flowBillsPath } from '@sewa/paths';
import { Badge, Card, Heading, Inline, List, Stack, Text } from '@sewa/ui';
import { BillActions } from './BillActions.tsx';
import * as css from './Bills.css.ts';
import type { findPanel } from './billPaths.ts';
import {
  canBeReminded,
  canShareLink,
  countOpen,
  describeBillState,
  describeNext,
  nameBill,
} from './describeBill.ts';
import { LinkForm } from './LinkForm.tsx';
import * as messages from './messages.ts';
import { OutsideForm } from './OutsideForm.tsx';
import { Panel } from './Panel.tsx';
import { PaymentRow } from './PaymentRow.tsx';
import { PayNowCode } from './PayNowCode.tsx';
import { ReceivedForm } from './ReceivedForm.tsx';
import { RemindForm } from './RemindForm.tsx';

interface BillCardProps {
  readonly bill: Bill;
  readonly service: Service;
  readonly open: ReturnType<typeof findPanel>;
}

/** What is open below a bill, if it still can be done. */
function OpenPanel({ bill, service, open }: BillCardProps) {
  if (open === null || open.about !== bill.id) return null;
  const closeHref = flowBillsPath(service.type, service.id);
  if (open.panel === 'outside' && bill.may.includes('said-paid'))
    return (
      <Panel title={messages.outsideTitle} lead={messages.outsideLead} closeHref={closeHref}>
        <OutsideForm bill={bill} />
      </Panel>
    );
  if (open.panel === 'received' && bill.may.includes('record-paid'))
    return (
      <Panel title={messages.receivedTitle} lead={messages.receivedLead} closeHref={closeHref}>
        <ReceivedForm bill={bill} />
      </Panel>
    );
  if (open.panel === 'paynow' && bill.may.includes('said-paid'))
    return (
      <Panel title={messages.paynowTitle} lead={messages.paynowLead} closeHref={closeHref}>
        <PayNowCode billId={bill.id} />
      </Panel>
    );
  if (open.panel === 'link' && canShareLink(bill))
    return (
      <Panel title={messages.linkTitle} lead={messages.linkLead} closeHref={closeHref}>
        <LinkForm billId={bill.id} />
      </Panel>
    );
  return null;
}

/** What a bill is made up of, where that is more than one sum. */
function BillLines({ bill }: { readonly bill: Bill }) {
  if (bill.lines.length < 2 && bill.rule === null) return null;
  return (
    <Stack gap="xs">
      <List variant="plain" aria-label={messages.linesLabel}>
        {bill.lines.map(({ kind, words, cents }) => (
          <li key={`${kind} ${words}`} className={css.apart}>
            <Text as="span" size="s" tone="muted">
              {words}
            </Text>
            <Text as="span" size="s" isNumeric>
              {formatMoney(cents)}
            </Text>
          </li>
        ))}
      </List>
      {bill.rule === null ? null : (
        <Text size="s" tone="muted">
          {messages.ruleLabel(bill.rule)}
        </Text>
      )}
    </Stack>
  );
}

/** A bill: what is due and when, what happens next, what can be done, and its payments. */
export function BillCard({ bill, service, open }: BillCardProps) {
  const { id, cents, paidCents, dueOn, isOverdue, payments } = bill;
  const state = describeBillState(bill, service.side);
  const isPart = paidCents > 0 && countOpen(bill) > 0;
  return (
    <Card as="li" id={id}>
      <Stack gap="m">
        <Stack gap="xs">
          <div className={css.apart}>
            <Inline gap="s">
              <Heading level={3} size="s">
                {nameBill(bill)}
              </Heading>
              <Badge tone={state.tone}>{state.words}</Badge>
            </Inline>
            <Text as="span" weight="semibold" isNumeric>
              {formatMoney(cents)}
            </Text>
          </div>
          <Text size="s" tone={isOverdue ? 'danger' : 'muted'}>
            {isOverdue ? messages.wasDueOn(dueOn) : messages.dueOn(dueOn)}
            {isPart ? ` · ${messages.ofTotal(paidCents, cents)}` : ''}
          </Text>
        </Stack>
        <Text>{describeNext(bill, service)}</Text>
        <BillLines bill={bill} />
        <BillActions bill={bill} service={service} />
        {canBeReminded(bill, service) ? <RemindForm bill={bill} /> : null}
        <OpenPanel bill={bill} service={service} open={open} />
        {payments.length === 0 ? null : (
          <List aria-label={messages.paymentsTitle}>
            {payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} bill={bill} service={service} open={open} />
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}
