import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../machine/index.ts';
import { drawHero } from './drawHero.ts';
import { drawPreview } from './drawPreview.ts';
import { drawAppIcon, drawIcon } from './mark.ts';
import { packIco } from './packIco.ts';
import { paint } from './palette.ts';

const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
];

async function photograph(browser: Browser, html: string, width: number, height: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

function square(browser: Browser, svg: string, edge: number): Promise<Buffer> {
  const page = `<style>body{margin:0}svg{display:block;width:${edge}px;height:${edge}px}</style>${svg}`;
  return photograph(browser, page, edge, edge);
}

function saveManifest(): string {
  const appIcon = (edge: number) => ({
    src: `/icon-${edge}.png`,
    sizes: `${edge}x${edge}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  const manifest = {
    id: '/',
    name: 'Sewa',
    short_name: 'Sewa',
    description: 'Homes to rent in Singapore',
    lang: 'en-SG',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: paint('jade.700'),
    background_color: paint('paper.50'),
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      appIcon(192),
      appIcon(512),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Draws the mark, the app icons, the front picture, the link preview and the manifest into `folder`. */
export async function generateBrand(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, content: string | Buffer) => writeFileSync(path.join(folder, name), content);
  const icon = drawIcon();
  const appIcon = drawAppIcon();
  write('icon.svg', icon);
  write('hero.svg', drawHero());
  write('site.webmanifest', saveManifest());

  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    const sizes = [];
    for (const edge of [16, 32, 48]) sizes.push({ edge, png: await square(browser, icon, edge) });
    write('favicon.ico', packIco(sizes));
    write('apple-touch-icon.png', await square(browser, appIcon, 180));
    write('icon-192.png', await square(browser, appIcon, 192));
    write('icon-512.png', await square(browser, appIcon, 512));
    write('og.png', await photograph(browser, drawPreview(), 1200, 630));
  } finally {
    await browser.close();
  }
}
