import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { findBrowser } from '@sewa/workshop/machine';
import { runProgram } from '@sewa/workshop/programs';
import { type Browser, chromium, type Page } from 'playwright';
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

function readLook(page: Page): Promise<{ background: string; accent: string }> {
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
  const { background, accent } = await readLook(page);
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
  const { background, accent } = await readLook(page);
  await page.mouse.move(0, 400);
  await expect.poll(async () => (await readLook(page)).background).toBe(accent);
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

test("the types of the stranger's app hold", async () => {
  expect(await runHere('tsc', ['--pretty', 'false'])).toMatchObject({ code: 0, output: '' });
});
