import type { User } from '@sewa/api/client';
import { Form, Inline } from '@sewa/ui';
import { Form as RouterForm } from 'react-router-dom';
import { FormButton } from '../FormButton.tsx';
import { useFieldErrors } from '../useFieldErrors.ts';
import type { MyFault } from './myForms.ts';
import { ProfileField } from './ProfileField.tsx';
import { fieldWords } from './profileForm.ts';

interface IdentityFormProps {
  readonly user: User;
  readonly fault: MyFault | undefined;
}

/** Name, residential status and pass, to be changed. */
export function IdentityForm({ user, fault }: IdentityFormProps) {
  const errors = useFieldErrors(fault, fieldWords);
  const typed = fault?.typed;
  return (
    <Form method="post" errors={errors} formComponent={RouterForm}>
      <ProfileField name="name" typed={typed?.name ?? user.name ?? undefined} />
      <ProfileField
        name="residentialStatus"
        typed={typed?.residentialStatus ?? user.residentialStatus ?? undefined}
      />
      <ProfileField name="passType" typed={typed?.passType ?? user.passType ?? undefined} isOptional />
      <Inline>
        <FormButton form="identity">Save</FormButton>
      </Inline>
    </Form>
  );
}
