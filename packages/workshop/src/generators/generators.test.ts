import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { repositoryRoot } from '../repository.ts';
import { generateComponent } from './generateComponent.ts';
import { checkFiles, GeneratorError } from './generated.ts';
import { generatePackage } from './generatePackage.ts';
import { generatePage } from './generatePage.ts';
import { generateVerb } from './generateVerb.ts';

test.each([
  [generateComponent, ['lowerCase'], '"lowerCase" is no name here: a component is named like "PriceTag".'],
  [generateComponent, ['Button'], 'packages/ui/src/Button exists already.'],
  [generateVerb, ['homes/seeded'], 'A name is missing: a verb is named like "makeOffer".'],
  [generateVerb, ['homes', 'makeBid'], 'A name is missing: a module follows its room: "homes/viewings".'],
  [
    generateVerb,
    ['nowhere/offers', 'makeBid'],
    'There is no room "nowhere"; there is accounts, billing, companies, content, conversations, dashboard, file-downloads, homes, measuring, partner-sites, personal-data, search, tenancies.',
  ],
  [generateVerb, ['homes/listings', 'getUser'], 'The contract has a call "getUser" already.'],
  [
    generateVerb,
    ['homes/listings', 'getListing'],
    'packages/server/src/homes/listings/getListing.ts exists already.',
  ],
  [generatePage, ['discover', 'Search'], 'packages/discover/src/pages/SearchPage.tsx exists already.'],
  [
    generatePage,
    ['discover', 'Mocks'],
    '@sewa/discover has an entry "./mocks" already: ./src/testing/index.ts.',
  ],
  [generatePage, ['discover', 'Waitlist'], 'app/testing/WaitlistPage.stories.tsx exists already.'],
  [generatePage, ['discover', 'Page'], '"Page" is no name here: a page is named like "Viewings".'],
  [generatePackage, ['ui'], 'packages/ui exists already.'],
  [generatePackage, ['dist'], '"dist" is no name here: git ignores a folder of that name.'],
  [generatePackage, ['rentals-'], '"rentals-" is no name here: a package is one noun like "insurance".'],
  [
    generateComponent,
    ['A'.repeat(300)],
    `"${'A'.repeat(300)}" is no name here: a component is named like "PriceTag".`,
  ],
  [generatePackage, ['app'], 'There is a package "app" already, in app.'],
  [generatePackage, ['tests'], 'There is a package "tests" already, in tests.'],
  [generateVerb, ['homes/offers', 'delete'], '"delete" is no name here: it is a word of the language.'],
  [generateVerb, ['homes/import', 'makeBid'], '"import" is no name here: it is a word of the language.'],
  [generateVerb, ['homes/text', 'makeBid'], 'text.ts of the contract has no record "text".'],
  [generateVerb, ['homes/offers', 'await'], '"await" is no name here: it is a word of the language.'],
  [generateComponent, ['Class'], '"class" is no name here: it is a word of the language.'],
])('%o refuses %j with a sentence', (generate, names, sentence) => {
  expect(() => generate(repositoryRoot, names)).toThrow(new GeneratorError(sentence));
});

test('a page of a feature that does not exist is refused, with those that do', () => {
  expect(() => generatePage(repositoryRoot, ['nowhere', 'Home'])).toThrow(
    /^There is no feature "nowhere"; there is .*\bdiscover\b/,
  );
});

test.each([
  [generateComponent, ['Vars'], 'packages/ui/src/Vars/Vars.css.ts'],
  [generateComponent, ['Meta'], 'packages/ui/src/Meta/Meta.stories.tsx'],
  [generateVerb, ['homes/seeded', 'defineVerb'], 'packages/server/src/homes/seeded/defineVerb.ts'],
  [generatePage, ['discover', 'Text'], null],
])('%o %j: a name that the skeleton uses itself is refused', (generate, names, file) => {
  const check = () => checkFiles(generate(repositoryRoot, names).files);
  if (file === null) expect(check).not.toThrow();
  else expect(check).toThrow(`is no name here: ${file} uses it for something else.`);
});

test('a note on the next release that is there already stays', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'sewa-changeset-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  symlinkSync(path.join(repositoryRoot, 'packages'), path.join(root, 'packages'));
  mkdirSync(path.join(root, '.changeset'));
  writeFileSync(path.join(root, '.changeset/gallery.md'), 'seeded');
  const { files } = generateVerb(root, ['homes/gallery', 'gallery']);
  expect(Object.keys(files).filter((file) => file.startsWith('.changeset/'))).toEqual([
    '.changeset/gallery-gallery.md',
  ]);
});

test('a verb that joins a module adds to its files, and asks the policy for what it does', () => {
  const { files } = generateVerb(repositoryRoot, ['companies/organisations', 'dropSeeded']);
  expect(files['packages/server/src/companies/routes.ts']).toContain(
    "  router.mount('dropSeeded', dropSeeded);\n}",
  );
  expect(files['packages/server/src/createServer.ts']).toBeUndefined();
  expect(files['packages/server/src/companies/organisations/dropSeeded.ts']).toContain(
    "'delete', 'Organisation'",
  );
  expect(files['packages/server/src/platform/permissions/policy.ts']).toContain(
    "{ subject: 'Organisation', action: 'delete', roles: ['administrator'], of: 'corporate' },",
  );
  const contract = files['packages/api/src/contract/organisations.ts'];
  expect(contract?.match(/import \{ z \}/g)).toHaveLength(1);
  expect(contract).toContain("  dropSeeded: defineRoute('dropSeeded', {");
  expect(contract?.endsWith('  }),\n};\n')).toBe(true);
  expect(files['packages/api/src/contract/contract.ts']).toBeUndefined();
});

test('the hints name only who may ask as the server knows it', () => {
  const { nextSteps } = generateVerb(repositoryRoot, ['homes/seeded', 'makeSeeded']);
  const names = /as what the verb is defined \(([^)]+)\)/.exec(nextSteps.join('\n'))?.[1]?.split(', ') ?? [];
  const server = path.join(repositoryRoot, 'packages/server/src');
  const sources = globSync('**/{whoMayAsk,requireStepUp}.ts', { cwd: server })
    .map((file) => readFileSync(path.join(server, file), 'utf8'))
    .join();
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) expect(sources).toContain(`export const ${name} =`);
});

test('a verb that only reads is a GET, and writes nothing down', () => {
  const { files } = generateVerb(repositoryRoot, ['homes/seeded', 'listSeeded']);
  expect(files['packages/api/src/routes.ts']).toContain(
    "  listSeeded: { method: 'GET', path: '/api/seeded/list-seeded' },",
  );
  expect(files['packages/api/src/contract/contract.ts']).toContain('  ...seeded,\n');
  expect(files['packages/server/src/platform/audit/recordAudit.ts']).toBeUndefined();
  expect(files['packages/server/src/homes/seeded/listSeeded.ts']).not.toContain('recordAudit');
});
