import type { ContractTemplate, Rental, RentalContract } from '@sewa/api/client';
import { PageForm } from '@sewa/pages';
import { ResultFocus } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { contractPath } from '@sewa/paths';
import { Banner, Grid, Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import { useState } from 'react';
import { Form, useActionData } from 'react-router-dom';
import { StepButton } from '../StepButton.tsx';
import { BlankField } from './BlankField.tsx';
import { writeBlanks } from './blankTexts.ts';
import { contractButtons, DRAFT } from './contractForms.ts';
import * as messages from './messages.ts';

interface DraftFormProps {
  readonly rental: Rental;
  readonly contract: RentalContract;
  readonly template: ContractTemplate;
}

/** Fills in the blanks of the agreement; what is refused stays as it was typed. */
export function DraftForm({ rental, contract, template }: DraftFormProps) {
  const result = findResult(useActionData(), DRAFT);
  // What is typed stays when the rental is loaded again.
  const [prefilled] = useState(() => writeBlanks(template.blanks, contract.blanks));
  const texts = result && !result.done ? result.typed : prefilled;
  const errors = result?.fields ?? {};
  return (
    <PageForm as={Form} noValidate key={JSON.stringify([texts, errors])}>
      <input type="hidden" name="version" value={rental.version} />
      <input type="hidden" name="templateVersion" value={template.version} />
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={3} size="s">
            {messages.formTitle}
          </Heading>
          <Text as="p" tone="muted">
            {messages.formLead}
          </Text>
        </Stack>
        {result && !result.done ? (
          <ResultFocus result={result}>
            <Banner tone="danger" title={result.error ?? messages.checkFields}>
              {messages.keptWords}
            </Banner>
          </ResultFocus>
        ) : null}
        <Grid gap="m" minColumn="m">
          {template.blanks.map((blank) => (
            <BlankField key={blank.name} blank={blank} text={texts[blank.name]} error={errors[blank.name]} />
          ))}
        </Grid>
        <Inline gap="s">
          <StepButton value={contractButtons.change} label={messages.saveLabel} variant="primary" />
          <Link href={`${contractPath(rental.id)}#${DRAFT}`}>{messages.cancelLabel}</Link>
        </Inline>
      </Stack>
    </PageForm>
  );
}
