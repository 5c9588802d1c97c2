import { beforeAll, expect, test } from 'vitest';
import { makeTestServer } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { parseSettings } from '../settings/parseSettings.ts';

const getDatabase = openTestDatabase();
const settings = parseSettings({
  APP_ENV: 'test',
  PUBLIC_URL: 'https://sewa.example',
  MAIN_DOMAIN: 'www.main.example',
  REDIRECT_ALLOW: 'blog.example',
});

const rows: readonly [string, string, number][] = [
  ['/old', '/new?from=old', 301],
  ['/blog-post', 'https://blog.example/post', 302],
  ['/main', 'https://www.main.example/x', 307],
  ['/self', 'https://sewa.example/discover', 308],
  ['/evil', 'https://evil.example/', 302],
  ['/evil-slashes', '//evil.example/', 302],
  ['/evil-backslash', '/\\evil.example/', 302],
  ['/evil-script', 'javascript:alert(1)', 302],
  ['/evil-user', 'https://blog.example@evil.example/', 302],
  ['/relative', 'somewhere', 302],
];

const find = async (path: string): Promise<unknown> => {
  const { server } = makeTestServer(getDatabase().db, { settings });
  const response = await server.request(`/api/redirects?path=${encodeURIComponent(path)}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: unknown }).data;
};

beforeAll(async () => {
  for (const row of rows)
    await getDatabase().db.query(
      'insert into redirects (from_path, to_url, status) values ($1, $2, $3)',
      row,
    );
});

test('a moved path is found with its status, whatever its query, fragment or last slash', async () => {
  for (const path of ['/old', '/old?utm=1', '/old#part', '/old/', '/old//?x']) {
    expect(await find(path)).toEqual({ to: '/new?from=old', status: 301 });
  }
});

test('a target outside is answered only for hosts on the allow-list and our own (ASVS 3.7.2)', async () => {
  expect(await find('/blog-post')).toEqual({ to: 'https://blog.example/post', status: 302 });
  expect(await find('/main')).toEqual({ to: 'https://www.main.example/x', status: 307 });
  expect(await find('/self')).toEqual({ to: 'https://sewa.example/discover', status: 308 });
});

test.each(['/evil', '/evil-slashes', '/evil-backslash', '/evil-script', '/evil-user', '/relative'])(
  'a row that would send people elsewhere is as good as none: %s',
  async (path) => expect(await find(path)).toBeNull(),
);

test.each(['', '/nothing', 'old', 'https://evil.example/old', '/\0', `/${'x'.repeat(5_000)}`])(
  '%j leads nowhere',
  async (path) => expect(await find(path)).toBeNull(),
);
