import type { Rental, RentalEvent } from '@sewa/api/client';
import { Heading, Stack, Timeline, TimelineItem } from '@sewa/ui';
import * as common from '../messages.ts';
import { describeTerms } from './describeTerms.ts';
import * as messages from './messages.ts';

interface StepsProps {
  readonly rental: Rental;
  readonly events: readonly RentalEvent[];
}

const isStep = (name: string): name is keyof typeof messages.step => name in messages.step;

/** A step in words; what it says of the agreement tells some that have the same name apart. */
function describeStep({ transition, data, actor }: RentalEvent): string {
  // The system's is the first day of the tenancy; a person's began the talk.
  if (transition === 'start' && actor === 'system') return messages.firstDayStep;
  if (transition === 'expire' && data.contractId !== undefined) return messages.agreementExpired;
  if (transition === 'sign' && data.isBegun === true) return messages.singpassBegun;
  if (transition === 'sign' && data.fileId !== undefined) return messages.scanSent;
  if (data.failure !== undefined) return messages.singpassFailed;
  return isStep(transition) ? messages.step[transition] : transition;
}

function nameStep(event: RentalEvent, { parties }: Rental): string {
  const { actor } = event;
  const step = describeStep(event);
  const name = parties.find(({ id }) => id === actor)?.name;
  return name ? messages.stepBy(step, name) : step;
}

/** The terms that an offer of the record stated. */
function sayOffer({ data }: RentalEvent, { offers }: Rental): string | null {
  const offer = offers.find(({ id }) => id === data.offerId);
  if (!offer) return null;
  return describeTerms(offer.terms, offer.createdAt)
    .slice(0, 3)
    .map(({ lines }) => lines.join(', '))
    .join(', ');
}

/** Every step of a rental with its time, the last one first. */
export function Steps({ rental, events }: StepsProps) {
  return (
    <Stack as="section" gap="m" aria-labelledby="steps-title">
      <Heading level={2} size="m" id="steps-title">
        {messages.stepsTitle}
      </Heading>
      <Timeline>
        {events.toReversed().map((event) => (
          <TimelineItem
            key={event.number}
            title={nameStep(event, rental)}
            time={<time dateTime={event.at}>{common.sayMoment(event.at)}</time>}
          >
            {sayOffer(event, rental)}
          </TimelineItem>
        ))}
      </Timeline>
    </Stack>
  );
}
