import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/openDatabase.ts';

/** Makes one migrated embedded database whose files each test file copies. */
export async function setup(project: TestProject): Promise<() => void> {
  const template = mkdtempSync(join(tmpdir(), 'sewa-template-'));
  const db = await openDatabase({ databaseUrl: null, dataFolder: template });
  await migrate(db);
  await db.close();
  project.provide('testDatabase', { kind: 'embedded', template });
  return () => rmSync(template, { recursive: true, force: true });
}
