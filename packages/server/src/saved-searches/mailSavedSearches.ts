import { routes, type SavedSearch } from '@sewa/api/client';
import { unsubscribePath } from '@sewa/paths';
import type { InTransaction } from '../calling/Context.ts';
import { defineVerb } from '../calling/defineVerb.ts';
import { system } from '../calling/whoMayAsk.ts';
import { queueMail } from '../mail-queue/queueMail.ts';
import { composeSearchMail } from './composeSearchMail.ts';
import {
  claimDueSearch,
  listDueSearchIds,
  listMailedHomes,
  noteMailed,
  noteNewHomes,
  noteSeen,
} from './mailQueries.ts';
import { makeUnsubscribeToken } from './unsubscribe.ts';

/** A letter shows this many homes and counts the rest. */
const MAX_HOMES = 10;
/** A search that writes at once gathers what comes within an hour of its last letter, in milliseconds. */
const INSTANT_PAUSE_MS = 60 * 60 * 1000;

/**
 * Writes the letter of one search, if it has something to tell: what it found, that it wrote and the letter itself are
 * kept together or not at all, so that a home is told once however often this is run or broken off.
 */
async function mailSavedSearch(ctx: InTransaction, id: string): Promise<boolean> {
  const { db: tx, now, origin } = ctx;
  const search = await claimDueSearch(tx, id, new Date(now.getTime() - INSTANT_PAUSE_MS));
  if (!search) return false;
  const found = await noteNewHomes(tx, search, now);
  if (found.length === 0) {
    await noteSeen(tx, id, now);
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
  await noteMailed(tx, id, linkId, now);
  return true;
}

/** Writes the letters of every saved search of a frequency that has something to tell; returns how many. */
export const mailSavedSearches = defineVerb(
  system,
  async (ctx, { frequency }: { frequency: SavedSearch['frequency'] }) => {
    const since = new Date(ctx.now.getTime() - INSTANT_PAUSE_MS);
    let mails = 0;
    for (const id of await listDueSearchIds(ctx.db, frequency, since)) {
      if (await ctx.transaction((tx) => mailSavedSearch(tx, id))) mails += 1;
    }
    return mails;
  },
);
