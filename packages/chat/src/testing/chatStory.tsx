import type { ReactNode } from 'react';
import type { Chat, ChatState } from '../core/Chat.ts';
import { ChatProvider } from '../react.ts';
import { createFakeChat } from './createFakeChat.ts';
import { NOW } from './makeConversation.ts';

/** Stops the clock at the time of the sample chats, until what is returned is called. */
export function stopClock(): () => void {
  const { now } = Date;
  Date.now = () => NOW;
  return () => {
    Date.now = now;
  };
}

interface ChatFrameProps {
  state: Partial<ChatState>;
  actions?: Partial<Chat> | undefined;
  children: ReactNode;
}

/** A place as high as the window, with a chat in a state. */
export const ChatFrame = ({ state, actions, children }: ChatFrameProps) => (
  <ChatProvider chat={createFakeChat(state, actions)}>
    <div style={{ blockSize: '100dvh', minBlockSize: '32rem' }}>{children}</div>
  </ChatProvider>
);
