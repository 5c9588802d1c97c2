import type { User } from '@sewa/api/client';
import { Form, Inline, Select } from '@sewa/ui';
import { Form as RouterForm } from 'react-router-dom';
import { FormButton } from '../FormButton.tsx';
import { useFieldErrors } from '../useFieldErrors.ts';
import type { MyFault } from './myForms.ts';
import { ProfileField } from './ProfileField.tsx';
import { fieldWords, passTypes } from './profileForm.ts';

interface IdentityFormProps {
  readonly user: User;
  readonly fault: MyFault | undefined;
}

/** Name, residential status and pass, to be changed. */
export function IdentityForm({ user, fault }: IdentityFormProps) {
  const errors = useFieldErrors(fault, fieldWords);
  const typed = fault?.typed;
  const pass = typed?.passType ?? user.passType ?? '';
  const known: readonly string[] = passTypes;
  const passes = pass === '' || known.includes(pass) ? known : [pass, ...known];
  return (
    <Form method="post" errors={errors} formComponent={RouterForm}>
      <ProfileField name="name" typed={typed?.name ?? user.name ?? undefined} />
      <ProfileField
        name="residentialStatus"
        typed={typed?.residentialStatus ?? user.residentialStatus ?? undefined}
      />
      <Select
        id="passType"
        name="passType"
        label="Your pass"
        hint="Only if you are here on one."
        placeholder="None"
        options={passes.map((value) => ({ value, label: value }))}
        defaultValue={pass}
      />
      <Inline>
        <FormButton form="identity">Save</FormButton>
      </Inline>
    </Form>
  );
}
