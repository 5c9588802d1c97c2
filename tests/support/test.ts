import { type BrowserContext, test as base, expect } from '@playwright/test';
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

function watch(context: BrowserContext, problems: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => problems.push(`page error: ${error.error().stack}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // A page that is left gives up what it was still loading.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request failed: ${reason} ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`answer: ${response.status()} ${response.url()}`);
  });
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
      const problems: string[] = [];
      watch(context, problems);
      await use(undefined);
      expect(problems.filter((problem) => !expectedProblems?.test(problem))).toEqual([]);
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
