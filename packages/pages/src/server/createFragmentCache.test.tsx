import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { CachedFragment, FragmentCacheContext } from '../CachedFragment.tsx';
import { createFragmentCache } from './createFragmentCache.ts';

const renderRows = (message: readonly string[]) => () =>
  message.map((word) => (
    <li key={word} hidden={word === 'b'}>
      {word}
      <em>{`<${word}>`}</em>
    </li>
  ));

function renderPage(
  fragmentCache: ReturnType<typeof createFragmentCache> | null,
  name: string,
  mount = renderRows([name]),
) {
  const markup = renderToString(
    <FragmentCacheContext value={fragmentCache}>
      <CachedFragment name={name} className="list">
        {mount}
      </CachedFragment>
    </FragmentCacheContext>,
  );
  fragmentCache?.renderCached();
  return markup;
}

test('what was kept is the same to the byte as what is drawn, and is not drawn again', () => {
  const fragmentCache = createFragmentCache();
  const mount = vi.fn(renderRows(['a', 'b', 'c & d']));
  const first = renderPage(fragmentCache, 'rows', mount);
  expect(renderPage(fragmentCache, 'rows', mount)).toBe(first);
  expect(mount).toHaveBeenCalledTimes(1);
  expect(renderPage(null, 'rows', mount)).toBe(first);
  expect(first).toContain('<li hidden="">b<em>&lt;b&gt;</em></li>');
});

test('content of another name is drawn for itself', () => {
  const fragmentCache = createFragmentCache();
  expect([
    renderPage(fragmentCache, 'a'),
    renderPage(fragmentCache, 'b'),
    renderPage(fragmentCache, 'a'),
  ]).toEqual([renderPage(null, 'a'), renderPage(null, 'b'), renderPage(null, 'a')]);
});

test('what was kept first goes first when there is too much', () => {
  const fragmentCache = createFragmentCache(renderToString(renderRows(['x'])()).length * 2 + 2);
  for (const name of ['x', 'y', 'z']) renderPage(fragmentCache, name);
  expect(['x', 'y', 'z'].map((name) => fragmentCache.find(name) !== undefined)).toEqual([false, true, true]);
});
