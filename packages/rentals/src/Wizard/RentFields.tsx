import { useRoute } from '@sewa/api/swr';
import { findDay, formatMoney, parseMoney } from '@sewa/formatters';
import { DatePicker } from '@sewa/pickers';
import { findTermRule, LOW_RENT_SHARE, listTerms } from '@sewa/tenancy';
import { Heading, MoneyField, Select, Stack, Text, TextArea } from '@sewa/ui';
import { FairRentNote } from './FairRentNote.tsx';
import * as messages from './messages.ts';
import type { StepFieldsProps } from './StepForm.tsx';
import type { StepText } from './stepText.ts';
import * as css from './Wizard.css.ts';

const MAX_OCCUPANTS = 12;

const listOptions = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const allowances = listOptions(messages.allowance);
const cookingRules = listOptions(messages.cookingRule);

/** Numbers to choose from with one that is stored already. */
const listNumbers = (
  numbers: readonly number[],
  stored: string | undefined,
  name: (count: number) => string,
) =>
  [...new Set([...numbers, ...(stored ? [Number(stored)] : [])])]
    .toSorted((one, other) => one - other)
    .map((count) => ({ value: String(count), label: name(count) }));

/** Whether the rent that stands in the field is so low that a reason is asked for. */
function useLowRent({ listing, text }: Pick<StepFieldsProps, 'listing' | 'text'>): boolean {
  const { data } = useRoute('fairRent', { id: listing.id }, { isErrorReturned: true });
  const rent = parseMoney(text.monthlyRent);
  const median = data?.quartiles?.median;
  const isLow = rent !== null && median !== undefined && rent < median * LOW_RENT_SHARE;
  // Of what is stored, the API knows it for sure.
  return isLow || (listing.needsLowRentReason && rent === listing.monthlyRent);
}

/** The rules of the house. */
export function RuleFields({
  propertyType,
  start,
}: {
  readonly propertyType: number | null;
  readonly start: StepText;
}) {
  const today = findDay(Date.now()) ?? '';
  const rule = findTermRule(propertyType, today);
  const set = (name: keyof typeof messages.field) => ({
    id: name,
    name,
    label: messages.field[name],
    defaultValue: start[name],
    placeholder: messages.notStatedLabel,
  });
  const { placeholder: _, ...notes } = set('notes');
  const people = Array.from({ length: MAX_OCCUPANTS }, (_each, index) => index + 1);
  return (
    <>
      <Select
        {...set('minMonths')}
        hint={rule ? messages.shortestTerm(rule.shortest, rule.source.name.split(',')[0] ?? '') : undefined}
        options={listNumbers(listTerms(propertyType, today), start.minMonths, messages.months)}
      />
      <div className={css.rules}>
        <Select {...set('maxOccupants')} options={listNumbers(people, start.maxOccupants, messages.people)} />
        <Select {...set('pets')} options={allowances} />
        <Select {...set('smoking')} options={allowances} />
        <Select {...set('visitors')} options={allowances} />
        <Select {...set('cooking')} options={cookingRules} />
      </div>
      <TextArea {...notes} hint={messages.notesHint} maxLength={1_000} hasCounter rows={3} />
    </>
  );
}

/** The least rent that the owner agreed with the agent; null if there is none. */
const findLeastRent = ({ property }: StepFieldsProps['listing']): number | null =>
  property.ownership === 'authority'
    ? (property.authorities.find(({ state }) => state === 'running' || state === 'upcoming')
        ?.monthlyRentMin ?? null)
    : null;

/** The rent, and why it is low. */
export function RentField({ listing, start, text, touch }: StepFieldsProps) {
  const isLow = useLowRent({ listing, text });
  const least = findLeastRent(listing);
  return (
    <>
      <MoneyField
        id="monthlyRent"
        name="monthlyRent"
        label={messages.field.monthlyRent}
        hint={least === null ? messages.rentHint : messages.leastRentHint(formatMoney(least))}
        required
        min={100}
        max={100_000_000}
        defaultValue={parseMoney(start.monthlyRent)}
        onValueChange={touch}
      />
      {isLow || start.lowRentReason ? (
        <TextArea
          id="lowRentReason"
          name="lowRentReason"
          label={messages.field.lowRentReason}
          hint={messages.lowRentHint}
          required={isLow}
          maxLength={500}
          rows={2}
          defaultValue={text.lowRentReason}
        />
      ) : null}
    </>
  );
}

/** The first day: a new one is not over; one that was saved before can stay. */
export function FirstDayField({ start, touch }: Pick<StepFieldsProps, 'start' | 'touch'>) {
  const today = findDay(Date.now()) ?? '';
  const isOver = Boolean(start.availableFrom) && (start.availableFrom ?? '') < today;
  return (
    <DatePicker
      id="availableFrom"
      name="availableFrom"
      label={messages.field.availableFrom}
      hint={messages.availableFromHint}
      required
      min={isOver ? undefined : today}
      defaultValue={start.availableFrom || null}
      onValueChange={touch}
    />
  );
}

/** The rent beside rents paid nearby, the first day and the house rules. */
export function RentFields(props: StepFieldsProps) {
  return (
    <>
      <RentField {...props} />
      <FairRentNote listingId={props.listing.id} rent={parseMoney(props.text.monthlyRent)} />
      <FirstDayField {...props} />
      <Stack gap="s">
        <Heading level={2} size="s">
          {messages.rulesTitle}
        </Heading>
        <Text tone="muted">{messages.rulesLead}</Text>
      </Stack>
      <RuleFields propertyType={props.listing.property.propertyType} start={props.start} />
    </>
  );
}
