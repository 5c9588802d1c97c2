import type { CorporateRole } from '@sewa/api/client';
import type { PageRequest } from '@sewa/pages';
import { confirmFirst, parseText, parseVersion } from '@sewa/pages/forms';
import { runFormAction } from '../formActions.ts';
import * as messages from './messages.ts';

/** Names of the buttons about a member, by their id. */
export const memberButtons = {
  change: 'change-member',
  ask: 'ask-to-remove-member',
  remove: 'remove-member',
} as const;

/** Takes the forms about members. Null when the form is about something else. */
export async function handleMemberForm(page: PageRequest, form: FormData): Promise<unknown> {
  const { client } = page;
  const changed = parseText(form, memberButtons.change);
  if (changed !== '') {
    const role = parseText(form, 'role') as CorporateRole;
    const organisationId = parseText(form, 'organisationId') || null;
    return runFormAction(page, { about: changed, done: messages.memberChanged }, () =>
      // The API checks it: what is no role is refused there.
      client.changeMember({
        id: changed,
        body: { role, organisationId, version: parseVersion(form) || undefined },
      }),
    );
  }
  const requested = parseText(form, memberButtons.ask);
  if (requested !== '') return confirmFirst(requested);
  const removed = parseText(form, memberButtons.remove);
  if (removed === '') return null;
  return runFormAction(page, { about: removed, done: messages.memberRemoved }, () =>
    client.removeMember({ id: removed }),
  );
}
