import { afterEach, expect, test, vi } from 'vitest';
import { fromShell } from './fromShell.ts';

afterEach(() => vi.unstubAllEnvs());

test('a file is looked for where the person stands who started npm', () => {
  vi.stubEnv('INIT_CWD', '/home/ada/feeds');
  expect(fromShell('agency.csv')).toBe('/home/ada/feeds/agency.csv');
  expect(fromShell('../agency.csv')).toBe('/home/ada/agency.csv');
  expect(fromShell('/srv/agency.csv')).toBe('/srv/agency.csv');
});

test('without npm it is looked for in the current folder', () => {
  vi.stubEnv('INIT_CWD', undefined);
  expect(fromShell('agency.csv')).toBe(`${process.cwd()}/agency.csv`);
});
