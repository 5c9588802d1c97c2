import { type Session, visitorSession } from '@sewa/auth';
import { SessionProvider } from '@sewa/auth/react';
import type { PageModule } from '@sewa/pages';
import { LinkService, type LinkServiceAccess } from '@sewa/pages/deep-links';
import { type OpenPage, openPage } from '@sewa/pages/testing';
import type { HttpHandler } from 'msw';

/** An opened screen, and what it told the other tabs. */
interface OpenScreen extends OpenPage {
  readonly announced: string[];
}

/** Opens a page of this package for somebody who acts for 'alpha'; without `access` links are plain. */
export function openScreen(
  page: PageModule,
  answers: readonly HttpHandler[],
  access: LinkServiceAccess | null = null,
): OpenScreen {
  const announced: string[] = [];
  const session: Session = { ...visitorSession, announce: (event) => announced.push(event) };
  const opened = openPage(page, {
    answers,
    corporate: 'alpha',
    wrap: (element) => (
      <SessionProvider session={session}>
        <LinkService access={access}>{element}</LinkService>
      </SessionProvider>
    ),
  });
  return { ...opened, announced };
}
