import type { Invitation } from '@sewa/api/client';
import type { Respond, VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { putSession } from '../../platform/sessions/putSession.ts';
import { type AcceptedInvitation, acceptInvitation } from './acceptInvitation.ts';
import { currentInvitation } from './currentInvitation.ts';
import { declineInvitation } from './declineInvitation.ts';
import { findInvitationByCode } from './findInvitationByCode.ts';
import { type Followed, putFollowed } from './followInvitation.ts';
import { getInvitation } from './getInvitation.ts';
import { listInvitations } from './listInvitations.ts';
import { listOwnListings } from './listOwnListings.ts';
import { makeInvitation } from './makeInvitation.ts';
import { withdrawInvitation } from './withdrawInvitation.ts';

const sendFollowed: Respond<{ answer: Invitation; followed: Followed }> = ({ answer, followed }, reply) => {
  putFollowed(reply, followed);
  return reply.sendAnswer('findInvitationByCode', answer);
};

const sendAccepted: Respond<AcceptedInvitation> = async ({ answer, followed, secret }, reply) => {
  if (secret !== null) await putSession(reply, secret);
  if (followed) putFollowed(reply, followed);
  return reply.sendAnswer('acceptInvitation', answer);
};

/** Adds the routes of invitations. */
export function addInvitationRoutes(router: VerbRouter): void {
  router.mount('listInvitations', listInvitations);
  router.mount('listOwnListings', listOwnListings);
  router.mount('makeInvitation', makeInvitation);
  router.mount('currentInvitation', currentInvitation);
  router.mountWithResponse('findInvitationByCode', findInvitationByCode, sendFollowed);
  router.mount('getInvitation', getInvitation);
  router.mountWithResponse('acceptInvitation', acceptInvitation, sendAccepted);
  router.mount('declineInvitation', declineInvitation);
  router.mount('withdrawInvitation', withdrawInvitation);
}
