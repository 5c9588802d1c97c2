import { usePageSite } from '@sewa/pages';
import { cookiesPath, privacyPath, termsPath } from '@sewa/paths';
import { Link } from '@sewa/ui';
import type { ReactNode } from 'react';
import * as messages from '../messages.ts';
import type { LayoutProps } from './LayoutProps.ts';
import { footerNav } from './PublicLayout.css.ts';
import { useHelpHref } from './useHelpHref.ts';

interface FooterLinksProps extends LayoutProps {
  /** Links before those that every footer has. */
  readonly children?: ReactNode;
}

/** The links of every footer. */
export function FooterLinks({ hasCookies, children }: FooterLinksProps) {
  const { supportEmail } = usePageSite();
  const helpHref = useHelpHref();
  return (
    <nav aria-label={messages.footerNavigationLabel} className={footerNav}>
      {children}
      <Link variant="quiet" href={helpHref}>
        {messages.helpLabel}
      </Link>
      <Link variant="quiet" href={`mailto:${supportEmail}?subject=General%20Enquiry`}>
        {messages.contactLabel}
      </Link>
      <Link variant="quiet" href={privacyPath()}>
        {messages.privacyLabel}
      </Link>
      <Link variant="quiet" href={termsPath()}>
        {messages.termsLabel}
      </Link>
      {hasCookies ? (
        <Link variant="quiet" href={cookiesPath()}>
          {messages.cookiesLabel}
        </Link>
      ) : null}
    </nav>
  );
}
