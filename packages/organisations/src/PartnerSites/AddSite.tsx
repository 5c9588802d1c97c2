import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { useFormReset } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Button, Card, Heading, Stack, TextArea, TextField } from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { FormNotice } from '../FormNotice.tsx';
import * as messages from './messages.ts';
import { newSite, siteButtons } from './siteForms.ts';

/** Adds a site by its name and addresses; the fields are free again after that. */
export function AddSite() {
  const answer = findResult(useActionData(), newSite);
  const { state, formData } = useNavigation();
  const form = useFormReset(answer);
  return (
    <Card as="section" id={newSite} aria-labelledby="add-site-title">
      <PageForm as={Form} ref={form}>
        <CorporateField />
        <Stack gap="m" align="start">
          <Heading level={2} size="s" id="add-site-title">
            {messages.addTitle}
          </Heading>
          <TextField
            label={messages.nameLabel}
            name="name"
            maxLength={100}
            required
            autoComplete="off"
            defaultValue={answer?.typed.name}
            error={answer?.fields.name}
          />
          <TextArea
            label={messages.originsLabel}
            name="origins"
            hint={messages.originsHint}
            rows={2}
            required
            autoComplete="off"
            defaultValue={answer?.typed.origins}
            error={answer?.fields.origins}
          />
          <Button
            type="submit"
            name={siteButtons.add}
            value={newSite}
            isBusy={state !== 'idle' && formData?.has(siteButtons.add) === true}
          >
            {messages.addLabel}
          </Button>
          <FormNotice answer={answer} />
        </Stack>
      </PageForm>
    </Card>
  );
}
