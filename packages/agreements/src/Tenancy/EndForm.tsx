import type { Rental } from '@sewa/api/client';
import { findResult } from '@sewa/pages/forms';
import { DatePicker } from '@sewa/pickers';
import { Grid, Select, Text } from '@sewa/ui';
import { useActionData } from 'react-router-dom';
import { StepForm } from '../StepForm.tsx';
import { OneFile } from '../Upload/OneFile.tsx';
import { FILE } from '../Upload/storeFile.ts';
import * as messages from './messages.ts';
import { END } from './tenancyForms.ts';

/** Ends a tenancy before its last day, by a clause of the agreement. */
export function EndForm({ rental: { version, side } }: { readonly rental: Rental }) {
  const result = findResult(useActionData(), END);
  const { typed, fields } = { typed: {}, fields: {}, ...result };
  return (
    <StepForm name={END} label={messages.endLabel} sends={{ version }} result={result}>
      <Text as="p" tone="muted">
        {messages.clauseCosts}
      </Text>
      <Grid gap="m" minColumn="m">
        <Select
          label={messages.clauseLabel}
          name="clause"
          required
          placeholder={messages.choose}
          options={Object.entries(messages.clauseChoices)
            .filter(([value]) => value !== (side === 'tenant' ? 'sale' : 'diplomatic'))
            .map(([value, label]) => ({ value, label }))}
          defaultValue={typed.clause}
          error={fields.clause}
        />
        <DatePicker
          label={messages.lastDayLabel}
          name="lastDay"
          required
          defaultValue={typed.lastDay || null}
          error={fields.lastDay}
        />
      </Grid>
      <OneFile
        id="end-proof"
        label={messages.proofLabel}
        hint={messages.proofHint}
        error={fields[FILE]}
        kept={typed[FILE]}
      />
    </StepForm>
  );
}
