/** No field of ours is longer, unless it says so. */
const USUAL_MAX = 300;

/** A text of a form as it was typed; null if the form doesn't have it. */
export function findText(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === 'string' ? value : null;
}

/** A text of a form, trimmed; empty if the form doesn't have it. */
export const parseText = (form: FormData, name: string, max = USUAL_MAX): string =>
  (findText(form, name) ?? '').slice(0, max).trim();

/** The texts of a form that have one of the names, as they were typed; by default all of them, without files. */
export const parseTexts = (form: FormData, names: Iterable<string> = form.keys()): Record<string, string> =>
  Object.fromEntries(
    [...names].flatMap((name) => {
      const text = findText(form, name);
      return text === null ? [] : [[name, text.slice(0, USUAL_MAX)]];
    }),
  );

/** The version of what a form changes, as its page showed it; 0 if the form doesn't say it. */
export function parseVersion(form: FormData): number {
  const version = Number(form.get('version'));
  return Number.isSafeInteger(version) && version > 0 ? version : 0;
}
