import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { ConfirmQuestion, FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { ListItem, Stack, Text } from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';
import { ActionButton } from '../ViewingForm.tsx';
import { viewingFields } from '../viewingForms.ts';
import * as common from '../viewingMessages.ts';
import { formatMoment, formatTimeRange } from '../viewingTimes.ts';
import { GuestRow } from './GuestRow.tsx';
import { hostActions } from './hostForms.ts';
import { type HostTime, listTold } from './listHostTimes.ts';
import * as messages from './messages.ts';
import * as css from './TimeRow.css.ts';

/** A time at which a home is shown: how full it is, who comes, and the way to take it back. */
export function TimeRow({ time }: { readonly time: HostTime }) {
  const { slotId, slot, viewings } = time;
  const result = findResult(useActionData(), slotId);
  const told = listTold(time, common.someone);
  const moment = formatMoment(time);
  return (
    <ListItem id={slotId}>
      <Stack gap="m">
        <PageForm as={Form}>
          <CorporateField />
          <input type="hidden" name={viewingFields.slot} value={slotId} />
          {told.length > 0 ? <input type="hidden" name="isBooked" value="" /> : null}
          <Stack gap="s">
            <Stack direction="row" gap="m" align="center" justify="between">
              <Stack gap="xxs">
                <Text as="span" weight="semibold" isNumeric>
                  {formatTimeRange(time)}
                </Text>
                {slot === null ? null : (
                  <Text as="span" size="s" tone="muted">
                    {messages.seatsTaken(slot.seats - slot.free, slot.seats)}
                  </Text>
                )}
              </Stack>
              {result?.isConfirmationNeeded ? null : (
                <ActionButton
                  value={hostActions.askToRemove}
                  about={slotId}
                  field={viewingFields.slot}
                  variant="quiet"
                  size="s"
                  aria-label={messages.removeLabelFor(moment)}
                >
                  {messages.removeLabel}
                </ActionButton>
              )}
            </Stack>
            <FormError result={result} />
            {result?.isConfirmationNeeded ? (
              <ConfirmQuestion
                question={messages.removeQuestion(moment, told)}
                cancelLabel={messages.keepTimeLabel}
                confirmLabel={messages.removeLabel}
                name={viewingFields.action}
                value={hostActions.remove}
              />
            ) : null}
          </Stack>
        </PageForm>
        {viewings.length === 0 ? null : (
          <div className={css.guests}>
            {viewings.map((viewing) => (
              <GuestRow key={viewing.id} viewing={viewing} />
            ))}
          </div>
        )}
      </Stack>
    </ListItem>
  );
}
