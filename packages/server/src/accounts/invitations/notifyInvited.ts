import { dashboardPath } from '@sewa/paths';
import type { Queryable } from '../../platform/database/database.ts';
import { notify } from '../../platform/notices/notify.ts';
import { deleteNoticesOf } from '../../platform/notices/queries.ts';
import { listInvited, listWaitingFor } from './queries.ts';

const tell = (tx: Queryable, userId: string, { id, due }: { id: string; due: Date }, now: Date) =>
  notify(
    tx,
    { to: { userId }, kind: 'invitation', about: id, path: dashboardPath(), due, endsWhenDue: true },
    now,
  );

/** Notifies users whose confirmed address an invitation was sent to. */
export async function notifyInvited(
  tx: Queryable,
  { id, email, due }: { id: string; email: string; due: Date },
  now: Date,
): Promise<void> {
  for (const userId of await listInvited(tx, email)) await tell(tx, userId, { id, due }, now);
}

/** After a change of the confirmed address: notifies the user of open invitations to it, and removes notices about the old one. */
export async function notifyOfInvitations(
  tx: Queryable,
  { userId, email }: { userId: string; email: string },
  now: Date,
): Promise<void> {
  await deleteNoticesOf(tx, userId, 'invitation');
  for (const waiting of await listWaitingFor(tx, email, now)) await tell(tx, userId, waiting, now);
}
