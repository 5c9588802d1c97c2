import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { loadLevels } from '../levels/levels.ts';
import { type HouseRule, houseRules, type Issue, makeHouseRules } from './houseRules.ts';

const sourceFile = /\.(ts|tsx|mts|mjs|js|jsx)$/;
const styleSheet = /\.css$/;
const skippedFolder =
  /^(node_modules|dist|build|coverage|generated|consumers|bench|fixtures|storybook-static|public)$/;

function listFiles(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) {
      const isSkipped =
        skippedFolder.test(entry.name) || (entry.name.startsWith('.') && name !== '.storybook');
      return isSkipped ? [] : listFiles(root, name);
    }
    return sourceFile.test(name) || styleSheet.test(name) ? [name] : [];
  });
}

/** Finds what in one file breaks the rules. */
export function findIssues(file: string, text: string, rules: readonly HouseRule[] = houseRules): Issue[] {
  const applicable = rules.filter((rule) => rule.appliesIn(file));
  const issues: Issue[] = [];
  if (styleSheet.test(file)) {
    const asScript = `const sheet = ${JSON.stringify(text)};`;
    return findIssues(file.replace(styleSheet, '.css.ts'), asScript, rules).map((issue) => ({
      ...issue,
      file,
    }));
  }
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    for (const rule of applicable) {
      if (!rule.breaks(node, file)) continue;
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      issues.push({ rule: rule.name, file, line, message: rule.message });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return issues;
}

/** Checks every source file of the repository, or those whose path holds one of some filters. */
export function checkHouseRules(
  root: string,
  filters: readonly string[],
): { files: number; issues: Issue[] } {
  const files = listFiles(root, '.').filter(
    (file) => filters.length === 0 || filters.some((part) => file.includes(part)),
  );
  const rules = makeHouseRules(loadLevels(root));
  const issues = files.flatMap((file) =>
    findIssues(file, readFileSync(path.join(root, file), 'utf8'), rules),
  );
  return { files: files.length, issues };
}
