import path from 'node:path';
import { listPublished, packageScope, parseJson, repositoryRoot } from '@sewa/workshop/repository';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { listContextNames, listTokenNames } from './listTokenNames.ts';

/** The entries of the published packages that are modules, each with its source: `@sewa/api/client` and the file. */
const entries = listPublished().flatMap(({ name, folder, manifest }) =>
  Object.entries(manifest.exports).flatMap(([key, target]) => {
    const source = Object(target)['sewa-source'];
    if (!/(?<!\.css)\.tsx?$/.test(source)) return [];
    return [{ entry: path.posix.join(name, key), source: path.join(repositoryRoot, folder, source) }];
  }),
);

const { options } = ts.parseJsonConfigFileContent(
  parseJson(path.join(repositoryRoot, 'tsconfig.base.json')),
  ts.sys,
  repositoryRoot,
);
const program = ts.createProgram(
  entries.map(({ source }) => source),
  options,
);
const checker = program.getTypeChecker();

function listNames(file: string): string[] {
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  if (!symbol) throw new Error(`${file} is not a module.`);
  return checker
    .getExportsOfModule(symbol)
    .map((name) => {
      const target = name.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(name) : name;
      return target.flags & ts.SymbolFlags.Value ? name.name : `type ${name.name}`;
    })
    .toSorted((a, b) => a.replace('type ', '').localeCompare(b.replace('type ', ''), 'en'));
}

const snapshotOf = (name: string) => `../packages/names/${name.replaceAll('/', '-')}.txt`;

test.each(entries)(`${packageScope}/$entry exports the names that were agreed`, async ({ entry, source }) => {
  const names = listNames(source);
  expect(names).not.toContain('default');
  await expect(`${names.join('\n')}\n`).toMatchFileSnapshot(snapshotOf(entry));
});

test('the tokens have the names that were agreed', async () => {
  const generated = path.join(repositoryRoot, 'tokens/generated');
  const names = [
    ...listContextNames(parseJson(path.join(generated, 'resolver.json'))),
    ...listTokenNames(parseJson(path.join(generated, 'tokens.json'))),
  ].toSorted();
  await expect(`${names.join('\n')}\n`).toMatchFileSnapshot(snapshotOf('tokens-names'));
});
