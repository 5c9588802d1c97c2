import path from 'node:path';
import ts from 'typescript';
import { expect, inject, test } from 'vitest';
import { fileNameOf, listScriptEntries } from './publishedEntries.ts';

const project = inject('nodeScript');

function listNames(file: string): string[] {
  const program = ts.createProgram([file], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    jsx: ts.JsxEmit.ReactJSX,
    skipLibCheck: true,
  });
  const checker = program.getTypeChecker();
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

test.each(listScriptEntries())('$specifier exports the names that were agreed', async (entry) => {
  const file = path.join(project, 'node_modules', entry.packageName, entry.types);
  await expect(`${listNames(file).join('\n')}\n`).toMatchFileSnapshot(
    `./names/${fileNameOf(entry.specifier)}.txt`,
  );
});

test.each(listScriptEntries())('$specifier has no default export', ({ packageName, types }) => {
  expect(listNames(path.join(project, 'node_modules', packageName, types))).not.toContain('default');
});
