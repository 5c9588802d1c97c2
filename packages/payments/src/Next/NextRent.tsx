import { type Bill, buildRouteUrl, type Service } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { formatMoney } from '@sewa/formatters';
import { billPaymentPath, flowBillsPath, servicePath } from '@sewa/paths';
import { Badge, Card, Heading, Inline, Link, List, ListItem, Stack, Text } from '@sewa/ui';
import {
  countOpen,
  describeBillState,
  describeNext,
  findPayeeHindrance,
  nameBill,
} from '../Bills/describeBill.ts';
import { sortBills } from '../Bills/sortBills.ts';
import { nameServiceHome, stateTones } from '../Services/describeService.ts';
import { state as serviceState } from '../Services/messages.ts';
import * as messages from './messages.ts';
import * as css from './Next.css.ts';

/** Earlier bills that are shown; the others are on the page of bills. */
const SHOWN = 3;

function NextBill({ bill, service }: { readonly bill: Bill; readonly service: Service }) {
  const { id, type, method, payee } = service;
  const home = nameServiceHome(service);
  const way = method?.kind === 'card' ? 'card' : 'bank';
  const state = describeBillState(bill, 'payer');
  const hindrance = bill.may.includes('said-paid') ? findPayeeHindrance(service) : null;
  const label = bill.isOverdue ? messages.lateLabel : messages.nextLabel;
  return (
    <Inline justify="between" gap="m">
      <Stack gap="xs">
        <Inline gap="s">
          <Text as="span" size="s" tone="muted">
            {bill.kind === 'deposit' ? messages.depositLabel : label}
          </Text>
          <Badge tone={state.tone}>{state.words}</Badge>
        </Inline>
        <Inline gap="s">
          <span className={css.amount}>{formatMoney(countOpen(bill))}</span>
          <Text as="span" tone={bill.isOverdue ? 'danger' : 'muted'}>
            {bill.isOverdue ? messages.wasDue(bill.dueOn) : messages.due(bill.dueOn)}
          </Text>
        </Inline>
        <Text size="s">
          {bill.may.includes('pay')
            ? describeNext(bill, service)
            : (hindrance ?? describeNext(bill, service))}
        </Text>
        {payee ? (
          <Text size="s" tone="muted">
            {messages.to(payee.name)}
          </Text>
        ) : null}
      </Stack>
      {bill.may.includes('pay') ? (
        <Link
          variant="primary"
          href={billPaymentPath(type, id, way, bill.id)}
          aria-label={messages.payFor(home)}
        >
          {messages.payLabel}
        </Link>
      ) : null}
    </Inline>
  );
}

/** A bill in a line, with its receipt. */
function OtherBill({ bill, home }: { readonly bill: Bill; readonly home: string }) {
  const state = describeBillState(bill, 'payer');
  const receipt = bill.payments.find(({ hasReceipt }) => hasReceipt);
  return (
    <ListItem
      end={
        <Inline gap="m">
          {receipt ? (
            <Link
              href={buildRouteUrl('getReceipt', { id: receipt.id })}
              aria-label={messages.receiptFor(nameBill(bill), home)}
              download
            >
              {messages.receiptLabel}
            </Link>
          ) : null}
          <Text as="span" isNumeric>
            {formatMoney(bill.cents)}
          </Text>
        </Inline>
      }
    >
      <Inline gap="s">
        <Text as="span">{nameBill(bill)}</Text>
        <Badge tone={state.tone}>{state.words}</Badge>
      </Inline>
    </ListItem>
  );
}

/** A home somebody pays rent for: what is next and how it is paid, then other bills and receipts. */
export function NextRent({ service }: { readonly service: Service }) {
  const { id, type, state } = service;
  const { data: bills } = useRoute('listBills', { id });
  if (!bills) return null;
  const home = nameServiceHome(service);
  const { overdue, due, done } = sortBills(bills);
  const [next, ...later] = [...overdue, ...due];
  const others = [...later, ...done.filter((bill) => bill.state !== 'cancelled').slice(0, SHOWN)];
  return (
    <Card as="li" padding="l">
      <Stack gap="m">
        <Inline gap="s">
          <Heading level={3} size="s">
            {home}
          </Heading>
          {state === 'active' ? null : <Badge tone={stateTones[state]}>{serviceState[state]}</Badge>}
        </Inline>
        {next ? <NextBill bill={next} service={service} /> : <Text tone="muted">{messages.noBill}</Text>}
        {others.length === 0 ? null : (
          <List aria-label={messages.otherFor(home)}>
            {others.map((bill) => (
              <OtherBill key={bill.id} bill={bill} home={home} />
            ))}
          </List>
        )}
        <Inline gap="m">
          <Link href={flowBillsPath(type, id)} aria-label={messages.of(messages.billsLabel, home)}>
            {messages.billsLabel}
          </Link>
          <Link href={servicePath(type, id)} aria-label={messages.of(messages.planLabel, home)}>
            {messages.planLabel}
          </Link>
        </Inline>
      </Stack>
    </Card>
  );
}
