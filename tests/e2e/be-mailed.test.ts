import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openWithScript, waitForHydration } from '../support/hydration.ts';
import { beginSession, people } from '../support/logIn.ts';
import { ofTheSandbox } from '../support/marks.ts';
import { test } from '../support/ownMarket.ts';
import { runNode } from '../support/startSewa.ts';
import { expect } from '../support/test.ts';

test(
  'a saved search mails a new home within minutes and is ended by its letter, without log-in',
  ofTheSandbox,
  async ({ page, market, browser }) => {
    await beginSession(page, people.agent);
    await openWithScript(page, '/discover?q=rangoon');
    await page.getByRole('button', { name: 'Save search' }).click();
    await expect(page.getByText('Search saved.')).toBeVisible();
    await waitForHydration(page);
    const saved = page.getByRole('region', { name: 'Saved searches' }).getByRole('article');
    await saved.getByLabel('Email alerts').selectOption('As soon as there are new homes');
    await expect(saved.getByRole('status')).toHaveText('Saved');
    const file = join(market.files, 'new.csv');
    writeFileSync(
      file,
      'reference,property_type,block,street,floor,unit,postal_code,rent\nnew-1,HDB,44,Rangoon Road,07,99,218142,2900\n',
    );
    const running = runNode(['packages/server/bin/sewa.ts', 'import', 'listings', file], {
      DATA_DIR: market.dataFolder,
    });
    expect(await running.ended, running.output()).toBe(0);
    for (const job of ['mail-instant-searches', 'mail'])
      expect((await page.request.post('/sandbox/run', { data: { job } })).status()).toBe(204);
    const messages: { channel: string; body: string }[] = await (
      await page.request.get('/sandbox/outbox.json')
    ).json();
    const body =
      messages.find(({ channel, body: text }) => channel === 'email' && text.includes('Rangoon Road'))
        ?.body ?? '';
    expect(body).toContain('Rangoon Road');
    expect(body).toContain('$2,900');
    expect(body).not.toContain('07-99');
    const link = /Unsubscribe: (\S+)/.exec(body)?.[1] ?? '';
    const otherBrowser = await browser.newContext({ baseURL: market.url });
    const mailPage = await otherBrowser.newPage();
    await mailPage.goto(new URL(link).pathname + new URL(link).search);
    await mailPage.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(
      mailPage.getByRole('heading', { name: 'Email alerts for “rangoon” are paused' }),
    ).toBeVisible();
    await otherBrowser.close();
    await page.reload();
    await expect(saved.getByText('Paused')).toBeVisible();
  },
);
