import { createContext, type ReactNode, use } from 'react';
import type { DeepLinks, LinkGate } from './deep-links/createDeepLinks.ts';
import type { LinkServiceSettings } from './deep-links/startBranch.ts';

/** The way to deep links in one document. */
export interface LinkServiceAccess {
  /** Whether the document was opened by a link of the service. */
  readonly isOpenedByLink: boolean;
  /** Loads what knows deep links; the same for the whole document. */
  readonly load: () => Promise<DeepLinks>;
}

/** What the service puts into the address of a page that one of its links opens. */
const mark = /[?&]_branch_match_id=\d+(?:&|$)/;

/** Whether a document with this query string was opened by a link of the service. */
const isOpenedByLink = (search: string): boolean => mark.test(search);

/** The way to deep links for a document whose server allows them; null for another, where every link is a plain one. */
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

/** Gives every page below the way to deep links. */
export function LinkService({ access, children }: LinkServiceProps) {
  return <Context value={access}>{children}</Context>;
}

/** The way to deep links; null on a server and where there is no link service. */
export const useLinkService = (): LinkServiceAccess | null => use(Context);
