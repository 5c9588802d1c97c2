import path from 'node:path';
import ts from 'typescript';

/** A name somebody chose, and where it stands. */
export interface ChosenName {
  readonly name: string;
  readonly file: string;
}

/** Whether an identifier is the name of what stands there, not a use of something named elsewhere. */
function isChosen(node: ts.Identifier | ts.PrivateIdentifier): boolean {
  const { parent } = node;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent))
    return parent.name === node && parent.propertyName !== undefined;
  if (ts.isBindingElement(parent)) return parent.name === node;
  if (ts.isJsxAttribute(parent)) return parent.name === node;
  const named = parent as ts.Node & { readonly name?: ts.Node };
  return named.name === node && !ts.isPropertyAccessExpression(parent) && !ts.isMetaProperty(parent);
}

/** The names that a file chooses: of itself, of its variables, functions, types, properties and props. */
export function listNames(file: string, text: string): ChosenName[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const names = [path.basename(file).split('.')[0] ?? ''];
  const visit = (node: ts.Node): void => {
    if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && isChosen(node)) names.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind));
  return [...new Set(names)].map((name) => ({ name: name.replace(/^#/, ''), file }));
}

/** The words of a name, in small letters: `keptMarkup`, `KEPT_MARKUP` and `kept-markup` have the same. */
export const listNameWords = (name: string): string[] =>
  name
    .split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[_\-.$\s]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
