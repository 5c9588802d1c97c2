import type { Rental, RenterCard, User } from '@sewa/api/client';
import { findDay, formatMoney, parseMoney } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { ResultFocus } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { contractPath } from '@sewa/paths';
import { DatePicker } from '@sewa/pickers';
import { stampDuty } from '@sewa/tenancy';
import {
  Banner,
  Button,
  Card,
  Checkbox,
  Grid,
  Heading,
  Inline,
  Link,
  MoneyField,
  NumberField,
  RadioGroup,
  Select,
  Stack,
  Text,
} from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import * as common from '../messages.ts';
import { OccupierFields } from '../Occupiers/OccupierFields.tsx';
import type { Texts } from '../Occupiers/occupierTexts.ts';
import * as messages from './messages.ts';
import * as css from './OfferForm.css.ts';
import { OFFER } from './offerForm.ts';
import { answerDays, clauseIds, nameClause, parseOffer, prefillOffer } from './offerTexts.ts';
import { useOfferDraft } from './useOfferDraft.ts';

interface OfferFormProps {
  readonly rental: Rental;
  readonly user: User;
  readonly card: RenterCard | null;
}

interface FieldsProps {
  readonly texts: Texts;
  readonly errors: Texts;
}

/** What the stamp duty would be with what stands in the form; nothing while that can't be told. */
function DutySum({ texts }: Pick<FieldsProps, 'texts'>) {
  const now = Date.now();
  const { terms, issues } = parseOffer(texts, now);
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

function TermFields({ texts, errors, listing }: FieldsProps & Pick<Rental, 'listing'>) {
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

function ClauseFields({ texts }: Pick<FieldsProps, 'texts'>) {
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

/** Makes an offer or a counter-offer; a refusal stands above the fields, which stay as they were typed. */
export function OfferForm({ rental, user, card }: OfferFormProps) {
  const isCounter = rental.may.includes('counter');
  const result = findResult(useActionData(), OFFER);
  const { state, formData } = useNavigation();
  const { restored, note } = useOfferDraft(rental.id, user.id);
  const texts = result?.typed ?? restored ?? prefillOffer({ rental, card, user, now: Date.now() });
  const errors = result?.fields ?? {};
  const isSending = state !== 'idle' && formData?.has('do') === true;
  const isLaw = result?.error !== null && Object.keys(errors).length === 0;
  const submit = { type: 'submit', name: 'do', value: isCounter ? 'counter' : 'offer' } as const;
  const label = isCounter ? messages.sendCounter : messages.sendOffer;
  return (
    <Card as="section" padding="l" id={OFFER} aria-labelledby="offer-title">
      <PageForm as={Form} noValidate onChange={note} key={JSON.stringify([texts, errors])}>
        {/* Return sends the offer, and doesn't press the first button in sight. */}
        <div hidden>
          <Button {...submit}>{label}</Button>
        </div>
        <input type="hidden" name="form" value={OFFER} />
        <input type="hidden" name="version" value={rental.version} />
        <Stack gap="l">
          <Stack gap="xs">
            <Heading level={2} size="m" id="offer-title">
              {isCounter ? messages.counterTitle : messages.offerTitle}
            </Heading>
            <Text as="p" tone="muted">
              {messages.lead}
            </Text>
          </Stack>
          {result?.error ? (
            <ResultFocus result={result}>
              <Banner tone="danger" title={isLaw ? result.error : messages.checkFields}>
                {messages.keptWords}
              </Banner>
            </ResultFocus>
          ) : null}
          {restored && !result ? <Text as="p">{messages.restored}</Text> : null}
          <TermFields texts={texts} errors={errors} listing={rental.listing} />
          <Stack gap="s">
            <RadioGroup
              label={messages.dutyLabel}
              hint={messages.dutyHint}
              name="dutyBy"
              options={Object.entries(messages.duty).map(([value, name]) => ({ value, label: name }))}
              defaultValue={texts.dutyBy ?? 'tenant'}
              error={errors.dutyBy}
            />
            <DutySum texts={texts} />
          </Stack>
          <OccupierFields texts={texts} errors={errors} />
          <ClauseFields texts={texts} />
          <Text as="p">{common.subjectToContract}</Text>
          <Inline gap="s">
            <Button {...submit} isBusy={isSending}>
              {label}
            </Button>
            <Link href={contractPath(rental.id)}>{messages.cancelLabel}</Link>
          </Inline>
        </Stack>
      </PageForm>
    </Card>
  );
}
