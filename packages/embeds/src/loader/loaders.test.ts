import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { bundleLoader } from '../../scripts/buildLoaders.ts';
import { embedNames } from '../../scripts/embedNames.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Most bytes, compressed: 2 kB, and 100 for snippets in the head and as modules, which nothing shorter makes work. */
const MAX_BYTES = 2_100;

test.each(embedNames)('%s.js is at most 2.1 kB, and runs under a strict policy', async (name) => {
  const code = await bundleLoader(name);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(MAX_BYTES);
  expect(code).not.toMatch(/\beval\b|new Function|\bimport\b|innerHTML|setAttribute\(['"`]style/);
});
