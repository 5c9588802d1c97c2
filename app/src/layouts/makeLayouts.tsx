import type { Session } from '@sewa/auth';
import { SessionProvider } from '@sewa/auth/react';
import type { Consent } from '@sewa/consent';
import { ConsentProvider } from '@sewa/consent/react';
import { type LiveChat, LiveChatProvider } from '@sewa/conversations/live-chat';
import type { LayoutModule, LayoutName, LoadLayout } from '@sewa/pages';
import type { ComponentType } from 'react';
import { CookiePopup } from './CookiePopup.tsx';
import { EmptyLayout } from './EmptyLayout.tsx';
import type { LayoutProps } from './LayoutProps.ts';
import { LogInLayout } from './LogInLayout.tsx';
import { lazyLayouts } from './lazyLayouts.ts';
import { PublicLayout } from './PublicLayout.tsx';
import { SessionNotice } from './SessionNotice.tsx';

/** The layouts: those that every visitor may need, and those that are loaded with their pages. */
export interface Layouts {
  readonly layouts: Partial<Record<LayoutName, ComponentType>> & { readonly public: ComponentType };
  readonly lazyLayouts: Partial<Record<LayoutName, LoadLayout>>;
}

/**
 * Makes the layouts of the route table for the person of the session; with `consent` they ask about cookies. Each says when the
 * server can't check the session, and gives the chat to what it holds.
 */
export function makeLayouts(session: Session, consent: Consent | null, liveChat: LiveChat): Layouts {
  const hasCookies = consent !== null;
  const frame = (Layout: ComponentType<LayoutProps>): ComponentType =>
    function SessionFrame() {
      return (
        <SessionProvider session={session}>
          <SessionNotice />
          <LiveChatProvider liveChat={liveChat}>
            {consent ? (
              <ConsentProvider consent={consent}>
                <Layout hasCookies={hasCookies} />
                <CookiePopup />
              </ConsentProvider>
            ) : (
              <Layout hasCookies={hasCookies} />
            )}
          </LiveChatProvider>
        </SessionProvider>
      );
    };
  /** The same component each time; otherwise React would remount the page. */
  const frameLoaded = (load: LoadLayout<LayoutProps>): LoadLayout => {
    let framed: LayoutModule | null = null;
    const loadFramed = async () => {
      if (framed) return framed;
      const layout = await load();
      framed ??= { ...layout, default: frame(layout.default) };
      return framed;
    };
    return Object.assign(loadFramed, load.source === undefined ? {} : { source: load.source });
  };
  return {
    layouts: {
      public: frame(PublicLayout),
      empty: frame(EmptyLayout),
      login: frame(LogInLayout),
    },
    lazyLayouts: Object.fromEntries(
      Object.entries(lazyLayouts).map(([name, load]) => [name, frameLoaded(load)]),
    ),
  };
}
