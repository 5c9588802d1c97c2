import type { NoticeKind } from '@sewa/api/client';
import type { Queryable } from '../database/database.ts';
import { deleteNotices, insertNotice } from './queries.ts';

/** Whom something waits for: a person, or a corporate, there for everybody or for its administrators. */
type NoticeRecipient =
  | { readonly userId: string }
  | { readonly corporateId: string; readonly audience: 'everybody' | 'administrators' };

/** Something that waits for somebody. */
export interface NewNotice {
  readonly to: NoticeRecipient;
  readonly kind: NoticeKind;
  /** Id of what waits, within its kind. */
  readonly about: string;
  /** The page where it is seen to. */
  readonly path: string;
  /** When it is due. */
  readonly due?: Date;
  /** Whether it waits no longer once it is due. @default false */
  readonly endsWhenDue?: boolean;
}

/** Notes that something waits, in the transaction of what happened; the same thing once for the same recipient. */
export const notify = (tx: Queryable, notice: NewNotice, now: Date): Promise<void> =>
  insertNotice(tx, notice, now);

/** Forgets what waited, for everybody it waited for, in the transaction of what was done about it. */
export const settleNotices = (tx: Queryable, kind: NoticeKind, ...about: readonly string[]): Promise<void> =>
  deleteNotices(tx, kind, about);
