import { findTransition, type ServiceTransitionName, serviceTransitions } from '@sewa/tenancy';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { describeServiceState } from './describeService.ts';
import * as messages from './messages.ts';
import { updateService } from './queries.ts';
import type { ServiceProgress } from './serviceRow.ts';

/** Throws unless somebody can do this with a service in its state. */
export function requireOpen(
  row: ServiceProgress,
  name: ServiceTransitionName,
  actor: 'payer' | 'operator',
): void {
  if (describeServiceState(row, actor).may.includes(name)) return;
  throw new HttpError('wrong-state', {
    fields: [{ name: 'transition', reason: messages.serviceNotOpenReason }],
  });
}

/**
 * Writes a transition of a locked service that is open, with its audit entry. Returns the service as it is then. A change of the method or
 * the payee leaves a paused service paused.
 */
export async function transitionService<Row extends ServiceProgress>(
  { db, now }: InTransaction,
  row: Row,
  {
    name,
    actorId,
    changes = {},
  }: {
    name: ServiceTransitionName;
    actorId: string;
    changes?: Partial<Pick<ServiceProgress, 'payee_id' | 'method_id'>>;
  },
): Promise<Row> {
  const isChange = name === 'change-method' || name === 'change-payee';
  const state = isChange ? row.state : (findTransition(serviceTransitions, name, row.state)?.to ?? row.state);
  const after = { ...row, ...changes, state };
  const version = await updateService(db, after, now);
  const details = { service: row.id, name };
  await recordAudit(db, { userId: row.payer_user_id, actorId, action: 'service-moved', details }, now);
  return { ...after, version };
}
