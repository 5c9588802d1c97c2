/** How long a browser keeps its variant, in seconds: 180 days. */
export const EXPERIMENT_SECONDS = 180 * 24 * 60 * 60;

/** What the ids of experiments and the names of variants look like. */
const word = /^[a-z0-9-]+$/;

/** The name of an experiment's cookie: `exp-{id}`. */
export const nameExperimentCookie = (id: string): string => `exp-${id}`;

/** The value of an experiment's cookie: the variant's name in base64. */
export const serializeExperimentCookie = (variant: string): string => btoa(variant);

/** The variant in the value of an experiment's cookie; null if it isn't one. */
export function parseExperimentCookie(value: string): string | null {
  try {
    const variant = atob(decodeURIComponent(value));
    return word.test(variant) ? variant : null;
  } catch {
    return null;
  }
}

/** The variants in a `Cookie` header or `document.cookie`, by the ids of their experiments. */
export function parseExperimentCookies(cookies: string): Record<string, string> {
  const found: [string, string][] = [];
  for (const [, id = '', value = ''] of cookies.matchAll(/(?:^|; *)exp-([a-z0-9-]+)=([^;]*)/g)) {
    const variant = parseExperimentCookie(value);
    if (variant !== null) found.push([id, variant]);
  }
  return Object.fromEntries(found);
}
