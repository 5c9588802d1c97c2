import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from '@sewa/workshop/programs';
import { writePackuments } from '@sewa/workshop/release';
import { expect, inject, onTestFinished, test } from 'vitest';
import { serveFolder } from './serveFolder.ts';

test('npm installs from the folder that a release writes, wherever a static server serves it', async () => {
  const registry = inject('registry');
  const served = await serveFolder(registry);
  onTestFinished(() => served.close());
  await writePackuments(registry, served.url);
  const folder = path.join(registry, '../npm-project');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  writeFileSync(path.join(folder, '.npmrc'), `@sewa:registry=${served.url}/\n`);
  const installing = ['install', '@sewa/api', '@sewa/tenancy', '--no-audit', '--no-fund'];
  const { code, output } = await runProgram('npm', installing, {
    folder,
    environment: { ...process.env, npm_config_cache: path.join(folder, '.npm') },
  });
  expect(code, output).toBe(0);
  for (const name of ['api', 'formatters', 'tenancy'])
    expect(existsSync(path.join(folder, 'node_modules/@sewa', name, 'package.json'))).toBe(true);
  // Who only calls the API gets neither React nor a cache.
  expect(existsSync(path.join(folder, 'node_modules/react'))).toBe(false);
  expect(existsSync(path.join(folder, 'node_modules/swr'))).toBe(false);
});
