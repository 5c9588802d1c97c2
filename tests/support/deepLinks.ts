import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { cookieRevision } from '@sewa/identity/cookie-revision';
import { cookieName } from './cookieNames.ts';
import { buildFolder, repositoryRoot } from './startSewa.ts';

/** One call of the link service's double, as the sandbox shows it. */
export interface LinkCall {
  readonly call: 'open' | 'link' | 'follow';
  readonly sent: Readonly<Record<string, string>>;
  readonly url: string | null;
}

/**
 * Lets a browser be one in which somebody has said whether the link service may be asked. `kinds` are the letters of the cookies they allow:
 * `p` for links made in the browser, `s` for links to share, which the server makes.
 */
export async function chooseLinks(
  context: BrowserContext,
  url: string,
  isAllowed: boolean,
  kinds: 'p' | 's' = 'p',
): Promise<void> {
  const value = `${cookieRevision}.${isAllowed ? kinds : ''}r.${'-'.repeat(22)}`;
  await context.addCookies([{ name: cookieName('consent'), value, url }]);
}

/** What the link service was asked so far, the newest first. */
export async function listLinkCalls(request: APIRequestContext): Promise<LinkCall[]> {
  return (await request.get('/sandbox/links.json')).json();
}

/** How a private page reaches the link service. */
async function getLinkService(request: APIRequestContext): Promise<{ key: string; apiUrl: string }> {
  const html = await (await request.get('/signup')).text();
  return JSON.parse(/"linkService":(\{[^}]*\})/.exec(html)?.[1] ?? '{}');
}

/** Puts the double of the link service out of order, or in order again (''). */
export async function setLinkOutage(request: APIRequestContext, outage: '' | 'bad-key'): Promise<void> {
  const { apiUrl } = await getLinkService(request);
  await request.post(`${apiUrl}/`, { form: { outage } });
}

/** A link that somebody else made with our key: whatever it carries, on top of the page it leads to. */
export async function makeLink(
  request: APIRequestContext,
  site: string,
  path: string,
  carried: object,
): Promise<string> {
  const { key, apiUrl } = await getLinkService(request);
  const data = JSON.stringify({ ...carried, $fallback_url: `${site}${path}` });
  const answer = await request.post(`${apiUrl}/v1/url`, { form: { branch_key: key, data } });
  return (await answer.json()).url;
}

/** The file of the link service's script in the build. */
export function findLinkScript(): string {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(repositoryRoot, 'app', buildFolder, 'client/.vite/manifest.json'), 'utf8'),
  );
  const found = Object.entries(manifest).find(([source]) => source.includes('/branch-sdk/'));
  if (!found) throw new Error('The script of the link service is no file of the build.');
  return found[1].file;
}
