import { userTypes } from '@sewa/formatters';
import { hasRealUsers, listAccounts, listMessages, type SandboxDatabase } from './queries.ts';
import { writeAccountsPage } from './writeAccountsPage.ts';
import { writeOutboxPage } from './writeOutboxPage.ts';
import { pageHeaders } from './writePage.ts';

/** The sandbox's pages as one function. */
export interface Sandbox {
  /** The answer to a request under `/sandbox`; null where nothing is, or may be shown. */
  respond(request: Request): Promise<Response | null>;
}

type Respond = (db: SandboxDatabase) => Promise<Response>;

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
const mostMessages = 200;

const sendJson = (content: unknown): Response =>
  Response.json(content, { headers: { 'cache-control': 'no-store' } });
const sendPage = (html: string): Response => new Response(html, { headers: pageHeaders });

const nameTypes = (codes: readonly number[]): string[] =>
  codes.flatMap((code) => userTypes.find((type) => type.code === code)?.name ?? []);

const pages: Readonly<Record<string, Respond>> = {
  '/sandbox': async (db) => sendPage(writeAccountsPage(await listAccounts(db))),
  '/sandbox/accounts.json': async (db) =>
    sendJson(
      (await listAccounts(db)).map(({ name, phoneNumber, userTypeIds }) => ({
        name,
        phoneNumber,
        userTypes: nameTypes(userTypeIds),
      })),
    ),
  '/sandbox/outbox': async (db) => sendPage(writeOutboxPage(await listMessages(db, mostMessages))),
  '/sandbox/outbox.json': async (db) =>
    sendJson(
      (await listMessages(db, mostMessages)).map(({ channel, to, body, at }) => ({ channel, to, body, at })),
    ),
};

/**
 * Makes the sandbox's pages: who one can log in as, and what would have been sent. Nothing is shown to a request that was
 * not made to this machine by its own name, nor while somebody real has an account.
 */
export function createSandbox(db: SandboxDatabase): Sandbox {
  return {
    async respond(request) {
      const { hostname, pathname } = new URL(request.url);
      const respond = Object.hasOwn(pages, pathname) ? pages[pathname] : undefined;
      if (!respond || request.method !== 'GET' || !loopback.has(hostname)) return null;
      return (await hasRealUsers(db)) ? null : respond(db);
    },
  };
}
