import { PageForm } from '@sewa/pages';
import { ConfirmQuestion, FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Accordion, Stack, Text, TextArea } from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';
import * as messages from './messages.ts';
import { SignButton } from './SignButton.tsx';
import { REFUSE, signButtons } from './signForms.ts';

/** Refuses to sign, with words to everyone; it asks first. */
export function RefuseForm({ version }: { readonly version: number }) {
  const result = findResult(useActionData(), REFUSE);
  const content = (
    <PageForm as={Form} noValidate key={JSON.stringify(result?.typed)}>
      <input type="hidden" name="version" value={version} />
      <Stack gap="m">
        <Text as="p">{messages.refuseLead}</Text>
        <FormError result={result} />
        <TextArea
          label={messages.refuseWords}
          name="words"
          required
          maxLength={1_000}
          defaultValue={result?.typed.words}
          error={result?.fields.words}
          autoFocus={result?.fields.words !== undefined}
        />
        {result?.isConfirmationNeeded ? (
          <ConfirmQuestion
            question={messages.refuseQuestion}
            cancelLabel={messages.refuseCancel}
            confirmLabel={messages.refuseConfirm}
            name="do"
            value={signButtons.refuseNow}
          />
        ) : (
          <div>
            <SignButton value={REFUSE} label={messages.refuseLabel} />
          </div>
        )}
      </Stack>
    </PageForm>
  );
  return (
    <Accordion
      key={String(result === null)}
      items={[{ id: REFUSE, title: messages.refuseTitle, content, defaultOpen: result !== null }]}
    />
  );
}
