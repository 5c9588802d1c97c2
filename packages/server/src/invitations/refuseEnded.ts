import { HttpError } from '../http/HttpError.ts';
import * as messages from '../messages/messages.ts';
import { findState, type InvitationRow } from './InvitationRow.ts';

/** The refusal of an invitation that cannot be taken up, with the reason in words. */
export const refuseEnded = (row: InvitationRow, now: Date): HttpError =>
  new HttpError('onboarding', {
    fields: [{ name: 'invitation', reason: messages.invitationReason[findState(row, now)] }],
  });
