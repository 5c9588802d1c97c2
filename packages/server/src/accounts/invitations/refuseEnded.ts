import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../messages.ts';
import { findState, type InvitationRow } from './InvitationRow.ts';

/** The error for an invitation that can't be accepted, with the reason. */
export const refuseEnded = (row: InvitationRow, now: Date): HttpError =>
  new HttpError('onboarding', {
    fields: [{ name: 'invitation', reason: messages.invitationReason[findState(row, now)] }],
  });
