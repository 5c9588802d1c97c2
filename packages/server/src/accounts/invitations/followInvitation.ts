import type { Context } from '../../platform/calling/Context.ts';
import type { Reply } from '../../platform/calling/Reply.ts';
import { saveDraft } from '../sign-up-drafts/draft.ts';
import { findUserType, type InvitationRow } from './InvitationRow.ts';
import { startOnboarding } from './onboarding.ts';

/** Secrets for the cookies of a remembered invitation and its sign-up draft. */
export interface Followed {
  onboarding: { secret: string; end: Date };
  signUp: string;
}

/** Remembers an invitation for this browser, and the user type to sign up as. */
export async function followInvitation({ db, browser, now }: Context, row: InvitationRow): Promise<Followed> {
  const onboarding = await startOnboarding(db, row.id, now);
  const userType = findUserType(row);
  return { onboarding, signUp: await saveDraft(db, browser.findCookie('signUp'), { userType }, now) };
}

/** Sets the cookies of a remembered invitation. */
export function putFollowed(reply: Reply, { onboarding, signUp }: Followed): void {
  reply.putCookie('onboarding', onboarding.secret, onboarding.end);
  reply.putCookie('signUp', signUp, null);
}
