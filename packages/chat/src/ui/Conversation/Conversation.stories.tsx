import { ApiError } from '@sewa/api/errors';
import { Link, Text } from '@sewa/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, waitFor, within } from 'storybook/test';
import type { Chat, ChatState, OpenConversation } from '../../core/Chat.ts';
import { ChatFrame, stopClock } from '../../testing/chatStory.tsx';
import { makeAbout, makeMessage, makeOpen } from '../../testing/makeConversation.ts';
import { sampleMessages, sampleState, sampleUnsent } from '../../testing/sampleChat.ts';
import { samplePicture } from '../../testing/samplePicture.ts';
import { Conversation, type ConversationProps } from './Conversation.tsx';

interface ConversationStory extends ConversationProps {
  state: Partial<ChatState>;
  actions?: Partial<Chat>;
}

const meta: Meta<ConversationStory> = {
  title: 'Patterns/Conversation',
  component: Conversation,
  parameters: {
    use: 'One conversation, with its messages and the field to write in.',
    avoid: 'News without an answer: use Timeline.',
    frame: 'window',
  },
  args: {
    state: sampleState(),
    conversationId: 'conversation-1',
    adviceHref: '#advice',
    fileHref: samplePicture,
  },
  beforeEach: stopClock,
  render: ({ state, actions, ...args }) => (
    <ChatFrame state={state} actions={actions}>
      <Conversation {...args} />
    </ChatFrame>
  ),
};
export default meta;
type Story = StoryObj<ConversationStory>;

const phone = { viewport: { value: 'phone' } };

const open = (fields: Partial<OpenConversation>, state: Partial<ChatState> = {}) => ({
  open: { 'conversation-1': makeOpen(fields) },
  ...state,
});

const openMenu = async (canvasElement: HTMLElement, item: string) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Conversation options' }));
  await userEvent.click(await canvas.findByRole('menuitem', { name: item }));
};

/** With what it is about at its head. */
export const Ready: Story = {
  args: {
    head: (
      <div style={{ padding: '0.75rem 1rem' }}>
        <Text as="span" weight="semibold">
          $3,500 / month
        </Text>{' '}
        <Link href="#home">2-bedroom HDB flat on Ang Mo Kio Avenue 3</Link>
      </div>
    ),
  },
};

/** On a phone. */
export const Phone: Story = { args: { backHref: '#' }, globals: phone };

/** Messages that were not seen before, and older ones to load. */
export const Unseen: Story = {
  args: {
    state: open({
      hasOlder: true,
      about: makeAbout({
        users: [
          { userId: 'me', name: 'Wei Ling Koh', isMe: true, readNumber: 5 },
          { userId: 'aisha', name: 'Aisha Tan', isMe: false, readNumber: 5 },
        ],
      }),
      messages: sampleMessages.slice(3, 8),
    }),
  },
};

/** Messages that wait, are on their way, and were refused. */
export const Unsent: Story = {
  args: { state: sampleState({ unsent: sampleUnsent, connection: 'offline' }) },
  globals: phone,
};

/** One asks for money before a viewing. */
export const Warning: Story = {
  args: {
    state: open({
      messages: [
        makeMessage({ number: 1, userId: 'me', text: 'Can I see it this week?' }),
        makeMessage({
          number: 2,
          text: 'Many people are asking. Please transfer the deposit first to hold the room, then I can show you.',
        }),
      ],
    }),
  },
  globals: phone,
};

/** Nobody has written yet. */
export const Empty: Story = { args: { state: open({}) }, globals: phone };

/** Before the first answer. */
export const Loading: Story = { args: { state: {} } };

/** The messages could not be read. */
export const Failed: Story = {
  args: { state: open({ state: 'failed', about: null, error: new ApiError({ code: 'R001', status: 500 }) }) },
};

/** The user has no such conversation. */
export const Missing: Story = { args: { state: open({ state: 'missing', about: null }), backHref: '#' } };

/** The other side is blocked. */
export const Blocked: Story = {
  args: { state: open({ about: makeAbout({ isBlocked: true }), messages: sampleMessages }) },
  globals: phone,
};

/** Several others, each with a name. */
export const Several: Story = {
  args: {
    state: open({
      about: makeAbout({
        users: [...makeAbout().users, { userId: 'ben', name: 'Ben Ho', isMe: false, readNumber: 0 }],
      }),
      messages: [
        makeMessage({ number: 1, text: 'Ben has the keys.' }),
        makeMessage({ number: 2, userId: 'ben', text: 'I do. I’ll be there at 2.' }),
      ],
    }),
  },
};

/** Text that would like to be something else. */
export const HostileTexts: Story = {
  args: {
    state: open({
      about: makeAbout({
        contextName: '\u202eDuxton',
        users: [
          ...makeAbout().users.slice(0, 1),
          { userId: 'aisha', name: '\u202e<b>Aisha</b>', isMe: false, readNumber: 0 },
        ],
      }),
      messages: [
        '<img src=x onerror=alert(1)>',
        'javascript:alert(1) and https://dbs.com.sg@login.example/',
        '\u202eturned around https://sewa.sg/map and so on',
        'Supercalifragilisticexpialidocious'.repeat(8),
        'مرحبا، هل الشقة متاحة؟',
        'line one\n\n   line two',
      ].map((text, index) => makeMessage({ number: index + 1, text })),
    }),
  },
  globals: phone,
};

/** What is being written, with files in every state. */
export const Writing: Story = {
  args: {
    state: sampleState({ drafts: { 'conversation-1': `${'See you then. '.repeat(140)}` } }),
    actions: {
      upload: async (_id, file) => {
        if (file.name.startsWith('broken')) throw new ApiError({ code: 'R001', status: 500 });
        return { id: file.name, name: file.name, contentType: 'image/png' };
      },
    },
  },
  globals: phone,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Message' });
    const clipboardData = new DataTransfer();
    for (const [name, type] of [
      ['kitchen.png', 'image/png'],
      ['broken.png', 'image/png'],
      ['notes.txt', 'text/plain'],
    ] as const)
      clipboardData.items.add(new File(['x'], name, { type }));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    await within(canvasElement).findByText('Upload failed');
  },
};

/** A message is being chosen to be reported. */
export const ChooseToReport: Story = {
  globals: phone,
  play: ({ canvasElement }) => openMenu(canvasElement, 'Report a message'),
};

/** A message is being reported. */
export const Report: Story = {
  play: async ({ canvasElement }) => {
    const [button] = within(canvasElement).getAllByRole('button', { name: 'Report message' });
    if (button) await userEvent.click(button);
    await waitFor(() => within(document.body).getByRole('dialog'));
  },
};

/** The question before somebody is blocked. */
export const Block: Story = {
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement, 'Block Aisha Tan');
    await waitFor(() => within(document.body).getByRole('alertdialog'));
  },
};
