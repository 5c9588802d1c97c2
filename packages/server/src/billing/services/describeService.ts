import type { RouteAnswer, Service } from '@sewa/api/client';
import {
  findLastDay,
  findRentOn,
  listTransitions,
  type ServiceActor,
  serviceTransitions,
} from '@sewa/tenancy';
import type { ServiceProgress, ServiceRow } from './serviceRow.ts';

/** The side of a service that a user is on. */
export const findSide = (row: Pick<ServiceProgress, 'payer_user_id'>, userId: string): 'payer' | 'payee' =>
  row.payer_user_id === userId ? 'payer' : 'payee';

/** What somebody can do with a service; only rent plans have payments to pause or change. */
function listActions({ type, state }: Pick<ServiceProgress, 'type' | 'state'>, actor: ServiceActor) {
  const open = listTransitions(serviceTransitions, state, actor);
  return type === 'pay'
    ? open
    : open.filter((name) => name === 'answer' || name === 'agree' || name === 'end');
}

/** A service, as a user on one of its sides sees it on a day. */
export function describeService(row: ServiceRow, userId: string, today: string): Service {
  const side = findSide(row, userId);
  return {
    id: row.id,
    type: row.type,
    state: row.state,
    version: row.version,
    side,
    may: listActions(row, side),
    home: {
      address: {
        block: row.block,
        street: row.street,
        floor: row.floor,
        unit: row.unit,
        postalCode: row.postal_code,
      },
      propertyType: row.property_type,
    },
    monthlyRent: findRentOn({ monthlyRent: row.monthly_rent, rentChanges: row.rent_changes }, today),
    rentChanges: row.rent_changes.filter(({ from }) => from > today),
    rentalId: row.rental_id,
    charges: row.charges,
    depositCents: row.deposit_cents,
    dueDay: row.due_day,
    from: row.starts_on,
    months: row.months,
    until: row.ends_on ?? findLastDay({ from: row.starts_on, months: row.months }),
    payerName: row.payer_name,
    payee: row.payee,
    hasPayNow: row.has_paynow,
    method: side === 'payer' ? row.method : null,
    fileIds: row.file_ids,
    nextBill: row.next_bill,
    lastPaid: row.last_paid,
    arrearsCents: row.arrears_cents,
    answer: row.answer,
    createdAt: row.created_at.toISOString(),
  };
}

/** State and version of a service, and what somebody can do with it. */
export const describeServiceState = (
  row: Pick<ServiceProgress, 'id' | 'type' | 'state' | 'version'>,
  actor: ServiceActor,
): RouteAnswer<'pauseService'> => ({
  id: row.id,
  state: row.state,
  version: row.version,
  may: listActions(row, actor),
});
