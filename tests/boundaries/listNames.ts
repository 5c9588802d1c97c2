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

/** Whether a value is a number as it stands, or worked out from one. */
function isNumber(value: ts.Expression | undefined): boolean {
  if (!value) return false;
  if (ts.isNumericLiteral(value)) return true;
  if (ts.isPrefixUnaryExpression(value)) return isNumber(value.operand);
  if (!ts.isBinaryExpression(value)) return false;
  const operands = [value.left, value.right];
  return operands.some(isNumber) && operands.every((each) => isNumber(each) || ts.isIdentifier(each));
}

const isInCapitals = (name: string) => /^[A-Z][A-Z0-9_]*$/.test(name);

/** Numbers at the top of a module whose names are not in capitals, and members that are private by a word. */
export function listUnusualSpellings(file: string, text: string): ChosenName[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const numbers = source.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .filter(({ declarationList }) => declarationList.flags & ts.NodeFlags.Const)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ name, initializer }) => isNumber(initializer) && !isInCapitals(name.getText(source)))
    .map(({ name }) => name.getText(source));
  const members: string[] = [];
  const visit = (node: ts.Node): void => {
    const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
    if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword))
      members.push((node as ts.Node & { readonly name?: ts.Node }).name?.getText(source) ?? 'constructor');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...numbers, ...members].map((name) => ({ name, file }));
}

/** The words of a name, in small letters: `keptMarkup`, `KEPT_MARKUP` and `kept-markup` have the same. */
export const listNameWords = (name: string): string[] =>
  name
    .split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[_\-.$\s]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
