/** What strangers' pages are sent for our parts and for those of other libraries: script and style sheet, gzip, React not counted. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { weighPage } from './measure/buildPage.mjs';
import { installAnchors, installOurs } from './measure/consumers.mjs';
import { makeResult } from './measure/report.mjs';

/** The pages in `ours/parts` and their bars in kB; the anchors of each are the pages in the folder of its name in `anchors/parts`. */
const parts = [
  { page: 'form', names: 'Button + TextField + Dialog + Toast', bars: { script: 4, style: 3 } },
  { page: 'overlays', names: 'Dialog + Popover + Tooltip + Menu + Toast', bars: { 'script and style': 10 } },
  { page: 'cookie-consent', names: 'CookieConsent with consent', bars: { script: 6, style: 2 } },
  { page: 'loading-bar', names: 'LoadingBar', bars: { script: 1 } },
  { page: 'button', names: 'Button', bars: { script: 0.5 } },
];

const kinds = {
  script: ({ script }) => script,
  style: ({ style }) => style,
  'script and style': ({ script, style }) => script + style,
};

/** The anchors of a page by name, the lightest first. */
async function weighAnchors(project, page) {
  const folder = path.join(project, 'parts', page);
  const weighed = [];
  for (const file of readdirSync(folder)) {
    weighed.push({ name: path.parse(file).name, ...(await weighPage(project, path.join(folder, file))) });
  }
  const weigh = kinds['script and style'];
  return weighed.sort((one, two) => weigh(one) - weigh(two));
}

const describe = (bytes) => `${(bytes / 1_000).toFixed(1)} kB`;

/** One row for each bar; the ratio in the detail is to the lightest anchor, script and style together. */
function compareSent({ names, bars }, own, anchors) {
  const weigh = kinds['script and style'];
  return Object.entries(bars).map(([kind, bar]) =>
    makeResult({
      quantity: `${names}, ${kind}`,
      against: anchors.map((anchor) => `${anchor.name} ${describe(kinds[kind](anchor))}`).join(', '),
      value: kinds[kind](own) / 1_000,
      unit: ' kB',
      max: bar,
      detail: { own, anchors, ratio: weigh(own) / weigh(anchors[0]) },
    }),
  );
}

/** Measures what each page is sent. */
export async function measure({ say }) {
  const anchorProject = await installAnchors(say);
  const project = await installOurs(say);
  const results = [];
  const foreign = new Set();
  for (const part of parts) {
    const own = await weighPage(project, path.join(project, 'parts', `${part.page}.jsx`));
    for (const library of own.libraries) if (!library.startsWith('@sewa/')) foreign.add(library);
    results.push(...compareSent(part, own, await weighAnchors(anchorProject, part.page)));
  }
  const tokens = await weighPage(project, path.join(project, 'parts/tokens.js'));
  return [
    ...results,
    makeResult({
      quantity: 'tokens.css, which all of them need',
      against: '',
      value: tokens.style / 1_000,
      unit: ' kB',
      max: 4,
    }),
    makeResult({
      quantity: 'Libraries of others in our script',
      against: '',
      value: foreign.size,
      max: 0,
      detail: { libraries: [...foreign] },
    }),
  ];
}
