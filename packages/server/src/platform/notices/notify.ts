import type { NoticeKind } from '@sewa/api/client';
import type { Queryable } from '../database/database.ts';
import type { NewNotice } from './NewNotice.ts';
import { deleteNotices, insertNotice } from './queries.ts';

/** Creates a notice, in the transaction of its cause; idempotent per recipient. */
export const notify = (tx: Queryable, notice: NewNotice, now: Date): Promise<void> =>
  insertNotice(tx, notice, now);

/** Deletes notices for all recipients, in the transaction that deals with them. */
export const settleNotices = (tx: Queryable, kind: NoticeKind, ...about: readonly string[]): Promise<void> =>
  deleteNotices(tx, [kind], about);

/** The same for all notices of some kinds about one thing. */
export const settleNoticesAbout = (
  tx: Queryable,
  about: string,
  kinds: readonly NoticeKind[],
): Promise<void> => deleteNotices(tx, kinds, [about]);
