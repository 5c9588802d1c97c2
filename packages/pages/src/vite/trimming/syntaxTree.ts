import { parseSync } from 'vite';

/** A node of the tree, with where it stands in the source. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** The tree of a module; throws where the code is none. */
export const parseModule = (code: string): SyntaxNode => {
  const { program, errors } = parseSync('module.js', code);
  const [error] = errors;
  if (error) throw new Error(error.message);
  return program as unknown as SyntaxNode;
};

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

/** The nodes right below a node. */
export const listChildren = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flat().filter(isNode);

/** Goes through all nodes from `top` down, in the order of the source. `visit` tells whether to go below a node. */
export function walk(top: SyntaxNode, visit: (node: SyntaxNode) => boolean): void {
  if (visit(top)) for (const child of listChildren(top)) walk(child, visit);
}

/** The names in a pattern of a declaration. */
export const listNames = (pattern: SyntaxNode): string[] => {
  const names: string[] = [];
  walk(pattern, (node) => {
    if (node.type === 'Identifier') names.push((node as SyntaxNode & { name: string }).name);
    return node.type !== 'MemberExpression';
  });
  return names;
};
