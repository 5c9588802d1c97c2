import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { anyone } from '../calling/whoMayAsk.ts';
import type { Settings } from '../settings/settings.ts';

/** Where a path has moved to, or null when nowhere. */
export type Redirect = RouteAnswer<'findRedirect'>;

const INSIDE = 'http://inside.invalid';
const LONGEST_PATH = 2_048;

function isAllowed(
  target: string,
  settings: Pick<Settings, 'publicUrl' | 'mainDomain' | 'redirectHosts'>,
): boolean {
  if (!URL.canParse(target, INSIDE)) return false;
  const url = new URL(target, INSIDE);
  if (url.origin === INSIDE) return target.startsWith('/');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  const own = settings.publicUrl === null ? [] : [new URL(settings.publicUrl).host];
  return [...own, ...settings.redirectHosts, settings.mainDomain].includes(url.host);
}

/**
 * Looks a path up among the redirects. A target outside the product is answered only when its host is on the
 * allow-list, so that a row of the table cannot send people just anywhere.
 */
export const findRedirect = defineVerb(
  anyone,
  async ({ redirects, settings }, { query }: RouteInput<'findRedirect'>): Promise<Redirect> => {
    const clean = query.get('path')?.split(/[?#]/)[0] ?? '';
    if (!clean.startsWith('/') || clean.length > LONGEST_PATH || clean.includes('\0')) return null;
    const row = await redirects.find(clean.length > 1 ? clean.replace(/\/+$/, '') || '/' : clean);
    return row && isAllowed(row.to, settings) ? row : null;
  },
);
