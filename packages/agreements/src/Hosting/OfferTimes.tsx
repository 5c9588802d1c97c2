import { CorporateField } from '@sewa/api/swr';
import { findDay, formatShortDay, formatTime } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { FormError, ResultFocus } from '@sewa/pages/form-notices';
import { type FormResult, findResult } from '@sewa/pages/forms';
import { DatePicker } from '@sewa/pickers';
import { Card, Form, Grid, Heading, Select, Stack, Text, TextField } from '@sewa/ui';
import type { ReactNode } from 'react';
import { Form as RouterForm, useActionData } from 'react-router-dom';
import { ActionButton } from '../ViewingForm.tsx';
import type { HostedListing } from './findHostedHome.ts';
import { hostActions } from './hostForms.ts';
import * as messages from './messages.ts';
import { listTypedSlots, offerFields, offerForms } from './offerForms.ts';
import { lengths } from './offerLimits.ts';

interface FormProps {
  readonly listings: readonly HostedListing[];
}

const toErrors = (result: FormResult | null, about: string) =>
  Object.entries(result?.fields ?? {}).map(([name, message]) => ({ field: `${about}-${name}`, message }));

interface OfferFormProps extends FormProps {
  readonly about: string;
  readonly title: string;
  readonly result: FormResult | null;
  /** The fields and the button. */
  readonly children: ReactNode;
}

function OfferForm({ about, title, result, listings, children }: OfferFormProps) {
  const [only, ...others] = listings;
  return (
    <PageForm
      // The fields begin anew once times were offered.
      key={result?.done ?? ''}
      as={Form}
      formComponent={RouterForm}
      noValidate
      hasSummary={false}
      errors={toErrors(result, about)}
      id={about}
      aria-label={title}
    >
      <CorporateField />
      <Stack gap="m">
        <FormError result={result} />
        {others.length === 0 ? (
          <input type="hidden" name="listing" value={only?.id} />
        ) : (
          <Select
            id={`${about}-listing`}
            name="listing"
            label={messages.listingLabel}
            options={listings.map(({ id, name }) => ({ value: id, label: name }))}
            defaultValue={result?.typed.listing}
          />
        )}
        {children}
      </Stack>
    </PageForm>
  );
}

interface FieldProps {
  readonly about: string;
  readonly result: FormResult | null;
}

/** What was typed and not taken yet. */
const findTyped = (result: FormResult | null): FormResult['typed'] =>
  result === null || result.done ? {} : result.typed;

function DayField({
  about,
  result,
  name,
  label,
}: FieldProps & { readonly name: string; readonly label: string }) {
  return (
    <DatePicker
      id={`${about}-${name}`}
      name={name}
      label={label}
      required
      min={findDay(Date.now()) ?? undefined}
      defaultValue={findTyped(result)[name] || null}
      error={result?.fields[name]}
    />
  );
}

function TimeField({
  about,
  result,
  name,
  label,
}: FieldProps & { readonly name: string; readonly label: string }) {
  return (
    <TextField
      id={`${about}-${name}`}
      name={name}
      type="time"
      label={label}
      required
      defaultValue={findTyped(result)[name]}
    />
  );
}

/** The length of each viewing, and how many people can come at the same time. */
function SizeFields({ about, result }: FieldProps) {
  const typed = findTyped(result);
  return (
    <>
      <Select
        id={`${about}-minutes`}
        name="minutes"
        label={messages.minutesLabel}
        options={lengths.map((count) => ({ value: String(count), label: messages.minutes(count) }))}
        defaultValue={typed.minutes ?? '20'}
      />
      <TextField
        id={`${about}-seats`}
        name="seats"
        label={messages.seatsLabel}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={typed.seats ?? '1'}
      />
    </>
  );
}

function OneTime({ listings }: FormProps) {
  const about = offerForms.one;
  const result = findResult(useActionData(), about);
  const field = { about, result };
  return (
    <OfferForm about={about} title={messages.oneTitle} result={result} listings={listings}>
      <Grid gap="m" minColumn="s">
        <DayField {...field} name="day" label={messages.dayLabel} />
        <TimeField {...field} name="from" label={messages.fromLabel} />
        <SizeFields {...field} />
      </Grid>
      <div>
        <ActionButton value={hostActions.offerOne}>{messages.offerLabel}</ActionButton>
      </div>
    </OfferForm>
  );
}

/** Which times a pattern makes, and the button that offers them. */
function WeekPreview({ result }: { readonly result: FormResult }) {
  const { typed } = result;
  const slots = listTypedSlots(typed, Date.now());
  const days = [...new Set(slots.map(({ startsAt }) => findDay(startsAt)))];
  const firstDay = slots.filter(({ startsAt }) => findDay(startsAt) === days.at(-1));
  return (
    <PageForm as={RouterForm}>
      <CorporateField />
      {offerFields.map((name) => (
        <input key={name} type="hidden" name={name} value={typed[name] ?? ''} />
      ))}
      <input type="hidden" name="isConfirmed" value="yes" />
      <ResultFocus result={result}>
        <Stack gap="s">
          <Text weight="semibold">{messages.previewTitle(slots.length)}</Text>
          <Text>
            {messages.previewDay(
              messages.weekdays[Number(typed.weekday)] ?? '',
              days.length,
              formatShortDay(days[0]),
              formatShortDay(days.at(-1)),
            )}
          </Text>
          <Text size="s" tone="muted" isNumeric>
            {messages.previewTimes(firstDay.map(({ startsAt }) => formatTime(startsAt)))}
          </Text>
          <div>
            <ActionButton value={hostActions.offerWeek}>{messages.offerAllLabel(slots.length)}</ActionButton>
          </div>
        </Stack>
      </ResultFocus>
    </PageForm>
  );
}

function EveryWeek({ listings }: FormProps) {
  const about = offerForms.week;
  const result = findResult(useActionData(), about);
  const field = { about, result };
  return (
    <Stack gap="l">
      <OfferForm about={about} title={messages.weekTitle} result={result} listings={listings}>
        <Grid gap="m" minColumn="s">
          <Select
            id={`${about}-weekday`}
            name="weekday"
            label={messages.weekdayLabel}
            options={[1, 2, 3, 4, 5, 6, 0].map((weekday) => ({
              value: String(weekday),
              label: messages.weekdays[weekday] ?? '',
            }))}
            defaultValue={findTyped(result).weekday ?? '6'}
          />
          <DayField {...field} name="until" label={messages.untilLabel} />
          <TimeField {...field} name="from" label={messages.fromLabel} />
          <TimeField {...field} name="to" label={messages.toLabel} />
          <SizeFields {...field} />
        </Grid>
        <div>
          <ActionButton
            value={hostActions.offerWeek}
            variant={result?.isConfirmationNeeded ? 'secondary' : 'primary'}
          >
            {messages.previewLabel}
          </ActionButton>
        </div>
      </OfferForm>
      {result?.isConfirmationNeeded ? <WeekPreview result={result} /> : null}
    </Stack>
  );
}

/** Offers times for viewings: one, or the same every week. */
export function OfferTimes({ listings }: FormProps) {
  return (
    <Stack as="section" gap="m" id="offer" aria-labelledby="offer-title">
      <Heading level={2} size="m" id="offer-title">
        {messages.offerTitle}
      </Heading>
      <Grid gap="l" minColumn="l">
        <Card padding="l">
          <Stack gap="m">
            <Heading level={3} size="s">
              {messages.oneTitle}
            </Heading>
            <OneTime listings={listings} />
          </Stack>
        </Card>
        <Card padding="l">
          <Stack gap="m">
            <Heading level={3} size="s">
              {messages.weekTitle}
            </Heading>
            <EveryWeek listings={listings} />
          </Stack>
        </Card>
      </Grid>
    </Stack>
  );
}
