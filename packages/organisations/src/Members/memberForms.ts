import type { CorporateRole } from '@sewa/api/client';
import type { PageRequest } from '@sewa/pages';
import { answerDeed, askFirst, readText } from '../answerDeed.ts';

/** Names of the buttons about a member, by their id. */
export const memberButtons = {
  change: 'change-member',
  ask: 'ask-to-remove-member',
  remove: 'remove-member',
} as const;

/** What somebody may be, in words. */
export const roleWords: Readonly<Record<CorporateRole, string>> = {
  administrator: 'Administrator',
  member: 'Member',
};

/** Takes the forms about members. Null when the form is about something else. */
export async function takeMemberForm(page: PageRequest, form: FormData): Promise<unknown> {
  const { client } = page;
  const changed = readText(form, memberButtons.change);
  if (changed !== '') {
    const role = readText(form, 'role') as CorporateRole;
    const organisationId = readText(form, 'organisationId') || null;
    return answerDeed(page, { about: changed, done: 'Saved. It counts at once.' }, () =>
      // The API checks it: what is no role is refused there.
      client.changeMember({ id: changed, body: { role, organisationId } }),
    );
  }
  const asked = readText(form, memberButtons.ask);
  if (asked !== '') return askFirst(asked);
  const removed = readText(form, memberButtons.remove);
  if (removed === '') return null;
  return answerDeed(page, { about: removed, done: 'Removed.' }, () => client.removeMember({ id: removed }));
}
