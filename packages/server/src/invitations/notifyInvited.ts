import { dashboardPath } from '@sewa/paths';
import type { Queryable } from '../database/database.ts';
import { notify } from '../notices/notify.ts';
import { deleteNoticesOf } from '../notices/queries.ts';
import { listInvited, listWaitingFor } from './queries.ts';

const tell = (tx: Queryable, userId: string, { id, due }: { id: string; due: Date }, now: Date) =>
  notify(
    tx,
    { to: { userId }, kind: 'invitation', about: id, path: dashboardPath(), due, endsWhenDue: true },
    now,
  );

/** Tells whoever has confirmed the address an invitation was sent to that it waits for them. */
export async function notifyInvited(
  tx: Queryable,
  { id, email, due }: { id: string; email: string; due: Date },
  now: Date,
): Promise<void> {
  for (const userId of await listInvited(tx, email)) await tell(tx, userId, { id, due }, now);
}

/** Tells somebody who confirmed another address of the invitations that wait there, and no longer of those to the one before. */
export async function notifyOfInvitations(
  tx: Queryable,
  { userId, email }: { userId: string; email: string },
  now: Date,
): Promise<void> {
  await deleteNoticesOf(tx, userId, 'invitation');
  for (const waiting of await listWaitingFor(tx, email, now)) await tell(tx, userId, waiting, now);
}
