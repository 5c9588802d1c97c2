import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder for the test that asks, removed when it has ended. */
export function makeTestFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sewa-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}
