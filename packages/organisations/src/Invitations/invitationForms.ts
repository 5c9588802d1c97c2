import type { CorporateRole } from '@sewa/api/client';
import type { PageRequest } from '@sewa/pages';
import { parseText } from '@sewa/pages/forms';
import { runFormAction } from '../formActions.ts';
import * as messages from '../messages.ts';

/** Names of the buttons that invite somebody, and that withdraw an invitation by its id. */
export const invitationButtons = { invite: 'invite', withdraw: 'withdraw-invitation' } as const;

/** Stands for the invitation that is being made. */
export const newInvitation = 'invite';

/** Staff: what somebody who is invited to a corporate is in its contracts. */
const STAFF = 6;

/** Takes the forms about invitations. Null when the form is about something else. */
export async function handleInvitationForm(page: PageRequest, form: FormData): Promise<unknown> {
  const { client } = page;
  const withdrawn = parseText(form, invitationButtons.withdraw);
  if (withdrawn !== '')
    return runFormAction(page, { about: withdrawn, done: messages.invitationWithdrawn }, () =>
      client.withdrawInvitation({ id: withdrawn }),
    );
  if (!form.has(invitationButtons.invite)) return null;
  const email = parseText(form, 'email');
  const role = parseText(form, 'role') as CorporateRole;
  const organisationId = parseText(form, 'organisationId');
  const typed = { email, role, organisationId };
  const done = messages.invitationSent(email);
  return runFormAction(page, { about: newInvitation, done, typed, more: ({ guid }) => ({ guid }) }, () =>
    // The API checks it: what is no role is refused there.
    client.makeInvitation({
      body: { email, role, actorType: STAFF, ...(organisationId === '' ? {} : { organisationId }) },
    }),
  );
}
