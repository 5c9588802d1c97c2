import type { Queryable } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as billingMessages from '../messages.ts';
import { findOwnPayee } from '../payees/queries.ts';
import { findMethodOf } from '../payment-methods/methodQueries.ts';
import * as messages from './messages.ts';
import { listOwnFiles } from './queries.ts';

const refuseForeign = (name: string, reason: string): HttpError =>
  new HttpError('not-found', { fields: [{ name, reason }] });

/** Throws unless the user has this payee, and the bank didn't refuse its account. Returns the provider that can pay it. */
export async function requireOwnPayee(tx: Queryable, id: string, userId: string): Promise<string> {
  const payee = await findOwnPayee(tx, id, userId);
  if (!payee) throw refuseForeign('payeeId', messages.payeeUnknownReason);
  if (payee.state === 'refused')
    throw new HttpError('wrong-state', {
      fields: [{ name: 'payeeId', reason: messages.payeeRefusedReason }],
    });
  return payee.provider;
}

/** Throws unless the user has this payment method and can use it. Returns the provider that it is set up at. */
export async function requireOwnMethod(tx: Queryable, id: string, userId: string): Promise<string> {
  const method = await findMethodOf(tx, id, userId);
  if (!method) throw refuseForeign('methodId', messages.methodUnknownReason);
  if (method.state !== 'active')
    throw new HttpError('wrong-state', {
      fields: [{ name: 'methodId', reason: billingMessages.methodUnusableReason }],
    });
  return method.provider;
}

/** Throws if a method, by what is chosen now, is at another provider than the payee: none can charge it for an account of another. */
export function requireOneProvider(
  name: 'methodId' | 'payeeId' | 'kind',
  { method, payee }: { method: string | null; payee: string | null },
): void {
  if (method === null || payee === null || method === payee) return;
  const reason = name === 'payeeId' ? messages.payeeElsewhereReason : billingMessages.wayUnusableReason;
  throw new HttpError('wrong-state', { fields: [{ name, reason }] });
}

/** Throws unless all these files are the user's own. */
export async function requireOwnFiles(tx: Queryable, ids: readonly string[], userId: string): Promise<void> {
  const own = new Set(await listOwnFiles(tx, userId, ids));
  if (ids.some((id) => !own.has(id))) throw refuseForeign('fileIds', messages.fileUnknownReason);
}
