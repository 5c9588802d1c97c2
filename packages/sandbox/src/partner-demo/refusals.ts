import type { KeyObject } from 'node:crypto';
import type { DemoSite } from './DemoSite.ts';
import { makeDemoKeys, signDemoToken } from './demoTokens.ts';
import * as messages from './messages.ts';

async function startSession({ embedOrigin, key }: DemoSite, token: string): Promise<Response> {
  return fetch(`${embedOrigin}/api/embed/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, token }),
    signal: AbortSignal.timeout(10_000),
  });
}

/** Tokens that have to be refused, by how they are tried. */
const attempts: Readonly<Record<string, (site: DemoSite, privateKey: KeyObject) => Promise<Response>>> = {
  forged: async (site) =>
    startSession(
      site,
      await signDemoToken({
        audience: site.siteOrigin,
        origin: site.origin,
        privateKey: makeDemoKeys().privateKey,
      }),
    ),
  replayed: async (site, privateKey) => {
    const token = await signDemoToken({ audience: site.siteOrigin, origin: site.origin, privateKey });
    await startSession(site, token);
    return startSession(site, token);
  },
  foreign: async (site, privateKey) =>
    startSession(
      site,
      await signDemoToken({ audience: site.siteOrigin, origin: site.unlistedOrigin, privateKey }),
    ),
};

/** Tries a token that has to be refused, and says what the site answered; null for a kind there is not. */
export async function tryRefusal(
  site: DemoSite,
  privateKey: KeyObject,
  kind: string,
): Promise<{ readonly status: number; readonly words: string } | null> {
  const attempt = Object.hasOwn(attempts, kind) ? attempts[kind] : undefined;
  if (!attempt) return null;
  const response = await attempt(site, privateKey);
  const answer = (await response.json().catch(() => null)) as { fields?: { name: string }[] } | null;
  const fields = (answer?.fields ?? []).map(({ name }) => name);
  return { status: response.status, words: messages.refusalAnswer(response.status, fields) };
}
