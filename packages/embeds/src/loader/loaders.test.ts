import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { bundleLoader } from '../../scripts/buildLoaders.ts';
import { embedNames } from '../../scripts/embedNames.ts';

vi.setConfig({ testTimeout: 60_000 });

test.each(embedNames)('%s.js is at most 2 kB, and runs under a strict policy', async (name) => {
  const code = await bundleLoader(name);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(2_000);
  expect(code).not.toMatch(/\beval\b|new Function|\bimport\b|innerHTML|setAttribute\(['"`]style/);
});
