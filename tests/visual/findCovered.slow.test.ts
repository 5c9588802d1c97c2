import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../support/launchOptions.ts';
import { findCovered } from './findCovered.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
});

afterAll(() => browser.close());

const links = Array.from({ length: 40 }, (_, index) => `<p><a href="#${index}">Home ${index}</a></p>`).join(
  '',
);
const bar = (style: string) =>
  `<div style="position: fixed; left: 0; right: 0; height: 90px; background: navy; ${style}"></div>`;

/** What is covered in a document of many links, by what its links say. */
async function findIn(html: string, style = ''): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
  await page.setContent(`<style>p { margin: 0; line-height: 30px } ${style}</style>${html}`);
  const covered = await page.evaluate(findCovered);
  await page.close();
  return covered.map((element) => />(.*)</.exec(element)?.[1] ?? element);
}

test('a page in which nothing stays in its place covers nothing', async () => {
  expect(await findIn(links)).toEqual([]);
});

test('a bar at the foot covers what is focused below it, but where the page says how much is covered', async () => {
  expect(await findIn(`${links}${bar('bottom: 0')}`)).toContain('Home 20');
  const room = 'html { scroll-padding-bottom: 100px } body { padding-bottom: 100px }';
  expect(await findIn(`${links}${bar('bottom: 0')}`, room)).toEqual([]);
});

test('a bar at the head covers what is focused on the way back', async () => {
  const html = `${bar('top: 0')}<div style="height: 90px"></div>${links}`;
  expect(await findIn(html)).toContain('Home 10');
  expect(await findIn(html, 'html { scroll-padding-top: 100px }')).toEqual([]);
});

test('what sticks to the side of its box covers as well', async () => {
  const cells = ['First', 'Second', 'Third'].map(
    (name) => `<a href="#${name}" style="flex: none; width: 100px">${name}</a>`,
  );
  const html = (style: string) =>
    `<div style="display: flex; width: 300px; overflow: auto; ${style}">
      <b style="flex: none; width: 140px; position: sticky; left: 0; background: silver">Names</b>${cells.join('')}</div>`;
  expect(await findIn(html(''))).toEqual(['First']);
  expect(await findIn(html('scroll-padding-left: 140px'))).toEqual([]);
});

test('what is covered for the smaller part, stands before the bar or in it, is not covered', async () => {
  const free = [
    `<a href="#a" style="position: absolute; top: 0; height: 200px">Tall</a>${bar('top: 120px')}`,
    `${bar('top: 0')}<a href="#a" style="position: absolute; top: 0">Before</a>`,
    bar('top: 0').replace('></div>', '><a href="#a">In it</a></div>'),
    `<a href="#a" style="position: absolute; top: 0">Behind nothing seen</a>${bar('top: 0; visibility: hidden')}`,
  ];
  for (const html of free) expect(await findIn(html)).toEqual([]);
  expect(
    await findIn(
      `<a href="#a" style="position: absolute; top: 0; height: 200px">Tall</a>${bar('top: 60px; height: 130px')}`,
    ),
  ).toEqual(['Tall']);
});
