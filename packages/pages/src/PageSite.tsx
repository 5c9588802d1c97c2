import { createContext, type ReactNode, use } from 'react';

/** The product as this deployment names it. */
export interface Site {
  readonly name: string;
  /** Origin under which people and search engines reach the product, without a trailing slash. */
  readonly publicUrl: string;
  /** Origin that paths outside the product's own list are sent to, or null. */
  readonly mainDomain: string | null;
  readonly supportEmail: string;
  /** True if stand-ins replace outside services; pages that use one say so. */
  readonly isSandbox?: boolean;
  /** True if people can change the size, contrast, spacing and typeface of text. */
  readonly hasEyeAssist?: boolean;
  /** Where the help bubble leads; if left out, to an email. */
  readonly helpMode?: 'chat' | 'email';
  /** Prefix of cookie names: the environment and a dash; left out in production. */
  readonly cookiePrefix?: string;
  /** Domain on which display cookies are shared; left out for the host only. */
  readonly cookieDomain?: string;
  /** Where to get the mobile app; if left out, no page offers it. */
  readonly appUrl?: string;
  /** Origin of frames for partner sites; if left out, there are none. */
  readonly embedOrigin?: string;
}

const SiteContext = createContext<Site | null>(null);

/** Tells every page below which deployment it belongs to. */
export function PageSite({ site, children }: { readonly site: Site; readonly children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The deployment this page belongs to; throws outside a `PageSite`. */
export function usePageSite(): Site {
  const site = use(SiteContext);
  if (!site)
    throw new Error(
      'usePageSite needs a PageSite above it. Wrap the page, or its test, in <PageSite site={...}>.',
    );
  return site;
}
