import type { Myinfo } from '@sewa/api/client';
import { Text } from '@sewa/ui';
import { ProfileField } from '../Profile/ProfileField.tsx';

interface OpenFieldProps {
  readonly field: Myinfo['fields'][number];
  /** What was typed before, to be shown again. */
  readonly typed?: string | undefined;
}

/** A field that Myinfo has not verified: filled in with what it says, and the person's to change. */
export function OpenField({ field: { name, value }, typed }: OpenFieldProps) {
  switch (name) {
    case 'phoneNumber':
      return (
        <Text>
          Myinfo has no mobile number of yours that is verified. You can add one to your profile later.
        </Text>
      );
    case 'identityNumber':
      return (
        <Text>Myinfo did not give your NRIC or FIN. You will be asked for it when a contract needs it.</Text>
      );
    default:
      return <ProfileField name={name} typed={typed ?? value ?? undefined} />;
  }
}
