import { expect, test } from 'vitest';
import { openPlain } from '../../testing/openPlain.tsx';

test('the default frame is a header above the page and nothing else, and asks nothing', async () => {
  const { html, requested } = await openPlain('default');
  expect(html).toContain('<main id="main">The page</main>');
  expect(html.indexOf('href="#main"')).toBeLessThan(html.indexOf('<header'));
  expect(/<header.*?<\/header>/.exec(html)?.[0]).toContain('href="/login"');
  expect(html).not.toMatch(/<nav|<footer|<aside/);
  expect(requested).toEqual([]);
});

test('the header of the public frame holds the menu of somebody logged out', async () => {
  const { html } = await openPlain('public');
  const header = /<header.*?<\/header>/.exec(html)?.[0] ?? '';
  const paths = [...header.matchAll(/href="([^"]*)"/g)].map(([, path]) => path);
  expect(paths).toEqual(expect.arrayContaining(['/', '/login', '/signup']));
});

test('help in the footer leads a visitor to answers', async () => {
  const { html } = await openPlain('public');
  expect(/<footer.*<\/footer>/.exec(html)?.[0]).toMatch(
    /href="\/solutions\/tenants#questions"[^>]*>Help<\/a>/,
  );
});

test.each(['default', 'center', 'sidebar', 'dashboard', 'public', 'login', 'empty'] as const)(
  'the frame %s holds its page, once',
  async (layout) => {
    const { html } = await openPlain(layout);
    expect(html.split('<main id="main">The page</main>')).toHaveLength(2);
  },
);
