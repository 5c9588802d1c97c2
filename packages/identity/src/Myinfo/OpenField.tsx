import type { Myinfo } from '@sewa/api/client';
import { Text } from '@sewa/ui';
import { ProfileField } from '../Profile/ProfileField.tsx';
import * as messages from './messages.ts';

interface OpenFieldProps {
  readonly field: Myinfo['fields'][number];
  /** What was typed before, to be shown again. */
  readonly typed?: string | undefined;
}

/** A field that Myinfo has not verified: filled in with what it says, and the person's to change. */
export function OpenField({ field: { name, value }, typed }: OpenFieldProps) {
  switch (name) {
    case 'phoneNumber':
      return <Text>{messages.noMyinfoPhone}</Text>;
    case 'identityNumber':
      return <Text>{messages.noMyinfoIdentity}</Text>;
    default:
      return <ProfileField name={name} typed={typed ?? value ?? undefined} />;
  }
}
