import { userTypes } from '@sewa/formatters';
import { renderAppPage, renderLinksPage } from './links/renderLinksPage.ts';
import type { StartedLinks } from './links/startLinks.ts';
import { hasRealUsers, listAccounts, listMessages, type SandboxDatabase } from './queries.ts';
import { renderAccountsPage } from './renderAccountsPage.ts';
import { renderOutboxPage } from './renderOutboxPage.ts';
import { pageHeaders } from './renderPage.ts';

/** The sandbox's pages as one function. */
export interface Sandbox {
  /** The answer to a request under `/sandbox`; null where nothing is, or may be shown. */
  respond(request: Request): Promise<Response | null>;
}

type Respond = (db: SandboxDatabase, links: StartedLinks | null) => Promise<Response | null>;

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
const maxMessages = 200;

const sendJson = (content: unknown): Response =>
  Response.json(content, { headers: { 'cache-control': 'no-store' } });
const sendPage = (html: string): Response => new Response(html, { headers: pageHeaders });

const nameTypes = (codes: readonly number[]): string[] =>
  codes.flatMap((code) => userTypes.find((type) => type.code === code)?.name ?? []);

const pages: Readonly<Record<string, Respond>> = {
  '/sandbox': async (db) => sendPage(renderAccountsPage(await listAccounts(db))),
  '/sandbox/accounts.json': async (db) =>
    sendJson(
      (await listAccounts(db)).map(({ name, phoneNumber, userTypeIds, roles }) => ({
        name,
        phoneNumber,
        userTypes: nameTypes(userTypeIds),
        roles,
      })),
    ),
  '/sandbox/outbox': async (db) => sendPage(renderOutboxPage(await listMessages(db, maxMessages))),
  '/sandbox/outbox.json': async (db) =>
    sendJson(
      (await listMessages(db, maxMessages)).map(({ channel, to, body, at }) => ({ channel, to, body, at })),
    ),
  '/sandbox/links': async (_, links) => links && sendPage(renderLinksPage(links.listCalls(), links.apiUrl)),
  '/sandbox/links.json': async (_, links) => links && sendJson(links.listCalls()),
  '/sandbox/app': async () => sendPage(renderAppPage()),
};

/**
 * Makes the sandbox's pages: who one can log in as, what would have been sent, and what the link service would have been
 * asked, where its double runs. Nothing is shown to a request that was
 * not made to this machine by its own name, nor while somebody real has an account.
 */
export function createSandbox(db: SandboxDatabase, links: StartedLinks | null): Sandbox {
  return {
    async respond(request) {
      const { hostname, pathname } = new URL(request.url);
      const respond = Object.hasOwn(pages, pathname) ? pages[pathname] : undefined;
      if (!respond || request.method !== 'GET' || !loopback.has(hostname)) return null;
      return (await hasRealUsers(db)) ? null : respond(db, links);
    },
  };
}
