import type { Invitation } from '@sewa/api/client';
import { formatContractActorType } from '@sewa/formatters';
import * as messages from './messages.ts';

/** What somebody is invited to, in words: a company, or a home. */
export const nameInviter = ({ corporateName, listing }: Invitation): string =>
  corporateName ?? listing?.name ?? messages.goneHome;

/** As what they are invited, in words. */
export function nameRole({ isCorporate, role, actorType }: Invitation): string {
  if (!isCorporate) return formatContractActorType(actorType);
  return role === 'administrator' ? messages.administratorLabel : messages.memberLabel;
}

/** Why an invitation cannot be accepted: a title and what to do; null while it can. */
export function explainState(invitation: Invitation): { title: string; notice: string } | null {
  const { state, isOwn, isAcceptedByAsker, invitedByName } = invitation;
  if (state === 'accepted' && isAcceptedByAsker)
    return { title: messages.acceptedTitle, notice: messages.acceptedLead(nameInviter(invitation)) };
  if (state === 'accepted')
    return { title: messages.usedInvitationTitle, notice: messages.usedInvitationLead(invitedByName) };
  if (state === 'declined')
    return {
      title: messages.declinedInvitationTitle,
      notice: messages.declinedInvitationLead(invitedByName),
    };
  if (state === 'withdrawn')
    return {
      title: messages.withdrawnInvitationTitle,
      notice: messages.withdrawnInvitationLead(invitedByName),
    };
  if (state === 'expired')
    return { title: messages.expiredInvitationTitle, notice: messages.expiredInvitationLead(invitedByName) };
  if (isOwn) return { title: messages.ownInvitationTitle, notice: messages.ownInvitationLead };
  return null;
}
