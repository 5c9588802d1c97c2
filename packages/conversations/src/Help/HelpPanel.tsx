import type { Session } from '@sewa/auth';
import { SessionProvider, useSession } from '@sewa/auth/react';
import { useLogInFirst } from '@sewa/pages';
import { conversationPath, HELP_CONVERSATION } from '@sewa/paths';
import type { MouseEvent } from 'react';
import type { LiveChat } from '../LiveChat/createLiveChat.ts';
import { LiveChatProvider } from '../LiveChat/LiveChatProvider.tsx';
import * as messages from '../messages.ts';
import { HelpLink } from './HelpLink.tsx';
import { HelpThread } from './HelpThread.tsx';

/** What the help bubble opens: the thread of whoever is signed in, and for a visitor the way to log in. */
function HelpContent({ liveChat }: { readonly liveChat: LiveChat }) {
  const isSignedIn = useSession(({ isAuthenticated, isValid }) => isAuthenticated && isValid);
  const logInFirst = useLogInFirst();
  const path = conversationPath(HELP_CONVERSATION);
  const logIn = (event: MouseEvent) => {
    event.preventDefault();
    logInFirst?.({ title: messages.getHelpTitle, path }).catch(() => window.location.assign(path));
  };
  if (!isSignedIn)
    return (
      <HelpLink
        lead={messages.helpVisitorLead}
        label={messages.helpLogInLabel}
        {...(logInFirst && { onClick: logIn })}
      />
    );
  // Another session than the one this document began with: its thread begins in a document of its own.
  if (liveChat.hasEnded()) return <HelpLink label={messages.openHelpLabel} />;
  return <HelpThread />;
}

/** Props of `HelpPanel`. */
export interface HelpPanelProps {
  readonly session: Session;
  readonly liveChat: LiveChat;
}

/** The panel of the help bubble, for the person of the session; it stands outside the layouts, which know them. */
export function HelpPanel({ session, liveChat }: HelpPanelProps) {
  return (
    <SessionProvider session={session}>
      <LiveChatProvider liveChat={liveChat}>
        <HelpContent liveChat={liveChat} />
      </LiveChatProvider>
    </SessionProvider>
  );
}
