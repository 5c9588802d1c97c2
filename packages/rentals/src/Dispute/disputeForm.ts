import type { ApiError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { type FormResult, findText, rejectFields } from '@sewa/pages/forms';
import { rejectForm, runFormAction } from '../formActions.ts';
import { newKey } from '../newKey.ts';
import * as messages from './messages.ts';

/** Names of the fields of the form. */
export const disputeFields = { words: 'words', files: 'files', known: 'known', remove: 'remove' } as const;

/** Most documents of a side. */
const MAX_FILES = 10;

/** Says which document was refused, and why. */
const describeFile =
  ({ name }: File) =>
  ({ fields }: ApiError): Partial<FormResult> | null => {
    const [refused] = fields;
    return refused ? { fields: { files: messages.refusedFile(name, refused.reason) } } : null;
  };

/** Uploads the new documents, and writes what the side says. */
export async function handleDisputeForm(page: PageRequest): Promise<unknown> {
  const form = await page.request.formData();
  const { client, params } = page;
  const about = params.id ?? '';
  const words = findText(form, disputeFields.words) ?? '';
  const typed = { words };
  const known = form.getAll(disputeFields.known);
  const removed = form.getAll(disputeFields.remove);
  const fileIds = known.filter((id) => !removed.includes(id)).map(String);
  // Without a choice, browsers send an empty file.
  const files = form
    .getAll(disputeFields.files)
    .filter((file) => file instanceof File && file.size > 0) as File[];
  if (fileIds.length + files.length > MAX_FILES)
    return rejectFields({ about, typed }, { files: messages.tooMany });
  if (words.trim() === '' && known.length + files.length === 0)
    return rejectFields({ about, typed }, { words: messages.enterSomething });
  for (const file of files) {
    try {
      fileIds.push((await client.addFile({ body: file }, newKey())).id);
    } catch (error) {
      return rejectForm({ about, typed, describe: describeFile(file) }, error);
    }
  }
  return runFormAction(page, { about, done: messages.saved, typed }, () =>
    client.stateDispute({ id: about, body: { words, fileIds } }),
  );
}
