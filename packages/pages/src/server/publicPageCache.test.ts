import { describe, expect, test } from 'vitest';
import { PublicPageCache, type StoredPage } from './publicPageCache.ts';

const page = (text: string, status = 200): StoredPage => ({
  status,
  headers: {},
  body: new TextEncoder().encode(text),
});

test('a page is made once and found until it is too old', async () => {
  let now = 1;
  let made = 0;
  const cache = new PublicPageCache({ now: () => now, maxAge: 100 });
  const make = async () => page(`${++made}`);
  await cache.findOrMake('/a', make);
  now = 100;
  await cache.findOrMake('/a', make);
  expect(made).toBe(1);
  now = 102;
  await cache.findOrMake('/a', make);
  expect(made).toBe(2);
});

test('equal requests at the same time share one rendering', async () => {
  let made = 0;
  const cache = new PublicPageCache({ now: () => 1 });
  const make = async () => page(`${++made}`);
  const pages = await Promise.all([1, 2, 3].map(() => cache.findOrMake('/a', make)));
  expect(made).toBe(1);
  expect(new Set(pages).size).toBe(1);
});

test('a page that was being made when everything was cleared is answered but not kept', async () => {
  const cache = new PublicPageCache({ now: () => 1 });
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
  const cache = new PublicPageCache({ now: () => 1 });
  await cache.findOrMake('/missing', async () => page('no', 404));
  expect(cache.find('/missing')).toBeNull();
});

test('the least recently used page goes first when the bodies grow too large', async () => {
  const cache = new PublicPageCache({ now: () => 1, maxBytes: 320 });
  await cache.findOrMake('/a', async () => page('x'.repeat(100)));
  await cache.findOrMake('/b', async () => page('x'.repeat(100)));
  cache.find('/a');
  await cache.findOrMake('/c', async () => page('x'.repeat(100)));
  expect(cache.find('/b')).toBeNull();
  expect(cache.find('/a')).not.toBeNull();
  expect(cache.find('/c')).not.toBeNull();
});

test('an error is told to everybody who waits and forgotten', async () => {
  const cache = new PublicPageCache({ now: () => 1 });
  await expect(
    cache.findOrMake('/a', async () => {
      throw new Error('down');
    }),
  ).rejects.toThrow('down');
  expect((await cache.findOrMake('/a', async () => page('up'))).body).toEqual(page('up').body);
});

test('while the server answers 503, the last page is shown at once, and one request in five seconds tries again', async () => {
  let now = 1;
  let made = 0;
  const cache = new PublicPageCache({ now: () => now, maxAge: 100 });
  const first = await cache.findOrMake('/a', async () => page('a'));
  const busy = async () => {
    made += 1;
    return page('busy', 503);
  };
  now = 200;
  cache.markStale();
  expect(cache.find('/a')).toBeNull();
  expect(await cache.findOrMake('/a', busy)).toBe(first);
  for (now = 300; now < 5_000; now += 1_000) {
    expect(cache.find('/a')).toBe(first);
    expect(await cache.findOrMake('/a', busy)).toBe(first);
  }
  expect(made).toBe(1);
  now = 6_000;
  expect(cache.find('/a')).toBeNull();
  let finish: (page: StoredPage) => void = () => undefined;
  const trying = cache.findOrMake('/a', () => new Promise((resolve) => (finish = resolve)));
  expect(cache.find('/a'), 'others do not wait for the one that tries').toBe(first);
  finish(page('b'));
  expect((await trying).body).toEqual(page('b').body);
  expect(cache.find('/a')?.body).toEqual(page('b').body);
  expect((await cache.findOrMake('/never-seen', busy)).status).toBe(503);
});

test('a stale page is made anew once for all who ask, and kept where it would be the same', async () => {
  let now = 1;
  const cache = new PublicPageCache({ now: () => now, maxAge: 100 });
  const first = await cache.findOrMake('/a', async () => page('a'));
  cache.markStale();
  expect(cache.find('/a')).toBeNull();
  const offered: (StoredPage | null)[] = [];
  const confirm = async (earlier: StoredPage | null) => {
    offered.push(earlier);
    return earlier ?? page('new');
  };
  expect(await Promise.all([1, 2].map(() => cache.findOrMake('/a', confirm)))).toEqual([first, first]);
  expect(offered).toEqual([first]);
  expect(cache.find('/a')).toBe(first);
  cache.markStale();
  const changed = page('b');
  expect(await cache.findOrMake('/a', async () => changed)).toBe(changed);
  expect(cache.find('/a')).toBe(changed);
  now = 102;
  cache.markStale();
  await cache.findOrMake('/a', confirm);
  expect(offered).toEqual([first, null]);
});

describe('while a page is stale with a grace', () => {
  async function openStale() {
    let now = 1;
    const cache = new PublicPageCache({ now: () => now });
    const first = await cache.findOrMake('/a', async () => page('a'));
    cache.markStale(20);
    const make = () => {
      let finish: (page: StoredPage) => void = () => undefined;
      const made = cache.findOrMake('/a', () => new Promise((resolve) => (finish = resolve)));
      return { made, finish: (text: string) => finish(page(text)) };
    };
    return { cache, first, make, wait: (time: number) => (now += time) };
  }
  const makeAnother = async () => page('another');

  test('only the first who asks for it waits', async () => {
    const { cache, first, make, wait } = await openStale();
    expect(cache.find('/a')).toBeNull();
    const { made, finish } = make();
    wait(19);
    expect(cache.find('/a')).toBe(first);
    expect(await cache.findOrMake('/a', makeAnother)).toBe(first);
    finish('b');
    expect(cache.find('/a')).toBe(first);
    expect((await made).body).toEqual(page('b').body);
    expect(cache.find('/a')?.body).toEqual(page('b').body);
  });

  test('others are shown it from the moment that the first one knows', async () => {
    const { cache, first, make } = await openStale();
    expect(cache.find('/a')).toBeNull();
    expect(cache.find('/a')).toBe(first);
    const { made, finish } = make();
    finish('b');
    expect((await made).body).toEqual(page('b').body);
  });

  test('nobody is shown it once that is over', async () => {
    const { cache, make, wait } = await openStale();
    const { made, finish } = make();
    wait(20);
    expect(cache.find('/a')).toBeNull();
    const other = cache.findOrMake('/a', makeAnother);
    finish('b');
    expect(await other).toBe(await made);
  });

  test('nobody is shown what was stale before already, nor what has changed again without one', async () => {
    const { cache, make, wait } = await openStale();
    wait(1);
    cache.markStale(20);
    make();
    expect(cache.find('/a')).toBeNull();
    const again = await openStale();
    again.make();
    again.cache.markStale();
    again.make();
    expect(again.cache.find('/a')).toBeNull();
  });
});

test('a page that is confirmed grows old all the same', async () => {
  let now = 1;
  const cache = new PublicPageCache({ now: () => now, maxAge: 100 });
  await cache.findOrMake('/a', async () => page('a'));
  now = 60;
  cache.markStale();
  await cache.findOrMake('/a', async (earlier) => earlier ?? page('b'));
  now = 101;
  expect(cache.find('/a')).not.toBeNull();
  now = 102;
  expect(cache.find('/a')).toBeNull();
});

test('whoever asks after a change does not get what was begun before it, and that is stale when it comes', async () => {
  const cache = new PublicPageCache({ now: () => 1 });
  let finish: (page: StoredPage) => void = () => undefined;
  const before = cache.findOrMake('/a', () => new Promise((resolve) => (finish = resolve)));
  cache.markStale();
  const after = page('after');
  expect(await cache.findOrMake('/a', async () => after)).toBe(after);
  finish(page('before'));
  await before;
  expect(cache.find('/a')).toBe(after);
});

test('pages that are made anew are not counted twice', async () => {
  const cache = new PublicPageCache({ now: () => 1, maxBytes: 400 });
  await cache.findOrMake('/b', async () => page('x'.repeat(100)));
  for (let change = 0; change < 5; change += 1) {
    await cache.findOrMake('/a', async () => page('x'.repeat(100)));
    cache.markStale();
  }
  let offered: StoredPage | null = null;
  await cache.findOrMake('/b', async (earlier) => {
    offered = earlier;
    return page('x');
  });
  expect(offered).not.toBeNull();
});
