import { usePageSite } from '@sewa/pages';
import { discoverPath, homePath, solutionPath } from '@sewa/paths';
import { Icon, Link, Text } from '@sewa/ui';
import { Outlet } from 'react-router-dom';
import * as messages from '../messages.ts';
import { AccountLink } from './AccountLink.tsx';
import { name } from './Brand.css.ts';
import { Brand } from './Brand.tsx';
import { FooterGroups } from './FooterGroups.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { HelpIcon } from './HelpIcon.tsx';
import type { LayoutProps } from './LayoutProps.ts';
import { PhoneMenu } from './PhoneMenu.tsx';
import * as css from './PublicLayout.css.ts';
import { SignUpLink } from './SignUpLink.tsx';
import { SkipLink } from './SkipLink.tsx';

/** Header, page and footer, for pages that need no sign-in. */
export function PublicLayout({ hasCookies }: LayoutProps) {
  const site = usePageSite();
  return (
    <div className={css.frame}>
      <SkipLink />
      <header className={css.header}>
        <div className={css.bar}>
          <Brand />
          <nav aria-label={messages.mainNavigationLabel} className={css.nav}>
            <Link variant="quiet" href={discoverPath()}>
              <Icon name="search" size="s" /> <span className={css.findHome}>{messages.findHomeLabel}</span>
            </Link>
            <Link variant="quiet" href={`${homePath()}#how`}>
              {messages.howItWorksLabel}
            </Link>
            <Link variant="quiet" href={solutionPath('tenants')}>
              {messages.tenantsLabel}
            </Link>
            <Link variant="quiet" href={solutionPath('landlords')}>
              {messages.landlordsLabel}
            </Link>
            <Link variant="quiet" href={solutionPath('agents')}>
              {messages.agentsLabel}
            </Link>
          </nav>
          <HelpIcon />
          <div className={css.account}>
            <span className={css.wideOnly}>
              <SignUpLink />
            </span>
            <AccountLink />
          </div>
        </div>
      </header>
      <PhoneMenu />
      <div className={css.content}>
        <Outlet />
      </div>
      <footer className={css.footer}>
        <div className={css.footerBar}>
          <div>
            <p className={name}>{site.name}</p>
            <Text as="p" size="s" tone="muted">
              {messages.tagline}
            </Text>
          </div>
          <FooterGroups />
          <FooterLinks hasCookies={hasCookies}>
            <SignUpLink />
          </FooterLinks>
        </div>
      </footer>
    </div>
  );
}
