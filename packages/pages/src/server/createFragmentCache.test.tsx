import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { FragmentCacheContext, useCachedMarkup } from '../useCachedMarkup.ts';
import { createFragmentCache } from './createFragmentCache.ts';

const makeRows = (message: readonly string[]) => () =>
  message.map((word) => (
    <li key={word} hidden={word === 'b'}>
      {word}
      <em>{`<${word}>`}</em>
    </li>
  ));

function List({ name, render }: { readonly name: string | null; readonly render: () => ReactNode }) {
  return <ul className="list" {...useCachedMarkup(name, render)} />;
}

function renderPage(
  fragmentCache: ReturnType<typeof createFragmentCache> | null,
  name: string | null,
  render = makeRows([name ?? '']),
) {
  const markup = renderToString(
    <FragmentCacheContext value={fragmentCache}>
      <List name={name} render={render} />
    </FragmentCacheContext>,
  );
  fragmentCache?.renderCached();
  return markup;
}

test('what was kept is the same to the byte as what is rendered, and is rendered twice at most', () => {
  const fragmentCache = createFragmentCache();
  const render = vi.fn(makeRows(['a', 'b', 'c & d']));
  const [first, ...others] = [1, 2, 3, 4].map(() => renderPage(fragmentCache, 'rows', render));
  expect(new Set(others)).toEqual(new Set([first]));
  expect(render).toHaveBeenCalledTimes(2);
  expect(renderPage(null, 'rows', render)).toBe(first);
  expect(first).toContain('<li hidden="">b<em>&lt;b&gt;</em></li>');
});

test('content of another name is rendered for itself', () => {
  const fragmentCache = createFragmentCache();
  const names = ['a', 'b', 'a', 'b', 'a', 'b'];
  expect(names.map((name) => renderPage(fragmentCache, name))).toEqual(
    names.map((name) => renderPage(null, name)),
  );
});

test('content without a name is rendered each time', () => {
  const fragmentCache = createFragmentCache();
  const render = vi.fn(makeRows(['a']));
  for (let page = 0; page < 4; page += 1) renderPage(fragmentCache, null, render);
  expect(render).toHaveBeenCalledTimes(4);
});

test('what was used longest ago goes first when there is too much', () => {
  const fragmentCache = createFragmentCache(renderToString(makeRows(['x'])()).length * 2 + 2);
  for (const name of ['x', 'x', 'y', 'y', 'x', 'z', 'z']) renderPage(fragmentCache, name);
  expect(['x', 'y', 'z'].map((name) => fragmentCache.find(name, []) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});

function Numbers({ names }: { readonly names: readonly string[] }) {
  const content = useCachedMarkup(
    'numbers',
    ([first, second]) => (
      <>
        <b>{first}</b>
        <b>{second}</b>
      </>
    ),
    names,
  );
  return <p {...content} />;
}

test('texts that differ from page to page stand in what was kept as they are rendered', () => {
  const fragmentCache = createFragmentCache();
  const pages = [['1', '2'], ['1', '2'], ['3', '4 < 5 & "6"'], ['', "7'"], ['8']];
  const renderNumbers = (names: readonly string[], cache: typeof fragmentCache | null) => {
    const markup = renderToString(
      <FragmentCacheContext value={cache}>
        <Numbers names={names} />
      </FragmentCacheContext>,
    );
    cache?.renderCached();
    return markup;
  };
  for (const names of pages) expect(renderNumbers(names, fragmentCache)).toBe(renderNumbers(names, null));
  expect(fragmentCache.find('numbers', ['3', '4'])).toBe('<b>3</b><b>4</b>');
  expect(fragmentCache.find('numbers', ['3'])).toBeUndefined();
});
