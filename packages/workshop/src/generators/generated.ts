import { Script } from 'node:vm';

/** What a generator writes: new files, changed files, and what is left for a person to do. */
export interface Generated {
  files: Record<string, string>;
  nextSteps: string[];
}

/** A request that a generator cannot serve, in one sentence. */
export class GeneratorError extends Error {}

/** `RentCalculator` -> `rent-calculator`. */
export function toKebab(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** `RentCalculator` -> `Rent calculator`, as a story is called. */
export const toTitle = (name: string): string =>
  `${name.charAt(0)}${toKebab(name).slice(1).replaceAll('-', ' ')}`;

/** Whether a module may declare something of that name; a word of the language it may not. */
function isDeclarable(name: string): boolean {
  try {
    new Script(`'use strict'; async () => { const ${name} = 0; };`);
    return true;
  } catch {
    return false;
  }
}

/** A name is part of the names of files, which systems limit. */
const LONGEST_NAME = 60;

/** Throws unless the name has the form that files of its kind have. */
export function checkName(name: string | undefined, pattern: RegExp, wanted: string): string {
  if (name !== undefined && name.length <= LONGEST_NAME && pattern.test(name)) return name;
  throw new GeneratorError(
    `${name === undefined ? 'A name is missing' : `"${name}" is no name here`}: ${wanted}.`,
  );
}

/** Throws where a name that is given to a variable is a word of the language. */
export function checkVariable(name: string): string {
  if (isDeclarable(name)) return name;
  throw new GeneratorError(`"${name}" is no name here: it is a word of the language.`);
}

const imported = /^import (?:type )?\{([^}]*)\}/gm;
const declared = /^(?:export )?(?:default )?(?:async )?(?:function|const|type|interface|class) (\w+)/gm;

/** Throws where a new file would declare or import one name twice: the skeleton uses it for something else. */
export function checkFiles(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    if (!/\.tsx?$/.test(file)) continue;
    const imports = [...text.matchAll(imported)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.replace(/^\s*type /, '').trim()),
    );
    const names = [...imports, ...[...text.matchAll(declared)].map(([, name = '']) => name)];
    const twice = names.find((name, at) => name !== '' && names.indexOf(name) !== at);
    if (twice !== undefined)
      throw new GeneratorError(`"${twice}" is no name here: ${file} uses it for something else.`);
  }
}

/** Component and page names: `RentCalculator`. */
export const pascalName = /^[A-Z][A-Za-z0-9]+$/;

/** Verb names: `makeOffer`. */
export const camelName = /^[a-z][A-Za-z0-9]+$/;

/** Package, module and feature names: one noun, `payments`. */
export const nounName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
