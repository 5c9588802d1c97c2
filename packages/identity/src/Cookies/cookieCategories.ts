import type { CookieCategory } from '@sewa/ui';
import * as messages from './messages.ts';

/** What the product keeps in a browser, and what for: the question people answer. */
export const cookieCategories: readonly CookieCategory[] = [
  {
    name: 'necessary',
    label: messages.necessaryCookiesLabel,
    description: messages.necessaryCookiesDescription,
    isNecessary: true,
  },
  {
    name: 'preferences',
    label: messages.preferenceCookiesLabel,
    description: messages.preferenceCookiesDescription,
  },
  {
    name: 'statistics',
    label: messages.statisticsCookiesLabel,
    description: messages.statisticsCookiesDescription,
  },
];
