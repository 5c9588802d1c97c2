import { pageColors } from '@sewa/tokens';
import { type EyeAssistChoice, listEyeAssistAttributes } from '@sewa/ui';
import { serializeScriptJson } from '../serializeScriptJson.ts';
import { earlyScript } from './earlyScript.ts';
import type { PageAssets } from './pageAssets.ts';

/** What one HTML document is made of up to the end of what it shows. */
export interface ShownContent {
  /** What React rendered: hoisted head elements first, then the page. */
  readonly markup: string;
  readonly assets: PageAssets;
}

/** What stands behind what a document shows. */
export interface DocumentEnd {
  readonly assets: PageAssets;
  /** The data block: what the browser needs to take the page over without asking again. */
  readonly block: unknown;
  /** Where the answers of the block are when they are sent apart from the page, else null. */
  readonly payloadPath: string | null;
  /** Null on public pages, whose script is allowed by hash; on private pages the nonce of this answer. */
  readonly nonce: string | null;
}

/** Marks where the page begins behind the head elements that React puts first. */
const pageRootOpening = '<div id="page-root">';

const headStart = [
  '<head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width,initial-scale=1">',
  // Phone numbers are links already; iOS would take rents, areas and postal codes for others, and change the page.
  '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">',
  // The first that fits counts.
  `<meta name="theme-color" media="(prefers-color-scheme:dark)" content="${pageColors.dark}">`,
  `<meta name="theme-color" content="${pageColors.light}">`,
  '<link rel="icon" href="/icon.svg"><link rel="manifest" href="/site.webmanifest">',
].join('');

const formatAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const documentOpening = '<!doctype html><html lang="en-SG">';

function renderOpening(choice: EyeAssistChoice): string {
  const attributes = Object.entries(listEyeAssistAttributes(choice))
    .map(([name, value]) => (value === null ? '' : ` ${name}="${value}"`))
    .join('');
  return documentOpening.replace(/>$/, `${attributes}>`);
}

/** Shows in a document what somebody chose for their eyes. */
export const showChoice = (html: string, choice: EyeAssistChoice): string =>
  html.replace(documentOpening, renderOpening(choice));

/** Writes a document up to the end of what it shows: the head and the page. */
export function renderShown({ markup, assets }: ShownContent): string {
  const split = markup.indexOf(pageRootOpening);
  const head = markup.slice(0, split);
  const page = markup.slice(split);
  const styles = assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const fonts = (assets.fonts ?? [])
    .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
    .join('');
  return `${documentOpening}${headStart}${fonts}${assets.headMarkup ?? ''}${styles}${head}</head><body>${page}`;
}

/** Writes the rest of a document: the data block and the script that brings the page's own. */
export function renderEnd({ assets, block, payloadPath, nonce }: DocumentEnd): string {
  const payload = payloadPath ? ` data-payload="${formatAttribute(payloadPath)}"` : '';
  const attributes = `data-modules="${assets.modules.join(' ')}"${payload}`;
  const data = `<script type="application/json" id="sewa-page" ${attributes}>${serializeScriptJson(block)}</script>`;
  const script = `<script${nonce ? ` nonce="${nonce}"` : ''}>${earlyScript}</script>`;
  return `${data}${script}</body></html>`;
}
