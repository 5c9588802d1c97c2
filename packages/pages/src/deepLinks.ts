/** Links that open the app if it is installed, and the data of the link that opened a page. */
export { AppLink, type AppLinkProps } from './deep-links/AppLink.tsx';
export type { LinkData } from './deep-links/linkData.ts';
export { ShareInvitation, type ShareInvitationProps } from './deep-links/ShareInvitation.tsx';
export type { LinkDraft } from './deep-links/serializeLink.ts';
export { useDeepLink } from './deep-links/useDeepLink.ts';
export { useOpenedLink } from './deep-links/useOpenedLink.ts';
export {
  accessLinkService,
  LinkService,
  type LinkServiceAccess,
  type LinkServiceProps,
} from './LinkService.tsx';
