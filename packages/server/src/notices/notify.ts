import type { NoticeKind } from '@sewa/api/client';
import type { Queryable } from '../database/database.ts';
import type { NewNotice } from './NewNotice.ts';
import { deleteNotices, insertNotice } from './queries.ts';

/** Notes that something waits, in the transaction of what happened; the same thing once for the same recipient. */
export const notify = (tx: Queryable, notice: NewNotice, now: Date): Promise<void> =>
  insertNotice(tx, notice, now);

/** Forgets what waited, for everybody it waited for, in the transaction of what was done about it. */
export const settleNotices = (tx: Queryable, kind: NoticeKind, ...about: readonly string[]): Promise<void> =>
  deleteNotices(tx, kind, about);
