/** What the cookie `consent` says: what this browser allows, and which question that answers. */
export interface ConsentCookie {
  /** Names the browser in the ledger of choices: 128 random bits, nothing about the person. */
  readonly consentId: string;
  /** Which question was answered; a new question is asked again. */
  readonly revision: string;
  readonly preferences: boolean;
  readonly statistics: boolean;
  /** What else is allowed, by the names of a site's own categories. */
  readonly others?: string[];
  /** Whether the browser sent Global Privacy Control at that time. */
  readonly hasSignal: boolean;
  /** Whether the choice is recorded in the ledger. */
  readonly isRecorded: boolean;
}

/** How long a choice is valid, in seconds: twelve months. */
export const CONSENT_SECONDS = 365 * 24 * 60 * 60;

/** What a site may call a category of its own. */
export const categoryName = /^[\w-]{1,40}$/;

const form = /^([\w-]{1,40})\.(p?)(s?)(g?)(r?)\.([\w-]{22})((?:\.[\w-]{1,40}){0,20})$/;

/** The value of the cookie: revision, one letter for each thing that is true, id, and what else is allowed by its name. */
export function serializeConsentCookie(choice: ConsentCookie): string {
  const { consentId, revision, preferences, statistics, others = [], hasSignal, isRecorded } = choice;
  const characters = [preferences && 'p', statistics && 's', hasSignal && 'g', isRecorded && 'r'];
  return [revision, characters.filter(Boolean).join(''), consentId, ...others].join('.');
}

/** Reads the value of the cookie; null for anything that was not written as above. */
export function parseConsentCookie(value: string): ConsentCookie | null {
  const [, revision, preferences, statistics, hasSignal, isRecorded, consentId, names = ''] =
    form.exec(value) ?? [];
  if (revision === undefined || consentId === undefined) return null;
  const others = names.split('.').slice(1);
  return {
    consentId,
    revision,
    preferences: preferences === 'p',
    statistics: statistics === 's',
    ...(others.length > 0 && { others }),
    hasSignal: hasSignal === 'g',
    isRecorded: isRecorded === 'r',
  };
}
