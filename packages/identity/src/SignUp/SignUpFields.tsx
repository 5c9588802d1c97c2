import { TextField } from '@sewa/ui';
import { ProfileField } from '../Profile/ProfileField.tsx';
import * as messages from './messages.ts';
import type { SignUpField } from './signUpForm.ts';

interface SignUpFieldsProps {
  /** Which fields are asked for, in their order. */
  readonly names: readonly SignUpField[];
  /** What was typed before, to be shown again. */
  readonly typed: Readonly<Record<string, string | undefined>>;
}

const ownFields = {
  registrationNumber: {
    label: messages.registrationNumberLabel,
    hint: messages.registrationNumberHint,
    autoCapitalize: 'characters',
    maxLength: 20,
  },
  licenceNumber: {
    label: messages.licenceNumberLabel,
    hint: messages.licenceNumberHint,
    autoCapitalize: 'characters',
    maxLength: 20,
  },
  corporateName: {
    label: messages.companyNameLabel,
    hint: messages.companyNameHint,
    autoComplete: 'organization',
    maxLength: 200,
  },
  uen: {
    label: messages.uenLabel,
    hint: messages.uenHint,
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
