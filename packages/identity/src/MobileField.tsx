import { PhoneField } from '@sewa/ui';
import * as messages from './messages.ts';

interface MobileFieldProps {
  /** What was typed before, to be shown again. */
  readonly typed: string | undefined;
}

/** The number a code is sent to, of somebody who is not signed in. */
export function MobileField({ typed }: MobileFieldProps) {
  return (
    <PhoneField
      id="phoneNumber"
      label={messages.phoneNumberLabel}
      hint={messages.phoneNumberHint}
      name="phoneNumber"
      maxLength={30}
      required
      defaultValue={typed}
    />
  );
}
