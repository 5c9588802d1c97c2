import type { FormResult } from '@sewa/pages/forms';
import { TextField } from '@sewa/ui';
import * as messages from './messages.ts';

interface InviteeFieldProps {
  readonly answer: FormResult | null;
  readonly hint?: string;
}

/** The address of whom to invite, with why it was refused. */
export const InviteeField = ({ answer, hint }: InviteeFieldProps) => (
  <TextField
    label={messages.emailLabel}
    hint={hint}
    name="email"
    type="email"
    required
    maxLength={254}
    autoComplete="off"
    defaultValue={answer?.typed.email}
    error={answer?.error ?? undefined}
  />
);
