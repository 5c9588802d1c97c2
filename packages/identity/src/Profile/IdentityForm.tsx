import type { User } from '@sewa/api/client';
import { PageForm } from '@sewa/pages';
import { Form, Inline } from '@sewa/ui';
import { Form as RouterForm } from 'react-router-dom';
import { FormButton } from '../FormButton.tsx';
import { useFieldErrors } from '../useFieldErrors.ts';
import * as messages from './messages.ts';
import type { MyFormFailure } from './myForms.ts';
import { ProfileField } from './ProfileField.tsx';
import { fieldLabels } from './profileForm.ts';

interface IdentityFormProps {
  readonly user: User;
  readonly formError: MyFormFailure | undefined;
}

/** Name, residential status and pass, to be changed. */
export function IdentityForm({ user, formError }: IdentityFormProps) {
  const errors = useFieldErrors(formError, fieldLabels);
  const typed = formError?.typed;
  return (
    <PageForm as={Form} errors={errors} formComponent={RouterForm}>
      <ProfileField name="name" typed={typed?.name ?? user.name ?? undefined} />
      <ProfileField
        name="residentialStatus"
        typed={typed?.residentialStatus ?? user.residentialStatus ?? undefined}
      />
      <ProfileField name="passType" typed={typed?.passType ?? user.passType ?? undefined} isOptional />
      <Inline>
        <FormButton form="identity">{messages.saveProfileLabel}</FormButton>
      </Inline>
    </PageForm>
  );
}
