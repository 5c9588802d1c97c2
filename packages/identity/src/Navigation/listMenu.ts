import type { Mode } from '@sewa/auth/permissions';
import {
  articlesPath,
  chatPath,
  contractsPath,
  discoverPath,
  documentsPath,
  homePath,
  loginPath,
  logOutPath,
  offersPath,
  profilePath,
  propertiesPath,
  reviewPath,
} from '@sewa/paths';
import type { IconName } from '@sewa/ui';
import * as messages from '../messages.ts';
import type { CheckByType } from '../permissions.ts';

/** Who a menu is for. */
export interface MenuReader {
  readonly mode: Mode;
  readonly isSignedIn: boolean;
  /** Sign-up user types: 1 tenant, 2 landlord, 3 main agent, 4 corporate user. */
  readonly userTypeIds: readonly number[];
  /** Asks by type, as menus may. */
  readonly can: CheckByType;
}

/** One line of a menu. */
export interface MenuEntry {
  readonly path: string;
  readonly label: string;
  readonly icon: IconName;
  /** Shown, and leads nowhere yet. */
  readonly isDisabled?: boolean;
  /** Only where there is no header that offers it. */
  readonly isNarrowOnly?: boolean;
}

const dashboard: MenuEntry = { path: '/dashboard', label: messages.menuEntry.home, icon: 'home' };
const inbox: MenuEntry = { path: chatPath(), label: messages.menuEntry.inbox, icon: 'message-circle' };
const shareListings: MenuEntry = {
  path: '/dashboard',
  label: messages.menuEntry.shareListings,
  icon: 'share-2',
  isDisabled: true,
};
const property: MenuEntry = {
  path: propertiesPath(),
  label: messages.menuEntry.properties,
  icon: 'building-2',
};
const contracts: MenuEntry = {
  path: contractsPath(),
  label: messages.menuEntry.contracts,
  icon: 'file-text',
};
const offers: MenuEntry = { path: offersPath(), label: messages.menuEntry.offers, icon: 'hand-coins' };
const marketplace: MenuEntry = {
  path: discoverPath(),
  label: messages.menuEntry.marketplace,
  icon: 'search',
};
const documents: MenuEntry = {
  path: documentsPath(),
  label: messages.menuEntry.documents,
  icon: 'file-text',
};
const profile: MenuEntry = { path: profilePath(), label: messages.menuEntry.profile, icon: 'user' };
const account: MenuEntry = { path: '/account', label: messages.menuEntry.userManagement, icon: 'key-round' };
const organisation: MenuEntry = {
  path: '/subbusiness',
  label: messages.menuEntry.organisation,
  icon: 'hotel',
};
const articles: MenuEntry = { path: articlesPath(), label: messages.menuEntry.articles, icon: 'file-text' };
const reviews: MenuEntry = { path: reviewPath(), label: messages.menuEntry.reviews, icon: 'shield-check' };
const logOut: MenuEntry = {
  path: logOutPath(),
  label: messages.menuEntry.logOut,
  icon: 'door-open',
  isNarrowOnly: true,
};

const visitorMenu: readonly MenuEntry[] = [
  { path: homePath(), label: messages.menuEntry.home, icon: 'home' },
  { path: loginPath(), label: messages.menuEntry.logIn, icon: 'key-round' },
  { path: '/signup', label: messages.menuEntry.signUp, icon: 'user' },
];

const agentsAndOwners = [2, 3];

/** Whether a menu leads somebody to properties: everybody but a tenant who is nothing else. */
export const hasProperties = (types: readonly number[]): boolean =>
  types.length === 0 || types.some((id) => id !== 1);

/** The entries of the product's menu for somebody: one menu for each mode, and one for visitors. */
export function listMenu({ mode, isSignedIn, userTypeIds, can }: MenuReader): readonly MenuEntry[] {
  if (!isSignedIn) return visitorMenu;
  const when = (isShown: boolean, entry: MenuEntry): MenuEntry[] => (isShown ? [entry] : []);
  if (mode === 'business') {
    return [
      dashboard,
      inbox,
      contracts,
      offers,
      marketplace,
      { ...documents, isDisabled: true },
      ...when(hasProperties(userTypeIds), property),
      account,
      ...when(can('read', 'Subbusiness'), organisation),
      ...when(can('read', 'Review'), reviews),
      ...when(can('read', 'Article'), articles),
      logOut,
    ];
  }
  return [
    dashboard,
    inbox,
    ...when(can('create', 'Listing') || can('update', 'Listing'), shareListings),
    ...when(hasProperties(userTypeIds), property),
    contracts,
    ...when(
      userTypeIds.some((id) => agentsAndOwners.includes(id)),
      offers,
    ),
    marketplace,
    documents,
    ...when(can('read', 'Profile'), profile),
    ...when(can('read', 'Review'), reviews),
    ...when(can('read', 'Article'), articles),
    logOut,
  ];
}
