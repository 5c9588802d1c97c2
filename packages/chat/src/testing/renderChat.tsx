import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Chat, ChatState } from '../core/Chat.ts';
import { ChatProvider } from '../react.ts';
import { createFakeChat } from './createFakeChat.ts';

/** Renders something with a chat in a state, in a place 640 pixels high. */
export function renderChat(children: ReactNode, state: Partial<ChatState>, actions: Partial<Chat> = {}) {
  const chat = createFakeChat(state, actions);
  const rendered = render(
    <ChatProvider chat={chat}>
      <main style={{ blockSize: '640px' }}>{children}</main>
    </ChatProvider>,
  );
  return { ...rendered, chat, set: (change: Partial<ChatState>) => act(() => chat.set(change)) };
}
