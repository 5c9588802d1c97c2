import '@sewa/tokens/tokens.css';
import '@sewa/tokens/fallback-fonts.css';
import './fonts.css';
import '@sewa/ui/reset.css';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { FrameTheme } from '../protocol/FrameCommand.ts';
import { connectPage, type PagePort } from './connectPage.ts';
import { createEmbedSession, type EmbedSession } from './createEmbedSession.ts';
import { type FrameRequest, type FrameSite, getFrameSite, parseFrameRequest } from './FrameSite.ts';
import { requestToken } from './requestToken.ts';
import { showLook } from './showLook.ts';

/** Props of what a frame shows. */
export interface FrameProps {
  readonly site: FrameSite;
  readonly request: FrameRequest;
  readonly page: PagePort;
  readonly session: EmbedSession;
}

interface FrameOptions {
  /** Path on the main site, for a frame that's opened in a tab of its own. */
  readonly makePath: (request: FrameRequest) => string;
  /** Whether it makes a difference who the visitor is. */
  readonly hasPersons: boolean;
  readonly component: ComponentType<FrameProps>;
}

/** What the page asks for goes before what the site is set to. */
const pickTheme = (asked: FrameTheme, { look }: FrameSite): FrameTheme =>
  asked === 'auto' ? look.theme : asked;

function showTheme(theme: FrameTheme): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Connects to the page around the frame, starts its session and renders it. */
export async function startFrame({ makePath, hasPersons, component: Frame }: FrameOptions): Promise<void> {
  const site = getFrameSite(document);
  const request = parseFrameRequest(new URL(window.location.href));
  if (window.parent === window) {
    window.location.replace(site.publicUrl + makePath(request));
    return;
  }
  const page = await connectPage(site, request);
  showLook(document.documentElement, site.look);
  showTheme(pickTheme(request.theme, site));
  page.subscribe((command) => {
    if (command.command === 'theme') showTheme(pickTheme(command.theme, site));
  });
  const session = createEmbedSession({
    key: site.partner.key,
    isTest: site.isTest,
    fetch: (url, init) => window.fetch(url, init),
    requestToken: async () => (hasPersons ? requestToken(page) : null),
    onRefusedToken: ({ message, fields }) => {
      const claims = fields.map(({ name, reason }) => `${name} ${reason}`).join('; ');
      page.send({ event: 'error', detail: { code: 'token', message: claims || message } });
    },
  });
  const root = document.querySelector('#root');
  if (!root) throw new Error('The document of the frame has no #root.');
  session.restart();
  createRoot(root).render(
    <StrictMode>
      <Frame site={site} request={request} page={page} session={session} />
    </StrictMode>,
  );
}
