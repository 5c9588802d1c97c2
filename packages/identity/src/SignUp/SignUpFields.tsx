import { TextField } from '@sewa/ui';
import { ProfileField } from '../Profile/ProfileField.tsx';
import type { SignUpField } from './signUpForm.ts';

interface SignUpFieldsProps {
  /** Which fields are asked for, in their order. */
  readonly names: readonly SignUpField[];
  /** What was typed before, to be shown again. */
  readonly typed: Readonly<Record<string, string | undefined>>;
}

const ownFields = {
  registrationNumber: {
    label: 'CEA registration number',
    hint: 'R, six digits and a letter, as on your salesperson card.',
    autoCapitalize: 'characters',
    maxLength: 20,
  },
  licenceNumber: {
    label: 'Estate agent licence number',
    hint: 'L, seven digits and a letter: the licence of the agency you work for.',
    autoCapitalize: 'characters',
    maxLength: 20,
  },
  corporateName: {
    label: 'Name of the company',
    hint: 'As it is registered with ACRA.',
    autoComplete: 'organization',
    maxLength: 200,
  },
  uen: {
    label: 'UEN',
    hint: 'The Unique Entity Number of the company, 9 or 10 characters.',
    autoCapitalize: 'characters',
    maxLength: 20,
  },
} as const;

const isOwn = (name: SignUpField): name is keyof typeof ownFields => name in ownFields;

/** The fields of the last step: what everybody is asked, and what goes with a user type. */
export function SignUpFields({ names, typed }: SignUpFieldsProps) {
  return names.map((name) => {
    if (isOwn(name))
      return (
        <TextField
          key={name}
          id={name}
          name={name}
          required
          defaultValue={typed[name]}
          {...ownFields[name]}
        />
      );
    return <ProfileField key={name} name={name} typed={typed[name]} isOptional={name === 'passType'} />;
  });
}
