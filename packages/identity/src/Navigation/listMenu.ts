import type { Mode } from '@sewa/auth/permissions';
import { discoverPath, homePath, loginPath, logOutPath, profilePath } from '@sewa/paths';
import type { IconName } from '@sewa/ui';
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

const dashboard: MenuEntry = { path: '/dashboard', label: 'Home', icon: 'home' };
const shareListings: MenuEntry = {
  path: '/dashboard',
  label: 'Share listings',
  icon: 'share-2',
  isDisabled: true,
};
const property: MenuEntry = { path: '/property', label: 'Properties', icon: 'building-2' };
const contracts: MenuEntry = { path: '/contract', label: 'Contracts', icon: 'file-text' };
const offers: MenuEntry = { path: '/offer', label: 'Offers', icon: 'hand-coins' };
const marketplace: MenuEntry = { path: discoverPath(), label: 'Marketplace', icon: 'search' };
const documents: MenuEntry = { path: '/documents/me', label: 'My Documents', icon: 'file-text' };
const profile: MenuEntry = { path: profilePath(), label: 'My Profile', icon: 'user' };
const account: MenuEntry = { path: '/account', label: 'User Management', icon: 'key-round' };
const organisation: MenuEntry = { path: '/subbusiness', label: 'Organisation', icon: 'hotel' };
const logOut: MenuEntry = { path: logOutPath(), label: 'Log out', icon: 'door-open', isNarrowOnly: true };

const visitorMenu: readonly MenuEntry[] = [
  { path: homePath(), label: 'Home', icon: 'home' },
  { path: loginPath(), label: 'Log in', icon: 'key-round' },
  { path: '/signup', label: 'Sign up', icon: 'user' },
];

const agentsAndOwners = [2, 3];

/** Whether somebody is a tenant and nothing else. */
const isTenantOnly = (types: readonly number[]): boolean => types.length > 0 && types.every((id) => id === 1);

/** The entries of the product's menu for somebody: one menu for each mode, and one for visitors. */
export function listMenu({ mode, isSignedIn, userTypeIds, can }: MenuReader): readonly MenuEntry[] {
  if (!isSignedIn) return visitorMenu;
  const when = (isShown: boolean, entry: MenuEntry): MenuEntry[] => (isShown ? [entry] : []);
  const hasProperties = !isTenantOnly(userTypeIds);
  if (mode === 'business') {
    return [
      dashboard,
      contracts,
      offers,
      marketplace,
      { ...documents, isDisabled: true },
      ...when(hasProperties, property),
      account,
      ...when(can('read', 'Subbusiness'), organisation),
      logOut,
    ];
  }
  return [
    dashboard,
    ...when(can('create', 'Listing') || can('update', 'Listing'), shareListings),
    ...when(hasProperties, property),
    contracts,
    ...when(
      userTypeIds.some((id) => agentsAndOwners.includes(id)),
      offers,
    ),
    marketplace,
    documents,
    ...when(can('read', 'Profile'), profile),
    logOut,
  ];
}
