import path from 'node:path';
import ts from 'typescript';
import { expect, inject, test } from 'vitest';
import { fileNameOf, listScriptEntries, type PublishedEntry } from './publishedEntries.ts';

const project = inject('nodeScript');
const entries = listScriptEntries();

type ScriptEntry = PublishedEntry & { types: string };

const findTypes = ({ packageName, types }: ScriptEntry) =>
  path.join(project, 'node_modules', packageName, types);

const program = ts.createProgram(entries.map(findTypes), {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  jsx: ts.JsxEmit.ReactJSX,
  skipLibCheck: true,
});
const checker = program.getTypeChecker();

function listNames(entry: ScriptEntry): string[] {
  const file = findTypes(entry);
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

test.each(entries)('$specifier exports the names that were agreed', async (entry) => {
  await expect(`${listNames(entry).join('\n')}\n`).toMatchFileSnapshot(
    `./names/${fileNameOf(entry.specifier)}.txt`,
  );
});

test.each(entries)('$specifier has no default export', (entry) => {
  expect(listNames(entry)).not.toContain('default');
});
