import { formatContractActorType } from '@sewa/formatters';
import type { PageRequest } from '@sewa/pages';
import { confirmFirst, parseText } from '@sewa/pages/forms';
import { data } from 'react-router-dom';
import { runFormAction } from '../formActions.ts';
import { newInvitation } from '../Invitations/invitationForms.ts';
import * as common from '../messages.ts';
import * as messages from './messages.ts';

/** Names of the buttons: invite somebody; of an invitation by its id: send it again, ask whether to withdraw it, withdraw it. */
export const homeButtons = {
  invite: 'invite',
  resend: 'send-again',
  ask: 'ask-to-withdraw',
  withdraw: 'withdraw',
} as const;

/** As what somebody can be invited for a home: everybody but staff, who belong to a company. */
export const homeActors = [1, 3, 4, 5, 2].map((actorType) => ({
  value: String(actorType),
  label: formatContractActorType(actorType),
}));

/** Which home an address asks to invite for. */
export const homeParameter = 'home';

async function invite(page: PageRequest, form: FormData): Promise<unknown> {
  const email = parseText(form, 'email');
  const actorType = parseText(form, 'actorType');
  const listingId = parseText(form, 'listingId');
  const typed = { email, actorType, listingId };
  const done = common.invitationSent(email);
  return runFormAction(page, { about: newInvitation, done, typed, more: ({ guid }) => ({ guid }) }, () =>
    page.client.makeInvitation({
      body: { email, actorType: Number(actorType), onboardingType: 2, listingId },
    }),
  );
}

/** Makes the same invitation anew, by which the one before is withdrawn; it is said beside the new one. */
function sendAgain(page: PageRequest, id: string): Promise<unknown> {
  const { client } = page;
  const more = (made: { readonly id: string; readonly guid: string } | null) =>
    made ? { about: made.id, guid: made.guid } : {};
  return runFormAction(page, { about: id, done: messages.invitationSentAgain, more }, async () => {
    const before = (await client.listInvitations()).find((invitation) => invitation.id === id);
    if (!before?.listing) return null;
    const { email, actorType, onboardingType, listing } = before;
    return client.makeInvitation({ body: { email, actorType, onboardingType, listingId: listing.id } });
  });
}

/** Takes the forms of the page on which people are invited for a home. */
export async function handleHomeInvitationForm(page: PageRequest): Promise<unknown> {
  const form = await page.request.formData();
  const requested = parseText(form, homeButtons.ask);
  if (requested !== '') return data(confirmFirst(requested));
  const withdrawn = parseText(form, homeButtons.withdraw);
  if (withdrawn !== '')
    return runFormAction(page, { about: withdrawn, done: common.invitationWithdrawn }, () =>
      page.client.withdrawInvitation({ id: withdrawn }),
    );
  const resent = parseText(form, homeButtons.resend);
  if (resent !== '') return sendAgain(page, resent);
  return form.has(homeButtons.invite) ? invite(page, form) : null;
}
