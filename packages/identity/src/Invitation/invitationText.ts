import type { Invitation } from '@sewa/api/client';
import { formatContractActorType } from '@sewa/formatters';

/** What somebody is invited to, in words: a company, or a home. */
export const nameInviter = ({ corporateName, listing }: Invitation): string =>
  corporateName ?? listing?.name ?? 'something that is no longer there';

/** As what they are invited, in words. */
export function nameRole({ isCorporate, role, actorType }: Invitation): string {
  if (!isCorporate) return formatContractActorType(actorType);
  return role === 'administrator' ? 'Administrator' : 'Member';
}

/** Why an invitation cannot be accepted: a title and what to do; null while it can. */
export function explainState(invitation: Invitation): { title: string; notice: string } | null {
  const { state, isOwn, isAcceptedByAsker, invitedByName } = invitation;
  const again = `Ask ${invitedByName} for a new one.`;
  if (state === 'accepted' && isAcceptedByAsker)
    return {
      title: 'You have accepted this invitation',
      notice: `You have joined ${nameInviter(invitation)}.`,
    };
  if (state === 'accepted')
    return { title: 'This invitation has been used', notice: `An invitation works once. ${again}` };
  if (state === 'declined')
    return { title: 'This invitation was declined', notice: `Was it a mistake? ${again}` };
  if (state === 'withdrawn')
    return {
      title: 'This invitation was withdrawn',
      notice: `${invitedByName} took it back, or sent a newer one.`,
    };
  if (state === 'expired')
    return { title: 'This invitation has expired', notice: `Invitations are valid for 14 days. ${again}` };
  if (isOwn) return { title: 'This is your own invitation', notice: 'Whoever you sent it to can accept it.' };
  return null;
}
