import type { OfferTerms, Rental } from '@sewa/api/client';
import { parseMoney } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { ResultFocus } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { findLastDay, findNextTerm } from '@sewa/tenancy';
import { Banner, Grid, MoneyField, NumberField, RadioGroup, Select, Stack, Text } from '@sewa/ui';
import { useState } from 'react';
import { Form, useActionData } from 'react-router-dom';
import * as common from '../messages.ts';
import { OccupierFields } from '../Occupiers/OccupierFields.tsx';
import type { Texts } from '../Occupiers/occupierTexts.ts';
import { answerDays } from '../Offer/offerTexts.ts';
import { StepButton } from '../StepButton.tsx';
import * as messages from './messages.ts';
import * as css from './RenewForm.css.ts';
import { RENEW } from './renewalForms.ts';
import { listChangeDays, prefillRenewal } from './renewalTexts.ts';

interface FieldsProps {
  readonly rental: Rental;
  readonly terms: OfferTerms;
  readonly texts: Texts;
  readonly errors: Texts;
}

const toNumber = (text: string | undefined): number | null => (text ? Number(text) : null);

/** What changes, from when and to how much. */
function TermFields({ rental, terms, texts, errors }: FieldsProps) {
  const days = listChangeDays(terms, rental.now);
  const kinds = {
    longer: messages.kinds.longer(findNextTerm(terms)),
    rent: messages.kinds.rent(findLastDay(terms)),
  };
  return (
    <>
      <RadioGroup
        label={messages.kindLabel}
        name="kind"
        required
        options={Object.entries(kinds)
          .filter(([value]) => value === 'longer' || days.length > 0)
          .map(([value, [label, description]]) => ({ value, label, description }))}
        defaultValue={texts.kind ?? ''}
        error={errors.kind}
      />
      <Grid gap="m" minColumn="m">
        <div className={css.longer}>
          <NumberField
            label={messages.monthsLabel}
            name="months"
            min={1}
            max={120}
            defaultValue={toNumber(texts.months)}
            error={errors.months}
          />
        </div>
        {days.length > 0 ? (
          <div className={css.rent}>
            <Select
              label={messages.fromLabel}
              name="from"
              placeholder={messages.choose}
              options={days.map((day) => ({ value: day, label: common.sayDay(day) }))}
              defaultValue={texts.from}
              error={errors.from}
            />
          </div>
        ) : null}
        <MoneyField
          label={messages.rentLabel}
          name="monthlyRent"
          required
          autoComplete="off"
          defaultValue={parseMoney(texts.monthlyRent)}
          error={errors.monthlyRent}
        />
        <NumberField
          label={messages.depositLabel}
          name="depositMonths"
          required
          min={0}
          max={6}
          defaultValue={toNumber(texts.depositMonths)}
          error={errors.depositMonths}
        />
        <Select
          label={messages.answerWithinLabel}
          name="answerDays"
          options={answerDays.map((count) => ({ value: String(count), label: messages.days(count) }))}
          defaultValue={texts.answerDays}
          error={errors.answerDays}
        />
      </Grid>
      <RadioGroup
        label={messages.dutyLabel}
        name="dutyBy"
        direction="row"
        options={Object.entries(messages.payer).map(([value, label]) => ({ value, label }))}
        defaultValue={texts.dutyBy ?? ''}
        error={errors.dutyBy}
      />
    </>
  );
}

/** The terms that are proposed now, or null. */
const findProposal = ({ addenda: [newest] }: Rental): OfferTerms | null =>
  newest?.state === 'draft' ? newest.terms : null;

/** Proposes an addendum; what is refused stands above the fields, which stay as they were typed. */
export function RenewForm({ rental, terms }: Pick<FieldsProps, 'rental' | 'terms'>) {
  const answer = findResult(useActionData(), RENEW);
  const result = answer?.done ? null : answer;
  // What is typed stays when the rental is loaded again.
  const [prefilled] = useState(() => prefillRenewal(terms, findProposal(rental)));
  const texts = result?.typed ?? prefilled;
  const errors = result?.fields ?? {};
  return (
    <PageForm as={Form} noValidate key={JSON.stringify([texts, errors])}>
      <input type="hidden" name="form" value={RENEW} />
      <input type="hidden" name="version" value={rental.version} />
      <div className={css.fields}>
        <Stack gap="l">
          <Text as="p" tone="muted">
            {messages.formLead}
          </Text>
          {result?.error ? (
            <ResultFocus result={result}>
              <Banner tone="danger" title={result.error}>
                {messages.keptWords}
              </Banner>
            </ResultFocus>
          ) : null}
          <TermFields rental={rental} terms={terms} texts={texts} errors={errors} />
          <OccupierFields texts={texts} errors={errors} />
          <div>
            <StepButton value={RENEW} label={messages.proposeLabel} variant="primary" />
          </div>
        </Stack>
      </div>
    </PageForm>
  );
}
