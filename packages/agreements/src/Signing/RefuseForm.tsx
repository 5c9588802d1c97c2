import { PageForm } from '@sewa/pages';
import { ConfirmQuestion, FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Accordion, Stack, Text, TextArea } from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';
import { StepButton } from '../StepButton.tsx';
import * as messages from './messages.ts';
import { REFUSE, signButtons } from './signForms.ts';

interface RefuseProps {
  readonly version: number;
  /** What is refused: to sign, or the scan of the other side. */
  readonly what: keyof typeof messages.refuse;
}

/** Refuses, with words to everyone; it asks first. */
export function RefuseForm({ version, what }: RefuseProps) {
  const words = messages.refuse[what];
  const result = findResult(useActionData(), REFUSE);
  const content = (
    <PageForm as={Form} noValidate key={JSON.stringify([result?.typed, result?.isConfirmationNeeded])}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name={REFUSE} value="true" />
      <Stack gap="m">
        <Text as="p">{words.lead}</Text>
        <FormError result={result} />
        <TextArea
          label={messages.refuseWords}
          name="words"
          required
          maxLength={1_000}
          defaultValue={result?.typed.words}
          error={result?.fields.words}
          autoFocus={result !== null && !result.isConfirmationNeeded}
        />
        {result?.isConfirmationNeeded ? (
          <ConfirmQuestion
            question={words.question}
            cancelLabel={messages.refuseCancel}
            confirmLabel={messages.refuseConfirm}
            name="do"
            value={signButtons.refuseNow}
          />
        ) : (
          <div>
            <StepButton value={REFUSE} label={words.title} />
          </div>
        )}
      </Stack>
    </PageForm>
  );
  return (
    <Accordion
      key={String(result === null)}
      items={[{ id: REFUSE, title: words.title, content, defaultOpen: result !== null }]}
    />
  );
}
