import type { Rental, RentalDeposit } from '@sewa/api/client';
import { parseMoney } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Button, Checkbox, Grid, MoneyField, Stack, Text, TextField } from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { FirstIssue } from '../FirstIssue.tsx';
import { OneFile } from '../Upload/OneFile.tsx';
import { FILE } from '../Upload/storeFile.ts';
import { DEDUCT } from './depositForms.ts';
import * as messages from './messages.ts';

/** Proposes to keep something of the deposit, or takes a proposal back. */
export function DeductForm({
  rental,
  deposit,
}: {
  readonly rental: Rental;
  readonly deposit: RentalDeposit;
}) {
  const answer = findResult(useActionData(), DEDUCT);
  const result = answer?.done ? null : answer;
  const { state, formData } = useNavigation();
  const typed = result?.typed ?? {};
  return (
    <PageForm
      as={Form}
      encType="multipart/form-data"
      noValidate
      key={`${rental.version} ${JSON.stringify(result)}`}
    >
      <input type="hidden" name="version" value={rental.version} />
      <Stack gap="m">
        <Text as="p" tone="muted">
          {messages.addLead}
        </Text>
        <FormError result={result} />
        <FirstIssue result={result} />
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
            error={result?.fields.words}
          />
          <MoneyField
            label={messages.amountLabel}
            name="amount"
            max={deposit.cents}
            autoComplete="off"
            defaultValue={parseMoney(typed.amount)}
            error={result?.fields.amount}
          />
        </Grid>
        {typed[FILE] ? (
          <input type="hidden" name={FILE} value={typed[FILE]} />
        ) : (
          <OneFile id="deduction-proof" label={messages.fileLabel} error={result?.fields[FILE]} />
        )}
        <div>
          <Button
            type="submit"
            variant="secondary"
            name="do"
            value={DEDUCT}
            isBusy={state !== 'idle' && formData?.get('do') === DEDUCT}
          >
            {messages.proposeLabel}
          </Button>
        </div>
      </Stack>
    </PageForm>
  );
}
