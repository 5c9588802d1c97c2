import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeTemplate } from './makeTemplate.ts';

/** Makes one migrated embedded database whose files each test file copies. */
export async function setup(project: TestProject): Promise<() => void> {
  const template = mkdtempSync(join(tmpdir(), 'sewa-template-'));
  await makeTemplate({ databaseUrl: null, dataFolder: template });
  project.provide('testDatabase', { kind: 'embedded', template });
  return () => rmSync(template, { recursive: true, force: true });
}
