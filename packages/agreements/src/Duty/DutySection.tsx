import type { Rental, RentalDuty } from '@sewa/api/client';
import { ResultFocus } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Accordion, Banner, Card, Heading, Stack } from '@sewa/ui';
import { useActionData } from 'react-router-dom';
import { DutyFacts } from './DutyFacts.tsx';
import { DutyForm } from './DutyForm.tsx';
import { DUTY } from './dutyForms.ts';
import * as messages from './messages.ts';

/** Stamp duty: its amount and day, its certificate, and the form of whoever owes it. */
export function DutySection({ rental, duty }: { readonly rental: Rental; readonly duty: RentalDuty }) {
  const result = findResult(useActionData(), DUTY);
  const isRefused = result !== null && !result.done;
  const title = duty.stamping ? messages.formAgain : messages.formTitle;
  const content = <DutyForm rental={rental} duty={duty} />;
  return (
    <Card as="section" padding="l" id={DUTY} aria-labelledby="duty-title">
      <Stack gap="l">
        {result?.done ? (
          <ResultFocus result={result}>
            <Banner tone="success" title={result.done} />
          </ResultFocus>
        ) : null}
        <Heading level={2} size="m" id="duty-title">
          {messages.title}
        </Heading>
        <DutyFacts duty={duty} />
        {rental.may.includes('stamped') ? (
          <Accordion
            key={String(isRefused)}
            items={[{ id: 'note-duty', title, content, defaultOpen: isRefused || !duty.stamping }]}
          />
        ) : null}
      </Stack>
    </Card>
  );
}
