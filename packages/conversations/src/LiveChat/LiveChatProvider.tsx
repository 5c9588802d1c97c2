import { useSession } from '@sewa/auth/react';
import { ChatProvider } from '@sewa/chat/react';
import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { LiveChat } from './createLiveChat.ts';

const OpenChat = lazy(() => import('./OpenChat.tsx').then((module) => ({ default: module.OpenChat })));

const LiveChatContext = createContext<LiveChat | null>(null);

/** The place of the document's chat; null outside a provider. */
export const useLiveChat = (): LiveChat | null => use(LiveChatContext);

/** Props of `LiveChatProvider`. */
export interface LiveChatProviderProps {
  readonly liveChat: LiveChat;
  readonly children: ReactNode;
}

/** Gives the document's chat to all below; it is loaded once somebody is signed in. */
export function LiveChatProvider({ liveChat, children }: LiveChatProviderProps) {
  const isSignedIn = useSession(({ isAuthenticated, isValid }) => isAuthenticated && isValid);
  const chat = useSyncExternalStore(liveChat.subscribe, liveChat.getSnapshot, () => null);
  const { key } = useLocation();
  // A chat that was refused because the session just got a new secret is tried again with the next page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is started for each page
  useEffect(() => chat?.start(), [chat, key]);
  return (
    <LiveChatContext value={liveChat}>
      <ChatProvider chat={chat}>
        {children}
        {isSignedIn && !chat && !liveChat.hasEnded() ? (
          <Suspense fallback={null}>
            <OpenChat liveChat={liveChat} />
          </Suspense>
        ) : null}
      </ChatProvider>
    </LiveChatContext>
  );
}
