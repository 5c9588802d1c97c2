import type { Context } from '../calling/Context.ts';
import type { Reply } from '../calling/Reply.ts';
import { saveDraft } from '../sign-up-drafts/draft.ts';
import { findUserType, type InvitationRow } from './InvitationRow.ts';
import { startOnboarding } from './onboarding.ts';

/** What a browser holds that follows an invitation: its secret, and that of what it signs up as. */
export interface Followed {
  onboarding: { secret: string; end: Date };
  signUp: string;
}

/** Remembers the invitation the asking browser follows, and what whoever follows it signs up as. */
export async function followInvitation({ db, browser, now }: Context, row: InvitationRow): Promise<Followed> {
  const onboarding = await startOnboarding(db, row.id, now);
  const userType = findUserType(row);
  return { onboarding, signUp: await saveDraft(db, browser.findCookie('signUp'), { userType }, now) };
}

/** Gives the browser what it holds while it follows an invitation. */
export function putFollowed(reply: Reply, { onboarding, signUp }: Followed): void {
  reply.putCookie('onboarding', onboarding.secret, onboarding.end);
  reply.putCookie('signUp', signUp, null);
}
