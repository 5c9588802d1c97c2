import { expect, test } from 'vitest';
import { createPageAssets } from './pageAssets.ts';

const manifest = {
  'src/browser.ts': {
    file: 'assets/browser.js',
    css: ['assets/base.css'],
    assets: ['assets/sans.woff2', 'assets/map.svg'],
    imports: ['_react.js'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_react.js'] },
  '../discover/SearchPage.tsx': {
    file: 'assets/search.js',
    css: ['assets/search.css'],
    imports: ['_card.js', '_react.js'],
  },
};

test('a page names its entry first, then every chunk once, its styles in the order they apply, and its fonts', async () => {
  const assets = await createPageAssets(manifest, 'src/browser.ts')(['../discover/SearchPage.tsx']);
  expect(assets).toEqual({
    styles: ['/assets/base.css', '/assets/card.css', '/assets/search.css'],
    fonts: ['/assets/sans.woff2'],
    modules: ['/assets/browser.js', '/assets/react.js', '/assets/card.js', '/assets/search.js'],
  });
});

test('the sheet of the entry, which names the layers, comes before those of what it imports', async () => {
  const shared = { ...manifest, '_react.js': { file: 'assets/react.js', css: ['assets/shared.css'] } };
  const { styles } = await createPageAssets(shared, 'src/browser.ts')(['../discover/SearchPage.tsx']);
  expect(styles).toEqual([
    '/assets/base.css',
    '/assets/shared.css',
    '/assets/card.css',
    '/assets/search.css',
  ]);
});

test('a layout that is a module of its own comes before the page, and what both need is named once', async () => {
  const framed = {
    ...manifest,
    'Frame.tsx': { file: 'assets/frame.js', css: ['assets/frame.css'], imports: ['_card.js'] },
  };
  const findAssets = createPageAssets(framed, 'src/browser.ts');
  const { styles, modules } = await findAssets(['Frame.tsx', '../discover/SearchPage.tsx']);
  expect(styles.slice(1)).toEqual(['/assets/card.css', '/assets/frame.css', '/assets/search.css']);
  expect(modules.slice(2)).toEqual(['/assets/card.js', '/assets/frame.js', '/assets/search.js']);
  expect((await findAssets(['../discover/SearchPage.tsx'])).modules).not.toContain('/assets/frame.js');
});

test('a page without a module of its own needs only the entry', async () => {
  expect((await createPageAssets(manifest, 'src/browser.ts')([])).modules).toEqual([
    '/assets/browser.js',
    '/assets/react.js',
  ]);
});

test('a module the manifest does not name is an error that says what to do', () => {
  expect(() => createPageAssets(manifest, 'src/browser.ts')(['gone.tsx'])).toThrow(
    "'gone.tsx' is not in the client manifest",
  );
});
