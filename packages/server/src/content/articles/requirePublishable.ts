import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../../platform/messages/messages.ts';
import type { WholeArticleRow } from './articleRow.ts';

/** Throws if an article has no text yet. */
export function requirePublishable({ body }: Pick<WholeArticleRow, 'body'>): void {
  if (body.trim() !== '') return;
  throw new HttpError('invalid', { fields: [{ name: 'body', reason: messages.emptyReason }] });
}
