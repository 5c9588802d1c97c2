import { beforeEach, expect, test } from 'vitest';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();

const report = (body: unknown) =>
  makeTestServer(getDatabase().db).server.request(`${testOrigin}/api/reports`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { origin: testOrigin, 'content-type': 'application/json' },
  });

const listReports = async () =>
  (
    await getDatabase().db.query(
      'select message, stack, path, release, request_id from error_reports order by id',
    )
  ).rows;

beforeEach(async () => {
  await getDatabase().db.query('delete from error_reports');
});

test('a report is recorded without the query of its page', async () => {
  const response = await report({
    message: 'x is not a function',
    stack: 'at y',
    path: '/discover?q=my+address#top',
    release: 'b1',
    requestId: 'r1',
  });
  expect(await response.json()).toEqual({ succeed: true, data: null });
  expect(await listReports()).toEqual([
    { message: 'x is not a function', stack: 'at y', path: '/discover', release: 'b1', request_id: 'r1' },
  ]);
});

test('a report with a zero character is recorded without it', async () => {
  expect((await report({ message: 'a\0b', path: null })).status).toBe(200);
  expect(await listReports()).toMatchObject([{ message: 'ab', path: null, stack: null }]);
});

test('a report without a message, or with far too much, is refused by field', async () => {
  const response = await report({ message: '', stack: 'x'.repeat(20_001) });
  expect(response.status).toBe(400);
  const { fields } = (await response.json()) as { fields: { name: string }[] };
  expect(fields.map(({ name }) => name)).toEqual(['message', 'stack']);
  expect(await listReports()).toEqual([]);
});
