import { parseConsentCookie, type RouteAnswer } from '@sewa/api/client';
import type { Context } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { anyoneKnown } from '../../platform/sessions/whoMayAsk.ts';
import { listConsents } from './queries.ts';

/** The consent in the browser's cookie; null if it hasn't chosen yet. */
export const findGivenConsent = ({ browser }: Pick<Context, 'browser'>) =>
  parseConsentCookie(browser.findCookie('consent') ?? '');

/** The current consent, and the recorded choices of this browser and the user. */
export const getConsent = defineVerb(anyoneKnown, async (ctx): Promise<RouteAnswer<'getConsent'>> => {
  const given = findGivenConsent(ctx);
  const records = await listConsents(ctx.db, given?.consentId ?? null, ctx.session?.user_id ?? null);
  const { preferences = false, statistics = false } = given ?? {};
  return { done: given !== null, preferences, statistics, records };
});
