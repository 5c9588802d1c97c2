import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

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

/** Whether a changeset in the folder makes the next version of a package a major one. */
export function hasMajorChangeset(folder: string, packageName: string): boolean {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8').split('\n---')[0] ?? '')
    .some((head) => head.split('\n').some((line) => line.trim() === `'${packageName}': major`));
}

/** Throws with the names that are agreed but gone, unless the next version is a major one. */
export function assertNamesStay(
  agreed: readonly string[],
  current: readonly string[],
  isMajor: boolean,
): void {
  const gone = agreed.filter((name) => !current.includes(name));
  if (gone.length === 0 || isMajor) return;
  throw new Error(
    `Tokens that were removed or renamed: ${gone.join(', ')}. That breaks the styles of everybody who uses them: keep them, or add a changeset that makes @sewa/tokens a major.`,
  );
}
