import { type Browser, devices, type Page } from 'playwright';
import type { Picture } from './listPictures.ts';

/** The product whose pictures are taken, with the sessions of the people who are logged in. */
export interface Photographed {
  readonly browser: Browser;
  readonly url: string;
  readonly sessions: Map<string, Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>>;
}

/** Answers the question about cookies, which would stand over every picture. */
async function refuseCookies(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/cookies`);
  await page.getByRole('button', { name: 'Reject all' }).click();
  await page.getByText('Rejected all').waitFor();
}

/** Logs an invented person in with the code that the sandbox shows. */
async function logIn({ request }: Page, url: string, phoneNumber: string): Promise<void> {
  const headers = { origin: url };
  const asked = await request.post(`${url}/api/login/otp`, { headers, data: { phoneNumber } });
  const { prefix } = (await asked.json()).data;
  const sent: { body: string }[] = await (await request.get(`${url}/sandbox/outbox.json`)).json();
  const [message] = sent.filter(({ body }) => body.includes(`${prefix}-`));
  const otp = new RegExp(`${prefix}-(\\d{6})`).exec(message?.body ?? '')?.[1];
  await request.post(`${url}/api/login/otp/validate`, { headers, data: { phoneNumber, otp } });
}

/** Opens the page of a picture as the person it is for, who answered the question about cookies. */
export async function openPicture(
  { browser, url, sessions }: Photographed,
  { path, theme, width, height, phoneNumber, saves = [], follows }: Picture,
): Promise<Page> {
  const person = phoneNumber ?? 'visitor';
  const session = sessions.get(person);
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    ...(session ? { storageState: session } : {}),
    ...(width < 600 ? { userAgent: devices['Pixel 7'].userAgent, isMobile: true } : {}),
  });
  if (!session) {
    await refuseCookies(page, url);
    if (phoneNumber !== undefined) await logIn(page, url, phoneNumber);
    sessions.set(person, await page.context().storageState());
  }
  for (const id of saves) await page.request.put(`${url}/api/favourites/${id}`, { headers: { origin: url } });
  await page.goto(`${url}${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  if (follows) await page.getByRole('link', { name: follows }).first().click();
  // A page that listens to a stream never rests.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  return page;
}
