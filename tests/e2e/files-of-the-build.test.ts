import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { permissionLibrary } from '../support/permissionLibrary.ts';
import { expect, test } from '../support/test.ts';

const developmentPanel = 'Expire now';

test('what is built for production has no panel for development in it', () => {
  const folder = path.join(import.meta.dirname, '../../app/build/client/assets');
  const built = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  expect(built.filter((text) => text.includes(permissionLibrary)).length).toBeGreaterThan(0);
  expect(built.filter((text) => text.includes(developmentPanel))).toEqual([]);
});
