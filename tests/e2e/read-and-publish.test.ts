import type { Browser, Page } from '@playwright/test';
import { checkAppearance } from '../support/checkAppearance.ts';
import { openWithScript } from '../support/hydration.ts';
import { beginSession, people } from '../support/logIn.ts';
import { test } from '../support/ownMarket.ts';
import { expect } from '../support/test.ts';

test.use({ expectedProblems: /status of 4(00|04|09)|^answer: 4(00|04|09)/ });

const field = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}( \\(|$)`));
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const body = 'Ask **before** you sign.\n\n```note\nThe contract decides.\n```\n\n<b>not bold</b>';

/** Somebody in a browser of their own, without script. */
async function openVisitor(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  return context.newPage();
}

async function fillArticle(page: Page, title: string): Promise<void> {
  await field(page, 'Title').fill(title);
  await field(page, 'Summary').fill('What to ask before you bring a pet.');
  await field(page, 'Text').fill(body);
}

test('an editor writes and publishes a guide, and a visitor reads it without script', {
  tag: '@core',
}, async ({ page, browser, baseURL }) => {
  await beginSession(page, people.operator);
  await openWithScript(page, '/dashboard');
  await page.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name: 'Articles' }).click();
  await page.getByRole('link', { name: 'New article' }).click();
  await fillArticle(page, 'Bringing a pet');
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('note')).toHaveText(
    'The contract decides.',
  );
  await press(page, 'Create draft');
  await expect(page.getByText('Draft created.')).toBeVisible();

  const visitor = await openVisitor(browser, baseURL);
  expect((await visitor.goto('/blog/bringing-a-pet'))?.status()).toBe(404);
  await visitor.goto('/blog');
  await expect(visitor.getByRole('link', { name: 'Bringing a pet' })).toHaveCount(0);

  await press(page, 'Create preview link');
  const preview = await page.getByRole('textbox', { name: 'Preview link' }).inputValue();
  const answer = await visitor.goto(preview);
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(visitor.getByText('Preview until')).toBeVisible();
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await press(page, 'End link');
  await expect(page.getByText('Preview link ended.')).toBeVisible();
  expect((await visitor.goto(preview))?.status()).toBe(404);

  await press(page, 'Publish now');
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
  await checkAppearance(page);

  await expect.poll(async () => (await visitor.goto('/blog/bringing-a-pet'))?.status()).toBe(200);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Bringing a pet' })).toBeVisible();
  await expect(visitor.getByRole('article').getByText('<b>not bold</b>')).toBeVisible();
  await visitor.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Blog' }).click();
  await visitor.getByRole('link', { name: 'Bringing a pet' }).click();
  await expect(visitor).toHaveURL('/blog/bringing-a-pet');
  await visitor.context().close();
});

test('an article that is changed while it is read is new for the next visitor, and its old address leads on', async ({
  page,
  browser,
  baseURL,
}) => {
  await beginSession(page, people.operator);
  const visitor = await openVisitor(browser, baseURL);
  await visitor.goto('/stories/two-lists');
  const title = (await visitor.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.goto('/dashboard/articles?kind=story');
  await page.getByRole('link', { name: title }).click();
  await field(page, 'Title').fill(`${title}, again`);
  await field(page, 'Address').fill('two-lists-again');
  await press(page, 'Save changes');
  await expect(page.getByText('Saved.')).toBeVisible();
  await visitor.goto('/stories/two-lists');
  await expect(visitor).toHaveURL('/stories/two-lists-again');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${title}, again`);
  await visitor.context().close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an editor writes, publishes and takes back', async ({ page }) => {
    await beginSession(page, people.operator);
    await page.goto('/dashboard/articles/new');
    await fillArticle(page, 'A room with a view');
    await press(page, 'Create draft');
    await expect(page.getByText('Draft created.')).toBeVisible();
    await press(page, 'Schedule');
    await expect(page.getByText('The time should be a date and a time').first()).toBeVisible();
    await press(page, 'Publish now');
    await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
    await page.getByRole('link', { name: 'View article' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'A room with a view' })).toBeVisible();
    await page.goBack();
    await press(page, 'Take back');
    await expect(page.getByText('Taken back. Only editors see it now.')).toBeVisible();
    expect((await page.goto('/blog/a-room-with-a-view'))?.status()).toBe(404);
  });

  test('two editors of one article see both texts, and the second decides', async ({ page, context }) => {
    await beginSession(page, people.operator);
    await page.goto('/dashboard/articles?kind=news');
    await page.getByRole('link', { name: 'Sample homes in all 28 districts' }).click();
    const other = await context.newPage();
    await other.goto(page.url());
    await field(other, 'Summary').fill('Theirs.');
    await press(other, 'Save changes');
    await expect(other.getByText('Saved.')).toBeVisible();
    await field(page, 'Summary').fill('Mine.');
    await press(page, 'Save changes');
    await expect(page.getByText('Someone else changed this article')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Their version' })).toContainText('Theirs.');
    await expect(field(page, 'Summary')).toHaveValue('Mine.');
    await press(page, 'Save changes');
    await expect(page.getByText('Saved.')).toBeVisible();
    await expect(field(page, 'Summary')).toHaveValue('Mine.');
  });
});

test('the pages of articles have no issues in either theme', { tag: '@core' }, async ({ page }) => {
  for (const path of ['/blog', '/blog/what-moving-in-costs', '/newsroom']) {
    await page.goto(path);
    await checkAppearance(page);
  }
});
