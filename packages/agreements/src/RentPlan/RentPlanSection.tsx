import type { Rental, RentPlan } from '@sewa/api/client';
import { findDay, formatMoney, formatMonth } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { flowServicePath } from '@sewa/paths';
import { Badge, Card, Heading, Inline, Link, Stack, Table, Text } from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';
import { DoneBanner } from '../DoneBanner.tsx';
import { StepButton } from '../StepButton.tsx';
import * as messages from './messages.ts';
import { RENT_PLAN } from './rentPlanForms.ts';

type Bill = RentPlan['bills'][number];

/** Where a bill stands on a day, in words and by its tone. */
function describeBill({ state, cents, paidCents, dueOn }: Bill, today: string) {
  if (state === 'paid') return { words: messages.paid, tone: 'success' } as const;
  if (state === 'processing') return { words: messages.underWay, tone: 'info' } as const;
  if (state === 'said-paid') return { words: messages.saidPaid, tone: 'info' } as const;
  const open = formatMoney(cents - paidCents);
  if (dueOn < today) return { words: messages.overdue(open), tone: 'danger' } as const;
  return paidCents > 0
    ? ({ words: messages.partPaid(open), tone: 'info' } as const)
    : ({ words: messages.due, tone: 'neutral' } as const);
}

function Bills({ bills, today }: { readonly bills: readonly Bill[]; readonly today: string }) {
  if (bills.length === 0) return <Text as="p">{messages.noBills}</Text>;
  return (
    <Table<Bill>
      caption={messages.billsLabel}
      rows={[...bills]}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'month',
          label: messages.month,
          isRowHeader: true,
          cell: ({ period, kind }) =>
            kind === 'rent' ? formatMonth(period) : `${messages.kinds.deposit}, ${formatMonth(period)}`,
        },
        { key: 'due', label: messages.dueOn, cell: ({ dueOn }) => messages.dueDay(dueOn) },
        { key: 'amount', label: messages.amount, cell: ({ cents }) => formatMoney(cents) },
        {
          key: 'status',
          label: messages.status,
          cell: (bill) => {
            const { words, tone } = describeBill(bill, today);
            return <Badge tone={tone}>{words}</Badge>;
          },
        },
      ]}
    />
  );
}

function Offer({
  offer,
  version,
}: {
  readonly offer: NonNullable<RentPlan['offer']>;
  readonly version: number;
}) {
  const result = findResult(useActionData(), RENT_PLAN);
  return (
    <PageForm as={Form}>
      <input type="hidden" name="version" value={version} />
      <Stack gap="m" align="start">
        <FormError result={result} />
        <Text as="p">{messages.offerLead(formatMoney(offer.monthlyRent), offer.dueDay)}</Text>
        <Text as="p" tone="muted">
          {offer.payeeId === null ? `${messages.payeeNext} ${messages.sharedLead}` : messages.sharedLead}
        </Text>
        <StepButton value={RENT_PLAN} label={messages.setUpLabel} variant="primary" />
      </Stack>
    </PageForm>
  );
}

/** The rent plan of a tenancy with its bills, or the offer to set one up with the figures of the agreement. */
export function RentPlanSection({
  rental: { rentPlan, version, side, now, addenda },
}: {
  readonly rental: Rental;
}) {
  const result = findResult(useActionData(), RENT_PLAN);
  if (!rentPlan) return null;
  const { offer, service, bills } = rentPlan;
  const isNone = !offer && !service;
  if (isNone && side === 'tenant') return null;
  const hasChanged = addenda.some(
    ({ state, terms, earlierTerms }) => state === 'signed' && terms.monthlyRent !== earlierTerms.monthlyRent,
  );
  return (
    <Card as="section" padding="l" id={RENT_PLAN} aria-labelledby="rent-title">
      <Stack gap="m">
        <DoneBanner result={result} />
        <Heading level={2} size="m" id="rent-title">
          {messages.title}
        </Heading>
        {service && service.state !== 'ended' ? (
          <Text as="p">{messages.facts(formatMoney(service.monthlyRent), service.dueDay)}</Text>
        ) : null}
        {service?.state === 'paused' ? <Text as="p">{messages.pausedPlan}</Text> : null}
        {service?.state === 'ended' ? <Text as="p">{messages.endedPlan}</Text> : null}
        {offer ? <Offer offer={offer} version={version} /> : null}
        {isNone ? <Text as="p">{messages.landlordNone}</Text> : null}
        {service ? <Bills bills={bills} today={findDay(now) ?? ''} /> : null}
        {service && hasChanged ? (
          <Text as="p" tone="muted">
            {messages.changed}
          </Text>
        ) : null}
        {service?.isMine ? (
          <Inline>
            <Link variant="secondary" href={flowServicePath('pay', service.id)}>
              {messages.seePlanLabel}
            </Link>
          </Inline>
        ) : null}
      </Stack>
    </Card>
  );
}
