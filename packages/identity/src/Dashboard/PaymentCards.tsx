import type { Dashboard } from '@sewa/api/client';
import { formatDay, formatMoney } from '@sewa/formatters';
import { flowBillsPath, servicesPath } from '@sewa/paths';
import { Inline, Link, List, ListItem, Stack, Text } from '@sewa/ui';
import { DashboardCard } from './DashboardCard.tsx';
import { describeNextStep } from './describeDay.ts';
import * as messages from './messages.ts';

type Payments = NonNullable<Dashboard['payments']>;

/** The bill that somebody pays next: how much, when, for which home, and what happens next. */
function NextBillCard({ bill }: { readonly bill: NonNullable<Payments['next']> }) {
  const href = flowBillsPath(bill.type, bill.serviceId);
  const isToPay = bill.collectOn === null && (bill.state === 'open' || bill.state === 'part-paid');
  const describe = bill.isOverdue ? messages.nextBillOverdue : messages.nextBillLead;
  return (
    <DashboardCard
      id="next-bill"
      icon="calendar"
      title={messages.nextBillTitle(formatMoney(bill.cents))}
      way={isToPay ? undefined : { href, label: messages.seeBillsLabel }}
    >
      <Text weight="semibold">{describe(bill.street, formatDay(bill.dueOn))}</Text>
      <Text tone="muted">{describeNextStep(bill)}</Text>
      {isToPay ? (
        <Inline>
          <Link variant="primary" href={href} aria-label={messages.payBillLabel(formatMoney(bill.cents))}>
            {messages.payLabel}
          </Link>
        </Inline>
      ) : null}
    </DashboardCard>
  );
}

/** What came this month, what is to be confirmed, and who is overdue. */
function ReceivedCard({ payments }: { readonly payments: Payments }) {
  const { receivedCents, toConfirm, arrears } = payments;
  return (
    <DashboardCard
      id="received"
      icon="building-2"
      title={messages.receivedTitle}
      way={{ href: servicesPath(), label: messages.seeServicesLabel }}
    >
      <Text>{messages.receivedThisMonth(formatMoney(receivedCents))}</Text>
      {toConfirm > 0 ? <Text weight="semibold">{messages.paymentsToConfirm(toConfirm)}</Text> : null}
      {arrears.length === 0 ? (
        <Text tone="muted">{messages.noArrears}</Text>
      ) : (
        <Stack gap="s">
          <Text weight="semibold">{messages.arrearsLabel}</Text>
          <List>
            {arrears.map(({ serviceId, payerName, street, cents }) => (
              <ListItem key={serviceId} end={formatMoney(cents)}>
                <Link variant="quiet" href={flowBillsPath('pay', serviceId)}>
                  {messages.arrearsOf(payerName, street)}
                </Link>
              </ListItem>
            ))}
          </List>
        </Stack>
      )}
    </DashboardCard>
  );
}

const isReceiving = ({ toConfirm, arrears, receivedCents }: Payments): boolean =>
  toConfirm > 0 || arrears.length > 0 || receivedCents !== 0;

/** Whether there is something to say of somebody's payments. */
export const hasPayments = (payments: Payments): boolean => payments.next !== null || isReceiving(payments);

/** The payments of somebody, a card for each side of theirs; sides with nothing to say are left out. */
export function PaymentCards({ payments }: { readonly payments: Payments }) {
  return (
    <>
      {payments.next ? <NextBillCard bill={payments.next} /> : null}
      {isReceiving(payments) ? <ReceivedCard payments={payments} /> : null}
    </>
  );
}
