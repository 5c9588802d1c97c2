import type { PartnerSite } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { formatDay } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { ConfirmQuestion, useFormReset } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Button, Inline, List, ListItem, Stack, Text, TextArea } from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';
import { FormNotice } from '../FormNotice.tsx';
import * as messages from './messages.ts';
import { SitePartBox } from './SitePartBox.tsx';
import { partOf, siteButtons } from './siteForms.ts';

interface PublicKeyProps {
  readonly siteKey: string;
  readonly publicKey: PartnerSite['publicKeys'][number];
  /** Whether the person is asked if they mean to end it. */
  readonly isAsked: boolean;
}

function PublicKey({ siteKey, publicKey: { fingerprint, addedAt }, isAsked }: PublicKeyProps) {
  const short = fingerprint.slice(0, 16);
  return (
    <ListItem>
      <PageForm as={Form}>
        <CorporateField />
        <input type="hidden" name="fingerprint" value={fingerprint} />
        <Inline gap="m" justify="between">
          <Stack gap="xs">
            <code>{short}</code>
            <Text size="s" tone="muted">
              {messages.publicKeyFacts(formatDay(addedAt))}
            </Text>
          </Stack>
          {isAsked ? (
            <ConfirmQuestion
              question={messages.confirmEndKey}
              cancelLabel={messages.cancelLabel}
              confirmLabel={messages.endLabel}
              name={siteButtons.endKeySurely}
              value={siteKey}
            />
          ) : (
            <Button
              type="submit"
              variant="quiet"
              size="s"
              name={siteButtons.endKey}
              value={siteKey}
              aria-label={messages.endKeyName(short)}
            >
              {messages.endLabel}
            </Button>
          )}
        </Inline>
      </PageForm>
    </ListItem>
  );
}

/** The public keys that check the tokens of a site. */
export function SitePublicKeys({ site: { key, publicKeys } }: { readonly site: PartnerSite }) {
  const answer = findResult(useActionData(), partOf(key, 'keys'));
  const form = useFormReset(answer);
  const asked = answer?.isConfirmationNeeded ? answer.typed.fingerprint : null;
  return (
    <SitePartBox id={partOf(key, 'keys')} title={messages.publicKeysTitle} lead={messages.publicKeysLead}>
      {publicKeys.length === 0 ? (
        <Text as="p" size="s">
          {messages.noPublicKeys}
        </Text>
      ) : (
        <List variant="boxed">
          {publicKeys.map((publicKey) => (
            <PublicKey
              key={publicKey.fingerprint}
              siteKey={key}
              publicKey={publicKey}
              isAsked={asked === publicKey.fingerprint}
            />
          ))}
        </List>
      )}
      <PageForm as={Form} ref={form}>
        <CorporateField />
        <Stack gap="m" align="start">
          <TextArea
            label={messages.publicKeyLabel}
            name="publicKey"
            hint={messages.publicKeyHint}
            rows={3}
            maxLength={4_000}
            required
            spellCheck={false}
            autoComplete="off"
            defaultValue={answer?.typed.publicKey}
            error={answer?.fields.publicKey}
          />
          <Button type="submit" variant="secondary" name={siteButtons.addKey} value={key}>
            {messages.addPublicKeyLabel}
          </Button>
          <FormNotice answer={answer} />
        </Stack>
      </PageForm>
    </SitePartBox>
  );
}
