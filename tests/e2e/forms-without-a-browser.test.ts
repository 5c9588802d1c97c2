import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, type Page } from '@playwright/test';
import { expect } from '../support/expect.ts';
import { asPage, FormPage } from '../support/forms/FormPage.ts';

/** What was sent to the site: method, path and body, and who says so. */
interface Sent {
  readonly line: string;
  readonly body: string;
  readonly origin: string | undefined;
  readonly cookie: string | undefined;
  readonly type: string | undefined;
}

interface Site {
  readonly page: Page;
  /** The page again, with what only it has. */
  readonly form: FormPage;
  readonly sent: Sent[];
  /** Answers a path with HTML from now on. */
  readonly answer: (path: string, html: string) => void;
  /** Leads from a path to another from now on. */
  readonly lead: (path: string, location: string, cookie?: string) => void;
}

async function parseBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const piece of request) body += piece;
  return body;
}

const test = base.extend<{ site: Site }>({
  site: async ({ context }, use) => {
    const pages = new Map<string, string>();
    const ways = new Map<string, [string, string | undefined]>();
    const sent: Sent[] = [];
    const server = createServer(async (request, response) => {
      const { method, url = '/', headers } = request;
      const path = url.split('?')[0] ?? '/';
      const body = await parseBody(request);
      sent.push({
        line: `${method} ${url}`,
        body,
        origin: headers.origin,
        cookie: headers.cookie,
        type: headers['content-type'],
      });
      const [location, cookie] = ways.get(path) ?? [];
      if (location) {
        response.writeHead(303, { location, ...(cookie ? { 'set-cookie': cookie } : {}) }).end();
        return;
      }
      const html = pages.get(path);
      response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html' });
      response.end(html ?? '<h1>Not found</h1>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const ownPage = new FormPage(context, url);
    await use({
      page: asPage(ownPage),
      form: ownPage,
      sent,
      answer: (path, html) => void pages.set(path, html),
      lead: (path, location, cookie) => void ways.set(path, [location, cookie]),
    });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

const form = (inside: string, attributes = 'method="post" action="/save"') =>
  `<form ${attributes}>${inside}</form>`;
const button = '<button>Save</button>';

test('a form is sent with what stands in it, hidden fields too, and its own button and no other', async ({
  site,
}) => {
  const { page, sent, answer } = site;
  answer('/save', '<h1>Saved</h1>');
  answer(
    '/',
    form(`<input type="hidden" name="key" value="k1"><label>Name <input name="name"></label>
      <label><input type="checkbox" name="mail" value="daily"> Mail</label><label><input type="checkbox" name="sms"> SMS</label>
      <label><input type="radio" name="as" value="C" checked> Citizen</label><label><input type="radio" name="as" value="A"> On a pass</label>
      <label>Pass <select name="pass"><option value="ep">Employment Pass</option><option value="sp">S Pass</option></select></label>
      <input name="off" value="x" disabled><button name="do" value="drop">Drop</button><button name="do" value="save">Save</button>`),
  );
  await page.goto('/');
  await page.getByLabel('Name').fill('Tan & Söhne');
  await page.getByRole('checkbox', { name: 'Mail' }).check();
  await page.getByRole('radio', { name: /^On a pass/ }).check();
  await page.getByRole('combobox', { name: 'Pass' }).selectOption('S Pass');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/save');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved');
  const last = sent.at(-1);
  expect(last).toMatchObject({ line: 'POST /save', origin: new URL(page.url()).origin });
  expect(last?.type).toBe('application/x-www-form-urlencoded');
  expect([...new URLSearchParams(last?.body)]).toEqual([
    ['key', 'k1'],
    ['name', 'Tan & Söhne'],
    ['mail', 'daily'],
    ['as', 'A'],
    ['pass', 'sp'],
    ['do', 'save'],
  ]);
});

test('a form without a method asks for its action with its fields in the address', async ({ site }) => {
  const { page, sent, answer } = site;
  answer(
    '/',
    form(`<input type="search" aria-label="Search" name="q">${button}`, 'action="/discover?old=1#top"'),
  );
  answer('/discover', '');
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Search' }).fill('two words');
  await page.getByRole('button', { name: 'Save' }).click();
  expect(sent.at(-1)).toMatchObject({ line: 'GET /discover?q=two+words', origin: undefined });
  await expect(page).toHaveURL('/discover?q=two+words#top');
});

test('a form without an action is sent to the page it stands on', async ({ site }) => {
  const { page, sent, answer } = site;
  answer('/edit', form(button, 'method="post"'));
  await page.goto('/edit?id=1');
  await page.getByRole('button', { name: 'Save' }).click();
  expect(sent.at(-1)?.line).toBe('POST /edit?id=1');
});

test('what a button says of the form goes before what the form says', async ({ site }) => {
  const { page, sent, answer } = site;
  answer(
    '/',
    form('<input name="a" required><button formaction="/back" formmethod="get" formnovalidate>Back</button>'),
  );
  answer('/back', '');
  await page.goto('/');
  await page.getByRole('button', { name: 'Back' }).click();
  expect(sent.at(-1)?.line).toBe('GET /back?a=');
});

test('a button outside its form sends it', async ({ site }) => {
  const { page, sent, answer } = site;
  answer(
    '/',
    `${form('<input name="a" value="1">', 'id="f" method="post" action="/save"')}<button form="f">Save</button>`,
  );
  answer('/save', '');
  await page.goto('/');
  await page.getByRole('button', { name: 'Save' }).click();
  expect(sent.at(-1)).toMatchObject({ line: 'POST /save', body: 'a=1' });
});

test('a form of several parts is sent as such', async ({ site }) => {
  const { page, sent, answer } = site;
  answer(
    '/',
    form(`<input name="a" value="1">${button}`, 'method="post" action="/save" enctype="multipart/form-data"'),
  );
  answer('/save', '');
  await page.goto('/');
  await page.getByRole('button', { name: 'Save' }).click();
  expect(sent.at(-1)?.type).toMatch(/^multipart\/form-data; boundary=/);
  expect(sent.at(-1)?.body).toContain('name="a"\r\n\r\n1\r\n');
});

test('a form that a browser would not send is not sent', async ({ site }) => {
  const { page, sent, answer } = site;
  answer('/', form(`<input name="mail" type="email" value="nobody" required>${button}`));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Save' }).click()).rejects.toThrow(
    'its field mail is not valid',
  );
  expect(sent).toHaveLength(1);
});

test('redirects are followed, cookies stay, and the part behind # is part of the address', async ({
  site,
}) => {
  const { page, sent, answer, lead } = site;
  answer('/', form(button));
  lead('/save', '/done#data', 'seen=1; HttpOnly; SameSite=Strict');
  answer('/done', '<a href="#data">Down</a><a href="/">Home</a>');
  await page.goto('/');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/done#data');
  expect(sent.at(-1)).toMatchObject({ line: 'GET /done', cookie: 'seen=1' });
  const requested = sent.length;
  await page.getByRole('link', { name: 'Down' }).click();
  expect(sent).toHaveLength(requested);
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Home' }).click();
  expect(sent.at(-1)).toMatchObject({ line: 'GET /', cookie: undefined });
});

test('it does not leave the site, neither by a link, a form nor a redirect', async ({ site }) => {
  const { page, form: own, answer, lead } = site;
  answer(
    '/',
    `<a href="http://localhost:9/">Away</a>${form(button, 'method="post" action="http://localhost:9/"')}<a href="/far">Far</a>`,
  );
  lead('/far', own.resolve('/').replace('127.0.0.1', 'localhost'));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Away' }).click()).rejects.toThrow('is another site');
  await expect(page.getByRole('button', { name: 'Save' }).click()).rejects.toThrow('is another site');
  await expect(page.getByRole('link', { name: 'Far' }).click()).rejects.toThrow('led to another site');
});

test('an answer that refuses is noted', async ({ site }) => {
  await site.page.goto('/nowhere');
  expect(site.form.problems).toEqual([expect.stringMatching(/^answer: 404 .*\/nowhere$/)]);
});

test('what script or a style would show is not there, what people can open is there once it is open', async ({
  site,
}) => {
  const { page, answer } = site;
  answer(
    '/',
    `<button hidden>Hidden</button><dialog><button>Later</button></dialog>
     <details><summary>More</summary><button>Inside</button></details><button type="button">Nothing</button>`,
  );
  await page.goto('/');
  await expect(page.getByRole('button')).toHaveText(['Nothing']);
  await page.getByText('More').click();
  await expect(page.getByRole('button', { name: 'Inside' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nothing' }).click()).rejects.toThrow(
    'does nothing without script',
  );
});

test('elements are told apart by their text and by what they hold, and an option nobody knows is not passed over', async ({
  site,
}) => {
  const { page, answer } = site;
  answer('/', '<ul><li><b>One</b> <a href="/1">Open</a></li><li><b>Two</b> <a href="/2">Open</a></li></ul>');
  await page.goto('/');
  const rows = page.getByRole('listitem');
  await expect(rows.filter({ has: page.locator('b', { hasText: 'Two' }) }).getByRole('link')).toHaveAttribute(
    'href',
    '/2',
  );
  await expect(rows.filter({ hasText: /^One/ })).toHaveText('One Open');
  await expect(rows.last()).toContainText('two');
  expect(() => page.getByRole('checkbox', { checked: true })).toThrow("'checked' is not known");
});

test('what is not so fails, and what is not unique is not chosen', async ({ site }) => {
  const { page, answer } = site;
  answer(
    '/',
    '<main><h1>One</h1><p>One two</p><a href="/a">A</a><a href="/b">B</a><input aria-label="N" value="1"></main>',
  );
  await page.goto('/');
  const fails = (assertion: unknown) => expect(assertion as Promise<void>).rejects.toThrow();
  await fails(expect(page).toHaveURL('/other'));
  await fails(expect(page).not.toHaveURL('/'));
  await fails(expect(page.getByRole('heading')).toHaveText('Two'));
  await fails(expect(page.getByRole('heading')).not.toHaveText('One'));
  await fails(expect(page.getByText('three')).toBeVisible());
  await fails(expect(page.getByRole('link')).toHaveCount(1));
  await fails(expect(page.getByRole('main')).toContainText('four'));
  await fails(expect(page.getByLabel('N')).toHaveValue('2'));
  await fails(page.getByRole('link').click());
  await fails(page.getByRole('link', { name: 'C' }).click());
  await expect(page.getByRole('main').getByRole('link', { name: 'b' })).toHaveAttribute('href', '/b');
  await expect(page.getByRole('link', { name: 'b', exact: true })).toHaveCount(0);
});
