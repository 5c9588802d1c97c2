import type { RouteAnswer } from '@sewa/api/client';
import { formatDay, formatMoney } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Button, Heading, Inline, List, ListItem, Stack, Text, TextArea } from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';
import * as messages from './messages.ts';
import { operatorButtons } from './operatorForms.ts';
import * as css from './Services.css.ts';

type Application = RouteAnswer<'listApplications'>[number];

function ApplicationRow({ application }: { readonly application: Application }) {
  const { id, type, version, state, applicantName, monthlyRent, months, from, street, createdAt } =
    application;
  const result = findResult(useActionData(), id);
  return (
    <ListItem id={id}>
      <Stack gap="m">
        <div>
          <Text as="p" weight="semibold">
            {messages.applicant(applicantName ?? messages.someone, messages.type[type])}
          </Text>
          <Text as="p" size="s">
            {messages.applicationFacts(street, formatMoney(monthlyRent), months, formatDay(from))}
          </Text>
          <Text as="p" size="s" tone="muted">
            {messages.applied(formatDay(createdAt))}
          </Text>
        </div>
        {state === 'agreed' ? (
          <Text tone="success" weight="semibold">
            {messages.applicantAgreed}
          </Text>
        ) : (
          <PageForm as={Form} noValidate className={css.form}>
            <input type="hidden" name="version" value={version} />
            <Stack gap="s">
              <TextArea
                label={messages.termsLabel}
                hint={messages.termsHint}
                name="words"
                maxLength={2_000}
                defaultValue={result?.typed.words}
                error={result?.fields.words}
                required
              />
              <Inline>
                <Button type="submit" variant="secondary" size="s" name={operatorButtons.answer} value={id}>
                  {messages.answerLabel}
                </Button>
              </Inline>
              <FormError result={result} />
            </Stack>
          </PageForm>
        )}
      </Stack>
    </ListItem>
  );
}

/** Applications that wait for terms, and those whose applicants agreed, for operators. */
export function Applications({ applications }: { readonly applications: readonly Application[] }) {
  return (
    <Stack as="section" gap="m" id="applications-to-answer" aria-labelledby="answer-title">
      <Heading level={2} size="m" id="answer-title">
        {messages.operatorApplicationsTitle(applications.filter(({ state }) => state === 'waiting').length)}
      </Heading>
      {applications.length === 0 ? (
        <Text tone="muted">{messages.noApplications}</Text>
      ) : (
        <List variant="boxed">
          {applications.map((application) => (
            <ApplicationRow key={application.id} application={application} />
          ))}
        </List>
      )}
    </Stack>
  );
}
