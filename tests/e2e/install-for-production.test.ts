import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@sewa/testing';
import { copyRepository } from '@sewa/workshop/copying';
import { runProgram } from '@sewa/workshop/programs';
import {
  makeFolder,
  removeFolder,
  repositoryRoot,
  runNode,
  stopSewa,
  waitUntilReady,
} from '../support/startSewa.ts';
import { test as base, expect } from '../support/test.ts';

const production = {
  NODE_ENV: 'production',
  APP_ENV: 'production',
  PUBLIC_URL: 'https://sewa.example',
  SMTP_URL: 'smtp://localhost',
  SMS_URL: 'https://sms.example/messages',
  TRUSTED_PROXIES: '0',
} as const;

const install = [
  'install',
  '--prod',
  '--filter-prod',
  '@sewa/app...',
  '--frozen-lockfile',
  '--prefer-offline',
];

interface InstallFixtures {
  /** Folder of a copy of the repository that was built and then installed for production only. */
  readonly installed: string;
  readonly dataFolder: string;
}

const test = base.extend<InstallFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  installed: async ({}, use) => {
    const copy = await copyRepository('own');
    for (const folder of ['app/build', 'packages/embeds/dist'])
      cpSync(join(repositoryRoot, folder), join(copy.root, folder), { recursive: true });
    const { code, output } = await runProgram('pnpm', install, { folder: copy.root });
    expect(code, output).toBe(0);
    await use(copy.root);
    copy.remove();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  dataFolder: async ({}, use) => {
    const folder = makeFolder();
    await use(folder);
    removeFolder(folder);
  },
});

test('a production install has no sandbox and needs none', async ({ installed, dataFolder }) => {
  const start = async (environment: Readonly<Record<string, string>>) =>
    runNode([join(installed, 'app/src/server.ts')], {
      DATA_DIR: dataFolder,
      PORT: String(await findFreePort()),
      ...environment,
    });
  for (const place of ['app/node_modules/@sewa/sandbox', 'packages/sandbox/node_modules/oidc-provider'])
    expect([place, ...[repositoryRoot, installed].map((root) => existsSync(join(root, place)))]).toEqual([
      place,
      true,
      false,
    ]);
  const sewa = await waitUntilReady(await start(production), dataFolder);
  expect((await fetch(`${sewa.url}/api/ready`)).status).toBe(200);
  expect(await stopSewa(sewa)).toBe(0);

  const lacking = await start({ APP_ENV: 'dev' });
  expect(await lacking.ended).toBe(1);
  expect(lacking.output()).toContain("Cannot find package '@sewa/sandbox'");
});
