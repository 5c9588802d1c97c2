import type { Viewing } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import type { FormResult } from '@sewa/pages/forms';
import { Form, OtpField, Stack } from '@sewa/ui';
import { Form as RouterForm } from 'react-router-dom';
import { ActionButton } from '../ViewingForm.tsx';
import { viewingFields } from '../viewingForms.ts';
import { bookingActions } from './bookingForms.ts';
import * as messages from './messages.ts';

interface ArriveFormProps {
  readonly viewing: Viewing;
  readonly result: FormResult | null;
}

/** Takes the code that the host says at the door. */
export function ArriveForm({ viewing: { id, version }, result }: ArriveFormProps) {
  const field = `${id}-code`;
  const issue = result?.fields.code;
  return (
    <PageForm
      as={Form}
      formComponent={RouterForm}
      noValidate
      errors={issue ? [{ field, message: issue }] : []}
      hasSummary={false}
    >
      <CorporateField />
      <input type="hidden" name={viewingFields.viewing} value={id} />
      <input type="hidden" name={viewingFields.version} value={version} />
      <Stack gap="m" align="start">
        <OtpField
          id={field}
          label={messages.codeLabel}
          hint={messages.codeHint}
          name="code"
          autoComplete="off"
          required
        />
        <ActionButton value={bookingActions.arrive} about={id}>
          {messages.arriveLabel}
        </ActionButton>
      </Stack>
    </PageForm>
  );
}
