/** A name and the file it is imported from. */
export type Import = readonly [name: string, from: string];

const toWord = (name: string) => new RegExp(`\\b${name.replace(/^type /, '')}\\b`);

/** Adds to a file the imports that a part of it needs and the file lacks. */
export function addImports(content: string, part: string, imports: readonly Import[]): string {
  const statements = content.split(';');
  const lines = imports
    .filter(([name]) => toWord(name).test(part))
    .filter(
      ([name, from]) => !statements.some((text) => text.includes(`'${from}'`) && toWord(name).test(text)),
    )
    .map(([name, from]) => `import { ${name} } from '${from}';\n`);
  return `${lines.join('')}${content}`;
}

/** Adds a part to a file that may be there already, with the imports it needs and the file lacks. */
export const addPart = (content: string, part: string, imports: readonly Import[]): string =>
  `${addImports(content, part, imports)}\n${part}`;
