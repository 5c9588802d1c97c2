import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@sewa/testing';
import { type Browser, chromium, devices, type Page } from 'playwright';
import { chromiumOptions } from '../../../../chromium.config.ts';
import { findBrowser } from '../machine/index.ts';
import { inRepository, repositoryRoot } from '../repository.ts';

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
}

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 800 };
const QUALITY = 82;

function listPictures(listingPath: string): Picture[] {
  return [
    { name: 'home', path: '/', theme: 'light', ...wide },
    { name: 'home-dark', path: '/', theme: 'dark', ...wide },
    { name: 'search', path: '/discover', theme: 'light', ...wide },
    { name: 'map', path: '/map', theme: 'light', ...wide },
    { name: 'listing', path: listingPath, theme: 'light', ...wide },
    { name: 'search-phone', path: '/discover', theme: 'light', ...phone },
    { name: 'listing-phone', path: listingPath, theme: 'dark', ...phone },
    { name: 'login-phone', path: '/login', theme: 'light', ...phone },
  ];
}

/** Starts the built product over a sample market of its own; `end` stops it and removes the market. */
async function startProduct(): Promise<{ url: string; end: () => Promise<void> }> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'sewa-pictures-'));
  const child = spawn(process.execPath, ['--conditions=sewa-source', inRepository('app/src/server.ts')], {
    cwd: repositoryRoot,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataFolder, PORT: String(await findFreePort()) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const end = async () => {
    child.kill('SIGTERM');
    await closed;
    rmSync(dataFolder, { recursive: true, force: true });
  };
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const found = /^Sewa is ready at (\S+)$/m.exec(printed)?.[1];
      if (found) resolve(found);
    });
    closed.then(() => reject(new Error(`The product ended before it was ready.\n${printed}`)));
  }).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return { url, end };
}

async function findNewestListing(url: string): Promise<string> {
  const response = await fetch(`${url}/api/discover?propertyTypes=1&limit=1`);
  const answer = (await response.json()) as { data: { items: { id: string; slug: string }[] } };
  const [listing] = answer.data.items;
  if (!listing) throw new Error('The sample market has no condominium to photograph.');
  return `/discover/${listing.id}/${listing.slug}`;
}

/** Answers the question about cookies, which would stand over every picture. */
async function refuseCookies(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/cookies`);
  await page.getByRole('button', { name: 'Reject all' }).click();
  await page.getByText('Rejected all').waitFor();
}

async function photograph(browser: Browser, url: string, picture: Picture, folder: string): Promise<void> {
  const { name, path: address, theme, width, height } = picture;
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    ...(width < 600 ? { userAgent: devices['Pixel 7'].userAgent, isMobile: true } : {}),
  });
  await refuseCookies(page, url);
  await page.goto(`${url}${address}`, { waitUntil: 'networkidle' });
  await page.screenshot({ path: path.join(folder, `${name}.jpg`), type: 'jpeg', quality: QUALITY });
  await page.close();
}

/** Photographs the main screens of the built product over the sample market, as JPEG files in `folder`. */
export async function photographProduct(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { url, end } = await startProduct();
  try {
    const browser = await chromium.launch({ ...chromiumOptions, executablePath: await findBrowser() });
    try {
      for (const picture of listPictures(await findNewestListing(url)))
        await photograph(browser, url, picture, folder);
    } finally {
      await browser.close();
    }
  } finally {
    await end();
  }
}
