interface Node {
  [name: string]: unknown;
}

const isGroup = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths of all tokens of a DTCG document, such as `color.bg.page`; what themes repeat or lend to other files (`theme`, `scheme`) is left out. */
export function listTokenNames(document: object, parents: string[] = []): string[] {
  const node = document as Node;
  if ('$value' in node) return [parents.join('.')];
  return Object.entries(node)
    .filter((entry): entry is [string, Node] => isGroup(entry[1]) && !entry[0].startsWith('$'))
    .filter(([name]) => parents.length > 0 || !['theme', 'scheme'].includes(name))
    .flatMap(([name, inner]) => listTokenNames(inner, [...parents, name]));
}

/** The attributes and values of a resolver document's modifiers, such as `data-theme=dark`. */
export function listContextNames(resolver: { modifiers: Record<string, { contexts: object }> }): string[] {
  return Object.entries(resolver.modifiers).flatMap(([name, { contexts }]) =>
    Object.keys(contexts).map((context) => `data-${name}=${context}`),
  );
}
