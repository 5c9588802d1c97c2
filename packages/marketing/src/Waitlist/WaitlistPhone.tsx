import type { Waitlist } from '@sewa/api/client';
import { PhoneField, TextField } from '@sewa/ui';
import * as messages from '../messages.ts';

interface WaitlistPhoneProps {
  readonly country: Waitlist['country'];
  readonly isRequired: boolean;
  /** What was typed before, to be shown again. */
  readonly typed: string | undefined;
}

/** The phone number on a waitlist's form, of the country the list is for. */
export function WaitlistPhone({ country, isRequired, typed }: WaitlistPhoneProps) {
  const field = {
    id: 'phoneNumber',
    name: 'phoneNumber',
    label: isRequired ? messages.phoneLabel : messages.optionalLabel(messages.phoneLabel),
    maxLength: 30,
    required: isRequired,
    defaultValue: typed,
  };
  if (country === 'SG') return <PhoneField {...field} />;
  return <TextField {...field} type="tel" inputMode="tel" autoComplete="tel" hint={messages.uaePhoneHint} />;
}
