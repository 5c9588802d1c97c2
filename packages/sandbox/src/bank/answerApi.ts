import type { Bank } from './Bank.ts';
import { addCharge, cancelCharge, findCharge, type NewCharge, viewCharge } from './charges.ts';
import { findBillCents } from './moves.ts';
import { findOutcome, type Outcome } from './outcomes.ts';
import { addPayee, findPayee } from './payees.ts';
import { addRefund, findRefund } from './refunds.ts';
import { beginSetup, endMandate, findMandate, findSetup, type NewSetup } from './setups.ts';

/** What the API answers: nothing there, or content; and what happens to the connection instead of an answer. */
export interface ApiAnswer {
  readonly content: unknown;
  readonly failure?: 'silence' | 'cut';
}

/** A call of the API. */
export interface ApiCall {
  readonly method: string;
  readonly url: URL;
  /** JSON, or null. */
  readonly body: unknown;
}

type Field = string | number | null;

/** Fields of a body by what they should be; throws if one isn't. */
function parseFields<Name extends string>(
  body: unknown,
  fields: Readonly<Record<Name, 'text' | 'number' | 'text?'>>,
): Record<Name, Field> {
  const given: Record<string, unknown> = { ...(body as object) };
  const entries = Object.entries<string>(fields).map(([name, kind]) => {
    const value = given[name] ?? null;
    const isRight =
      kind === 'number'
        ? Number.isSafeInteger(value) && (value as number) >= 0
        : typeof value === 'string' || (kind === 'text?' && value === null);
    if (!isRight) throw new TypeError(`"${name}" should be a ${kind}`);
    return [name, value];
  });
  return Object.fromEntries(entries);
}

/** The reference in one of the bank's own names, such as 'charge_' and the reference. */
const parseName = (kind: string, name: string): string =>
  name.startsWith(`${kind}_`) ? name.slice(kind.length + 1) : '';

async function putSetup(bank: Bank, ref: string, body: unknown, url: string): Promise<ApiAnswer> {
  const { expiresAt, ...asked } = parseFields(body, {
    kind: 'text',
    bank: 'text?',
    segment: 'text',
    returnUrl: 'text',
    expiresAt: 'text',
  });
  await beginSetup(bank, ref, {
    ...(asked as Omit<NewSetup, 'expiresAt'>),
    expiresAt: new Date(String(expiresAt)),
  });
  return { content: await findSetup(bank, ref, url) };
}

/** What happens to the connection once it is done, the first time. */
const findFailure = ({ isSilent, isCut }: Outcome, isFirst: boolean): Pick<ApiAnswer, 'failure'> =>
  !isFirst ? {} : isCut ? { failure: 'cut' } : isSilent ? { failure: 'silence' } : {};

async function putCharge(bank: Bank, ref: string, body: unknown, url: string): Promise<ApiAnswer> {
  const asked = parseFields(body, {
    kind: 'text',
    mandate: 'text?',
    cents: 'number',
    feeCents: 'number',
    payee: 'text',
    returnUrl: 'text',
  });
  const charge = {
    ...asked,
    mandate: asked.mandate && parseName('mandate', String(asked.mandate)),
    payee: parseName('payee', String(asked.payee)),
  } as NewCharge;
  const isFirst = await addCharge(bank, ref, charge);
  const content = await findCharge(bank, ref, url);
  const { isSilent, ...outcome } = findOutcome(findBillCents(charge));
  // The payer of a page has it before the bank falls silent.
  const isWaiting = content?.state === 'needs-action';
  return { content, ...findFailure(isSilent && !isWaiting ? { ...outcome, isSilent } : outcome, isFirst) };
}

async function putRefund(bank: Bank, ref: string, body: unknown): Promise<ApiAnswer> {
  const { charge, cents } = parseFields(body, { charge: 'text', cents: 'number' });
  const isFirst = await addRefund(bank, ref, parseName('charge', String(charge)), Number(cents));
  return { content: await findRefund(bank, ref), ...findFailure(findOutcome(Number(cents)), isFirst) };
}

async function putPayee(bank: Bank, ref: string, body: unknown): Promise<ApiAnswer> {
  const asked = parseFields(body, { bank: 'text', accountNumber: 'text' });
  await addPayee(bank, ref, { bank: String(asked.bank), accountNumber: String(asked.accountNumber) });
  return { content: await findPayee(bank, ref) };
}

async function listCharges(bank: Bank, { searchParams }: URL, url: string): Promise<ApiAnswer> {
  await bank.advance();
  const [from, to] = ['from', 'to'].map((name) => new Date(searchParams.get(name) ?? ''));
  if (!from || !to) return { content: null };
  const found = await bank.store.listCharges(from, to);
  return { content: found.map((charge) => viewCharge(charge, url)) };
}

/** Answers a call of the API; `pages` is where the bank's pages are. Content null is 404. */
export async function answerApi(
  bank: Bank,
  { method, url, body }: ApiCall,
  pages: string,
): Promise<ApiAnswer> {
  const [, , things = '', name = '', what = ''] = url.pathname.split('/').map(decodeURIComponent);
  const call = `${method} ${things}${what && `/${what}`}`;
  switch (call) {
    case 'PUT setups':
      return putSetup(bank, name, body, pages);
    case 'GET setups':
      return { content: await findSetup(bank, name, pages) };
    case 'GET mandates':
      return { content: await findMandate(bank, parseName('mandate', name)) };
    case 'DELETE mandates':
      return { content: (await endMandate(bank, parseName('mandate', name))) ? {} : null };
    case 'PUT charges':
      return putCharge(bank, name, body, pages);
    case 'GET charges':
      return name === '' ? listCharges(bank, url, pages) : { content: await findCharge(bank, name, pages) };
    case 'POST charges/cancel':
      await cancelCharge(bank, name);
      return { content: await findCharge(bank, name, pages) };
    case 'PUT refunds':
      return putRefund(bank, name, body);
    case 'GET refunds':
      return { content: await findRefund(bank, name) };
    case 'PUT payees':
      return putPayee(bank, name, body);
    case 'GET payees':
      return { content: await findPayee(bank, parseName('payee', name)) };
    default:
      return { content: null };
  }
}

/** Notes what a call was told, once it is answered. */
export async function noteTold({ store }: Bank, { url }: ApiCall, content: unknown): Promise<void> {
  const [, , things = '', name = ''] = url.pathname.split('/').map(decodeURIComponent);
  if (things === 'refunds') await store.noteTold('refund', [name]);
  if (things !== 'charges') return;
  const listed = Array.isArray(content) ? content.map(({ ref }: { ref: string }) => ref) : [name];
  await store.noteTold('charge', listed);
}
