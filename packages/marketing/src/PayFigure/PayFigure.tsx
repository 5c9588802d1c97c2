import type { RouteAnswer } from '@sewa/api/client';
import { formatDay, formatMoney, formatMonth } from '@sewa/formatters';
import { Badge, Card, DescriptionList, DescriptionListItem, Divider, Inline, Stack, Text } from '@sewa/ui';
import { exampleRent } from './exampleRent.ts';
import * as messages from './messages.ts';
import * as css from './PayFigure.css.ts';

interface PayFigureProps {
  /** What each way to pay costs today; without it the bill says nothing of a fee. */
  readonly fees: RouteAnswer<'getPaymentFees'> | undefined;
}

const { rentCents, home, payee, month, paidOn, dueOn } = exampleRent;

/** A bill and its receipt as the product shows them, with invented facts and today's fees. */
export function PayFigure({ fees }: PayFigureProps) {
  const egiro = fees?.egiro;
  const feeCents = egiro ? Math.round((rentCents * egiro.basisPoints) / 10_000) + egiro.fixedCents : 0;
  const total = formatMoney(rentCents + feeCents);
  return (
    <figure className={css.figure}>
      <figcaption className={css.caption}>
        <Badge tone="neutral">{messages.exampleLabel}</Badge> {messages.figureCaption}
      </figcaption>
      <Card padding="m">
        <Stack gap="s">
          <Inline gap="s">
            <Text weight="semibold">{messages.billTitle(formatMonth(month))}</Text>
            <Badge tone="info">{messages.dueLabel(formatDay(dueOn))}</Badge>
          </Inline>
          <Text size="s" tone="muted">
            {home}
          </Text>
          <DescriptionList layout="rows">
            <DescriptionListItem name={messages.rentLabel}>{formatMoney(rentCents)}</DescriptionListItem>
            {egiro ? (
              <DescriptionListItem name={messages.feeLabel}>
                {feeCents === 0 ? messages.freeLabel : formatMoney(feeCents)}
              </DescriptionListItem>
            ) : null}
          </DescriptionList>
          <Divider />
          <Inline gap="s">
            <Text weight="semibold">{messages.totalLabel}</Text>
            <Text weight="bold" size="l" isNumeric>
              {total}
            </Text>
          </Inline>
        </Stack>
      </Card>
      <Card padding="m">
        <Stack gap="s">
          <Inline gap="s">
            <Text weight="semibold">{messages.receiptTitle(formatMonth(month))}</Text>
            <Badge tone="success">{messages.paidLabel}</Badge>
          </Inline>
          <DescriptionList layout="rows">
            <DescriptionListItem name={messages.amountLabel}>{total}</DescriptionListItem>
            <DescriptionListItem name={messages.paidToLabel}>{payee}</DescriptionListItem>
            <DescriptionListItem name={messages.paidOnLabel}>
              {messages.paidBy(formatDay(paidOn))}
            </DescriptionListItem>
          </DescriptionList>
        </Stack>
      </Card>
    </figure>
  );
}
