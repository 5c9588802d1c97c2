import { routes, type SavedSearch } from '@sewa/api/client';
import { parseDiscoverFilters } from '@sewa/formatters';
import { unsubscribePath } from '@sewa/paths';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { queueMail } from '../../platform/mail-queue/queueMail.ts';
import { composeSearchMail } from './composeSearchMail.ts';
import {
  claimDueSearch,
  type DueSearch,
  listDueSearches,
  listMailedHomes,
  noteMailed,
  noteNewHomes,
  noteSeen,
} from './mailQueries.ts';
import { makeUnsubscribeToken } from './unsubscribe.ts';

/** Maximum number of homes in an alert; the rest are counted. */
const MAX_HOMES = 10;
/** Minimum time between two instant alerts of a search, in milliseconds: an hour. */
const INSTANT_PAUSE_MS = 60 * 60 * 1000;

/**
 * Queues the alert of one search, if it has new results. Results, timestamp and mail share a transaction, so that each home is sent
 * exactly once, even after a crash.
 */
async function mailSavedSearch(
  ctx: InTransaction,
  due: Pick<DueSearch, 'id' | 'query'>,
  indexIds: readonly string[] | null,
): Promise<boolean> {
  const { db: tx, now, origin } = ctx;
  const search = await claimDueSearch(tx, due, new Date(now.getTime() - INSTANT_PAUSE_MS));
  if (!search) return false;
  const found = await noteNewHomes(tx, search, indexIds, now);
  if (found.length === 0) {
    await noteSeen(tx, search.id, now);
    return false;
  }
  const { token, id: linkId } = makeUnsubscribeToken();
  const mail = composeSearchMail({
    name: search.name,
    query: search.query,
    homes: await listMailedHomes(tx, found, MAX_HOMES),
    count: found.length,
    origin,
    unsubscribeUrl: `${origin}${unsubscribePath(token)}`,
    oneClickUrl: `${origin}${routes.unsubscribe.path}?token=${token}`,
  });
  const key = `saved-search-${linkId.slice(0, 32)}`;
  await queueMail(ctx, { ...mail, key, to: { userId: search.user_id } });
  await noteMailed(tx, search.id, linkId, now);
  return true;
}

/** Queues the alerts of all saved searches with this frequency that have new results; returns their number. */
export const mailSavedSearches = defineVerb(
  system,
  async (ctx, { frequency }: { frequency: SavedSearch['frequency'] }) => {
    const since = new Date(ctx.now.getTime() - INSTANT_PAUSE_MS);
    let mails = 0;
    for (const due of await listDueSearches(ctx.db, frequency, since)) {
      const filters = parseDiscoverFilters(new URLSearchParams(due.query));
      const indexIds = await ctx.listingIndex.findIds(filters);
      if (await ctx.transaction((tx) => mailSavedSearch(tx, due, indexIds))) mails += 1;
    }
    return mails;
  },
);
