import type { PageRequest } from '@sewa/pages';
import { parseText, parseVersion } from '@sewa/pages/forms';
import { runFormAction } from '../formActions.ts';
import * as messages from './messages.ts';

/** Names of the buttons about an organisation, by its id. */
export const organisationButtons = {
  add: 'add-organisation',
  rename: 'rename-organisation',
  close: 'close-organisation',
  reopen: 'reopen-organisation',
  move: 'move-member',
} as const;

/** Stands for the organisation that is being added. */
export const newOrganisation = 'new';

/** Takes the forms about organisations. */
export async function handleOrganisationForm(page: PageRequest, form: FormData): Promise<unknown> {
  const { client } = page;
  const name = parseText(form, 'name');
  const typed = { name };
  if (form.has(organisationButtons.add))
    return runFormAction(
      page,
      { about: newOrganisation, done: messages.organisationAdded(name), typed },
      () => client.addOrganisation({ body: { name } }),
    );
  const idOf = (button: keyof typeof organisationButtons) => parseText(form, organisationButtons[button]);
  const change = (id: string, done: string, body: { name?: string; isClosed?: boolean }) =>
    runFormAction(page, { about: id, done, typed }, () =>
      client.changeOrganisation({ id, body: { ...body, version: parseVersion(form) || undefined } }),
    );
  if (idOf('rename')) return change(idOf('rename'), messages.organisationRenamed, { name });
  if (idOf('close')) return change(idOf('close'), messages.organisationClosed, { isClosed: true });
  if (idOf('reopen')) return change(idOf('reopen'), messages.organisationReopened, { isClosed: false });
  const organisationId = idOf('move');
  if (organisationId === '') return null;
  return runFormAction(page, { about: organisationId, done: messages.memberMoved }, () =>
    client.changeMember({ id: parseText(form, 'member'), body: { organisationId } }),
  );
}
