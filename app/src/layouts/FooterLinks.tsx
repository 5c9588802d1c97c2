import { usePageSite } from '@sewa/pages';
import {
  blogPath,
  conversationPath,
  cookiesPath,
  HELP_CONVERSATION,
  newsroomPath,
  privacyPath,
  storiesPath,
  termsPath,
} from '@sewa/paths';
import { Link } from '@sewa/ui';
import type { ReactNode } from 'react';
import * as messages from '../messages.ts';
import type { LayoutProps } from './LayoutProps.ts';
import { footerNav } from './PublicLayout.css.ts';

interface FooterLinksProps extends LayoutProps {
  /** Links before those that every footer has. */
  readonly children?: ReactNode;
}

/** The links of every footer. */
export function FooterLinks({ hasCookies, children }: FooterLinksProps) {
  const { supportEmail, helpMode } = usePageSite();
  return (
    <nav aria-label={messages.footerNavigationLabel} className={footerNav}>
      {children}
      <Link variant="quiet" href={blogPath()}>
        {messages.blogLabel}
      </Link>
      <Link variant="quiet" href={storiesPath()}>
        {messages.storiesLabel}
      </Link>
      <Link variant="quiet" href={newsroomPath()}>
        {messages.newsroomLabel}
      </Link>
      {helpMode === 'chat' ? (
        <Link variant="quiet" href={conversationPath(HELP_CONVERSATION)}>
          {messages.helpLabel}
        </Link>
      ) : null}
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
