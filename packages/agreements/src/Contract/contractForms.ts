import type { ContractTemplate } from '@sewa/api/client';
import type { PageRequest } from '@sewa/pages';
import { makeResult, parseText, parseVersion, sendOnce } from '@sewa/pages/forms';
import { data } from 'react-router-dom';
import { describeMove, runFormAction } from '../formActions.ts';
import { NOW } from '../Rental/rentalForms.ts';
import { MAX_TEXT, parseBlanks } from './blankTexts.ts';
import * as messages from './messages.ts';

/** Names the form of the draft. */
export const DRAFT = 'draft';

/** What the buttons about the agreement send. */
export const contractButtons = { write: 'write', change: 'change-draft', send: 'send', again: 'send-again' };

const getPlace = ({ url }: PageRequest) => ({ url: new URL(url.pathname, url) });

const findNewest = async ({ client }: PageRequest): Promise<number> =>
  (await client.listContractTemplates({}))[0]?.version ?? 1;

/** Writes the agreement with what was agreed, or what stood in the last one. */
async function write(page: PageRequest, version: number) {
  const id = page.params.id ?? '';
  const body = { version, templateVersion: await findNewest(page), blanks: {} };
  return sendOnce([id, 'write', body], (options) => page.client.draftContract({ id, body }, options));
}

const send = (page: PageRequest, version: number) => {
  const id = page.params.id ?? '';
  return sendOnce([id, 'send', version], (options) =>
    page.client.sendContract({ id, body: { version } }, options),
  );
};

async function writeAndSend(page: PageRequest, version: number): Promise<void> {
  const written = await write(page, version);
  await send(page, written.version);
}

const readTexts = (form: FormData, { blanks }: Pick<ContractTemplate, 'blanks'>): Record<string, string> =>
  Object.fromEntries(
    blanks.flatMap(({ name }) => (form.has(name) ? [[name, parseText(form, name, MAX_TEXT)]] : [])),
  );

async function change(page: PageRequest, form: FormData): Promise<unknown> {
  const { client, params } = page;
  const id = params.id ?? '';
  const templates = await client.listContractTemplates({});
  const template = templates.find(({ version }) => String(version) === form.get('templateVersion'));
  if (!template) throw data(null, { status: 400 });
  const typed = readTexts(form, template);
  const { values: blanks, issues: fields } = parseBlanks(template.blanks, typed);
  if (Object.keys(fields).length > 0)
    return data(makeResult({ about: DRAFT, error: messages.checkFields, fields, typed }), { status: 400 });
  const body = { version: parseVersion(form), templateVersion: template.version, blanks };
  return runFormAction(
    getPlace(page),
    {
      about: DRAFT,
      done: messages.changedDraft,
      typed,
      findControl: (name) => name.replace(/^blanks\./, ''),
    },
    () => sendOnce([id, DRAFT, body], (options) => client.draftContract({ id, body }, options)),
  );
}

/** Takes the forms about the words of the agreement; null if the form is about something else. */
export async function handleContractForm(page: PageRequest, form: FormData): Promise<unknown> {
  const version = parseVersion(form);
  const answer = { about: NOW, describe: describeMove };
  switch (form.get('do')) {
    case contractButtons.change:
      return change(page, form);
    case contractButtons.write:
      return runFormAction(getPlace(page), { ...answer, done: messages.written }, () => write(page, version));
    case contractButtons.send: {
      const isSecond = form.has('isSecond');
      const done = isSecond ? messages.sentSecond : messages.sentFirst;
      return runFormAction(getPlace(page), { ...answer, done }, () => send(page, version));
    }
    case contractButtons.again:
      return runFormAction(getPlace(page), { ...answer, done: messages.sentAgain }, () =>
        writeAndSend(page, version),
      );
    default:
      return null;
  }
}
