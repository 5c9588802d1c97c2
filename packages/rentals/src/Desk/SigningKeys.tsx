import type { DeskPartner } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { formatDay } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { FormError, useFormReset } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Button, Heading, Inline, List, ListItem, Stack, Text, TextArea } from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';
import * as css from './DeskForm.css.ts';
import { deskButtons } from './deskForms.ts';
import * as messages from './messages.ts';

/** The keys with which a partner signs, and the form for one more. */
export function SigningKeys({ partner: { key, publicKeys } }: { readonly partner: DeskPartner }) {
  const id = `${key}-keys`;
  const result = findResult(useActionData(), id);
  const form = useFormReset(result);
  return (
    <Stack as="section" gap="m" id={id} aria-labelledby="signing-keys-title">
      <Stack gap="xxs">
        <Heading level={3} size="s" id="signing-keys-title">
          {messages.signingKeysTitle}
        </Heading>
        <Text size="s" tone="muted">
          {messages.signingKeysLead}
        </Text>
      </Stack>
      {publicKeys.length === 0 ? (
        <Text size="s">{messages.noSigningKeys}</Text>
      ) : (
        <List variant="boxed">
          {publicKeys.map(({ fingerprint, addedAt }) => (
            <ListItem key={fingerprint}>
              <code>{fingerprint.slice(0, 16)}</code>
              <Text size="s" tone="muted">
                {messages.keyAddedOn(formatDay(addedAt))}
              </Text>
            </ListItem>
          ))}
        </List>
      )}
      <PageForm as={Form} ref={form} className={css.form}>
        <CorporateField />
        <Stack gap="m">
          <TextArea
            label={messages.publicKeyLabel}
            name="publicKey"
            hint={messages.publicKeyHint}
            rows={3}
            maxLength={4_000}
            required
            spellCheck={false}
            autoComplete="off"
            defaultValue={result?.typed.publicKey}
            error={result?.fields.publicKey}
          />
          <Inline>
            <Button type="submit" variant="secondary" size="s" name={deskButtons.addKey} value={key}>
              {messages.addKeyLabel}
            </Button>
          </Inline>
          <FormError result={result} />
        </Stack>
      </PageForm>
    </Stack>
  );
}
