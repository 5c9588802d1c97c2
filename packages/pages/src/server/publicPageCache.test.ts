import { expect, test } from 'vitest';
import { PublicPageCache, type StoredPage } from './publicPageCache.ts';

const page = (text: string, status = 200): StoredPage => ({
  status,
  headers: {},
  body: new TextEncoder().encode(text),
});

test('a page is made once and found until it is too old', async () => {
  let now = 0;
  let made = 0;
  const cache = new PublicPageCache({ now: () => now, maxAge: 100 });
  const make = async () => page(`${++made}`);
  await cache.findOrMake('/a', make);
  now = 99;
  await cache.findOrMake('/a', make);
  expect(made).toBe(1);
  now = 100;
  await cache.findOrMake('/a', make);
  expect(made).toBe(2);
});

test('equal requests at the same time share one rendering', async () => {
  let made = 0;
  const cache = new PublicPageCache({ now: () => 0 });
  const make = async () => page(`${++made}`);
  const pages = await Promise.all([1, 2, 3].map(() => cache.findOrMake('/a', make)));
  expect(made).toBe(1);
  expect(new Set(pages).size).toBe(1);
});

test('a page that was being made when everything was cleared is answered but not kept', async () => {
  const cache = new PublicPageCache({ now: () => 0 });
  let finish: (page: StoredPage) => void = () => undefined;
  const making = cache.findOrMake(
    '/a',
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  cache.clear();
  finish(page('old'));
  expect((await making).body).toEqual(page('old').body);
  expect(cache.find('/a')).toBeNull();
});

test('what is not found is not kept', async () => {
  const cache = new PublicPageCache({ now: () => 0 });
  await cache.findOrMake('/missing', async () => page('no', 404));
  expect(cache.find('/missing')).toBeNull();
});

test('the least recently used page goes first when the bodies grow too large', async () => {
  const cache = new PublicPageCache({ now: () => 0, maxBytes: 300 });
  await cache.findOrMake('/a', async () => page('x'.repeat(100)));
  await cache.findOrMake('/b', async () => page('x'.repeat(100)));
  cache.find('/a');
  await cache.findOrMake('/c', async () => page('x'.repeat(100)));
  expect(cache.find('/b')).toBeNull();
  expect(cache.find('/a')).not.toBeNull();
  expect(cache.find('/c')).not.toBeNull();
});

test('an error is told to everybody who waits and forgotten', async () => {
  const cache = new PublicPageCache({ now: () => 0 });
  await expect(
    cache.findOrMake('/a', async () => {
      throw new Error('down');
    }),
  ).rejects.toThrow('down');
  expect((await cache.findOrMake('/a', async () => page('up'))).body).toEqual(page('up').body);
});
