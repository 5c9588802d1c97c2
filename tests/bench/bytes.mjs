/** What pages load in all, once idle without input, and what is in it: a table, and treemaps in one file of HTML. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openSampleMarket } from './market/markets.mjs';
import { attributeBytes } from './measure/attributeBytes.mjs';
import { launchBrowser } from './measure/browser.mjs';
import { buildWithMaps } from './measure/buildWithMaps.mjs';
import { findListing } from './measure/findListing.mjs';
import { loadScripts, settleScripts, sumBytes } from './measure/loadScripts.mjs';
import { operateControls } from './measure/operateControls.mjs';
import { benchFolder, repository } from './measure/prepare.mjs';
import { startServer } from './measure/processes.mjs';
import { makeResult } from './measure/report.mjs';
import { signIn } from './measure/signIn.mjs';
import { renderTreemaps } from './measure/treemap.mjs';

/** A tenant of the sample market who has enquiries, favourites and saved searches. */
const tenant = '80000301';

/** The pages and their bars in kB. */
const pages = [
  { name: '/', open: '/' },
  { name: '/discover', open: '/discover', max: 110 },
  { name: 'a listing', open: 'listing' },
  { name: '/login', open: '/login' },
  { name: '/map', open: '/map' },
  { name: '/dashboard', open: '/dashboard', max: 120, isSignedIn: true },
];
const maxAfterControls = 140;
const largestModules = 40;

/** Everything `/discover` has loaded after each of its controls was used once; each file counts once. */
async function loadAfterControls(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const files = new Map();
  page.on('requestfinished', async (request) => {
    if (!new URL(request.url()).pathname.endsWith('.js')) return;
    const { responseBodySize } = await request.sizes();
    // A file that a page opened later takes from the browser's cache has no size of its own.
    if (responseBodySize > 0) files.set(request.url(), responseBodySize);
  });
  await page.goto(`${url}/discover`, { waitUntil: 'load' });
  await settleScripts(page);
  const { used, failed } = await operateControls(page);
  await settleScripts(page);
  await context.close();
  return { scripts: [...files].map(([name, bytes]) => ({ name, bytes })), used, failed };
}

const packageOf = (module) => /^(?:packages\/[^/]+|@[^/]+\/[^/]+|[^/]+)/.exec(module)?.[0] ?? module;

/** The scripts of a page by package and module. */
function describePage(name, scripts, stretchesOf, attributed) {
  const modules = new Map();
  for (const { name: url, bytes } of scripts) {
    const file = path.basename(new URL(url).pathname);
    const stretches = stretchesOf.get(file);
    if (!attributed.has(file))
      attributed.set(file, stretches ? attributeBytes(stretches, bytes) : [{ name: `files/${file}`, bytes }]);
    for (const module of attributed.get(file))
      modules.set(module.name, (modules.get(module.name) ?? 0) + module.bytes);
  }
  const packages = Map.groupBy(
    [...modules].map(([module, bytes]) => ({ name: module, bytes })),
    ({ name: module }) => packageOf(module),
  );
  return {
    name,
    bytes: sumBytes(scripts),
    files: scripts.map(({ name: url, bytes }) => ({ file: path.basename(url), bytes })),
    packages: [...packages].map(([of, own]) => ({ name: of, bytes: sumBytes(own), modules: own })),
  };
}

function printRows(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  for (const row of rows)
    process.stdout.write(
      `${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  ')}\n`,
    );
}

/** Prints the bytes of the largest packages, or modules, of all pages. */
function printLargest(title, described, entriesOf, count) {
  const sizes = new Map();
  for (const [column, page] of described.entries())
    for (const { name, bytes } of entriesOf(page)) {
      const row = sizes.get(name) ?? described.map(() => 0);
      row[column] = bytes;
      sizes.set(name, row);
    }
  const rows = [...sizes].sort(([, one], [, other]) => Math.max(...other) - Math.max(...one)).slice(0, count);
  process.stdout.write('\n');
  printRows([
    [title, ...described.map(({ name }) => name)],
    ...rows.map(([name, row]) => [name, ...row.map((bytes) => (bytes === 0 ? '' : `${Math.round(bytes)}`))]),
  ]);
}

/** Measures what each page loads, prints what is in it and writes the treemaps. */
export async function measure({ say }) {
  const stretchesOf = await buildWithMaps();
  const { url } = await startServer(path.join(benchFolder, 'servers/startApp.mjs'), {
    environment: { ...(await openSampleMarket()), BENCH_SANDBOX: 'on' },
    ready: '/api/ready',
  });
  const browser = await launchBrowser();
  const listing = await findListing(url);
  const cookies = await signIn(url, tenant);
  const attributed = new Map();
  const described = [];
  for (const { name, open, isSignedIn } of pages) {
    const { scripts } = await loadScripts(
      browser,
      `${url}${open === 'listing' ? listing : open}`,
      isSignedIn ? cookies : [],
    );
    described.push(describePage(name, scripts, stretchesOf, attributed));
  }
  const { scripts, used, failed } = await loadAfterControls(browser, url);
  for (const { name, message } of failed) say(`Not used: ${name}. ${message}`);
  described.push(describePage('/discover, used', scripts, stretchesOf, attributed));

  printLargest('package, B br', described, ({ packages }) => packages, Number.POSITIVE_INFINITY);
  printLargest(
    'module, B br',
    described,
    ({ packages }) => packages.flatMap(({ modules }) => modules),
    largestModules,
  );
  process.stdout.write('\n');
  const file = path.join(repository, '.reports/bytes.html');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, renderTreemaps(described));
  say(`Treemaps: ${path.relative(process.cwd(), file)}.`);

  const bars = [...pages.map(({ max }) => max), maxAfterControls];
  return described.map(({ name, bytes, files }, index) =>
    makeResult({
      quantity:
        index < pages.length
          ? `${name}, all script once idle, ${files.length} files`
          : `/discover, all script once ${used.length} controls were used, ${files.length} files`,
      against: 'nothing',
      value: bytes / 1_000,
      unit: ' kB br',
      max: bars[index],
      detail: index < pages.length ? { files } : { files, used, failed },
    }),
  );
}
