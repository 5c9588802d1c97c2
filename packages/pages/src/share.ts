/** Ways to share the address of a page. */
export { ShareItems } from './share/ShareItems.tsx';
export type { Shared } from './share/shareBySystem.ts';
