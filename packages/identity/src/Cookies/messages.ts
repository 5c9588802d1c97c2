export const cookieRecordTitle = 'Your choices so far';
export const noCookieRecord =
  "You haven't chosen in this browser yet. Until you do, we only save what's necessary.";
export const cookieAction = {
  accept: 'Accepted all',
  reject: 'Rejected all',
  withdraw: 'Withdrew consent',
} as const;
export const allowedPreferencesOnly = 'Allowed preferences only';
export const allowedStatisticsOnly = 'Allowed statistics only';
export const cookieSurface = {
  banner: 'in the cookie banner',
  page: 'on this page',
  signal: 'by Global Privacy Control',
} as const;
export const inBrowser = (browser: string) => `in ${browser}`;
export const necessaryCookiesLabel = 'Necessary';
export const necessaryCookiesDescription =
  'Keep you logged in, take you back to where you were, and remember this choice and your reading aids.';
export const preferenceCookiesLabel = 'Preferences';
export const preferenceCookiesDescription =
  'Make links you open and invitations you send work in our app, through a link service. It sees the link, but not who you are.';
export const statisticsCookiesLabel = 'Statistics';
export const statisticsCookiesDescription =
  "Tell us what people use, through an analytics service and a tag manager (cookies _ga… and _gid), and what breaks, through an error reporting service. Let us compare two versions of a page (cookies exp-…, 180 days), and count how often a link to a page you share is opened, through the link service. We don't sell any of it, and none of it names you.";
