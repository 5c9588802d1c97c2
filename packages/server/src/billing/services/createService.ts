import type { RouteAnswer } from '@sewa/api/client';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { makeRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { findEmptyKeys } from '../../platform/sessions/findEmptyKeys.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import { makeBills } from '../bills/makeBills.ts';
import { describeServiceState } from './describeService.ts';
import { deleteDraft } from './draftQueries.ts';
import { lockPaidService } from './getOwnService.ts';
import * as messages from './messages.ts';
import { parseApplication } from './parseApplication.ts';
import { insertService } from './queries.ts';
import { findPlannedTenancy, findRentPlan, type PlannedTenancy } from './rentPlanQueries.ts';
import {
  requireOneProvider,
  requireOwnFiles,
  requireOwnMethod,
  requireOwnPayee,
} from './requireOwnThings.ts';
import { mayCreateService } from './whoMayAsk.ts';

/** Throws unless somebody has told all that their profile needs: payees and papers name them. */
function requireWholeProfile(session: SignedIn['session']): void {
  const fields = findEmptyKeys(session).map((name) => ({ name, reason: messages.profileMissingReason }));
  if (fields.length > 0) throw new HttpError('wrong-state', { fields, message: messages.profileFirst });
}

/** The tenancy that a rent plan pays for; null without one, and for a plan of another home. Throws unless the user is its tenant. */
async function findOwnTenancy(
  { db, session }: Pick<SignedIn, 'db' | 'session'>,
  { type, rentalId }: RouteInput<'createService'>['body'],
  postalCode: string,
): Promise<PlannedTenancy | null> {
  if (type !== 'pay' || rentalId === undefined) return null;
  const tenancy = await findPlannedTenancy(db, rentalId, session.user_id);
  if (!tenancy)
    throw new HttpError('not-found', {
      fields: [{ name: 'rentalId', reason: messages.tenancyUnknownReason }],
    });
  const plan = await findRentPlan(db, rentalId);
  if (plan && plan.state !== 'ended')
    throw new HttpError('wrong-state', {
      fields: [{ name: 'rentalId', reason: messages.tenancyPlannedReason }],
    });
  return tenancy.postal_code === postalCode ? tenancy : null;
}

/**
 * Begins a rent plan, with the bills that are due soon, or takes an application for another service, which waits for an operator. Throws if
 * the user's profile is incomplete, or the payee, the method or a file isn't their own.
 */
export const createService = defineVerb(
  mayCreateService,
  (ctx, { body }: RouteInput<'createService'>): Promise<RouteAnswer<'createService'>> =>
    ctx.transaction(async (tx) => {
      const { db, now, session } = tx;
      const userId = session.user_id;
      requireWholeProfile(session);
      const { type, payeeId = null, methodId = null, depositCents = null } = body;
      const address = parseApplication(body, getToday(now));
      const fileIds = [...new Set(body.fileIds)];
      const payee = payeeId === null ? null : await requireOwnPayee(db, payeeId, userId);
      const method = methodId === null ? null : await requireOwnMethod(db, methodId, userId);
      requireOneProvider('methodId', { method, payee });
      await requireOwnFiles(db, fileIds, userId);
      const tenancy = await findOwnTenancy(tx, body, address.postalCode);
      const id = makeRandomId();
      await insertService(db, {
        id,
        type,
        state: type === 'pay' ? 'active' : 'waiting',
        userId,
        payeeId,
        methodId,
        address,
        propertyType: body.home.propertyType ?? null,
        monthlyRent: body.monthlyRent,
        charges: body.charges,
        depositCents,
        dueDay: body.dueDay,
        from: body.from,
        months: body.months,
        fileIds,
        rentalId: tenancy && (body.rentalId ?? null),
        rentChanges: tenancy?.rent_changes ?? [],
        now,
      });
      await deleteDraft(db, userId, type);
      const details = { service: id, type };
      await recordAudit(db, { userId, action: 'service-created', details }, now);
      const service = await lockPaidService(tx, id);
      await makeBills(tx, service);
      return describeServiceState(service, 'payer');
    }),
);
