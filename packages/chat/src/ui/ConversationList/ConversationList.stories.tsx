import { ApiError } from '@sewa/api/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ChatState } from '../../core/Chat.ts';
import { ChatFrame, stopClock } from '../../testing/chatStory.tsx';
import { makeEntry, makeMessage } from '../../testing/makeConversation.ts';
import { sampleConversations } from '../../testing/sampleChat.ts';
import { ConversationList, type ConversationListProps } from './ConversationList.tsx';

interface ListStory extends ConversationListProps {
  state: Partial<ChatState>;
}

const meta: Meta<ListStory> = {
  title: 'Patterns/Conversation list',
  component: ConversationList,
  parameters: {
    use: 'All conversations of a person, newest first.',
    avoid: 'Other lists: use List.',
    frame: 'window',
  },
  globals: { viewport: { value: 'phone' } },
  args: { state: { conversations: sampleConversations }, conversationHref: (id) => `#${id}` },
  beforeEach: stopClock,
  render: ({ state, ...args }) => (
    <ChatFrame state={state}>
      <ConversationList {...args} />
    </ChatFrame>
  ),
};
export default meta;
type Story = StoryObj<ListStory>;

/** One is selected, and there are more. */
export const Ready: Story = {
  args: { selectedId: 'priya', state: { conversations: sampleConversations, hasMore: true } },
};

/** Before the first answer. */
export const Loading: Story = { args: { state: { connection: 'connecting' } } };

/** Nobody has written yet. */
export const Empty: Story = { args: { state: { conversations: [] } } };

/** The list could not be read. */
export const Failed: Story = { args: { state: { error: new ApiError({ code: 'R001', status: 500 }) } } };

/** Without a connection the list stays. */
export const Offline: Story = {
  args: { state: { conversations: sampleConversations, connection: 'offline' } },
};

/** Long names, long words, and a name that tries to turn the line around. */
export const LongTexts: Story = {
  args: {
    state: {
      conversations: [
        makeEntry({
          contextName: 'Maisonette on Upper Serangoon Crescent with a very long name'.repeat(2),
          users: [
            { userId: 'me', name: 'Me', isMe: true, readNumber: 0 },
            {
              userId: 'x',
              name: '\u202eMaximilian-Alexander Venkatanarasimharajuvaripeta',
              isMe: false,
              readNumber: 0,
            },
          ],
          unseenCount: 120,
          latestMessage: makeMessage({ number: 120, text: `\u202e${'Supercalifragilistic'.repeat(9)}` }),
        }),
      ],
    },
  },
};
