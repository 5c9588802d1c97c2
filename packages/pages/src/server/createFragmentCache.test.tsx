import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { FragmentCacheContext, useCachedMarkup } from '../useCachedMarkup.ts';
import { createFragmentCache } from './createFragmentCache.ts';

const renderRows = (message: readonly string[]) => () =>
  message.map((word) => (
    <li key={word} hidden={word === 'b'}>
      {word}
      <em>{`<${word}>`}</em>
    </li>
  ));

function List({ name, draw }: { readonly name: string | null; readonly draw: () => ReactNode }) {
  return <ul className="list" {...useCachedMarkup(name, draw)} />;
}

function renderPage(
  fragmentCache: ReturnType<typeof createFragmentCache> | null,
  name: string | null,
  draw = renderRows([name ?? '']),
) {
  const markup = renderToString(
    <FragmentCacheContext value={fragmentCache}>
      <List name={name} draw={draw} />
    </FragmentCacheContext>,
  );
  fragmentCache?.renderCached();
  return markup;
}

test('what was kept is the same to the byte as what is drawn, and is drawn twice at most', () => {
  const fragmentCache = createFragmentCache();
  const draw = vi.fn(renderRows(['a', 'b', 'c & d']));
  const [first, ...others] = [1, 2, 3, 4].map(() => renderPage(fragmentCache, 'rows', draw));
  expect(new Set(others)).toEqual(new Set([first]));
  expect(draw).toHaveBeenCalledTimes(2);
  expect(renderPage(null, 'rows', draw)).toBe(first);
  expect(first).toContain('<li hidden="">b<em>&lt;b&gt;</em></li>');
});

test('content of another name is drawn for itself', () => {
  const fragmentCache = createFragmentCache();
  const names = ['a', 'b', 'a', 'b', 'a', 'b'];
  expect(names.map((name) => renderPage(fragmentCache, name))).toEqual(
    names.map((name) => renderPage(null, name)),
  );
});

test('content without a name is drawn each time', () => {
  const fragmentCache = createFragmentCache();
  const draw = vi.fn(renderRows(['a']));
  for (let page = 0; page < 4; page += 1) renderPage(fragmentCache, null, draw);
  expect(draw).toHaveBeenCalledTimes(4);
});

test('what was kept first goes first when there is too much', () => {
  const fragmentCache = createFragmentCache(renderToString(renderRows(['x'])()).length * 2 + 2);
  for (const name of ['x', 'x', 'y', 'y', 'z', 'z']) renderPage(fragmentCache, name);
  expect(['x', 'y', 'z'].map((name) => fragmentCache.find(name) !== undefined)).toEqual([false, true, true]);
});
