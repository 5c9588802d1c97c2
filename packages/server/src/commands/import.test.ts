import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { registerImport } from './import.ts';

const folder = mkdtempSync(join(tmpdir(), 'sewa-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** Runs the command without a database; returns its exit code and what it says. */
async function check(content: string) {
  const file = join(folder, 'feed.csv');
  writeFileSync(file, content);
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const program = new Command();
  registerImport(program);
  await program.parseAsync(['import', 'listings', file, '--dry-run'], { from: 'user' });
  return { code: process.exitCode ?? 0, said: write.mock.calls.map(([text]) => String(text)).join('') };
}

test.each([
  ['all rows rejected', '0,Cluny Park,none\n0,,3000\n', 1, '2 rows rejected'],
  ['one of two rows rejected', '0,Cluny Park,none\n0,Cluny Park,3000\n', 0, '1 row rejected'],
  ['no row rejected', '0,Cluny Park,3000\n', 0, 'No row was rejected.'],
  ['no rows', '', 0, 'No row was rejected.'],
])('an import with %s', async (_, rows, code, said) => {
  const answer = await check(`property_type,street,rent\n${rows}`);
  expect(answer.code).toBe(code);
  expect(answer.said).toContain(said);
});
