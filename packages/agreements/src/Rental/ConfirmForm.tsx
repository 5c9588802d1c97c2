import { PageForm } from '@sewa/pages';
import { ConfirmQuestion, FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Button, Stack } from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';

interface ConfirmFormProps {
  /** Names the form, and what its button asks for. */
  readonly about: string;
  readonly version: number;
  readonly label: string;
  readonly question: string;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  /** What the confirm button sends. */
  readonly value: string;
}

/** A button that can't be taken back: it asks first and says what follows. */
export function ConfirmForm({ about, version, label, value, ...question }: ConfirmFormProps) {
  const result = findResult(useActionData(), about);
  return (
    <PageForm as={Form} id={about}>
      <input type="hidden" name="version" value={version} />
      <Stack gap="s" align="start">
        <FormError result={result} />
        {result?.isConfirmationNeeded ? (
          <ConfirmQuestion {...question} name="do" value={value} />
        ) : (
          <Button type="submit" variant="quiet" name="do" value={about}>
            {label}
          </Button>
        )}
      </Stack>
    </PageForm>
  );
}
