import type { PageRequest } from '@sewa/pages';
import { parseText, parseVersion, runFormAction } from '../runFormAction.ts';

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
export async function takeOrganisationForm(page: PageRequest, form: FormData): Promise<unknown> {
  const { client } = page;
  const name = parseText(form, 'name');
  const typed = { name };
  if (form.has(organisationButtons.add))
    return runFormAction(page, { about: newOrganisation, done: `${name.trim()} is added.`, typed }, () =>
      client.addOrganisation({ body: { name } }),
    );
  const idOf = (button: keyof typeof organisationButtons) => parseText(form, organisationButtons[button]);
  const change = (id: string, done: string, body: { name?: string; isClosed?: boolean }) =>
    runFormAction(page, { about: id, done, typed }, () =>
      client.changeOrganisation({ id, body: { ...body, ...parseVersion(form) } }),
    );
  if (idOf('rename')) return change(idOf('rename'), 'Renamed.', { name });
  if (idOf('close')) return change(idOf('close'), 'Closed. It takes nobody in.', { isClosed: true });
  if (idOf('reopen')) return change(idOf('reopen'), 'Open again.', { isClosed: false });
  const organisationId = idOf('move');
  if (organisationId === '') return null;
  return runFormAction(page, { about: organisationId, done: 'Moved.' }, () =>
    client.changeMember({ id: parseText(form, 'member'), body: { organisationId } }),
  );
}
