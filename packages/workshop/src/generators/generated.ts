/** What a generator writes: new files, changed files, and what is left for a person to do. */
export type Generated = { files: Record<string, string>; nextSteps: string[] };

/** A request that a generator cannot serve, in one sentence. */
export class GeneratorError extends Error {}

/** `RentCalculator` -> `rent-calculator`. */
export function toKebab(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** Throws unless the name has the form that files of its kind have. */
export function checkName(name: string | undefined, pattern: RegExp, wanted: string): string {
  if (name !== undefined && pattern.test(name)) return name;
  throw new GeneratorError(
    `${name === undefined ? 'A name is missing' : `"${name}" is no name here`}: ${wanted}.`,
  );
}

/** Component and page names: `RentCalculator`. */
export const pascalName = /^[A-Z][A-Za-z0-9]+$/;

/** Verb names: `makeOffer`. */
export const camelName = /^[a-z][A-Za-z0-9]+$/;

/** Package, module and feature names: one noun, `payments`. */
export const nounName = /^[a-z][a-z0-9-]*$/;
