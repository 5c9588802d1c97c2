import type { RouteAnswer } from '@sewa/api/client';
import { contract } from '@sewa/api/schema';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { parseFields } from '../../platform/http/parseBody.ts';
import * as messages from '../../platform/messages/messages.ts';
import { type ArticleRow, describeEntry } from './articleRow.ts';
import { type ArticleList, listPublished } from './queries.ts';

/** Articles on a page. */
const PAGE_SIZE = 12;

const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const cursorForm = new RegExp(`^(\\d{1,15})-(${uuid})$`);

const serializeCursor = ({ published_at: publishedAt, id }: ArticleRow): string =>
  `${publishedAt?.getTime() ?? 0}-${id}`;

function parseCursor(cursor: string): ArticleList['after'] {
  const [, milliseconds, id] = cursorForm.exec(cursor) ?? [];
  if (!id) throw new HttpError('invalid', { fields: [{ name: 'cursor', reason: messages.cursorReason }] });
  return { publishedAt: new Date(Number(milliseconds)), id };
}

/** A page of the published articles of a kind, newest first. Throws if the kind or the cursor is invalid. */
export const listArticles = defineVerb(
  anyone,
  async ({ db }, { query }: RouteInput<'listArticles'>): Promise<RouteAnswer<'listArticles'>> => {
    const fields = parseFields(contract.listArticles.query, Object.fromEntries(query));
    const { kind = 'blog', language = 'en', topic = null, cursor } = fields;
    const after = cursor ? parseCursor(cursor) : null;
    const rows = await listPublished(db, { kind, language, topic, after, max: PAGE_SIZE + 1 });
    const shown = rows.slice(0, PAGE_SIZE);
    const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
    return { items: shown.map(describeEntry), nextCursor: last ? serializeCursor(last) : null };
  },
);
