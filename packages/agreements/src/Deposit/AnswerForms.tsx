import type { Rental, RentalDeposit } from '@sewa/api/client';
import { findResult } from '@sewa/pages/forms';
import { DatePicker } from '@sewa/pickers';
import { Stack, Text, TextArea } from '@sewa/ui';
import { useActionData } from 'react-router-dom';
import { StepForm } from '../StepForm.tsx';
import { AGREE, DISPUTE, RETURNED } from './depositForms.ts';
import * as messages from './messages.ts';

interface AnswerProps {
  readonly rental: Rental;
  readonly deposit: RentalDeposit;
}

/** The tenant's answer to what is kept. */
export function AnswerForms({ rental: { version }, deposit }: AnswerProps) {
  const data = useActionData();
  const refused = findResult(data, DISPUTE);
  const cents = deposit.deductions.reduce((sum, item) => sum + item.cents, 0);
  return (
    <Stack gap="l">
      <StepForm
        name={AGREE}
        label={messages.agreeLabel(cents)}
        variant="primary"
        sends={{ version }}
        result={findResult(data, AGREE)}
      />
      <StepForm name={DISPUTE} label={messages.disputeButton} sends={{ version }} result={refused}>
        <TextArea
          label={messages.disputeLabel}
          name="words"
          required
          rows={3}
          maxLength={2_000}
          defaultValue={refused?.typed.words}
          error={refused?.fields.words}
        />
      </StepForm>
    </Stack>
  );
}

/** Says that the deposit came back, and when. */
export function ReturnForm({ rental: { version, side }, deposit }: AnswerProps) {
  const refused = findResult(useActionData(), RETURNED);
  const other = deposit.returns.find((each) => each.side !== side);
  return (
    <Stack gap="m" key={JSON.stringify(other)}>
      <Text as="p">{messages.returnLead(deposit.toReturnCents)}</Text>
      <StepForm
        name={RETURNED}
        label={messages.returnButton(deposit.toReturnCents)}
        variant="primary"
        sends={{ version, cents: deposit.toReturnCents }}
        result={refused}
      >
        <DatePicker
          label={messages.dayLabel}
          name="on"
          required
          defaultValue={refused?.typed.on || other?.on || null}
          error={refused?.fields.on ?? refused?.fields.cents}
        />
      </StepForm>
    </Stack>
  );
}
