import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { useFormReset } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Button, Card, Heading, Stack, TextField } from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { FormNotice } from '../FormNotice.tsx';
import * as messages from './messages.ts';
import { newOrganisation, organisationButtons } from './organisationForms.ts';

/** Adds an organisation by its name; the field is free again after that. */
export function AddOrganisation() {
  const answer = findResult(useActionData(), newOrganisation);
  const { state, formData } = useNavigation();
  const form = useFormReset(answer);
  return (
    <Card as="section" id={newOrganisation} aria-labelledby="add-title">
      <PageForm as={Form} ref={form}>
        <CorporateField />
        <Stack gap="m" align="start">
          <Heading level={2} size="s" id="add-title">
            {messages.addOrganisationTitle}
          </Heading>
          <TextField
            label={messages.nameLabel}
            name="name"
            hint={messages.addOrganisationHint}
            maxLength={120}
            required
            autoComplete="off"
            defaultValue={answer?.typed.name}
            error={answer?.error ?? undefined}
          />
          <Button
            type="submit"
            name={organisationButtons.add}
            value={newOrganisation}
            isBusy={state !== 'idle' && formData?.has(organisationButtons.add) === true}
          >
            {messages.addLabel}
          </Button>
          <FormNotice answer={answer && { ...answer, error: null }} />
        </Stack>
      </PageForm>
    </Card>
  );
}
