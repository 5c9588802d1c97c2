import type { Rental, Repair } from '@sewa/api/client';
import { findResult } from '@sewa/pages/forms';
import { Accordion, Card, Heading, Select, Stack, Text, TextArea } from '@sewa/ui';
import { useActionData } from 'react-router-dom';
import { DoneBanner } from '../DoneBanner.tsx';
import { StepForm } from '../StepForm.tsx';
import { OneFile } from '../Upload/OneFile.tsx';
import { FILE } from '../Upload/storeFile.ts';
import * as messages from './messages.ts';
import { RepairCard } from './RepairCard.tsx';
import { REPORT } from './repairForms.ts';

function ReportForm() {
  const result = findResult(useActionData(), REPORT);
  const { typed, fields } = { typed: {}, fields: {}, ...result };
  return (
    <StepForm name={REPORT} label={messages.reportLabel} variant="primary" result={result}>
      <TextArea
        label={messages.wordsLabel}
        name="words"
        required
        rows={3}
        maxLength={2_000}
        defaultValue={typed.words}
        error={fields.words}
      />
      <Select
        label={messages.urgencyLabel}
        name="urgency"
        options={Object.entries(messages.urgency).map(([value, label]) => ({ value, label }))}
        defaultValue={typed.urgency || 'soon'}
      />
      <OneFile id="repair-photo" label={messages.photoLabel} error={fields[FILE]} kept={typed[FILE]} />
    </StepForm>
  );
}

/** What is to be mended, and the form that reports it. */
export function RepairsSection({
  rental,
  repairs,
}: {
  readonly rental: Rental;
  readonly repairs: readonly Repair[];
}) {
  const { state, side, parties } = rental;
  const result = findResult(useActionData(), REPORT);
  const isRefused = result !== null && !result.done;
  const isDeciding = parties.some(({ isMe, actorType }) => isMe && actorType !== 5);
  const canReport = isDeciding && (state === 'running' || state === 'ending');
  if (!canReport && repairs.length === 0) return null;
  return (
    <Card as="section" padding="l" id="repairs" aria-labelledby="repairs-title">
      <Stack gap="l">
        <DoneBanner result={result} />
        <Heading level={2} size="m" id="repairs-title">
          {messages.title}
        </Heading>
        {repairs.length === 0 ? <Text>{messages.none}</Text> : null}
        {repairs.map((repair) => (
          <RepairCard key={repair.id} repair={repair} side={side} />
        ))}
        {canReport ? (
          <Accordion
            key={String(isRefused)}
            items={[
              { id: REPORT, title: messages.reportTitle, content: <ReportForm />, defaultOpen: isRefused },
            ]}
          />
        ) : null}
      </Stack>
    </Card>
  );
}
