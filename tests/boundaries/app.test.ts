import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@sewa/workshop/repository';
import { expect, test } from 'vitest';

test('the server entry of the app is wiring of at most 40 lines', () => {
  const lines = readFileSync(path.join(repositoryRoot, 'app/src/server.ts'), 'utf8').trim().split('\n');
  expect(lines.length).toBeLessThanOrEqual(40);
});
