import type { Queryable } from '../database/database.ts';
import { HttpError } from '../http/HttpError.ts';
import * as messages from '../messages/messages.ts';
import { findOwnPayee } from '../payees/queries.ts';
import { findOwnMethod, listOwnFiles } from './queries.ts';

const refuseForeign = (name: string, reason: string): HttpError =>
  new HttpError('not-found', { fields: [{ name, reason }] });

/** Throws unless the user has this payee, and the bank didn't refuse its account. */
export async function requireOwnPayee(tx: Queryable, id: string, userId: string): Promise<void> {
  const payee = await findOwnPayee(tx, id, userId);
  if (!payee) throw refuseForeign('payeeId', messages.payeeUnknownReason);
  if (payee.state === 'refused')
    throw new HttpError('wrong-state', { fields: [{ name: 'payeeId', reason: messages.payeeRefusedReason }] });
}

/** Throws unless the user has this payment method and can use it. */
export async function requireOwnMethod(tx: Queryable, id: string, userId: string): Promise<void> {
  const method = await findOwnMethod(tx, id, userId);
  if (!method) throw refuseForeign('methodId', messages.methodUnknownReason);
  if (method.state !== 'active')
    throw new HttpError('wrong-state', {
      fields: [{ name: 'methodId', reason: messages.methodUnusableReason }],
    });
}

/** Throws unless all these files are the user's own. */
export async function requireOwnFiles(tx: Queryable, ids: readonly string[], userId: string): Promise<void> {
  const own = new Set(await listOwnFiles(tx, userId, ids));
  if (ids.some((id) => !own.has(id))) throw refuseForeign('fileIds', messages.fileUnknownReason);
}
