import { PhoneField } from '@sewa/ui';

interface MobileFieldProps {
  /** What was typed before, to be shown again. */
  readonly typed: string | undefined;
}

/** The number a code is sent to, of somebody who is not signed in. */
export function MobileField({ typed }: MobileFieldProps) {
  return (
    <PhoneField
      id="phoneNumber"
      label="Mobile number"
      hint="A Singapore number that begins with 8 or 9."
      name="phoneNumber"
      maxLength={30}
      required
      defaultValue={typed}
    />
  );
}
