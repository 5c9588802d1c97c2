import { parseMoney } from '@sewa/formatters';
import type { PageRequest } from '@sewa/pages';
import { parseText, parseVersion, rejectFields, sendOnce } from '@sewa/pages/forms';
import { rejectForm, runFormAction } from '../formActions.ts';
import { FILE, storeFile } from '../Upload/storeFile.ts';
import * as messages from './messages.ts';

/** Names the form of stamp duty. */
export const DUTY = 'duty';

/** Names the form of stamp duty on the agreement, or on an addendum. */
export const nameDutyForm = (addendumId: string | undefined): string =>
  addendumId === undefined ? DUTY : `${DUTY}-${addendumId}`;

const controls: Readonly<Record<string, string>> = { cents: 'amount' };

/** Takes the form of stamp duty; null if the form is about something else. */
export async function handleDutyForm(page: PageRequest, form: FormData): Promise<unknown> {
  if (form.get('do') !== DUTY) return null;
  const id = page.params.id ?? '';
  const [certificate, amount] = [parseText(form, 'certificate', 60), parseText(form, 'amount')];
  const cents = parseMoney(amount);
  const contractId = parseText(form, 'contractId') || undefined;
  const about = nameDutyForm(contractId);
  try {
    const stored = await storeFile(page, form);
    // A file that was stored before is sent again with the corrected form.
    const typed = { certificate, amount, ...('fileId' in stored && { [FILE]: stored.fileId }) };
    const issues = {
      ...(certificate === '' && { certificate: messages.enterCertificate }),
      ...(cents === null && { amount: messages.enterAmount }),
      ...('issue' in stored && { [FILE]: stored.issue }),
    };
    if (cents === null || 'issue' in stored || Object.keys(issues).length > 0)
      return rejectFields({ about, typed }, issues);
    const body = {
      version: parseVersion(form),
      certificate,
      cents,
      ...stored,
      ...(contractId !== undefined && { contractId }),
    };
    return await runFormAction(
      { url: new URL(page.url.pathname, page.url) },
      { about, done: messages.noted, typed, findControl: (name) => controls[name] ?? name },
      () => sendOnce([id, DUTY, body], (options) => page.client.recordStamping({ id, body }, options)),
    );
  } catch (error) {
    return rejectForm({ about, typed: { certificate, amount } }, error);
  }
}
