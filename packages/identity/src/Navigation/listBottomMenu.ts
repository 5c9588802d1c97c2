import { chatPath, discoverPath, propertiesPath, servicesPath } from '@sewa/paths';
import * as messages from '../messages.ts';
import { hasProperties, type MenuEntry } from './listMenu.ts';
import * as labels from './messages.ts';

/** The four pages at the foot of a phone for somebody with these user types; what else their menu has is behind 'More'. */
export const listBottomMenu = (userTypeIds: readonly number[]): readonly MenuEntry[] => [
  { path: '/dashboard', label: messages.menuEntry.home, icon: 'home' },
  hasProperties(userTypeIds)
    ? { path: propertiesPath(), label: messages.menuEntry.properties, icon: 'building-2' }
    : { path: discoverPath(), label: labels.searchLabel, icon: 'search' },
  { path: chatPath(), label: messages.menuEntry.inbox, icon: 'message-circle' },
  { path: servicesPath(), label: messages.menuEntry.rent, icon: 'hand-coins' },
];
