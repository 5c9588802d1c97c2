/** Runs the benchmarks: all of them, or those named (`npm run bench -- rendering search`). */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../../packages/workshop/src/building/buildPackages.ts';
import { endAll } from './measure/processes.mjs';
import { describeMachine, printTable } from './measure/report.mjs';

/** What is measured, in this order; each in the module of its name, which exports `measure`. */
const names = [
  'search',
  'rendering',
  'visits',
  'first-load',
  'import',
  'permissions',
  'audit',
  'growth',
  'sends',
  'large',
];

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    listings: { type: 'string', default: '20000' },
  },
});
const run = {
  rounds: Number(options.rounds),
  seconds: Number(options.seconds),
  listings: Number(options.listings),
};
const say = (sentence) => process.stderr.write(`${sentence}\n`);
const unknown = positionals.find((name) => !names.includes(name));
if (unknown) {
  say(`There is no benchmark '${unknown}'. There are: ${names.join(', ')}.`);
  process.exit(1);
}

process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

say('Building the app …');
await buildApp();
const results = [];
let failed = false;
for (const name of names.filter((name) => positionals.length === 0 || positionals.includes(name))) {
  say(`Measuring ${name} …`);
  try {
    const { measure } = await import(`./${name}.mjs`);
    results.push(...(await measure({ ...run, say })));
  } catch (error) {
    failed = true;
    say(`${name} was not measured: ${error instanceof Error ? error.stack : error}`);
  }
  await endAll();
}
printTable(results);
const file = path.resolve('.reports/bench.json');
await mkdir(path.dirname(file), { recursive: true });
await writeFile(file, `${JSON.stringify({ machine: describeMachine(), ...run, results }, null, 2)}\n`);
process.exit(failed || results.some(({ isMet }) => isMet === false) ? 1 : 0);
