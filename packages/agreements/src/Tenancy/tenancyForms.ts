import type { PageRequest } from '@sewa/pages';
import { parseText, parseVersion, rejectFields, sendOnce } from '@sewa/pages/forms';
import { rejectForm, runFormAction } from '../formActions.ts';
import { FILE, storeFile } from '../Upload/storeFile.ts';
import * as messages from './messages.ts';

/** Names the form that ends a tenancy early. */
export const END = 'end-early';

const isClause = (text: string): text is keyof typeof messages.clauseChoices =>
  Object.hasOwn(messages.clauseChoices, text);

/** Takes the form that ends a tenancy early; null if the form is about something else. */
export async function handleTenancyForm(page: PageRequest, form: FormData): Promise<unknown> {
  if (form.get('do') !== END) return null;
  const id = page.params.id ?? '';
  const [clause, lastDay] = [parseText(form, 'clause'), parseText(form, 'lastDay')];
  const about = END;
  try {
    const stored = await storeFile(page, form);
    // Proof is optional: without it, the other side may ask for it.
    const fileIds = 'fileId' in stored ? [stored.fileId] : [];
    const typed = { clause, lastDay, ...('fileId' in stored && { [FILE]: stored.fileId }) };
    const issues = {
      ...(!isClause(clause) && { clause: messages.chooseClause }),
      ...(lastDay === '' && { lastDay: messages.enterDay }),
    };
    if (!isClause(clause) || lastDay === '') return rejectFields({ about, typed }, issues);
    const body = { version: parseVersion(form), clause, lastDay, fileIds };
    return await runFormAction(
      { url: new URL(page.url.pathname, page.url) },
      { about, place: 'tenancy', done: messages.ended, typed },
      () => sendOnce([id, END, body], (options) => page.client.terminate({ id, body }, options)),
    );
  } catch (error) {
    return rejectForm({ about, typed: { clause, lastDay } }, error);
  }
}
