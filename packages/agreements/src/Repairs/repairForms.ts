import type { Rental } from '@sewa/api/client';
import { parseMoney } from '@sewa/formatters';
import type { PageRequest } from '@sewa/pages';
import { parseText, rejectFields, sendOnce } from '@sewa/pages/forms';
import { rejectForm, runFormAction } from '../formActions.ts';
import { FILE, storeFile } from '../Upload/storeFile.ts';
import * as messages from './messages.ts';

/** States of a rental that has repairs. */
export const repairStates: readonly Rental['state'][] = ['running', 'ending', 'ended', 'settled'];

/** Names the form that reports a repair; the others are named after the repair. */
export const REPORT = 'repair-report';
export const nameRepair = (id: string): string => `repair-${id}`;

/** What the buttons of a repair send. */
const repairSteps = ['answer', 'invoice', 'split', 'confirm', 'close'] as const;
type Step = (typeof repairSteps)[number];

/** Controls of fields that the API names otherwise. */
const controls: Readonly<Record<string, string>> = {
  tenantCents: 'share',
  cents: 'amount',
  quoteCents: 'quote',
};

const getPlace = ({ url }: PageRequest) => ({ url: new URL(url.pathname, url) });

const isUrgency = (text: string): text is keyof typeof messages.urgency =>
  Object.hasOwn(messages.urgency, text);

async function report(page: PageRequest, form: FormData): Promise<unknown> {
  const id = page.params.id ?? '';
  const about = REPORT;
  const [words, urgency] = [parseText(form, 'words', 2_000), parseText(form, 'urgency')];
  try {
    const stored = await storeFile(page, form);
    const typed = { words, urgency, ...('fileId' in stored && { [FILE]: stored.fileId }) };
    if (words === '') return rejectFields({ about, typed }, { words: messages.enterWords });
    const fileIds = 'fileId' in stored ? [stored.fileId] : [];
    const body = { words, ...(isUrgency(urgency) && { urgency }), fileIds };
    return await runFormAction(
      getPlace(page),
      { about, place: 'repairs', done: messages.reported, typed },
      () => sendOnce([id, REPORT, body], (options) => page.client.reportRepair({ id, body }, options)),
    );
  } catch (error) {
    return rejectForm({ about, typed: { words, urgency } }, error);
  }
}

/** A step of a repair: what it does, and what is missing for it. */
async function plan(
  page: PageRequest,
  form: FormData,
  { id, step, version }: { id: string; step: Step; version: number },
) {
  const { client } = page;
  switch (step) {
    case 'answer': {
      const words = parseText(form, 'words', 2_000);
      const quote = parseText(form, 'quote');
      const quoteCents = parseMoney(quote);
      const isQuoteWrong = quote !== '' && quoteCents === null;
      const body = { words, ...(quoteCents !== null && { quoteCents }), version };
      return words === '' || isQuoteWrong
        ? {
            issues: {
              ...(words === '' && { words: messages.enterAnswer }),
              ...(isQuoteWrong && { quote: messages.enterAmount }),
            },
          }
        : {
            done: messages.answered,
            body,
            call: (options: object) => client.answerRepair({ id, body }, options),
          };
    }
    case 'invoice': {
      const cents = parseMoney(parseText(form, 'amount'));
      const stored = await storeFile(page, form);
      if (cents === null || 'issue' in stored)
        return {
          issues: {
            ...(cents === null && { amount: messages.enterAmount }),
            ...('issue' in stored && { [FILE]: stored.issue }),
          },
          ...('fileId' in stored && { kept: { [FILE]: stored.fileId } }),
        };
      const body = { cents, ...stored, version };
      return {
        done: messages.invoiced,
        body,
        call: (options: object) => client.invoiceRepair({ id, body }, options),
      };
    }
    case 'split': {
      const text = parseText(form, 'share');
      const tenantCents = parseMoney(text);
      if (text !== '' && tenantCents === null) return { issues: { share: messages.enterAmount } };
      const body = { ...(tenantCents !== null && { tenantCents }), version };
      return {
        done: messages.split,
        body,
        call: (options: object) => client.splitRepair({ id, body }, options),
      };
    }
    case 'confirm':
      return {
        done: messages.confirmed,
        body: { version },
        call: (options: object) => client.confirmRepair({ id, body: { version } }, options),
      };
    case 'close':
      return {
        done: messages.closed,
        body: { version },
        call: (options: object) => client.closeRepair({ id, body: { version } }, options),
      };
  }
}

/** Takes the forms of repairs; null if the form is about something else. */
export async function handleRepairForm(page: PageRequest, form: FormData): Promise<unknown> {
  const name = form.get('do');
  if (name === REPORT) return report(page, form);
  const step = repairSteps.find((each) => `repair-${each}` === name);
  if (!step) return null;
  const id = parseText(form, 'repairId');
  const about = nameRepair(id);
  const typed = {
    words: parseText(form, 'words', 2_000),
    amount: parseText(form, 'amount'),
    share: parseText(form, 'share'),
    quote: parseText(form, 'quote'),
  };
  try {
    const planned = await plan(page, form, { id, step, version: Number(parseText(form, 'repairVersion')) });
    if ('issues' in planned)
      return rejectFields(
        { about, typed: { ...typed, ...('kept' in planned && planned.kept) } },
        planned.issues ?? {},
      );
    const { done, body, call } = planned;
    return await runFormAction(
      getPlace(page),
      { about, done, typed, findControl: (field) => controls[field] ?? field },
      () => sendOnce([id, step, body], call),
    );
  } catch (error) {
    return rejectForm({ about, typed }, error);
  }
}
