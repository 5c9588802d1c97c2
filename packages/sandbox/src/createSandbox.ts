import { userTypes } from '@sewa/formatters';
import { renderAnalyticsPage } from './analytics/renderAnalyticsPage.ts';
import type { StartedAnalytics } from './analytics/startAnalytics.ts';
import { findTimeAnswer, type SandboxTime } from './answerTime.ts';
import { findPaymentsAnswer } from './bank/answerPayments.ts';
import type { StartedBank } from './bank/startBank.ts';
import { renderAppPage, renderLinksPage } from './links/renderLinksPage.ts';
import type { StartedLinks } from './links/startLinks.ts';
import { hasRealUsers, listAccounts, listMessages, type SandboxDatabase } from './queries.ts';
import { renderAccountsPage } from './renderAccountsPage.ts';
import { renderOutboxPage } from './renderOutboxPage.ts';
import { mailHeaders, pageHeaders } from './renderPage.ts';

/** The sandbox's pages as one function. */
export interface Sandbox {
  /** The answer to a request under `/sandbox`; null where nothing is, or may be shown. */
  respond(request: Request): Promise<Response | null>;
}

/** What the sandbox shows and moves besides the database; null where it is not there. */
export interface SandboxDeps {
  readonly links: StartedLinks | null;
  readonly time: SandboxTime | null;
  readonly bank: StartedBank | null;
  readonly analytics: StartedAnalytics | null;
}

type Respond = (
  db: SandboxDatabase,
  doubles: Pick<SandboxDeps, 'links' | 'analytics'>,
) => Promise<Response | null>;

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
const MAX_MESSAGES = 200;

const sendJson = (content: unknown): Response =>
  Response.json(content, { headers: { 'cache-control': 'no-store' } });
const sendPage = (html: string): Response => new Response(html, { headers: pageHeaders });

async function sendMail(db: SandboxDatabase, id: string): Promise<Response | null> {
  const html = (await listMessages(db, MAX_MESSAGES)).find((message) => message.id === id)?.html;
  return html ? new Response(html, { headers: mailHeaders }) : null;
}

const nameTypes = (codes: readonly number[]): string[] =>
  codes.flatMap((code) => userTypes.find((type) => type.code === code)?.name ?? []);

const pages: Readonly<Record<string, Respond>> = {
  '/sandbox': async (db) => sendPage(renderAccountsPage(await listAccounts(db))),
  '/sandbox/accounts.json': async (db) =>
    sendJson(
      (await listAccounts(db)).map(({ name, phoneNumber, userTypeIds, roles, registrationNumber }) => ({
        name,
        phoneNumber,
        userTypes: nameTypes(userTypeIds),
        roles,
        registrationNumber,
      })),
    ),
  '/sandbox/outbox': async (db) => sendPage(renderOutboxPage(await listMessages(db, MAX_MESSAGES))),
  '/sandbox/outbox.json': async (db) =>
    sendJson((await listMessages(db, MAX_MESSAGES)).map(({ id: _, ...message }) => message)),
  '/sandbox/links': async (_, { links }) =>
    links && sendPage(renderLinksPage(links.listCalls(), links.apiUrl)),
  '/sandbox/links.json': async (_, { links }) => links && sendJson(links.listCalls()),
  '/sandbox/analytics': async (_, { analytics }) =>
    analytics && sendPage(renderAnalyticsPage(analytics.listEvents(), analytics.listTags(), analytics.url)),
  '/sandbox/analytics.json': async (_, { analytics }) => analytics && sendJson(analytics.listEvents()),
  '/sandbox/tags.json': async (_, { analytics }) => analytics && sendJson(analytics.listTags()),
  '/sandbox/app': async () => sendPage(renderAppPage()),
};

/** The job by which the site handles what the bank told it. */
const EVENTS_JOB = 'handle-payment-events';

/** Has the bank do what is due, and the site handle what it hears of it. */
async function settlePayments(bank: StartedBank, time: SandboxTime | null): Promise<void> {
  await bank.catchUp();
  // Another run of the job does what this one can't.
  if (time?.listJobs().includes(EVENTS_JOB)) await time.runJob(EVENTS_JOB).catch(() => undefined);
}

/** Time that the bank goes along with. */
const moveBankWithClock = (time: SandboxTime, bank: StartedBank): SandboxTime => ({
  ...time,
  moveClock: async (to) => {
    await time.moveClock(to);
    await settlePayments(bank, time);
  },
});

/**
 * Makes the sandbox's pages: who one can log in as, what would have been sent, and what the link service would have been
 * asked, where its double runs; what the analytics service got; what the bank has, and what it does next; and has time moved and jobs
 * done. Nothing is shown or done for a request that was not made to this machine by its own name, nor while somebody real has an account.
 */
export function createSandbox(
  db: SandboxDatabase,
  { links, analytics, time: given, bank: started }: SandboxDeps,
): Sandbox {
  const time = given && started ? moveBankWithClock(given, started) : given;
  const findAnswer = (request: Request): (() => Promise<Response | null> | Response) | null => {
    const { pathname } = new URL(request.url);
    const answer = time && findTimeAnswer(request);
    if (answer) return () => answer(time, request);
    const bank = started?.find();
    const payments = started && bank ? findPaymentsAnswer(request) : null;
    if (started && bank && payments)
      return () => payments({ db, started, bank, settle: () => settlePayments(started, time) }, request);
    const mailId = request.method === 'GET' && /^\/sandbox\/outbox\/(\d+)$/.exec(pathname)?.[1];
    if (mailId) return () => sendMail(db, mailId);
    const page = request.method === 'GET' && Object.hasOwn(pages, pathname) ? pages[pathname] : undefined;
    return page ? () => page(db, { links, analytics }) : null;
  };
  return {
    async respond(request) {
      const answer = loopback.has(new URL(request.url).hostname) ? findAnswer(request) : null;
      return answer && !(await hasRealUsers(db)) ? answer() : null;
    },
  };
}
