import type { Viewing } from '@sewa/api/client';
import { formatTime } from '@sewa/formatters';
import { ConfirmQuestion, FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Badge, type BadgeProps, Inline, Stack, Text } from '@sewa/ui';
import { useActionData } from 'react-router-dom';
import { ActionButton, ViewingForm } from '../ViewingForm.tsx';
import { viewingFields } from '../viewingForms.ts';
import * as common from '../viewingMessages.ts';
import { formatMoment } from '../viewingTimes.ts';
import { formatCode } from './formatCode.ts';
import { hostActions } from './hostForms.ts';
import * as messages from './messages.ts';

const tones: Readonly<Record<Viewing['state'], NonNullable<BadgeProps['tone']>>> = {
  waiting: 'neutral',
  offered: 'warning',
  booked: 'success',
  arrived: 'success',
  missed: 'danger',
  cancelled: 'neutral',
};

const hostState = { ...common.state, offered: 'Seat held' } as const;

/** What became of a viewing, in words; null if its state says it all. */
function findWords(viewing: Viewing): string | null {
  const { state, position, offeredUntil, missedSays, cancelledBy, goesOn, otherGoesOn } = viewing;
  const name = viewing.personName ?? common.someone;
  if (state === 'waiting') return messages.waitingAt(position ?? 1);
  if (state === 'offered') return messages.heldUntil(formatTime(offeredUntil));
  if (state === 'missed') return messages.missedWords[missedSays ?? 'host'](name);
  if (state === 'cancelled')
    return cancelledBy === 'host' ? messages.cancelledWords.host : messages.cancelledWords.guest(name);
  if (goesOn === null) return null;
  const other = otherGoesOn === null ? '' : messages.otherGoesOnWords[`${otherGoesOn}`](name);
  return `${messages.goesOnWords[`${goesOn}`]} ${other}`.trim();
}

function GoOn({ viewing, name }: { readonly viewing: Viewing; readonly name: string }) {
  return (
    <Stack gap="s">
      <Text weight="semibold">{messages.goOnQuestion(name)}</Text>
      <Text size="s" tone="muted">
        {messages.goOnLead}
      </Text>
      <Inline gap="s">
        <ActionButton value={hostActions.yes} about={viewing.id} size="s">
          {common.yesLabel}
        </ActionButton>
        <ActionButton value={hostActions.no} about={viewing.id} size="s" variant="secondary">
          {common.noLabel}
        </ActionButton>
      </Inline>
    </Stack>
  );
}

function Buttons({ viewing, name }: { readonly viewing: Viewing; readonly name: string }) {
  const result = findResult(useActionData(), viewing.id);
  const { may } = viewing;
  if (result?.isConfirmationNeeded) {
    const isMissed = result.typed.step === hostActions.missed;
    return (
      <ConfirmQuestion
        question={
          isMissed ? messages.missedQuestion(name) : messages.cancelQuestion(name, formatMoment(viewing))
        }
        cancelLabel={isMissed ? messages.backLabel : messages.keepLabel}
        confirmLabel={isMissed ? common.missedLabel : messages.cancelConfirmLabel}
        name={viewingFields.action}
        value={isMissed ? hostActions.missed : hostActions.cancel}
      />
    );
  }
  return (
    <Stack gap="m">
      {may.includes('answer') ? <GoOn viewing={viewing} name={name} /> : null}
      <Inline gap="s">
        {may.includes('missed') ? (
          <ActionButton
            value={hostActions.askIfMissed}
            about={viewing.id}
            size="s"
            variant="secondary"
            aria-label={`${common.missedLabel}: ${name}`}
          >
            {common.missedLabel}
          </ActionButton>
        ) : null}
        {may.includes('cancel') ? (
          <ActionButton
            value={hostActions.askToCancel}
            about={viewing.id}
            size="s"
            variant="secondary"
            aria-label={messages.cancelLabelFor(name)}
          >
            {messages.cancelLabel}
          </ActionButton>
        ) : null}
      </Inline>
    </Stack>
  );
}

interface GuestRowProps {
  readonly viewing: Viewing;
  /** Whether it says when it was, too. @default false */
  readonly hasMoment?: boolean;
}

/** Who comes to a viewing, in which state it is, and what the host can do with it. */
export function GuestRow({ viewing, hasMoment = false }: GuestRowProps) {
  const { id, personName, corporateName, note, state, code, may } = viewing;
  const result = findResult(useActionData(), id);
  const name = personName ?? common.someone;
  const words = findWords(viewing);
  const hasButtons = may.some((each) => ['answer', 'missed', 'cancel'].includes(each));
  return (
    <Stack gap="s" id={id}>
      <Stack gap="xxs">
        <Inline gap="s">
          <Text as="span" weight="semibold">
            {name}
          </Text>
          <Badge tone={tones[state]}>{hostState[state]}</Badge>
        </Inline>
        {hasMoment ? (
          <Text size="s" tone="muted">
            {formatMoment(viewing)}
          </Text>
        ) : null}
        {corporateName === null ? null : (
          <Text size="s" tone="muted">
            {messages.forCompany(corporateName)}
          </Text>
        )}
        {note === '' ? null : <Text size="s">{messages.noteOf(note)}</Text>}
        {code === null || may.includes('answer') ? null : (
          <Text size="s" isNumeric>
            {messages.codeTo(name)}: <strong>{formatCode(code)}</strong>
          </Text>
        )}
        {words === null ? null : (
          <Text size="s" tone="muted">
            {words}
          </Text>
        )}
      </Stack>
      <FormError result={result} />
      {hasButtons ? (
        <ViewingForm viewing={viewing}>
          <Buttons viewing={viewing} name={name} />
        </ViewingForm>
      ) : null}
    </Stack>
  );
}
