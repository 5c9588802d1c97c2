import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { DataProvider } from '@sewa/api/swr';
import { createMockedClient } from '@sewa/pages/mocks';
import { render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { sampleListing } from '../../test/sampleListing.ts';
import { sampleBody } from '../testing/sampleArticles.ts';
import { Markdown } from './Markdown.tsx';

const show = (body: string, answers: readonly HttpHandler[] = []) =>
  render(
    <DataProvider client={createMockedClient(answers)}>
      <Markdown body={body} />
    </DataProvider>,
  ).container;

test('HTML is shown as text', () => {
  const body = '<script>alert(1)</script>\n\nA <b onclick="x()">bold</b> <img src=x onerror=alert(1)> word.';
  const container = show(body);
  expect(container.querySelector('script, b, img')).toBeNull();
  expect(container.textContent).toContain('<script>alert(1)</script>');
  expect(container.textContent).toContain('<img src=x onerror=alert(1)>');
});

test('links lead to pages and mail, and script in a link stays words', () => {
  show(
    '[own](/blog) [other](https://www.hdb.gov.sg) [bad](javascript:alert(1)) [worse](<java\tscript:alert(1)>)',
  );
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.getAttribute('rel')]);
  expect(links).toEqual([
    ['/blog', null],
    ['https://www.hdb.gov.sg/', 'noopener'],
  ]);
  expect(screen.getByText(/bad/)).toBeTruthy();
});

test('a reference cannot bring script into a link either', () => {
  const container = show('[bad][1] ![picture](https://elsewhere.test/x.png)\n\n[1]: javascript:alert(1)');
  expect(container.querySelector('a, img')).toBeNull();
  expect(container.textContent).toContain('picture');
});

test('footnotes stand at the end, and lead there and back', async () => {
  const container = show(
    'One.[^a] Two.[^b] One again.[^a] Three.[^none]\n\n[^b]: Second **note**.\n[^a]: First note.',
  );
  expect(
    within(screen.getByRole('region', { name: 'Footnotes' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['First note.↩↩', 'Second note.↩']);
  const numbers = screen.getAllByRole('link', { name: /^Footnote / });
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['1', '2', '1']);
  for (const link of container.querySelectorAll('a'))
    expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).toBeTruthy();
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(container.textContent).toContain('Three.[^none]');
  expect((await axe.run(container, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
});

test('a text without a reference to a footnote has no list of them', () => {
  show('One.\n\n[^a]: Never referred to.');
  expect(screen.queryByRole('region', { name: 'Footnotes' })).toBeNull();
});

test('tasks say whether they are done', () => {
  show('- [x] Sign\n- [ ] Pay');
  expect(
    screen.getAllByRole('listitem').map((item) => within(item).getByRole('img').getAttribute('aria-label')),
  ).toEqual(['Done', 'Not done']);
});

test('emphasis beside Chinese punctuation counts, and phone numbers are links', () => {
  const container = show('**真。**她 pays. Call [us](tel:+6561234567).');
  expect(container.querySelector('strong')?.textContent).toBe('真。');
  expect(screen.getByRole('link', { name: 'us' }).getAttribute('href')).toBe('tel:+6561234567');
});

test('headings in Chinese have ids of their own', () => {
  const container = show('## 费用\n\n## 费用\n\n## 押金 (2026)\n\n## 。');
  expect([...container.querySelectorAll('h2')].map(({ id }) => id)).toEqual([
    '费用',
    '费用-2',
    '押金-2026',
    'section',
  ]);
});

test('every block of an article is shown, and axe finds nothing', async () => {
  const container = show(sampleBody);
  const figures = screen.getByRole('figure');
  expect(within(figures).getByRole('rowheader', { name: /^Stamp duty, 1 year/ })).toBeTruthy();
  expect(figures.textContent).toContain('Source: IRAS');
  expect(screen.getByRole('note').querySelector('strong')?.textContent).toBe('before');
  expect(within(screen.getByRole('group', { name: 'Table' })).getAllByRole('columnheader')).toHaveLength(3);
  expect((await axe.run(container, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
});

test.each(['a_', '*a ', '['])('50 kB of %j are shown as text', (piece) => {
  const body = `Rent: ${piece.repeat(50_000 / piece.length)}.`;
  const container = show(body);
  expect(container.querySelector('em, strong, a')).toBeNull();
  expect(container.querySelector('p')?.textContent).toBe(body);
});

test('headings begin below that of the page and have ids of their own', () => {
  const container = show('# Main\n\n## Costs\n\n### Rent\n\n## Costs');
  const headings = [...container.querySelectorAll('h1, h2, h3')].map(({ id, tagName }) => `${tagName} ${id}`);
  expect(headings).toEqual(['H2 main-2', 'H2 costs', 'H3 rent', 'H2 costs-2']);
});

test('a home is shown while it is on offer; one that is let or gone, and no id at all, leave nothing', async () => {
  const block = (id: string) => `\`\`\`listing\n${id}\n\`\`\`\n\n`;
  const answers = [
    mockRoute('getListing', (request) => {
      const id = new URL(request.url).pathname.split('/').at(-1);
      if (id === 'bbbbbbbbbbbb') return { ...sampleListing, id, status: 'let' as const };
      return id === sampleListing.id ? sampleListing : new ApiError({ code: 'R002', status: 404 });
    }),
  ];
  const ids = [sampleListing.id, 'bbbbbbbbbbbb', 'cccccccccccc', 'no id'];
  show(ids.map(block).join(''), answers);
  expect(await screen.findByRole('link', { name: sampleListing.title ?? '' })).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('$4,200 per month')).toBeTruthy();
});
