import ts from 'typescript';

/** The text a literal, a part of a template or JSX holds, or null. */
export function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) return node.text;
  if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node) || ts.isJsxText(node)) return node.text;
  return null;
}

/** The name of the element that a tag opens, or null. */
export function tagOf(node: ts.Node): string | null {
  if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return null;
  return ts.isIdentifier(node.tagName) ? node.tagName.text : null;
}

/** Whether an element is what a form sends along: nobody sees it, so it is no control. */
export function isHiddenInput(node: ts.Node): boolean {
  if (tagOf(node) !== 'input' || !ts.isJsxSelfClosingElement(node)) return false;
  return node.attributes.properties.some(
    (attribute) =>
      ts.isJsxAttribute(attribute) &&
      ts.isIdentifier(attribute.name) &&
      attribute.name.text === 'type' &&
      attribute.initializer !== undefined &&
      ts.isStringLiteral(attribute.initializer) &&
      attribute.initializer.text === 'hidden',
  );
}

/** Whether a property is a font size. */
export function isFontSizeName(name: ts.PropertyName): boolean {
  return (ts.isIdentifier(name) || ts.isStringLiteral(name)) && /^font-?size$/i.test(name.text);
}

/** Whether a property colours text or an edge. */
export function isTextOrEdgeName(name: ts.PropertyName): boolean {
  return (
    (ts.isIdentifier(name) || ts.isStringLiteral(name)) &&
    /^(color|caret-?color|fill|stroke|(border|outline|column-?rule|text-?decoration)(?!-?radius).*)$/i.test(
      name.text,
    )
  );
}

/** Whether a value is a number of pixels. */
export function isPixelValue(node: ts.Node): boolean {
  if (ts.isNumericLiteral(node)) return node.text !== '0';
  const text = textOf(node);
  return text !== null && /\d(\.\d+)?px\b/.test(text);
}

/** Whether a node reads the environment of the process. */
export function isReadingEnvironment(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    const name = ts.isPropertyAccessExpression(node)
      ? node.name.text
      : (textOf(node.argumentExpression) ?? '');
    const owner = node.expression;
    return name === 'env' && ts.isIdentifier(owner) && owner.text === 'process';
  }
  return (
    ts.isImportDeclaration(node) &&
    /^(node:)?process$/.test(textOf(node.moduleSpecifier) ?? '') &&
    (node.importClause?.namedBindings?.getText().includes('env') ?? false)
  );
}

/** Whether a node exports without naming what: everything, or a default. */
export function isOpenExport(node: ts.Node): boolean {
  if (ts.isExportDeclaration(node)) return node.exportClause === undefined;
  if (ts.isExportAssignment(node)) return true;
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  return modifiers.some((modifier) => modifier.kind === ts.SyntaxKind.DefaultKeyword);
}

/** Whether a node mounts a handler on the app of the server itself. */
export function isMountingHandler(node: ts.Node): boolean {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    ts.isIdentifier(node.expression.expression) &&
    ['app', 'server'].includes(node.expression.expression.text) &&
    ['get', 'post', 'patch', 'put', 'delete', 'all', 'on'].includes(node.expression.name.text)
  );
}

/** Whether a node calls the global `fetch`. */
export function isCallingFetch(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const called = node.expression;
  if (ts.isIdentifier(called)) return called.text === 'fetch';
  return (
    ts.isPropertyAccessExpression(called) &&
    called.name.text === 'fetch' &&
    ts.isIdentifier(called.expression) &&
    ['window', 'globalThis', 'self'].includes(called.expression.text)
  );
}
