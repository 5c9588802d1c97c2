import ts from 'typescript';

/** The names under which a file has the `setTimeout` that answers a promise. */
function listTimerNames(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const bindings = statement.importClause?.namedBindings;
    const isOfTimers = /^(node:)?timers\/promises$/.test(statement.moduleSpecifier.text);
    if (!isOfTimers || !bindings || !ts.isNamedImports(bindings)) return [];
    return bindings.elements
      .filter(({ propertyName, name }) => (propertyName ?? name).text === 'setTimeout')
      .map(({ name }) => name.text);
  });
}

const isFunction = (node: ts.Node | undefined): node is ts.ArrowFunction | ts.FunctionExpression =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/** The calls that a function makes by itself, one after the other. */
function listCalls({ body }: ts.ArrowFunction | ts.FunctionExpression): ts.CallExpression[] {
  const expressions = ts.isBlock(body)
    ? body.statements.flatMap((statement) =>
        ts.isExpressionStatement(statement) ? [statement.expression] : [],
      )
    : [body];
  return expressions.filter((expression) => ts.isCallExpression(expression));
}

const isCallOf = ({ expression }: ts.CallExpression, name: string): boolean =>
  (ts.isIdentifier(expression) && expression.text === name) ||
  (ts.isPropertyAccessExpression(expression) && expression.name.text === name);

/** Whether a node makes a promise that is settled by nothing but time: `new Promise((done) => setTimeout(done, 100))`. */
function isPromiseOfTime(node: ts.Node): boolean {
  if (!ts.isNewExpression(node) || !ts.isIdentifier(node.expression)) return false;
  const [executor] = node.arguments ?? [];
  if (node.expression.text !== 'Promise' || !isFunction(executor)) return false;
  const settle = executor.parameters[0]?.name.getText() ?? '';
  return listCalls(executor)
    .filter((call) => isCallOf(call, 'setTimeout'))
    .some(({ arguments: [work] }) => {
      if (isFunction(work)) return listCalls(work).some((call) => isCallOf(call, settle));
      return work?.getText() === settle;
    });
}

const isWaitingCall = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  (isCallOf(node, 'waitForTimeout') ||
    (ts.isIdentifier(node.expression) &&
      listTimerNames(node.getSourceFile()).includes(node.expression.text)));

/** Whether what surrounds a sleep gives it a purpose: a loop that looks again, or a double of a server that answers late. */
function isSurroundedByPurpose(node: ts.Node): boolean {
  for (let around = node.parent; around !== undefined; around = around.parent) {
    if (ts.isWhileStatement(around) || ts.isDoStatement(around)) return true;
    if (ts.isFunctionLike(around) && around.parameters.some(({ type }) => type?.getText() === 'Request'))
      return true;
  }
  return false;
}

/** Whether a node lets time pass, and nothing is looked at again after it. */
export const isSleeping = (node: ts.Node): boolean =>
  (isWaitingCall(node) || isPromiseOfTime(node)) && !isSurroundedByPurpose(node);
