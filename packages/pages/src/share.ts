/** Ways to share the address of a page. */
export { ShareItems, type ShareItemsProps } from './share/ShareItems.tsx';
export { ShareMenu } from './share/ShareMenu.tsx';
export type { Shared } from './share/shareBySystem.ts';
export { type ShareLink, useShareLink } from './share/useShareLink.ts';
