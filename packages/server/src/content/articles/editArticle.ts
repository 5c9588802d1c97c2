import type { ArticleDraft } from '@sewa/api/client';
import { type AuditAction, recordAudit } from '../../platform/audit/recordAudit.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { requireVersion } from '../../platform/calling/requireVersion.ts';
import { isViolation } from '../../platform/database/isViolation.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import type { WholeArticleRow } from './articleRow.ts';
import { lockArticle, updateArticle } from './draftQueries.ts';
import { redirectArticle } from './redirectArticle.ts';

/** One change of an article by an editor. */
export interface ArticleEdit {
  readonly id: string;
  /** The version it is meant for; omitted if any. */
  readonly version?: number;
  readonly action: AuditAction;
  /** Returns the changed article, or null if nothing changes. */
  readonly change: (row: WholeArticleRow, tx: InTransaction<SignedIn>) => Promise<WholeArticleRow | null>;
}

/** Throws a clear error if the slug belongs to another article. */
export async function lockSlug<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!isViolation(error, 'articles_kind_language_slug_key')) throw error;
    throw new HttpError('invalid', { fields: [{ name: 'slug', reason: messages.slugTakenReason }] });
  }
}

/**
 * Changes an article, its redirects and the audit log in one transaction. Throws if there is no such article, or the change was meant
 * for another version.
 */
export const editArticle = (
  ctx: SignedIn,
  { id, version, action, change }: ArticleEdit,
): Promise<{ state: ArticleDraft['state']; version: number }> =>
  lockSlug(() =>
    ctx.transaction(async (tx) => {
      const { db, now, session } = tx;
      const before = await lockArticle(db, id);
      if (!before) throw new HttpError('not-found');
      requireVersion(version, before.version);
      const after = await change(before, tx);
      if (!after) return { state: before.state, version: before.version };
      const next = await updateArticle(db, after, now);
      await redirectArticle(db, before, after);
      await recordAudit(db, { userId: session.user_id, action, details: { article: id } }, now);
      return { state: after.state, version: next };
    }),
  );
