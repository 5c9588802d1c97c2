import type { Waitlist } from '@sewa/api/client';
import { PageForm } from '@sewa/pages';
import { FormBanner } from '@sewa/pages/form-notices';
import { privacyPath } from '@sewa/paths';
import { Button, Card, Checkbox, Form, type FormError, Link, Text, TextField } from '@sewa/ui';
import { useMemo } from 'react';
import { Form as RouterForm, useActionData, useNavigation } from 'react-router-dom';
import * as messages from '../messages.ts';
import { WaitlistPhone } from './WaitlistPhone.tsx';
import { formFields, type RejectedEntry } from './waitlistForm.ts';

/** The same list until the next answer. */
const useErrors = (rejected: RejectedEntry | undefined): readonly FormError[] =>
  useMemo(
    () =>
      formFields.flatMap((field) => {
        const message = rejected?.issues[field];
        return message === undefined ? [] : [{ field, message }];
      }),
    [rejected],
  );

/** Joins a waitlist; works without script. */
export function WaitlistForm({ waitlist }: { readonly waitlist: Waitlist }) {
  const rejected = useActionData() as RejectedEntry | undefined;
  const { state } = useNavigation();
  const errors = useErrors(rejected);
  const { fields, consent, country } = waitlist;
  const phone = fields.find(({ name }) => name === 'phoneNumber');
  const consentIssue = rejected?.issues.consent;
  return (
    <Card padding="l">
      <PageForm
        as={Form}
        // It stands on a public page, which is the same for everybody; the same contact is one entry by itself.
        isKeyed={false}
        noValidate
        errors={errors}
        formComponent={RouterForm}
      >
        {rejected?.message ? <FormBanner result={rejected}>{rejected.message}</FormBanner> : null}
        <TextField
          id="name"
          name="name"
          label={messages.nameLabel}
          autoComplete="name"
          maxLength={100}
          required
          defaultValue={rejected?.typed.name}
        />
        <TextField
          id="email"
          name="email"
          type="email"
          label={messages.emailLabel}
          hint={messages.emailHint}
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={rejected?.typed.email}
        />
        {phone ? (
          <WaitlistPhone
            country={country}
            isRequired={phone.isRequired}
            typed={rejected?.typed.phoneNumber}
          />
        ) : null}
        <div>
          <Checkbox
            id="consent"
            name="consent"
            label={consent.text}
            required
            defaultChecked={rejected?.typed.consent}
            aria-invalid={consentIssue === undefined ? undefined : true}
            aria-describedby={consentIssue === undefined ? undefined : 'consent-issue'}
          />
          {consentIssue === undefined ? null : (
            <Text as="p" size="s" tone="danger" id="consent-issue">
              {consentIssue}
            </Text>
          )}
          <Text as="p" size="s" tone="muted">
            {messages.privacyLead} <Link href={privacyPath()}>{messages.privacyLabel}</Link>
          </Text>
        </div>
        <Button type="submit" isBusy={state !== 'idle'}>
          {messages.joinLabel}
        </Button>
      </PageForm>
    </Card>
  );
}
