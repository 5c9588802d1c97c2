import { afterEach, expect, test } from 'vitest';
import { clearEdge } from './clearEdge.ts';

const edges = ['head', 'foot'] as const;
const coveredAt = (edge: (typeof edges)[number]) =>
  document.documentElement.style.getPropertyValue(`--sewa-covered-${edge}`);

function addBar(height: string): HTMLElement {
  const bar = document.createElement('div');
  bar.style.position = 'fixed';
  bar.style.height = height;
  document.body.append(bar);
  return bar;
}

afterEach(() => document.body.replaceChildren());

test.each(edges)(
  'says how much of the %s is covered, as it grows, and nothing once that ends',
  async (edge) => {
    const bar = addBar('40.4px');
    const end = clearEdge(bar, edge);
    await expect.poll(() => coveredAt(edge)).toBe('41px');
    bar.style.height = '90px';
    await expect.poll(() => coveredAt(edge)).toBe('90px');
    bar.remove();
    await expect.poll(() => coveredAt(edge)).toBe('0px');
    end();
    expect(coveredAt(edge)).toBe('');
  },
);

test('says nothing more when it ends before the next frame', async () => {
  clearEdge(addBar('40px'), 'head')();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(coveredAt('head')).toBe('');
});

test('each edge has its own', async () => {
  const ends = edges.map((edge, index) => clearEdge(addBar(`${10 * (index + 1)}px`), edge));
  await expect.poll(() => edges.map(coveredAt)).toEqual(['10px', '20px']);
  for (const end of ends) end();
});

test('what stands in the page itself covers nothing', async () => {
  const bar = addBar('40px');
  bar.style.position = 'static';
  const end = clearEdge(bar, 'foot');
  await expect.poll(() => coveredAt('foot')).toBe('0px');
  end();
});
