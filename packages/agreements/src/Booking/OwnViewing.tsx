import type { Viewing } from '@sewa/api/client';
import { formatAddressWithoutUnit, formatShortDay, formatTime } from '@sewa/formatters';
import { ConfirmQuestion, FormError, ResultFocus } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Badge, type BadgeProps, Card, Heading, Icon, Inline, Link, Stack, Text } from '@sewa/ui';
import { useActionData, useLocation } from 'react-router-dom';
import { ActionButton, ViewingForm } from '../ViewingForm.tsx';
import { viewingFields } from '../viewingForms.ts';
import * as common from '../viewingMessages.ts';
import { formatMoment, formatTimeRange } from '../viewingTimes.ts';
import { ArriveForm } from './ArriveForm.tsx';
import { bookingActions, movePath } from './bookingForms.ts';
import * as messages from './messages.ts';

interface OwnViewingProps {
  readonly viewing: Viewing;
  /** Whether the home can still be rented. */
  readonly isLive: boolean;
}

const tones: Readonly<Record<Viewing['state'], NonNullable<BadgeProps['tone']>>> = {
  waiting: 'neutral',
  offered: 'warning',
  booked: 'success',
  arrived: 'success',
  missed: 'danger',
  cancelled: 'neutral',
};

const HOUR_MS = 60 * 60 * 1000;

/** Whether it is time to enter the host's code: within an hour before it, and from then on. */
const isAtTheDoor = ({ may, startsAt }: Viewing): boolean =>
  may.includes('arrive') && (may.includes('missed') || Date.parse(startsAt) - Date.now() < HOUR_MS);

const hostOf = ({ personName }: Viewing): string => personName ?? common.someone;

/** The state of a viewing in words. */
function findWords(viewing: Viewing): string | null {
  const { state, position, missedSays, cancelledBy, goesOn, otherGoesOn, may } = viewing;
  const host = hostOf(viewing);
  if (goesOn !== null)
    return [messages.goesOnWords[`${goesOn}`], goesOn && otherGoesOn ? messages.bothGoOn(host) : '']
      .join(' ')
      .trim();
  if (state === 'waiting') return messages.waitingWords(position ?? 1);
  if (state === 'arrived') return messages.arrivedWords(host);
  if (state === 'missed') return messages.missedWords[missedSays ?? 'guest'](host);
  if (state === 'cancelled')
    return cancelledBy === 'host' ? messages.cancelledWords.host(host) : messages.cancelledWords.guest;
  if (state === 'booked' && may.includes('move')) return messages.bookedWords;
  return null;
}

function CancelButtons({ viewing }: { readonly viewing: Viewing }) {
  const { state, may } = viewing;
  const { pathname } = useLocation();
  const label =
    state === 'offered'
      ? messages.declineLabel
      : state === 'waiting'
        ? messages.leaveLabel
        : messages.cancelLabel;
  return (
    <Inline gap="s">
      {state === 'offered' && may.includes('book') ? (
        <ActionButton value={bookingActions.take}>{messages.takeLabel}</ActionButton>
      ) : null}
      {state === 'booked' && !may.includes('answer') ? (
        <Link variant="secondary" href={`/api/viewings/${viewing.id}.ics`} download>
          <Icon name="calendar" />
          {` ${messages.calendarLabel}`}
        </Link>
      ) : null}
      {may.includes('move') ? (
        <Link variant="secondary" href={movePath(pathname, viewing)}>
          {messages.moveOpenLabel}
        </Link>
      ) : null}
      {may.includes('cancel') ? (
        <ActionButton value={bookingActions.askToCancel} variant="secondary">
          {label}
        </ActionButton>
      ) : null}
      {may.includes('missed') ? (
        <ActionButton value={bookingActions.askIfMissed} variant="secondary">
          {common.missedLabel}
        </ActionButton>
      ) : null}
    </Inline>
  );
}

function Buttons({ viewing }: { readonly viewing: Viewing }) {
  const result = findResult(useActionData(), viewing.id);
  const isWaiting = viewing.state === 'waiting' || viewing.state === 'offered';
  const isMissed = result?.typed.step === bookingActions.missed;
  const moment = formatMoment(viewing);
  return (
    <ViewingForm viewing={viewing}>
      {isWaiting ? <input type="hidden" name="isWaiting" value="" /> : null}
      {result?.isConfirmationNeeded ? (
        <ConfirmQuestion
          question={
            isMissed
              ? messages.missedQuestion(hostOf(viewing))
              : isWaiting
                ? messages.leaveQuestion(moment)
                : messages.cancelQuestion(moment, hostOf(viewing))
          }
          cancelLabel={isMissed ? messages.backLabel : messages.keepLabel}
          confirmLabel={
            isMissed ? common.missedLabel : isWaiting ? messages.leaveLabel : messages.cancelLabel
          }
          name={viewingFields.action}
          value={isMissed ? bookingActions.missed : bookingActions.cancel}
        />
      ) : (
        <CancelButtons viewing={viewing} />
      )}
    </ViewingForm>
  );
}

/** The one question after a viewing; yes leads to an offer. */
function GoOn({ viewing, isLive }: OwnViewingProps) {
  if (viewing.goesOn === true && isLive)
    return (
      <ViewingForm viewing={viewing}>
        <ActionButton value={bookingActions.offer}>{messages.offerLabel}</ActionButton>
      </ViewingForm>
    );
  if (!viewing.may.includes('answer')) return null;
  return (
    <ViewingForm viewing={viewing}>
      <Stack gap="s">
        <Text weight="semibold">{messages.goOnQuestion}</Text>
        <Text size="s" tone="muted">
          {messages.goOnLead}
        </Text>
        <Inline gap="s">
          <ActionButton value={bookingActions.yes}>{common.yesLabel}</ActionButton>
          <ActionButton value={bookingActions.no} variant="secondary">
            {common.noLabel}
          </ActionButton>
        </Inline>
      </Stack>
    </ViewingForm>
  );
}

/** A viewing of one's own: when, where, with whom, its state, and what can be done with it now. */
export function OwnViewing({ viewing, isLive }: OwnViewingProps) {
  const result = findResult(useActionData(), viewing.id);
  const words = findWords(viewing);
  const { state, offeredUntil, listing, startsAt, may } = viewing;
  const hasButtons = may.some((name) => ['book', 'move', 'cancel', 'missed'].includes(name));
  return (
    <Card as="li" id={viewing.id} padding="l">
      <ResultFocus result={result?.done ? result : null}>
        <Stack gap="l">
          <Stack gap="s">
            <Inline gap="s">
              <Heading level={3} size="m">
                {formatShortDay(startsAt)}, <span>{formatTimeRange(viewing)}</span>
              </Heading>
              <Badge tone={tones[state]}>{common.state[state]}</Badge>
            </Inline>
            <Text>
              <Icon name="map-pin" />
              {` ${formatAddressWithoutUnit(listing.address)}`}
            </Text>
            <Text>
              <Icon name="user" />
              {` ${messages.withHost(hostOf(viewing))}`}
            </Text>
          </Stack>
          {offeredUntil === null ? null : (
            <Text weight="semibold" size="l">
              {messages.offeredWords(formatTime(offeredUntil))}
            </Text>
          )}
          {words === null ? null : <Text tone="muted">{words}</Text>}
          {isAtTheDoor(viewing) && !may.includes('answer') ? (
            <ArriveForm viewing={viewing} result={result} />
          ) : may.includes('move') ? (
            <Text tone="muted">{messages.codeLater}</Text>
          ) : null}
          <GoOn viewing={viewing} isLive={isLive} />
          <FormError result={result} />
          {hasButtons ? <Buttons viewing={viewing} /> : null}
        </Stack>
      </ResultFocus>
    </Card>
  );
}
