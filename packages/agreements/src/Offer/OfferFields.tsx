import type { Rental } from '@sewa/api/client';
import { findDay, formatMoney, parseMoney } from '@sewa/formatters';
import { DatePicker } from '@sewa/pickers';
import { stampDuty } from '@sewa/tenancy';
import { Checkbox, Grid, Link, MoneyField, NumberField, RadioGroup, Select, Stack, Text } from '@sewa/ui';
import * as common from '../messages.ts';
import type { Texts } from '../Occupiers/occupierTexts.ts';
import * as messages from './messages.ts';
import * as css from './OfferFields.css.ts';
import { answerDays, clauseIds, nameClause, parseOffer } from './offerTexts.ts';

interface FieldsProps {
  readonly texts: Texts;
  readonly errors: Texts;
}

interface DutyProps extends FieldsProps {
  /** The server's time in milliseconds. */
  readonly now: number;
}

/** What the stamp duty would be with what stands in the form; nothing while that can't be told. */
function DutySum({ texts, now }: Pick<DutyProps, 'texts' | 'now'>) {
  const { terms, issues } = parseOffer(texts);
  if (issues.monthlyRent || issues.months) return null;
  const { monthlyRent, months } = terms;
  const { cents, source } = stampDuty({ periods: [{ monthlyRent, months }], signedOn: findDay(now) ?? '' });
  if (cents === null || source === null) return null;
  const basis = `${common.rentPerMonth(monthlyRent)}, ${common.sayMonths(months)}`;
  return (
    <Text as="p" tone="muted">
      {messages.dutySum(formatMoney(cents), basis)}{' '}
      {source.url ? <Link href={source.url}>{source.name}</Link> : source.name}
    </Text>
  );
}

/** The rent, the term, the deposits, and how long the other side has to answer. */
export function TermFields({ texts, errors, listing }: FieldsProps & Pick<Rental, 'listing'>) {
  const { monthlyRent, availableFrom } = listing;
  return (
    <Grid gap="m" minColumn="m">
      <MoneyField
        label={messages.rentLabel}
        hint={monthlyRent === null ? undefined : messages.rentHint(formatMoney(monthlyRent))}
        name="monthlyRent"
        required
        autoComplete="off"
        defaultValue={parseMoney(texts.monthlyRent)}
        error={errors.monthlyRent}
      />
      <DatePicker
        label={messages.fromLabel}
        hint={availableFrom === null ? undefined : messages.fromHint(common.sayDay(availableFrom))}
        name="from"
        required
        defaultValue={texts.from || null}
        error={errors.from}
      />
      <NumberField
        label={messages.monthsLabel}
        hint={messages.monthsHint}
        name="months"
        required
        min={1}
        max={120}
        defaultValue={texts.months ? Number(texts.months) : null}
        error={errors.months}
      />
      <NumberField
        label={messages.depositLabel}
        hint={messages.depositHint}
        name="depositMonths"
        required
        min={0}
        max={6}
        defaultValue={texts.depositMonths ? Number(texts.depositMonths) : null}
        error={errors.depositMonths}
      />
      <MoneyField
        label={messages.goodFaithLabel}
        hint={messages.goodFaithHint}
        name="goodFaith"
        autoComplete="off"
        defaultValue={parseMoney(texts.goodFaith)}
        error={errors.goodFaith}
      />
      <Select
        label={messages.answerWithinLabel}
        hint={messages.answerWithinHint}
        name="answerDays"
        options={answerDays.map((days) => ({ value: String(days), label: messages.days(days) }))}
        defaultValue={texts.answerDays ?? '3'}
        error={errors.answerDays}
      />
    </Grid>
  );
}

/** The clauses that can be asked for, in plain words. */
export function ClauseFields({ texts }: Pick<FieldsProps, 'texts'>) {
  return (
    <fieldset className={css.choices}>
      <legend className={css.legend}>
        <Text as="span" weight="bold">
          {messages.clausesLabel}
        </Text>
      </legend>
      <Grid gap="m" minColumn="m">
        {clauseIds.map((id) => (
          <Checkbox
            key={id}
            name={nameClause(id)}
            label={messages.clauses[id][0]}
            description={messages.clauses[id][1]}
            defaultChecked={texts[nameClause(id)] !== undefined}
          />
        ))}
      </Grid>
    </fieldset>
  );
}

/** Who pays the stamp duty, and how much it would be. */
export function DutyFields({ texts, errors, now }: DutyProps) {
  return (
    <Stack gap="s">
      <RadioGroup
        label={messages.dutyLabel}
        hint={messages.dutyHint}
        name="dutyBy"
        options={Object.entries(messages.duty).map(([value, name]) => ({ value, label: name }))}
        defaultValue={texts.dutyBy ?? 'tenant'}
        error={errors.dutyBy}
      />
      <DutySum texts={texts} now={now} />
    </Stack>
  );
}
