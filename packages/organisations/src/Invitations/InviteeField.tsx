import { TextField } from '@sewa/ui';
import type { FormResult } from '../runFormAction.ts';

interface InviteeFieldProps {
  readonly answer: FormResult | null;
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
    error={answer?.error ?? undefined}
  />
);
