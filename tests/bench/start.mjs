/** Where the time of a warm `npm start` goes: from the shell to the line that says the product is ready. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../packages/testing/src/index.ts';
import { repository } from './measure/prepare.mjs';
import { endLater } from './measure/processes.mjs';
import { makeResult, median } from './measure/report.mjs';

const maxMilliseconds = 1_500;
const leastStarts = 5;

/** What ends each phase: a line the start prints. */
const phases = [
  ['npm, tools, packages, build check', 'Starting the server'],
  ['code of the server, sandbox', 'Opening the database'],
  ['database, migrations, sample market, jobs, pages', ' is ready at '],
];

/** One start on a data folder, ended when it is ready: when each phase ended, in milliseconds after the shell was told. */
async function startOnce(folder) {
  const port = await findFreePort();
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', PORT: String(port) },
  });
  const endNow = endLater(async () => void child.kill('SIGTERM'));
  const ends = new Map();
  let printed = '';
  const note = (text) => {
    printed += text;
    for (const [phase, line] of phases)
      if (!ends.has(phase) && printed.includes(line)) ends.set(phase, performance.now() - startedAt);
    if (ends.has(phases.at(-1)[0])) child.kill('SIGTERM');
  };
  child.stdout.setEncoding('utf8').on('data', note);
  child.stderr.setEncoding('utf8').on('data', note);
  await new Promise((done) => child.once('close', done));
  await endNow();
  if (ends.size < phases.length) throw new Error(`The product did not start.\n${printed}`);
  return phases.map(([phase]) => ends.get(phase));
}

/** Starts once to fill the sample market and build the app, then five times at least. */
export async function measure({ rounds, say }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sewa-bench-'));
  endLater(async () => rmSync(folder, { recursive: true, force: true }));
  say(`The first start took ${Math.round((await startOnce(folder)).at(-1))} ms.`);
  const starts = [];
  while (starts.length < Math.max(leastStarts, rounds)) starts.push(await startOnce(folder));
  const middle = (index) => median(starts.map((ends) => ends[index] - (ends[index - 1] ?? 0)));
  const against = `median of ${starts.length}`;
  const parts = phases.map(([phase], index) =>
    makeResult({ quantity: `warm npm start: ${phase}`, against, value: middle(index), unit: ' ms' }),
  );
  return [
    ...parts,
    makeResult({
      quantity: 'warm npm start, until it is ready',
      against,
      value: median(starts.map((ends) => ends.at(-1))),
      unit: ' ms',
      max: maxMilliseconds,
      detail: { starts },
    }),
  ];
}
