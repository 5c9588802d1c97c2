import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { findBrowser } from '@sewa/workshop/machine';
import { runProgram } from '@sewa/workshop/programs';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chromiumOptions } from '../../chromium.config.ts';

const project = inject('viteApp');

let server: ChildProcess;
let browser: Browser;
let address: string;

const runHere = (program: string, programArguments: string[]) =>
  runProgram(path.join(project, 'node_modules/.bin', program), programArguments, { folder: project });

function startServer(): Promise<string> {
  server = spawn(process.execPath, ['serve.mjs'], { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    server.stdout?.once('data', (text: Buffer) => resolve(text.toString().trim()));
    server.once('exit', (code) => reject(new Error(`The stranger's server ended with ${code}.`)));
  });
}

beforeAll(async () => {
  const client = await runHere('vite', ['build', '--outDir', 'dist/client']);
  if (client.code !== 0) throw new Error(client.output);
  const rendered = await runHere('vite', ['build', '--ssr', 'src/server.tsx', '--outDir', 'dist/server']);
  if (rendered.code !== 0) throw new Error(rendered.output);
  address = await startServer();
  browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: chromiumOptions.args,
  });
});

afterAll(async () => {
  await browser?.close();
  server?.kill();
});

async function openPage(javaScriptEnabled: boolean): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({ javaScriptEnabled, colorScheme: 'light' });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(address);
  return { page, errors };
}

function getVariant(page: Page): Promise<{ background: string; accent: string }> {
  return page.getByRole('button', { name: 'Press' }).evaluate((button) => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--sewa-color-bg-accent)';
    document.body.append(probe);
    const accent = getComputedStyle(probe).color;
    probe.remove();
    return { background: getComputedStyle(button).backgroundColor, accent };
  });
}

test('a page rendered on the server shows the button in its colour before any script runs', async () => {
  const { page } = await openPage(false);
  const { background, accent } = await getVariant(page);
  expect(accent).toMatch(/^(rgb|color|oklch)\(/);
  expect(background).toBe(accent);
  await page.context().close();
});

test('the same page keeps the colour and the role once React has taken over, and answers a press', async () => {
  const { page, errors } = await openPage(true);
  const button = page.getByRole('button', { name: 'Press' });
  await expect
    .poll(async () => {
      await button.click();
      return page.getByText(/Pressed [1-9]/).count();
    })
    .toBe(1);
  const { background, accent } = await getVariant(page);
  await page.mouse.move(0, 400);
  await expect.poll(async () => (await getVariant(page)).background).toBe(accent);
  expect(background).not.toBe('rgba(0, 0, 0, 0)');
  expect(errors).toEqual([]);
  await page.context().close();
});

test('the question about cookies has its styles, is answered by one press and not asked again', async () => {
  const { page, errors } = await openPage(true);
  await page.route('**/api/cookie/consent', (route) =>
    route.fulfill({ json: { succeed: true, data: { consentId: 'AbCdEfGhIjKlMnOpQrSt_-' } } }),
  );
  const question = page.getByRole('form', { name: 'Cookies' });
  await question.waitFor();
  expect(await question.evaluate((form) => getComputedStyle(form).position)).toBe('fixed');
  const boxes = await Promise.all(
    ['Reject all', 'Accept all'].map((name) => question.getByRole('button', { name }).boundingBox()),
  );
  expect(boxes[0]).toMatchObject({ width: boxes[1]?.width, height: boxes[1]?.height, y: boxes[1]?.y });
  await question.getByRole('button', { name: 'Accept all' }).click();
  await page.getByText('Statistics: yes').waitFor();
  await page.reload();
  await page.getByText('Statistics: yes').waitFor();
  expect(await question.count()).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('the inbox has its styles: the list, and beside it room for a conversation', async () => {
  const { page, errors } = await openPage(true);
  const list = await page.getByRole('navigation', { name: 'Conversations' }).boundingBox();
  const beside = await page.getByRole('heading', { name: 'Choose a conversation' }).boundingBox();
  expect(beside?.x).toBeGreaterThanOrEqual((list?.x ?? 0) + (list?.width ?? 0));
  expect(errors).toEqual([]);
  await page.context().close();
});

test('the calculator works out a cost on the server, and what is typed in the browser', async () => {
  const { page: unscripted } = await openPage(false);
  const given = /Before the keys: (\d+)/.exec((await unscripted.textContent('body')) ?? '')?.[1];
  expect(Number(given)).toBeGreaterThan(320_000);
  await unscripted.context().close();
  const { page, errors } = await openPage(true);
  await page.getByRole('spinbutton', { name: /^Monthly rent/ }).fill('3200');
  const result = page.getByRole('region', { name: 'What it costs' });
  const dollars = (Number(given) / 100).toLocaleString('en', { maximumFractionDigits: 2 });
  await result.getByText(dollars).first().waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('an experiment shows the variant of the cookie, and control without one', async () => {
  const { page, errors } = await openPage(true);
  await page.getByText('Variant: control').waitFor();
  await page.getByText('Find a home').waitFor();
  await page.getByText('Hash: 0.0505').waitFor();
  await page.context().addCookies([{ name: 'exp-headline', value: btoa('bold'), url: address }]);
  await page.reload();
  await page.getByText('Variant: bold').waitFor();
  await page.getByText('Go and get it').waitFor();
  await expect.poll(() => page.getByText('Find a home').count()).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
});

/** The values of the tokens by the names of their custom properties, as the browser computes colours. */
function listColors<Name extends string>(page: Page, ...names: Name[]): Promise<Record<Name, string>> {
  return page.evaluate((wanted) => {
    const probe = document.body.appendChild(document.createElement('i'));
    const colors = wanted.map((name) => {
      probe.style.color = `var(--sewa-color-${name})`;
      return [name, getComputedStyle(probe).color];
    });
    probe.remove();
    return Object.fromEntries(colors);
  }, names);
}

const styleOf = (found: Locator, property: string) =>
  found.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('the date picker is a native field in the look of the others before any script runs', async () => {
  const { page } = await openPage(false);
  const field = page.getByLabel('Moving in');
  expect(await field.getAttribute('type')).toBe('date');
  const { 'border-strong': edge } = await listColors(page, 'border-strong');
  expect(await styleOf(field, 'border-top-color')).toBe(edge);
  expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.context().close();
});

test('the date picker is taken over in the same place, its calendar opens in the look of the tokens and changes the date', async () => {
  const { page: untouched } = await openPage(false);
  const place = await untouched.getByLabel('Moving in').boundingBox();
  await untouched.context().close();
  const { page, errors } = await openPage(true);
  const field = page.locator('[name="movingIn"]');
  const box = page.getByRole('group', { name: 'Moving in' });
  await box.waitFor();
  expect(await box.boundingBox()).toEqual(place);
  await page.getByRole('button', { name: 'Change the date, 15 January 2027' }).click();
  const chosen = page.getByRole('button', { name: 'Friday, 15 January 2027, selected' }).locator('span');
  const { 'bg-accent': accent, 'bg-raised': raised } = await listColors(page, 'bg-accent', 'bg-raised');
  expect(await styleOf(chosen, 'background-color')).toBe(accent);
  expect(await styleOf(page.getByRole('dialog', { name: 'Choose a date' }), 'background-color')).toBe(raised);
  await page.getByRole('button', { name: 'Wednesday, 20 January 2027' }).click();
  await page.getByRole('button', { name: 'Change the date, 20 January 2027' }).waitFor();
  expect(await field.inputValue()).toBe('2027-01-20');
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a dialog and a toast appear in the look of the tokens', async () => {
  const { page, errors } = await openPage(true);
  const dialog = page.getByRole('dialog', { name: 'A question' });
  await expect
    .poll(async () => {
      if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Ask' }).click();
      return dialog.isVisible();
    })
    .toBe(true);
  const { 'bg-raised': raised } = await listColors(page, 'bg-raised');
  expect(await styleOf(dialog, 'background-color')).toBe(raised);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save' }).click();
  const toast = page.getByText('Saved.').first();
  await toast.waitFor();
  expect(await toast.isVisible()).toBe(true);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("the types of the stranger's app hold", async () => {
  expect(await runHere('tsc', ['--pretty', 'false'])).toMatchObject({ code: 0, output: '' });
});
