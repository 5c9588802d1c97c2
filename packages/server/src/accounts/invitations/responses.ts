import type { Invitation } from '@sewa/api/client';
import type { Respond } from '../../platform/calling/VerbRouter.ts';
import { putSession } from '../../platform/sessions/putSession.ts';
import type { AcceptedInvitation } from './acceptInvitation.ts';
import { type Followed, putFollowed } from './followInvitation.ts';

/** Answers with an invitation, and remembers in cookies that it is followed. */
export const sendFollowed: Respond<{ answer: Invitation; followed: Followed }> = (
  { answer, followed },
  reply,
) => {
  putFollowed(reply, followed);
  return reply.sendAnswer('findInvitationByCode', answer);
};

/** Answers with an accepted invitation, and sets the cookies of a renewed session. */
export const sendAccepted: Respond<AcceptedInvitation> = async ({ answer, followed, secret }, reply) => {
  if (secret !== null) await putSession(reply, secret);
  if (followed) putFollowed(reply, followed);
  return reply.sendAnswer('acceptInvitation', answer);
};
