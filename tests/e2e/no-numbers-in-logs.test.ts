import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseLinks, listLinkCalls, makeLink } from '../support/deepLinks.ts';
import { logIn, people } from '../support/logIn.ts';
import { loseSession } from '../support/loseSession.ts';
import { ofTheSandbox } from '../support/marks.ts';
import { test } from '../support/ownMarket.ts';
import { beAt, personas } from '../support/singpass.ts';
import { expect } from '../support/test.ts';
import { waitForQuiet } from '../support/waitForQuiet.ts';

/** The number of the person below: the sandbox's people have one of this form that begins with four zeros. */
const digits = '0000011';
/** Ids that happen to hold such a run of signs have more of them on both sides. */
const identityNumber = /(?<![a-z\d])[STFGM]\d{7}[A-Z](?![a-z\d])/i;

/** The files of a folder that are no part of the database, where what is kept is sealed. */
const listLogs = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(log|txt|json)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

test.use({ hasChosenCookies: false, expectedProblems: /status of 40[0-9]|^answer: 40[0-9]/ });

test(
  'an identity number that went through Myinfo, log-in by code, errors and deep links stands in no log (ASVS 16.2.5)',
  ofTheSandbox,
  async ({ page, context, baseURL, market }) => {
    await chooseLinks(context, baseURL ?? '', true);
    await page.goto(await makeLink(page.request, baseURL ?? '', '/signup', { actorType: 'owner' }));
    await expect(page).toHaveURL('/signup/owner');
    await page.goto('/mi/owner');
    await page.getByRole('link', { name: 'Continue to Singpass' }).click();
    await beAt(page, personas.owner, { myinfo: true });
    await expect(page).toHaveURL('/mi/review/landlord');
    await expect(page.getByRole('main')).toContainText(/\*{5}011[A-Z]/);
    await page.getByRole('textbox', { name: /^Email address/ }).fill('own@people.example');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/mi/review/success');

    const typed = `S${digits}B`;
    await loseSession(page);
    await page.goto('/login');
    await page.getByLabel('Phone number').fill(typed);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByRole('main')).toContainText(/number/i);
    await page.goto('/login');
    await logIn(page, people.tenant);
    await page.request.get(`/${typed}`);
    await page.request.get(`/discover?q=${typed}`);
    const headers = { origin: baseURL ?? '' };
    await page.request.post('/api/login/otp', { headers, data: { phoneNumber: typed } });
    await page.request.post('/api/invitations/by-code', { headers, data: { code: typed } });
    await page.request.post('/api/reports', {
      headers,
      data: { message: 'broken', stack: null, path: `/${typed}` },
    });
    const hostile = { guid: typed, actorType: typed, onboardingCode: typed, name: typed };
    const requested = page.waitForResponse((answer) => answer.url().endsWith('/v1/open'));
    await page.goto(await makeLink(page.request, baseURL ?? '', '/signup', hostile));
    await requested;
    await waitForQuiet(page);

    const lines = market.output().split('\n');
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.some((line) => line.includes('/api/login/otp'))).toBe(true);
    for (const line of [...lines, ...listLogs(market.dataFolder)]) {
      expect(line).not.toMatch(identityNumber);
      expect(line).not.toContain(`${digits.slice(-4)}B`);
    }
    const opened = (await listLinkCalls(page.request)).filter(({ call }) => call === 'open');
    expect(opened.length).toBeGreaterThan(1);
    expect(JSON.stringify(opened)).not.toMatch(identityNumber);
  },
);
