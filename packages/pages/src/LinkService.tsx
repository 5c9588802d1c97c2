import { createContext, type ReactNode, use } from 'react';
import type { DeepLinks, LinkGate } from './deep-links/createDeepLinks.ts';
import type { LinkServiceSettings } from './deep-links/startBranch.ts';

/** Deep links in one document. */
export interface LinkServiceAccess {
  /** Whether the document was opened by a link of the service. */
  readonly isOpenedByLink: boolean;
  /** Loads the module for deep links, once for the whole document. */
  readonly load: () => Promise<DeepLinks>;
}

/** What the service puts into the address of a page that one of its links opens. */
const mark = /[?&]_branch_match_id=\d+(?:&|$)/;

/** Whether a document with this query string was opened by a link of the service. */
const isOpenedByLink = (search: string): boolean => mark.test(search);

/** Deep links, if the document's policy allows them; null otherwise, when all links are plain. */
export function accessLinkService(
  settings: LinkServiceSettings | undefined,
  search: string,
  gate: LinkGate,
): LinkServiceAccess | null {
  if (!settings) return null;
  let links: Promise<DeepLinks> | null = null;
  return {
    isOpenedByLink: isOpenedByLink(search),
    load: () => {
      links ??= import('./deep-links/createDeepLinks.ts').then(({ createDeepLinks }) =>
        createDeepLinks({ settings, gate }),
      );
      return links;
    },
  };
}

const Context = createContext<LinkServiceAccess | null>(null);

/** Props of `LinkService`. */
export interface LinkServiceProps {
  /** Null where there is no link service. */
  readonly access: LinkServiceAccess | null;
  readonly children: ReactNode;
}

/** Provides deep links to all pages below. */
export function LinkService({ access, children }: LinkServiceProps) {
  return <Context value={access}>{children}</Context>;
}

/** Deep links; null on a server, or if there is no link service. */
export const useLinkService = (): LinkServiceAccess | null => use(Context);
