import type { Rental } from '@sewa/api/client';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { DatePicker } from '@sewa/pickers';
import { Button, Grid, Select, Stack, Text } from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { FirstIssue } from '../FirstIssue.tsx';
import { OneFile } from '../Upload/OneFile.tsx';
import { FILE } from '../Upload/storeFile.ts';
import * as messages from './messages.ts';
import { END } from './tenancyForms.ts';

/** Ends a tenancy before its last day, by a clause of the agreement. */
export function EndForm({ rental }: { readonly rental: Rental }) {
  const answer = findResult(useActionData(), END);
  const result = answer?.done ? null : answer;
  const { state, formData } = useNavigation();
  const typed = result?.typed ?? {};
  return (
    <PageForm as={Form} encType="multipart/form-data" noValidate key={JSON.stringify(result)}>
      <input type="hidden" name="version" value={rental.version} />
      <Stack gap="m">
        <Text as="p" tone="muted">
          {messages.clauseCosts}
        </Text>
        <FormError result={result} />
        <FirstIssue result={result} />
        <Grid gap="m" minColumn="m">
          <Select
            label={messages.clauseLabel}
            name="clause"
            required
            placeholder={messages.choose}
            options={Object.entries(messages.clauseChoices).map(([value, label]) => ({ value, label }))}
            defaultValue={typed.clause}
            error={result?.fields.clause}
          />
          <DatePicker
            label={messages.lastDayLabel}
            name="lastDay"
            required
            defaultValue={typed.lastDay || null}
            error={result?.fields.lastDay}
          />
        </Grid>
        {typed[FILE] ? (
          <input type="hidden" name={FILE} value={typed[FILE]} />
        ) : (
          <OneFile
            id="end-proof"
            label={messages.proofLabel}
            hint={messages.proofHint}
            error={result?.fields[FILE]}
          />
        )}
        <div>
          <Button
            type="submit"
            variant="secondary"
            name="do"
            value={END}
            isBusy={state !== 'idle' && formData?.get('do') === END}
          >
            {messages.endLabel}
          </Button>
        </div>
      </Stack>
    </PageForm>
  );
}
