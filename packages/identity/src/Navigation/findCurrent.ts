import { articlesPath, chatPath, contractsPath, offersPath, propertiesPath, servicesPath } from '@sewa/paths';

/** Entries with pages below them: an open conversation, an article that is edited, a home, a rental, offers for a home, a rent plan. */
const parents: readonly string[] = [
  chatPath(),
  articlesPath(),
  propertiesPath(),
  contractsPath(),
  offersPath(),
  servicesPath(),
];

/** Whether an entry leads to the page that is shown, or to the one above it. */
export function findCurrent(path: string, pathname: string): 'page' | 'true' | undefined {
  if (path === pathname) return 'page';
  return parents.includes(path) && pathname.startsWith(`${path}/`) ? 'true' : undefined;
}
