import ts from 'typescript';

/** A string that people are shown, and the line it stands in. */
export interface ShownString {
  readonly text: string;
  readonly line: number;
}

/** Attributes and properties whose text is shown or spoken. */
const shownNames = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'caption',
  'confirmLabel',
  'description',
  'emptyText',
  'heading',
  'hint',
  'label',
  'lead',
  'legend',
  'message',
  'placeholder',
  'reason',
  'summary',
  'title',
]);

const hasText = (text: string): boolean => /\p{L}{2}/u.test(text);

/** Two words of a sentence: a capital first, and small letters behind a space. */
const isSentence = (text: string): boolean => /^\p{Lu}\S*\s+(?:\S+\s+)*\p{Ll}{2,}/u.test(text.trim());

function getText(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

/** What a string is the value of: an attribute or a property, over the choices between strings that stand in it. */
function findOwner(node: ts.Node): string | null {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return parent.name.getText();
  if (ts.isPropertyAssignment(parent) && parent.initializer === node) return parent.name.getText();
  if (
    ts.isJsxExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node)
  )
    return findOwner(parent);
  return null;
}

/** Whether a string is for those who write code: in an error that is thrown, an import or a type. */
function isForEngineers(node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node.parent; at; at = at.parent) {
    if (ts.isImportDeclaration(at) || ts.isExportDeclaration(at) || ts.isTypeNode(at)) return true;
    if (ts.isNewExpression(at) && /Error$/.test(at.expression.getText())) return true;
    if (ts.isCallExpression(at) && at.expression.kind === ts.SyntaxKind.SuperKeyword) return true;
    if (ts.isFunctionLike(at) || ts.isJsxElement(at)) return false;
  }
  return false;
}

/** The strings of a file that people are shown: the text of elements, of attributes that are shown or spoken, and sentences. */
export function listShownStrings(file: string, text: string): ShownString[] {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const shown: ShownString[] = [];
  const visit = (node: ts.Node): void => {
    const found = ts.isJsxText(node) ? node.text : getText(node);
    const isShown =
      found !== null &&
      hasText(found) &&
      !isForEngineers(node) &&
      (ts.isJsxText(node) || isSentence(found) || shownNames.has(findOwner(node) ?? ''));
    if (isShown)
      shown.push({
        text: found.trim().replace(/\s+/g, ' '),
        line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return shown;
}
