import { expect, type Page } from '@playwright/test';
import { issuerHost } from './testHosts.ts';

/** The invented people of the sandbox's Singpass, each for one test, so that tests never wait for each other. */
export const personas = {
  owner: 'Tan Wei Ling',
  unscriptedOwner: 'Rajesh Menon',
  onPass: 'Claire Dubois',
  onPassWithoutStatus: 'Nguyen Minh',
  odd: 'Odd characters',
  withoutMobile: 'Siti Aminah',
  long: 'A very long name',
  withoutMyinfo: 'Ong Log-in Only',
  agent: 'Grace Lim',
  unscriptedAgent: 'Farid Rahman',
  unscriptedWithoutMobile: 'Devi Nair',
} as const;

const atIssuer = new RegExp(
  `^(http://127\\.0\\.0\\.1|https://${issuerHost}):\\d+/(singpass|b2c)/interaction/`,
);

/** Waits for the page on which Singpass asks who somebody is; it is on another host than the product. */
export async function meetSingpass(page: Page): Promise<void> {
  await expect(page).toHaveURL(atIssuer);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who are you?');
}

/** Says who somebody is and, where the site asks for Myinfo, allows it. */
export async function beAt(
  page: Page,
  persona: string,
  { issue, myinfo = false }: { issue?: string; myinfo?: boolean } = {},
): Promise<void> {
  await meetSingpass(page);
  await page.getByRole('radio', { name: new RegExp(`^${persona}`) }).check();
  if (issue) await page.getByLabel('Simulate a problem').selectOption(issue);
  await page.getByRole('button', { name: 'Continue' }).click();
  if (!myinfo) return;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Share your Myinfo with this site?');
  await page.getByRole('button', { name: 'Allow' }).click();
}
