import type { Addendum, Rental, RentalDuty } from '@sewa/api/client';
import { findResult } from '@sewa/pages/forms';
import { Accordion, Card, Heading, Stack } from '@sewa/ui';
import { useActionData } from 'react-router-dom';
import { DoneBanner } from '../DoneBanner.tsx';
import { DutyFacts } from './DutyFacts.tsx';
import { DutyForm } from './DutyForm.tsx';
import { nameDutyForm } from './dutyForms.ts';
import * as messages from './messages.ts';

interface DutySectionProps {
  readonly rental: Rental;
  readonly duty: RentalDuty;
  /** The addendum it is for. @default the agreement */
  readonly addendum?: Addendum;
}

/** Stamp duty: its amount and day, its certificate, and the form of whoever owes it. */
export function DutySection({ rental, duty, addendum }: DutySectionProps) {
  const id = nameDutyForm(addendum?.id);
  const result = findResult(useActionData(), id);
  const owes = duty.by === 'shared' || duty.by === rental.side;
  const isRefused = result !== null && !result.done;
  const title = duty.stamping ? messages.formAgain : messages.formTitle;
  const content = <DutyForm rental={rental} duty={duty} contractId={addendum?.id} />;
  return (
    <Card as="section" padding="l" id={id} aria-labelledby={`${id}-title`}>
      <Stack gap="l">
        <DoneBanner result={result} />
        <Heading level={2} size="m" id={`${id}-title`}>
          {addendum ? messages.addendumTitle(addendum.number) : messages.title}
        </Heading>
        <DutyFacts duty={duty} />
        {rental.may.includes('stamped') && owes ? (
          <Accordion
            key={String(isRefused)}
            items={[{ id: `note-${id}`, title, content, defaultOpen: isRefused || !duty.stamping }]}
          />
        ) : null}
      </Stack>
    </Card>
  );
}
