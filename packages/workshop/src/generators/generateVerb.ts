import { existsSync } from 'node:fs';
import path from 'node:path';
import { camelName, checkName, type Generated, GeneratorError, nounName } from './generated.ts';

/** A verb of a server module: its file and its test on a real database. */
export function generateVerb(
  root: string,
  [givenModule, givenName]: readonly (string | undefined)[],
): Generated {
  const module = checkName(givenModule, nounName, 'a server module is a noun like "offers"');
  const name = checkName(givenName, camelName, 'a verb is named like "makeOffer"');
  const folder = `packages/server/src/${module}`;
  if (existsSync(path.join(root, folder, `${name}.ts`))) {
    throw new GeneratorError(`${folder}/${name}.ts exists already.`);
  }
  return {
    files: {
      [`${folder}/${name}.ts`]: `import type { Queryable } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';

/** Says in one sentence what this does, and what it throws. */
export async function ${name}(db: Queryable, id: string): Promise<string> {
  if (id === '') throw new RefusedError('not-found');
  const { rows } = await db.query<{ id: string }>({
    name: '${module}-${name}',
    text: 'select $1::text as id',
    values: [id],
  });
  return JSON.stringify(rows[0] ?? null);
}
`,
      [`${folder}/${name}.test.ts`]: `import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { ${name} } from './${name}.ts';

const getDatabase = openTestDatabase();

test('it answers with what the database holds', async () => {
  expect(JSON.parse(await ${name}(getDatabase().db, 'abc'))).toEqual({ id: 'abc' });
});

test('it refuses what has no id', async () => {
  await expect(${name}(getDatabase().db, '')).rejects.toMatchObject({ refusal: 'not-found' });
});
`,
    },
    nextSteps: [
      `Move the SQL to ${folder}/queries.ts: it is the only file of the module with SQL.`,
      'Describe the call in packages/api/src/contract and packages/api/src/routes.ts.',
      `Serve it in ${folder}/routes.ts, and make the test go through "server.request()".`,
    ],
  };
}
