import type { Dashboard } from '@sewa/api/client';
import { formatDay, formatMoney } from '@sewa/formatters';
import { flowBillsPath, servicesPath } from '@sewa/paths';
import { Link, List, ListItem, Stack, Text } from '@sewa/ui';
import { DashboardCard } from './DashboardCard.tsx';
import { describeNextStep } from './describeDay.ts';
import * as messages from './messages.ts';
import { Numbers } from './Numbers.tsx';

type Payments = NonNullable<Dashboard['payments']>;

/** The bill that somebody pays next: how much, when, for which home, and what happens next. */
function NextBillCard({ bill }: { readonly bill: NonNullable<Payments['next']> }) {
  const describe = bill.isOverdue ? messages.nextBillOverdue : messages.nextBillLead;
  return (
    <DashboardCard
      id="next-bill"
      icon="calendar"
      title={messages.nextBillTitle(formatMoney(bill.cents))}
      way={{ href: flowBillsPath(bill.type, bill.serviceId), label: messages.seeBillsLabel }}
    >
      <Text weight="semibold">{describe(bill.street, formatDay(bill.dueOn))}</Text>
      <Text>{describeNextStep(bill)}</Text>
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

/** What waits for operators in payments. */
function PaymentWorkCard({
  differences,
  applications,
}: {
  readonly differences: number;
  readonly applications: number;
}) {
  return (
    <DashboardCard
      id="payment-work"
      icon="triangle-alert"
      title={messages.paymentWorkTitle}
      way={{ href: servicesPath(), label: messages.seePaymentWorkLabel }}
    >
      <Numbers
        numbers={[
          [messages.paymentWorkNumber.differences, differences],
          [messages.paymentWorkNumber.applications, applications],
        ]}
      />
    </DashboardCard>
  );
}

/** The payments of somebody, a card for each side of theirs; sides with nothing to say are left out. */
export function PaymentCards({ payments }: { readonly payments: Payments }) {
  const { next, toConfirm, arrears, receivedCents, differences, applications } = payments;
  return (
    <>
      {next ? <NextBillCard bill={next} /> : null}
      {toConfirm > 0 || arrears.length > 0 || receivedCents !== 0 ? (
        <ReceivedCard payments={payments} />
      ) : null}
      {differences !== null && applications !== null && differences + applications > 0 ? (
        <PaymentWorkCard differences={differences} applications={applications} />
      ) : null}
    </>
  );
}
