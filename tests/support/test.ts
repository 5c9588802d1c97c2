import { type BrowserContext, test as base, expect, type Request } from '@playwright/test';
import { cookieRevision } from '@sewa/identity/cookie-revision';
import { cookieName } from './cookieNames.ts';

/** What a test may expect to go wrong, and what it is given. */
export interface SewaFixtures {
  /** Console errors and failed requests this test is about. */
  readonly expectedProblems: RegExp | null;
  /** Whether the browser was here before and has refused what can be refused, so that nobody is asked. */
  readonly hasChosenCookies: boolean;
  /** Fails the test on any other. */
  readonly watchProblems: undefined;
  /** Addresses the test's pages have asked for, but for pictures and icons; may be emptied. */
  readonly requests: string[];
}

interface Problem {
  readonly text: string;
  /** The address it is about. */
  readonly url: string;
  /** The call that was refused. */
  readonly refused?: Request;
}

const isLogOut = (request: Request): boolean =>
  request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/user/logout');

/**
 * Collects what goes wrong; the function it returns lists it. A read that was under way while somebody logged out is left out: it was sent
 * by a page that couldn't know yet, it is rightly refused, and the page shows nothing of it.
 */
function watch(context: BrowserContext): () => string[] {
  const problems: Problem[] = [];
  const underWay = new Set<Request>();
  const leftOver = new Set<Request>();
  const logOuts = new Set<Request>();
  const answered = new Set<Request>();
  context.on('request', (request) => {
    underWay.add(request);
    // Other tabs are told before the page that logged out goes home.
    if (request.isNavigationRequest()) for (const logOut of answered) logOuts.delete(logOut);
    if (isLogOut(request)) logOuts.add(request);
    if (logOuts.size > 0) for (const other of underWay) leftOver.add(other);
  });
  context.on('requestfinished', (request) => underWay.delete(request));
  context.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push({ text: `console ${message.type()}: ${message.text()} (${url})`, url });
  });
  context.on('weberror', (error) => problems.push({ text: `page error: ${error.error().stack}`, url: '' }));
  context.on('requestfailed', (request) => {
    underWay.delete(request);
    logOuts.delete(request);
    const reason = request.failure()?.errorText;
    const url = request.url();
    // A page that is left gives up what it was still loading.
    if (reason !== 'net::ERR_ABORTED') problems.push({ text: `request failed: ${reason} ${url}`, url });
  });
  context.on('response', (response) => {
    const url = response.url();
    const status = response.status();
    const refused = status === 401 ? { refused: response.request() } : {};
    if (status >= 400) problems.push({ text: `answer: ${status} ${url}`, url, ...refused });
    if (status < 400 && isLogOut(response.request())) answered.add(response.request());
    else logOuts.delete(response.request());
  });
  return () => {
    const isLeftOver = ({ refused }: Problem) => refused?.method() === 'GET' && leftOver.has(refused);
    // The browser writes one line about each.
    const lines = problems.filter(isLeftOver).map(({ url }) => url);
    return problems
      .filter((problem) => {
        const line = /^console .*\b401\b/.test(problem.text) ? lines.indexOf(problem.url) : -1;
        if (line >= 0) lines.splice(line, 1);
        return line < 0 && !isLeftOver(problem);
      })
      .map(({ text }) => text);
  };
}

/** The tests of a person's errand: the built product, and no console error, page error or failed request nobody expects. */
export const test = base.extend<SewaFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  baseURL: async ({}, use) => {
    const url = process.env.SEWA_URL;
    if (!url) throw new Error('SEWA_URL is not set. Run the tests with the configuration in tests/e2e.');
    await use(url);
  },
  expectedProblems: [null, { option: true }],
  hasChosenCookies: [true, { option: true }],
  context: async ({ context, baseURL, hasChosenCookies }, use) => {
    const value = `${cookieRevision}.r.${'-'.repeat(22)}`;
    if (hasChosenCookies && baseURL)
      await context.addCookies([{ name: cookieName('consent', baseURL), value, url: baseURL }]);
    await use(context);
  },
  watchProblems: [
    async ({ context, expectedProblems }, use) => {
      const listProblems = watch(context);
      await use(undefined);
      expect(listProblems().filter((problem) => !expectedProblems?.test(problem))).toEqual([]);
    },
    { auto: true },
  ],
  requests: async ({ context }, use) => {
    const requests: string[] = [];
    context.on('request', (request) => {
      if (!['image', 'other'].includes(request.resourceType())) requests.push(request.url());
    });
    await use(requests);
  },
});

export { expect };
