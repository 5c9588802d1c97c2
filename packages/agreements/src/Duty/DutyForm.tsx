import type { Rental, RentalDuty } from '@sewa/api/client';
import { parseMoney } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Grid, MoneyField, Stack, Text, TextField } from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';
import { FirstIssue } from '../FirstIssue.tsx';
import { StepButton } from '../StepButton.tsx';
import { OneFile } from '../Upload/OneFile.tsx';
import { FILE } from '../Upload/storeFile.ts';
import { DUTY, nameDutyForm } from './dutyForms.ts';
import * as messages from './messages.ts';

interface DutyFormProps {
  readonly rental: Rental;
  readonly duty: RentalDuty;
  /** The addendum it is for. @default the agreement */
  readonly contractId?: string | undefined;
}

/** Notes the certificate of stamp duty. */
export function DutyForm({ rental, duty, contractId }: DutyFormProps) {
  const name = nameDutyForm(contractId);
  const answer = findResult(useActionData(), name);
  const result = answer?.done ? null : answer;
  const typed = result?.typed ?? {};
  return (
    <PageForm as={Form} encType="multipart/form-data" noValidate key={JSON.stringify(result)}>
      <input type="hidden" name="version" value={rental.version} />
      {contractId === undefined ? null : <input type="hidden" name="contractId" value={contractId} />}
      <Stack gap="m">
        <Text as="p" tone="muted">
          {duty.stamping ? messages.againLead : messages.formLead}
        </Text>
        <FormError result={result} />
        <FirstIssue result={result} />
        <Grid gap="m" minColumn="m">
          <TextField
            label={messages.certificateLabel}
            name="certificate"
            required
            maxLength={60}
            autoComplete="off"
            defaultValue={typed.certificate}
            error={result?.fields.certificate}
          />
          <MoneyField
            label={messages.amountLabel}
            name="amount"
            required
            autoComplete="off"
            defaultValue={parseMoney(typed.amount) ?? duty.cents}
            error={result?.fields.amount}
          />
        </Grid>
        {typed[FILE] ? (
          <input type="hidden" name={FILE} value={typed[FILE]} />
        ) : (
          <OneFile id={`${name}-certificate`} label={messages.fileFieldLabel} error={result?.fields[FILE]} />
        )}
        <div>
          <StepButton value={DUTY} label={messages.noteLabel} variant="primary" />
        </div>
      </Stack>
    </PageForm>
  );
}
