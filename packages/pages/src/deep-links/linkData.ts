import { findUserTypeOfActor, signUpAsPath, signUpCodePath, signUpInvitePath, signUpPath } from '@sewa/paths';

/** What a deep link may say to us. Nothing of it is believed: it only leads to a page that asks the server. */
export interface LinkData {
  /** The secret of an invitation's link. */
  readonly guid: string | null;
  /** What somebody signs up as, as addresses write it. */
  readonly actorType: string | null;
  /** The code of an invitation. */
  readonly onboardingCode: string | null;
  /** Whether the mobile app began this sign-up. */
  readonly signupMobile: boolean;
  /** Whether the mobile app does not want its return to be used. */
  readonly disableMobileCallback: boolean;
}

const guidForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const codeForm = /^[A-HJ-NP-Z2-9]{4}-?[A-HJ-NP-Z2-9]{4}-?[A-HJ-NP-Z2-9]{4}$/i;

const isTrue = (value: unknown): boolean => value === true || value === 'true' || value === '1';

function parseText(value: unknown, isGood: (text: string) => boolean): string | null {
  return typeof value === 'string' && isGood(value) ? value : null;
}

/** Reads what a link carries; what is unknown or has another form than ours is dropped. Null when nothing is left. */
export function parseLinkData(carried: unknown): LinkData | null {
  if (typeof carried !== 'object' || carried === null) return null;
  const given = new Map<string, unknown>(Object.entries(carried));
  const data: LinkData = {
    guid: parseText(given.get('guid'), (text) => guidForm.test(text))?.toLowerCase() ?? null,
    actorType: parseText(given.get('actorType'), (text) => findUserTypeOfActor(text) !== null),
    onboardingCode:
      parseText(given.get('onboardingCode'), (text) => codeForm.test(text))?.toUpperCase() ?? null,
    signupMobile: isTrue(given.get('signupMobile')),
    disableMobileCallback: isTrue(given.get('disableMobileCallback')),
  };
  return Object.values(data).some((value) => value !== null && value !== false) ? data : null;
}

function findPage({ guid, actorType, onboardingCode }: LinkData): string {
  if (guid) return signUpInvitePath(guid);
  if (onboardingCode) return signUpCodePath(actorType ?? 'tenant');
  return actorType ? signUpAsPath(actorType) : signUpPath();
}

/** The page a link leads to; what the mobile app said stands in the query, and the page's guard takes it from there. */
export function serializeLinkPath(data: LinkData): string {
  const marks = (['signupMobile', 'disableMobileCallback'] as const).filter((name) => data[name]);
  const query = marks.map((name) => `${name}=1`).join('&');
  return query ? `${findPage(data)}?${query}` : findPage(data);
}
