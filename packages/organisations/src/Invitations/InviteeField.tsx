import { TextField } from '@sewa/ui';
import type { DeedAnswer } from '../answerDeed.ts';

interface InviteeFieldProps {
  readonly answer: DeedAnswer | null;
  readonly hint?: string;
}

/** The address of whom to invite, with why it was refused. */
export const InviteeField = ({ answer, hint }: InviteeFieldProps) => (
  <TextField
    label="E-mail address"
    hint={hint}
    name="email"
    type="email"
    required
    maxLength={254}
    autoComplete="off"
    defaultValue={answer?.typed.email}
    error={answer?.fault ?? undefined}
  />
);
