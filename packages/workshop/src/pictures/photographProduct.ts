import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@sewa/testing';
import { chromium, type Page } from 'playwright';
import { chromiumOptions } from '../../../../chromium.config.ts';
import { findBrowser } from '../machine/index.ts';
import { inRepository, repositoryRoot } from '../repository.ts';
import { listPictures, listScreens, type Picture } from './listPictures.ts';
import { openPicture, type Photographed } from './openPicture.ts';

const QUALITY = 82;
/** Of a picture in a public page, which is to be at most 60 kB. */
const WEBP_QUALITY = 0.72;

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

interface Home {
  readonly id: string;
  readonly slug: string;
}

async function listCondominiums(url: string): Promise<Home[]> {
  const response = await fetch(`${url}/api/discover?propertyTypes=1&limit=4`);
  const answer = (await response.json()) as { data: { items: Home[] } };
  if (answer.data.items.length === 0) throw new Error('The sample market has no condominium to photograph.');
  return answer.data.items;
}

/** A picture as WebP, which the browser encodes. */
async function encodeWebp(page: Page, png: Buffer): Promise<Buffer> {
  await page.goto('about:blank');
  const encoded = await page.evaluate(
    async ([source, quality]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.naturalWidth,
        height: image.naturalHeight,
      });
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
    },
    [`data:image/png;base64,${png.toString('base64')}`, WEBP_QUALITY] as const,
  );
  return Buffer.from(encoded, 'base64');
}

async function photograph(product: Photographed, picture: Picture, folder: string): Promise<void> {
  const page = await openPicture(product, picture);
  const file = path.join(folder, `${picture.name}.jpg`);
  await page.screenshot({ path: file, type: 'jpeg', quality: QUALITY });
  await page.context().close();
}

async function photographScreen(product: Photographed, picture: Picture, folder: string): Promise<void> {
  const page = await openPicture(product, picture);
  // The help bubble would cover what the picture is about, and a policy forbids styles from outside.
  await page.evaluate(() => document.querySelector('[data-sewa-help]')?.remove());
  const png = await page.screenshot({ type: 'png' });
  writeFileSync(path.join(folder, `${picture.name}.webp`), await encodeWebp(page, png));
  await page.context().close();
}

/** Where the pictures go. */
interface PictureFolders {
  /** The README's, as JPEG files. */
  readonly readme: string;
  /** Those of public pages, as WebP files. */
  readonly screens: string;
}

/** Photographs the main screens of the built product over the sample market. */
export async function photographProduct({ readme, screens }: PictureFolders): Promise<void> {
  for (const folder of [readme, screens]) mkdirSync(folder, { recursive: true });
  const { url, end } = await startProduct();
  try {
    const browser = await chromium.launch({ ...chromiumOptions, executablePath: await findBrowser() });
    try {
      const homes = await listCondominiums(url);
      const listingPath = `/discover/${homes[0]?.id}/${homes[0]?.slug}`;
      const ids = homes.map(({ id }) => id);
      const product: Photographed = { browser, url, sessions: new Map() };
      for (const picture of listPictures(listingPath)) await photograph(product, picture, readme);
      for (const picture of listScreens(listingPath, ids)) await photographScreen(product, picture, screens);
    } finally {
      await browser.close();
    }
  } finally {
    await end();
  }
}
