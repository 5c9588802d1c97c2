import { EmptyState, Link } from '@sewa/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ChatState } from '../../core/Chat.ts';
import { ChatFrame, stopClock } from '../../testing/chatStory.tsx';
import { sampleState } from '../../testing/sampleChat.ts';
import { samplePicture } from '../../testing/samplePicture.ts';
import { Inbox, type InboxProps } from './Inbox.tsx';

interface InboxStory extends InboxProps {
  state: Partial<ChatState>;
}

const meta: Meta<InboxStory> = {
  title: 'Patterns/Inbox',
  component: Inbox,
  parameters: {
    use: 'A whole page of messages: the list and the open conversation.',
    avoid: 'One conversation in a panel: use Conversation.',
    frame: 'window',
  },
  args: {
    state: sampleState(),
    conversationHref: (id) => `#${id}`,
    backHref: '#',
    adviceHref: '#advice',
    fileHref: samplePicture,
  },
  beforeEach: stopClock,
  render: ({ state, ...args }) => (
    <ChatFrame state={state}>
      <Inbox {...args} />
    </ChatFrame>
  ),
};
export default meta;
type Story = StoryObj<InboxStory>;

/** Nothing is selected: on a phone this is the list alone. */
export const List: Story = {};

/** A conversation beside the list. */
export const Selected: Story = { args: { selectedId: 'conversation-1' } };

/** The same on a phone, with a link back to the list. */
export const Phone: Story = {
  args: { selectedId: 'conversation-1' },
  globals: { viewport: { value: 'phone' } },
};

/** Nobody has written yet. */
export const Empty: Story = {
  args: {
    state: { conversations: [] },
    emptyState: (
      <EmptyState icon="message-circle" title="No messages yet" actions={<Link href="#">Find a home</Link>}>
        Messages you send about homes appear here.
      </EmptyState>
    ),
  },
};
