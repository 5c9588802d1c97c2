import { findIssues, houseRules, makeHouseRules } from '@sewa/workshop/house-rules';
import { loadLevels } from '@sewa/workshop/levels';
import { describe, expect, test } from 'vitest';

const page = 'packages/discover/src/pages/Seeded.tsx';
const control = 'packages/ui/src/Seeded/Seeded.tsx';
const journey = 'tests/e2e/rent.test.ts';

/** For each rule: a file and a text that breaks it, and one that looks alike and is fine. */
const examples: Record<string, { broken: [string, string][]; fine: [string, string][] }> = {
  'no-raw-control': {
    broken: [
      [page, 'export const A = () => <button type="button">Save</button>;'],
      [page, 'export const A = () => <input name="q" />;'],
      [page, 'export const A = () => <input type="text" name="hidden" />;'],
      ['app/src/layouts/A.tsx', 'export const A = () => <dialog open>Hello</dialog>;'],
    ],
    fine: [
      [control, 'export const A = () => <button type="button">Save</button>;'],
      [page, 'export const A = () => <input type="hidden" name="q" />;'],
      [page, 'export const A = () => <Button>Save</Button>;'],
    ],
  },
  'no-hex-colour': {
    broken: [
      [page, "export const look = { color: '#11BB8D' };"],
      ['packages/pages/src/a.css.ts', "export const look = { border: '1px solid #fff' };"],
      ['app/src/app.css', 'main { color: #0b7e5f }'],
    ],
    fine: [
      [control, "export const look = { color: '#11BB8D' };"],
      [page, 'export const A = () => <a href="#facts">Facts</a>;'],
      [page, "export const unit = '#04-12';"],
    ],
  },
  'no-pixel-font-size': {
    broken: [
      [page, "export const look = { fontSize: '14px' };"],
      [page, 'export const look = { fontSize: 14 };'],
      ['app/src/app.css', 'main { font-size: 14px }'],
      ['app/src/app.css', 'main { font: 700 14px/1.2 serif }'],
    ],
    fine: [
      [page, 'export const look = { fontSize: vars.fontSize.m };'],
      [page, "export const look = { width: '14px' };"],
      [control, "export const look = { fontSize: '14px' };"],
    ],
  },
  'no-bright-text': {
    broken: [
      [control, 'export const look = { color: vars.color.brand.bar };'],
      [control, 'export const look = { borderColor: brand.bar };'],
      [control, "export const look = { outline: '2px solid ' + vars.color.brand.bar };"],
      [page, "export const look = { 'border-block-end': '1px solid var(--sewa-color-brand-bar)' };"],
    ],
    fine: [
      [control, 'export const look = { background: vars.color.brand.bar };'],
      [control, 'export const look = { borderRadius: vars.radius.m, color: vars.color.text.accent };'],
    ],
  },
  'no-style-attribute': {
    broken: [[control, 'export const A = () => <div style={{ width: 10 }} />;']],
    fine: [[control, 'export const A = () => <div className={wide} />;']],
  },
  'no-environment': {
    broken: [
      ['packages/server/src/discover/searchListings.ts', 'export const a = process.env.DATABASE_URL;'],
      ['packages/server/src/discover/searchListings.ts', "export const a = process['env'];"],
      ['app/src/server.ts', "import { env } from 'node:process';"],
    ],
    fine: [
      ['packages/server/src/settings/env.ts', 'export const a = process.env.DATABASE_URL;'],
      ['packages/server/src/discover/searchListings.ts', 'export const a = process.cwd();'],
    ],
  },
  'no-fetch-in-pages': {
    broken: [
      [page, "export const a = fetch('/api/discover');"],
      ['app/src/guards.ts', "export const a = globalThis.fetch('/api/discover');"],
    ],
    fine: [
      ['packages/api/src/client.ts', "export const a = fetch('/api/discover');"],
      [page, "export const a = client.fetch('/api/discover');"],
    ],
  },
  'no-route-beside-the-router': {
    broken: [
      ['packages/server/src/offers/routes.ts', "app.post('/api/offers', async (c) => c.body(null));"],
      ['packages/server/src/offers/routes.ts', "server.on('GET', '/api/offers', send);"],
    ],
    fine: [
      ['packages/server/src/offers/routes.ts', "router.mount('makeOffer', makeOffer);"],
      ['packages/server/src/calling/VerbRouter.ts', "app.on('GET', '/api/offers', send);"],
      ['packages/server/src/offers/offers.test.ts', "app.get('/api/offers', send);"],
    ],
  },
  'no-open-export': {
    broken: [
      ['packages/ui/src/index.ts', "export * from './Button/Button.tsx';"],
      ['packages/discover/src/Seeded.tsx', 'export default function Seeded() {}'],
      ['packages/discover/src/seeded.ts', 'const seeded = 1;\nexport default seeded;'],
    ],
    fine: [
      ['packages/ui/src/index.ts', "export { Button } from './Button/Button.tsx';"],
      ['packages/ui/vitest.config.ts', 'export default {};'],
      ['packages/discover/src/pages/SeededPage.tsx', 'export default function SeededPage() {}'],
      ['packages/workshop/src/testing/seededReporter.ts', 'export default class SeededReporter {}'],
    ],
  },
  'no-drawer': {
    broken: [
      ['packages/ui/src/utils.ts', 'export const a = 1;'],
      ['packages/server/src/common/a.ts', 'export const a = 1;'],
      ['packages/server/src/discover/types.ts', 'export const a = 1;'],
    ],
    fine: [['packages/formatters/src/propertyTypes.ts', 'export const a = 1;']],
  },
  'no-suppression': {
    broken: [
      [page, `// @ts-${'ignore'}\nexport const a = 1;`],
      [page, `// @ts-${'expect-error'} because\nexport const a = 1;`],
    ],
    fine: [[page, '// Ignoring this is fine.\nexport const a = 1;']],
  },
  'no-sleep-in-tests': {
    broken: [
      [journey, 'await page.waitForTimeout(500);'],
      [journey, 'await new Promise((resolve) => setTimeout(resolve, 500));'],
      [journey, 'const settle = () => new Promise<void>((done) => setTimeout(done));'],
      [journey, 'await new Promise((done) => { setTimeout(() => done(1), 20); });'],
      [journey, 'await page.evaluate(() => new Promise((done) => window.setTimeout(done, 20)));'],
      [journey, "import { setTimeout } from 'node:timers/promises';\nawait setTimeout(20);"],
      [journey, "import { setTimeout as pause } from 'timers/promises';\nawait pause(20);"],
      [
        'packages/server/src/testing/startSeeded.ts',
        'export async function settle() { await new Promise((done) => setTimeout(done, 20)); }',
      ],
    ],
    fine: [
      [journey, "await page.waitForURL('/discover');"],
      [journey, 'while (!(await isThere())) await new Promise((done) => setTimeout(done, 20));'],
      [
        journey,
        "import { setTimeout as pause } from 'node:timers/promises';\ndo { await pause(20); } while (!isThere());",
      ],
      [
        journey,
        'const answer = async (request: Request) => { await new Promise((done) => setTimeout(done, 20)); };',
      ],
      [
        journey,
        "const late = new Promise((_, reject) => setTimeout(() => reject(new Error('Late.')), 500));",
      ],
      [journey, 'setTimeout(() => location.assign(url));'],
      [journey, "import { setImmediate as pause } from 'node:timers/promises';\nawait pause();"],
      ['packages/server/src/jobs/seeded.ts', 'await new Promise((done) => setTimeout(done, 20));'],
    ],
  },
};

test('every rule of the house has a seeded fault', () => {
  expect(Object.keys(examples)).toEqual(houseRules.map((rule) => rule.name));
});

describe.each(Object.entries(examples))('%s', (rule, { broken, fine }) => {
  test.each(broken)('refuses in %s: %s', (file, text) => {
    expect(findIssues(file, text).map((issue) => issue.rule)).toContain(rule);
  });

  test.each(fine)('accepts in %s: %s', (file, text) => {
    expect(findIssues(file, text).map((issue) => issue.rule)).not.toContain(rule);
  });
});

const levels = loadLevels();
const seededRow = {
  name: 'rentals',
  folder: 'packages/rentals',
  level: 3,
  published: false,
  isFeature: true,
  mayImport: [],
};
const brokenInPackage: Record<string, string> = {
  'no-raw-control': 'export const A = () => <button type="button">Save</button>;',
  'no-hex-colour': "export const look = { color: '#11BB8D' };",
  'no-pixel-font-size': "export const look = { fontSize: '14px' };",
  'no-style-attribute': 'export const A = () => <div style={{ width: 10 }} />;',
  'no-environment': 'export const a = process.env.DATABASE_URL;',
  'no-fetch-in-pages': "export const a = fetch('/api/rentals');",
  'no-open-export': "export * from './rent.ts';",
};

describe.each(Object.entries(brokenInPackage))('%s', (rule, text) => {
  const findRules = (row: { affectsPictures?: boolean; mayFetch?: boolean }) => {
    const rules = makeHouseRules({ ...levels, packages: [...levels.packages, { ...seededRow, ...row }] });
    return findIssues('packages/rentals/src/Seeded.tsx', text, rules).map((issue) => issue.rule);
  };

  test('holds in a package from the moment the table has it', () => {
    expect(findRules({})).toEqual([rule]);
  });

  test('spares only a package whose row says so', () => {
    const affectsEveryPicture = ['no-raw-control', 'no-hex-colour', 'no-pixel-font-size'].includes(rule);
    expect(findRules({ affectsPictures: true })).toEqual(affectsEveryPicture ? [] : [rule]);
    expect(findRules({ mayFetch: true })).toEqual(rule === 'no-fetch-in-pages' ? [] : [rule]);
  });
});

test.each(levels.packages.filter(({ isFeature }) => isFeature))(
  'no page of $name calls fetch',
  ({ folder }) => {
    expect(findIssues(`${folder}/src/pages/SeededPage.tsx`, "fetch('/api/user/get');")).toMatchObject([
      { rule: 'no-fetch-in-pages' },
    ]);
  },
);
