import { parseExperimentCookies } from './experimentCookie.ts';

declare global {
  interface Window {
    /** What the inline script showed; taken by the first provider of the page. */
    sewaVariants?: Record<string, string> | undefined;
  }
}

/** The variants that a page shows, by the ids of their experiments. */
export interface ChosenVariants {
  readonly variants: Readonly<Record<string, string>>;
  /** The experiment whose variant the address forces, or null. */
  readonly forced: string | null;
}

/** What a server shows: `control` everywhere. */
const nothingChosen: ChosenVariants = { variants: {}, forced: null };

/** Reads what this browser is to be shown: what the inline script has shown already, or what the cookies and the address say. */
export function readChosenVariants(isForceable: boolean): ChosenVariants {
  if (typeof document === 'undefined') return nothingChosen;
  const [, forced = null, variant = ''] =
    (isForceable && /[?&]exp=([a-z0-9-]+)\.([a-z0-9-]+)(?:&|$)/.exec(location.search)) || [];
  const variants = window.sewaVariants ?? {
    ...parseExperimentCookies(document.cookie),
    ...(forced ? { [forced]: variant } : {}),
  };
  window.sewaVariants = undefined;
  return { variants, forced };
}
