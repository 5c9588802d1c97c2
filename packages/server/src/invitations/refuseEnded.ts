import { HttpError } from '../http/HttpError.ts';
import { findState, type InvitationRow } from './InvitationRow.ts';

const reasons = {
  waiting: 'is your own: somebody else has to accept it',
  accepted: 'has been used already',
  declined: 'was declined',
  withdrawn: 'was withdrawn by whoever made it',
  expired: 'has expired: ask for a new one',
} as const;

/** The refusal of an invitation that cannot be taken up, with the reason in words. */
export const refuseEnded = (row: InvitationRow, now: Date): HttpError =>
  new HttpError('onboarding', {
    fields: [{ name: 'invitation', reason: reasons[findState(row, now)] }],
  });
