import { listChildren, listNames, parseModule, type SyntaxNode, walk } from './syntaxTree.ts';

/** Everything a module declares anywhere, and everything it uses a value of by its name. */
function collectNames(program: SyntaxNode): { declared: Set<string>; used: Set<string> } {
  const declared = new Set<string>();
  const used = new Set<string>();
  walk(program, (node) => {
    const {
      id,
      param,
      params = [],
      key,
      property,
      computed,
      shorthand,
      local,
    } = node as SyntaxNode &
      Partial<Record<'id' | 'param' | 'key' | 'property' | 'local', SyntaxNode | null>> & {
        params?: SyntaxNode[];
        computed?: boolean;
        shorthand?: boolean;
      };
    for (const pattern of [id, param, local, ...params])
      if (pattern) for (const name of listNames(pattern)) declared.add(name);
    const label = computed || shorthand ? null : (key ?? property);
    for (const child of listChildren(node))
      if (child.type === 'Identifier' && child !== label)
        used.add((child as SyntaxNode & { name: string }).name);
    return true;
  });
  return { declared, used };
}

/** Throws when the cuts took the declaration of something that is still used. */
export function requireDeclared(program: SyntaxNode, trimmed: string, name: string): void {
  const before = collectNames(program).declared;
  const { declared, used } = collectNames(parseModule(trimmed));
  const lost = [...before].find((own) => used.has(own) && !declared.has(own));
  if (lost) throw new Error(`'${lost}' is cut out of ${name}, but still used there: see CONTRIBUTING.md.`);
}
