import { parseConsentCookie, type RouteAnswer } from '@sewa/api/client';
import type { Context } from '../calling/Context.ts';
import { defineVerb } from '../calling/defineVerb.ts';
import { anyoneKnown } from '../sessions/whoMayAsk.ts';
import { listConsents } from './queries.ts';

/** What the asking browser allows by its cookie; null where it was not asked yet. */
export const findGivenConsent = ({ browser }: Pick<Context, 'browser'>) =>
  parseConsentCookie(browser.findCookie('consent') ?? '');

/** What the asking browser allows now, and the lines of the ledger of it and of whoever is signed in. */
export const getConsent = defineVerb(anyoneKnown, async (ctx): Promise<RouteAnswer<'getConsent'>> => {
  const given = findGivenConsent(ctx);
  const records = await listConsents(ctx.db, given?.consentId ?? null, ctx.session?.user_id ?? null);
  const { preferences = false, statistics = false } = given ?? {};
  return { done: given !== null, preferences, statistics, records };
});
