import path from 'node:path';
import type { StepCache } from '../caching/createStepCache.ts';
import { createTouchedList } from '../caching/listTouched.ts';
import type { Unit, UnitsRun } from '../caching/runUnits.ts';
import type { SourceGraph } from '../caching/sourceGraph.ts';
import { listCommonFiles, listProductFiles, testFile } from '../caching/unitInputs.ts';
import { sumTallies, type Tally } from './tally.ts';

/** What a journey does that its recorder does not see: connections, programs, browsers and builds of its own, files of the build. */
const goesRound = /'node:(net|tls|child_process)'|'@sewa\/workshop|buildFolder|app\/build|\.launch\(/;

/** How a file says that it shows no page, though it goes round its recorder: it asks the API alone. */
const showsNoPage = /^\/\/ No page is asked for here/m;

/** What is imported for its types does nothing. */
const typeImports = /^import type [^;]*;$/gm;

/** Why the tests of a file belong together: one may find what another has left. */
const isOneUnit = /scope: 'worker'|\/ownMarket\.ts'|\b(before|after)All\(|describe\.configure\(/;

const fileOf = (journey: string) => journey.split(' › ')[0] ?? journey;

/** Whether what the tests of a file touch is seen by their recorder. */
export function isRecorded({ tree }: StepCache, file: string): boolean {
  const text = tree.parseText(file);
  return showsNoPage.test(text) || !goesRound.test(text.replaceAll(typeImports, ''));
}

/** Names the units that some tests make: each test, or the file whose tests belong together. */
export function nameUnits({ tree }: StepCache, root: string, journeys: readonly string[]): string[] {
  const named = journeys.map((journey) => {
    const file = fileOf(journey);
    return isOneUnit.test(tree.parseText(path.join(root, file))) ? file : journey;
  });
  return [...new Set(named)];
}

/** Each test is a unit, which hangs on what it was seen to touch of the product, or on the whole of it. */
export function journeyUnits(
  cache: StepCache,
  root: string,
  graphs: readonly SourceGraph[] | null,
  journeys: readonly string[],
): Unit[] {
  const { tree, levels, unit } = cache;
  const around = [
    ...listCommonFiles(tree),
    ...tree.below('tests').filter((file) => /^tests\/([^/]+|support\/.*)$/.test(file)),
    ...tree.below(root).filter((file) => !testFile.test(file)),
  ];
  const product = listProductFiles(tree);
  const listTouched = createTouchedList(tree, levels, graphs);
  const make = (name: string): Unit => {
    const file = path.join(root, fileOf(name));
    const pages = graphs && isRecorded(cache, file) ? cache.findPages(file, name) : null;
    return unit(name, [...around, ...listTouched(pages, product), file]);
  };
  return nameUnits(cache, root, journeys).map((name) =>
    Object.assign(make(name), { observe: () => make(name) }),
  );
}

const isOf = (unit: string, journey: string) => journey === unit || journey.startsWith(`${unit} › `);

/** Gives each unit the tallies of its tests; one that was to run and did not counts as failed. */
export function sumByUnit(units: readonly Unit[], { tallies, outside }: UnitsRun): UnitsRun {
  const summed = new Map<string, Tally>();
  const missing = [];
  for (const { name } of units) {
    const own = [...tallies].filter(([journey]) => isOf(name, journey)).map(([, tally]) => tally);
    summed.set(name, sumTallies(own));
    if (own.length === 0)
      missing.push({ name: `${name} was not run`, message: 'The report does not hold it.' });
  }
  return { tallies: summed, outside: [...outside, ...missing] };
}

/** What was asked for by the tests of a unit; null when none of them noted anything. */
export function findSeen(name: string, seen: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const own = [...seen].filter(([journey]) => isOf(name, journey));
  return own.length > 0 ? own.flatMap(([, paths]) => [...paths]) : null;
}
