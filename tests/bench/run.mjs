/** Runs the benchmarks: all of them, or those named (`npm run bench -- rendering search`). */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { appBuild, buildApp, installTools, repository } from './measure/prepare.mjs';
import { endAll } from './measure/processes.mjs';
import { describeMachine, printTable } from './measure/report.mjs';
import { quantities, withoutApp } from './quantities.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    built: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !quantities.includes(name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no benchmark '${unknown.join("', '")}'. There are: ${quantities.join(', ')}.\n`,
  );
  process.exit(1);
}
const chosen = positionals.length > 0 ? quantities.filter((name) => positionals.includes(name)) : quantities;
const say = (sentence) => process.stderr.write(`${sentence}\n`);
const describeIssue = (error) => say(error instanceof Error ? (error.stack ?? error.message) : String(error));
const run = { rounds: Number(options.rounds), seconds: Number(options.seconds), appBuild, say };

process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

try {
  if (chosen.some((name) => !withoutApp.includes(name))) {
    await installTools(say);
    if (!options.built) await buildApp(say);
  }
  const results = [];
  const fallen = [];
  for (const name of chosen) {
    say(`Measuring ${name} …`);
    try {
      const { measure } = await import(`./${name}.mjs`);
      results.push(...(await measure(run)));
    } catch (error) {
      fallen.push(name);
      describeIssue(error);
    }
    await endAll();
  }
  printTable(results);
  const file = path.join(repository, '.reports/bench.json');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(
    file,
    `${JSON.stringify({ machine: describeMachine(), rounds: run.rounds, results }, null, 2)}\n`,
  );
  say(`Written to ${path.relative(process.cwd(), file)}.`);
  if (fallen.length > 0) say(`Not measured: ${fallen.join(', ')}.`);
  process.exitCode = fallen.length > 0 || results.some(({ isMet }) => isMet === false) ? 1 : 0;
} catch (error) {
  describeIssue(error);
  process.exitCode = 1;
} finally {
  await endAll();
}
process.exit();
