import type { Edit } from './applyEdits.ts';
import { listChildren, listNames, type SyntaxNode, walk } from './syntaxTree.ts';

const isFunction = ({ type }: SyntaxNode) => /Function/.test(type) && !type.startsWith('TS');

/** A `var` counts in its whole function: where one goes that is used elsewhere, the function declares it at its beginning. */
export function declareAgain(program: SyntaxNode, edits: readonly Edit[]): Edit[] {
  const declared: Edit[] = [];
  const walkFunction = (around: SyntaxNode, at: number): void => {
    for (const child of listChildren(around)) {
      walk(child, (node) => {
        if (isFunction(node)) {
          const { body } = node as SyntaxNode & { body: SyntaxNode };
          walkFunction(body, body.start + 1);
          return false;
        }
        const { kind, declarations } = node as SyntaxNode & {
          kind?: string;
          declarations: { id: SyntaxNode }[];
        };
        const isGone = edits.some(({ start, end }) => at <= start && start <= node.start && node.end <= end);
        if (node.type === 'VariableDeclaration' && kind === 'var' && at > 0 && isGone)
          declared.push({
            start: at,
            end: at,
            by: `var ${declarations.flatMap(({ id }) => listNames(id)).join()};`,
          });
        return true;
      });
    }
  };
  walkFunction(program, 0);
  return declared;
}
