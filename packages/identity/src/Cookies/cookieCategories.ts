import type { CookieCategory } from '@sewa/ui';

/** What the product keeps in a browser, and what for: the question people answer. */
export const cookieCategories: readonly CookieCategory[] = [
  {
    name: 'necessary',
    label: 'Necessary',
    description:
      'Keep you logged in, bring you back to where you were, and remember this choice and the reading aids you set.',
    isNecessary: true,
  },
  {
    name: 'preferences',
    label: 'Preferences',
    description:
      'Let a link service read the links to us that you open and make those you share, so that they open our app. It is told the link, not who you are.',
  },
  {
    name: 'statistics',
    label: 'Statistics',
    description:
      'Tell us what breaks and what is used, through a service for error reports. Nothing is sold.',
  },
];
