import type { Rental, RentalDeposit } from '@sewa/api/client';
import { parseMoney } from '@sewa/formatters';
import { findResult } from '@sewa/pages/forms';
import { Checkbox, Grid, MoneyField, Text, TextField } from '@sewa/ui';
import { useActionData } from 'react-router-dom';
import { StepForm } from '../StepForm.tsx';
import { OneFile } from '../Upload/OneFile.tsx';
import { FILE } from '../Upload/storeFile.ts';
import { DEDUCT } from './depositForms.ts';
import * as messages from './messages.ts';

interface DeductFormProps {
  readonly rental: Rental;
  readonly deposit: RentalDeposit;
}

/** Proposes to keep something of the deposit, or takes a proposal back. */
export function DeductForm({ rental: { version }, deposit }: DeductFormProps) {
  const result = findResult(useActionData(), DEDUCT);
  const { typed, fields } = { typed: {}, fields: {}, ...result };
  return (
    <StepForm name={DEDUCT} label={messages.proposeLabel} sends={{ version }} result={result}>
      <Text as="p" tone="muted">
        {messages.addLead}
      </Text>
      {deposit.deductions.map(({ id, words }) => (
        <Checkbox key={id} name="remove" value={id} label={messages.removeLabel(words)} />
      ))}
      <Grid gap="m" minColumn="m">
        <TextField
          label={messages.wordsLabel}
          name="words"
          maxLength={1_000}
          autoComplete="off"
          defaultValue={typed.words}
          error={fields.words}
        />
        <MoneyField
          label={messages.amountLabel}
          name="amount"
          max={deposit.cents}
          autoComplete="off"
          defaultValue={parseMoney(typed.amount)}
          error={fields.amount}
        />
      </Grid>
      <OneFile id="deduction-proof" label={messages.fileLabel} error={fields[FILE]} kept={typed[FILE]} />
    </StepForm>
  );
}
