import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { anyoneKnown } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { followInvitation } from './followInvitation.ts';
import { describeInvitation, findState } from './InvitationRow.ts';
import { hashCode } from './invitationSecrets.ts';
import { findInvitationByHash } from './queries.ts';

/** Finds and remembers an invitation by its code; the error is the same for every invalid code, so that it reveals nothing. */
export const findInvitationByCode = defineVerb(
  anyoneKnown,
  async (ctx, { body: { code } }: RouteInput<'findInvitationByCode'>) => {
    const { db, session, now } = ctx;
    const hash = hashCode(code);
    const row = hash === null ? null : await findInvitationByHash(db, 'code_hash', hash);
    if (!row || findState(row, now) !== 'waiting') {
      throw new HttpError('invalid', {
        fields: [{ name: 'code', reason: messages.wrongInvitationCodeReason }],
      });
    }
    const followed = await followInvitation(ctx, row);
    return { answer: describeInvitation(row, session?.user_id ?? null, now), followed };
  },
);
