import type { ServiceDraft } from '@sewa/api/client';
import { findDay, formatMoney } from '@sewa/formatters';
import { findLastDay, listRentPeriods } from '@sewa/tenancy';
import { Card, Heading, List, ListItem, Stack, Text } from '@sewa/ui';
import * as css from './Apply.css.ts';
import * as messages from './messages.ts';

/** How many bills are shown before the rest is only counted. */
const SHOWN = 3;

interface PlannedBill {
  readonly key: string;
  readonly name: string;
  readonly notes: readonly string[];
  readonly cents: number;
}

/** The bills that a plan will have, as far as its fields say; null if they don't yet. */
function listPlannedBills(fields: ServiceDraft['fields'], today: string): PlannedBill[] | null {
  const { monthlyRent, dueDay, from, months, charges = [], depositCents } = fields;
  if (monthlyRent === undefined || dueDay === undefined || from === undefined || months === undefined)
    return null;
  const added = charges.reduce((sum, { cents }) => sum + cents, 0);
  const deposit = depositCents
    ? [{ key: 'deposit', name: messages.depositBill, notes: [messages.dueOn(from)], cents: depositCents }]
    : [];
  const rents = listRentPeriods({ monthlyRent, dueDay, from, months }).map((period) => ({
    key: period.period,
    name: messages.billOf(period.period),
    notes: [
      period.dueOn < today ? messages.beforeToday : messages.dueOn(period.dueOn),
      ...(period.days < period.daysInMonth ? [messages.rule(period.days, period.daysInMonth)] : []),
    ],
    cents: period.cents + added,
  }));
  return [...deposit, ...rents];
}

/** The first bills of a plan, and how a part of a month was counted. */
export function FirstBills({ fields }: { readonly fields: ServiceDraft['fields'] }) {
  const bills = listPlannedBills(fields, findDay(Date.now()) ?? '');
  const rest = (bills?.length ?? 0) - SHOWN;
  const { from = '', months = 1 } = fields;
  return (
    <Card as="section">
      <Stack gap="s">
        <Heading level={2} size="s">
          {messages.firstBillsTitle}
        </Heading>
        <Text size="s" tone="muted">
          {bills === null ? messages.firstBillsEmpty : messages.firstBillsLead}
        </Text>
        {bills === null ? null : (
          <List>
            {bills.slice(0, SHOWN).map(({ key, name, notes, cents }) => (
              <ListItem key={key}>
                <div className={css.apart}>
                  <Text as="span">{name}</Text>
                  <Text as="span" isNumeric weight="semibold">
                    {formatMoney(cents)}
                  </Text>
                </div>
                <Text size="s" tone="muted">
                  {notes.join(', ')}
                </Text>
              </ListItem>
            ))}
          </List>
        )}
        {rest > 0 ? (
          <Text size="s" tone="muted">
            {messages.moreBills(rest, findLastDay({ from, months }))}
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}
