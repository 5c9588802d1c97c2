import type { Edit } from './applyEdits.ts';
import { type SyntaxNode, walk } from './syntaxTree.ts';

interface SwitchCase extends SyntaxNode {
  readonly test: SyntaxNode | null;
  readonly consequent: readonly SyntaxNode[];
}

const leaving = /^(Break|Return|Throw|Continue)Statement$/;

/** The edits that take cases of one number out of a `switch`; what falls through into one goes on as it did. */
function cutCases(cases: readonly SwitchCase[], isCut: (node: SyntaxNode | null) => boolean): Edit[] {
  return cases.flatMap((one, index): Edit[] => {
    if (!isCut(one.test)) return [];
    const before = cases.slice(0, index).findLast(({ test }) => !isCut(test));
    const isReached = before !== undefined && !leaving.test(cases[index - 1]?.consequent.at(-1)?.type ?? '');
    const first = one.consequent[0];
    return [{ start: one.start, end: isReached && first ? first.start : one.end, by: '' }];
  });
}

/** The edits that decide everything that is asked about one tag. */
export function cutTag(program: SyntaxNode, code: string, name: string, tag: number, times: number): Edit[] {
  const isTag = (node: SyntaxNode) => /(^|\.)tag$/.test(code.slice(node.start, node.end));
  const isCut = (node: SyntaxNode | null) =>
    node !== null && code.slice(node.start, node.end) === String(tag);
  const edits: Edit[] = [];
  walk(program, (node) => {
    if (node.type === 'SwitchStatement') {
      const { discriminant, cases } = node as SyntaxNode & { discriminant: SyntaxNode; cases: SwitchCase[] };
      if (isTag(discriminant)) edits.push(...cutCases(cases, isCut));
    } else if (node.type === 'BinaryExpression') {
      const { left, right, operator } = node as SyntaxNode & {
        left: SyntaxNode;
        right: SyntaxNode;
        operator: string;
      };
      if (isCut(left) && isTag(right) && /^[!=]==$/.test(operator))
        edits.push({ start: node.start, end: node.end, by: operator === '===' ? '!1' : '!0' });
    }
    return true;
  });
  if (edits.length !== times)
    throw new Error(
      `The tag ${tag} was found ${edits.length} times in ${name}, not ${times} times: see CONTRIBUTING.md.`,
    );
  return edits;
}
