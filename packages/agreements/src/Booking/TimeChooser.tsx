import type { Viewing, ViewingSlot } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { formatShortDay } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import type { FormResult } from '@sewa/pages/forms';
import { Form, Inline, Link, RadioGroup, Stack, Text, TextArea } from '@sewa/ui';
import { Form as RouterForm, useLocation } from 'react-router-dom';
import { ActionButton } from '../ViewingForm.tsx';
import { viewingFields } from '../viewingForms.ts';
import { formatTimeRange, groupByDay } from '../viewingTimes.ts';
import { bookingActions } from './bookingForms.ts';
import * as messages from './messages.ts';
import * as css from './TimeChooser.css.ts';

interface TimeChooserProps {
  /** Times with a free seat. */
  readonly slots: readonly ViewingSlot[];
  /** The viewing that is moved; null to book one. */
  readonly moved: Viewing | null;
  readonly result: FormResult | null;
}

const FIRST = 'first-time';

/** Books one of the free times, or moves a viewing to it. */
export function TimeChooser({ slots, moved, result }: TimeChooserProps) {
  const { pathname } = useLocation();
  const issue = result?.fields.slot;
  return (
    <PageForm
      as={Form}
      formComponent={RouterForm}
      noValidate
      errors={issue ? [{ field: FIRST, message: issue }] : []}
      hasSummary={false}
    >
      <CorporateField />
      {moved ? (
        <>
          <input type="hidden" name={viewingFields.viewing} value={moved.id} />
          <input type="hidden" name={viewingFields.version} value={moved.version} />
        </>
      ) : null}
      <Stack gap="l">
        <FormError result={result} />
        <div className={css.times}>
          {groupByDay(slots).map(({ day, times }, index) => (
            <RadioGroup
              key={day}
              {...(index === 0 && { id: FIRST })}
              label={formatShortDay(day)}
              name={viewingFields.slot}
              direction="row"
              {...(result?.typed.slot && { defaultValue: result.typed.slot })}
              options={times.map((slot) => ({
                value: slot.id,
                label: formatTimeRange(slot),
                description: messages.freeSeats(slot.free),
              }))}
            />
          ))}
        </div>
        {moved ? null : (
          <TextArea
            label={messages.noteLabel}
            hint={messages.noteHint}
            name="note"
            rows={2}
            maxLength={500}
            defaultValue={result?.typed.note}
          />
        )}
        <Inline gap="m">
          <ActionButton value={moved ? bookingActions.move : bookingActions.book}>
            {moved ? messages.moveLabel : messages.bookLabel}
          </ActionButton>
          {moved ? <Link href={pathname}>{messages.keepTimeLabel}</Link> : null}
        </Inline>
        <Text as="p" size="s" tone="muted">
          {messages.scamAdvice}
        </Text>
      </Stack>
    </PageForm>
  );
}
