import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Button, Card, Heading, Inline, Stack, Text, TextArea, TextField } from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';
import * as css from './DeskForm.css.ts';
import { deskButtons, newPartner } from './deskForms.ts';
import * as messages from './messages.ts';

/** Adds a partner by its name and its sites. */
export function AddPartner() {
  const result = findResult(useActionData(), newPartner);
  return (
    <Card as="section" padding="l" id={newPartner} aria-labelledby="add-partner-title">
      <PageForm as={Form} className={css.form}>
        <CorporateField />
        <Stack gap="m">
          <Stack gap="xxs">
            <Heading level={2} size="s" id="add-partner-title">
              {messages.addPartnerTitle}
            </Heading>
            <Text size="s" tone="muted">
              {messages.addPartnerLead}
            </Text>
          </Stack>
          <TextField
            label={messages.partnerNameLabel}
            name="name"
            maxLength={100}
            required
            autoComplete="off"
            defaultValue={result?.typed.name}
            error={result?.fields.name}
          />
          <TextArea
            label={messages.originsLabel}
            name="origins"
            hint={messages.originsHint}
            rows={2}
            required
            autoComplete="off"
            defaultValue={result?.typed.origins}
            error={result?.fields.origins}
          />
          <Inline>
            <Button type="submit" name={deskButtons.addPartner} value={newPartner}>
              {messages.addPartnerLabel}
            </Button>
          </Inline>
          <FormError result={result} />
        </Stack>
      </PageForm>
    </Card>
  );
}
