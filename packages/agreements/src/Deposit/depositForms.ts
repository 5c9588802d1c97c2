import { parseMoney } from '@sewa/formatters';
import type { PageRequest } from '@sewa/pages';
import { parseText, parseVersion, rejectFields, sendOnce } from '@sewa/pages/forms';
import { rejectForm, runFormAction } from '../formActions.ts';
import { FILE, storeFile } from '../Upload/storeFile.ts';
import * as messages from './messages.ts';

/** Names of the forms about a deposit. */
export const DEDUCT = 'deduct';
export const AGREE = 'agree-deductions';
export const DISPUTE = 'dispute-deductions';
export const RETURNED = 'returned';

/** Where the answers are seen. */
const place = 'deposit';

const getPlace = ({ url }: PageRequest) => ({ url: new URL(url.pathname, url) });

async function deduct(page: PageRequest, form: FormData): Promise<unknown> {
  const id = page.params.id ?? '';
  const about = DEDUCT;
  const [words, amount] = [parseText(form, 'words', 1_000), parseText(form, 'amount')];
  try {
    const { deposit } = await page.client.getRental({ id });
    const removed = form.getAll('remove');
    const known = (deposit?.deductions ?? [])
      .filter((item) => !removed.includes(item.id))
      .map(({ words: text, cents, fileIds }) => ({ words: text, cents, fileIds }));
    const stored = await storeFile(page, form);
    const typed = { words, amount, ...('fileId' in stored && { [FILE]: stored.fileId }) };
    const cents = parseMoney(amount);
    // Only taking something back adds nothing.
    const isAdding = words !== '' || amount !== '' || removed.length === 0;
    if (isAdding && (words === '' || cents === null || cents === 0))
      return rejectFields(
        { about, typed },
        {
          ...(words === '' && { words: messages.enterWords }),
          ...((cents === null || cents === 0) && { amount: messages.enterAmount }),
        },
      );
    const added =
      isAdding && cents ? [{ words, cents, fileIds: 'fileId' in stored ? [stored.fileId] : [] }] : [];
    const body = { version: parseVersion(form), items: [...known, ...added] };
    return await runFormAction(
      getPlace(page),
      {
        about,
        place,
        done: messages.proposed,
        typed,
        findControl: (name) => (name === 'items' ? 'amount' : name),
      },
      () => sendOnce([id, DEDUCT, body], (options) => page.client.deduct({ id, body }, options)),
    );
  } catch (error) {
    return rejectForm({ about, typed: { words, amount } }, error);
  }
}

async function agree(page: PageRequest, form: FormData): Promise<unknown> {
  const id = page.params.id ?? '';
  const body = { version: parseVersion(form) };
  return runFormAction(getPlace(page), { about: AGREE, place, done: messages.agreed }, () =>
    sendOnce([id, AGREE, body], (options) => page.client.agreeToDeductions({ id, body }, options)),
  );
}

async function dispute(page: PageRequest, form: FormData): Promise<unknown> {
  const id = page.params.id ?? '';
  const words = parseText(form, 'words', 2_000);
  const typed = { words };
  if (words === '') return rejectFields({ about: DISPUTE, typed }, { words: messages.enterDispute });
  const body = { version: parseVersion(form), words };
  return runFormAction(getPlace(page), { about: DISPUTE, place, done: messages.disputed, typed }, () =>
    sendOnce([id, DISPUTE, body], (options) => page.client.disputeDeductions({ id, body }, options)),
  );
}

async function recordReturn(page: PageRequest, form: FormData): Promise<unknown> {
  const id = page.params.id ?? '';
  const on = parseText(form, 'on');
  const typed = { on };
  if (on === '') return rejectFields({ about: RETURNED, typed }, { on: messages.enterDay });
  const body = { version: parseVersion(form), cents: Number(parseText(form, 'cents')), on };
  return runFormAction(getPlace(page), { about: RETURNED, place, done: messages.returned, typed }, () =>
    sendOnce([id, RETURNED, body], (options) => page.client.recordReturn({ id, body }, options)),
  );
}

/** Takes the forms about a deposit; null if the form is about something else. */
export async function handleDepositForm(page: PageRequest, form: FormData): Promise<unknown> {
  const name = form.get('do');
  if (name === DEDUCT) return deduct(page, form);
  if (name === AGREE) return agree(page, form);
  if (name === DISPUTE) return dispute(page, form);
  return name === RETURNED ? recordReturn(page, form) : null;
}
