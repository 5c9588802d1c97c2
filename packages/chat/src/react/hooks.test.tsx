import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeServer, createMemoryStorage } from '../../test/fakeServer.ts';
import type { Chat, ChatClient } from '../core/Chat.ts';
import { createChat } from '../core/createChat.ts';
import { ChatProvider } from './ChatProvider.tsx';
import { type Composer, useComposer } from './useComposer.ts';
import { useConversation } from './useConversation.ts';
import { useConversations } from './useConversations.ts';
import { useUnread } from './useUnread.ts';

function setUp() {
  const server = createFakeServer(['c1', 'c2']);
  const storage = createMemoryStorage();
  const makeChat = () => createChat({ client: server.client, userId: 'asker', storage });
  return { server, storage, makeChat };
}

const renders = { unread: 0, list: 0, conversation: 0 };

function Unread() {
  renders.unread += 1;
  return <p>Unread: {useUnread()}</p>;
}

function List() {
  renders.list += 1;
  const { conversations, connection } = useConversations();
  return (
    <ul aria-label={connection}>
      {conversations?.map(({ conversationId, latestMessage }) => (
        <li key={conversationId}>{latestMessage?.text ?? 'nothing'}</li>
      ))}
    </ul>
  );
}

function Messages({ id }: { id: string }) {
  renders.conversation += 1;
  const { messages, unsent } = useConversation(id);
  return (
    <ol>
      {[...messages, ...unsent].map(({ key, text }, index) => (
        <li key={key ?? index}>{text}</li>
      ))}
    </ol>
  );
}

let composer: Composer;

function Write({ id }: { id: string }) {
  composer = useComposer(id);
  return (
    <>
      <label>
        Message
        <textarea value={composer.text} onChange={(event) => composer.setText(event.target.value)} />
      </label>
      <p>{composer.files.map(({ file, state }) => `${file.name} ${state}`).join(', ')}</p>
    </>
  );
}

const mount = (chat: Chat | null, content: React.ReactNode) =>
  render(
    <StrictMode>
      <ChatProvider chat={chat}>{content}</ChatProvider>
    </StrictMode>,
  );

const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

afterEach(cleanup);

test('components follow the chat while they are mounted', async () => {
  const { server, makeChat } = setUp();
  server.write('c1', 'owner', 'hello');
  const { unmount } = mount(
    makeChat(),
    <>
      <Unread />
      <Messages id="c1" />
    </>,
  );
  await screen.findByText('Unread: 1');
  await screen.findByText('hello');
  server.say('c1', 'owner', 'are you there?');
  await screen.findByText('Unread: 2');
  expect(texts()).toEqual(['hello', 'are you there?']);
  unmount();
  expect(server.streams.size).toBe(0);
});

test('a message renders only what shows it', async () => {
  const { server, makeChat } = setUp();
  server.write('c1', 'owner', 'hello');
  const chat = makeChat();
  mount(
    chat,
    <>
      <List />
      <Messages id="c1" />
    </>,
  );
  await screen.findByRole('list', { name: 'live' });
  await vi.waitFor(() => expect(chat.getSnapshot().open.c1?.state).toBe('ready'));
  Object.assign(renders, { list: 0, conversation: 0 });
  server.say('c2', 'owner', 'elsewhere');
  await screen.findByText('elsewhere');
  expect([renders.list > 0, renders.conversation]).toEqual([true, 0]);
});

test('nobody logged in, and a server, see nothing, or what was rendered for them', () => {
  const { server } = setUp();
  const page = (
    <>
      <Unread />
      <Messages id="c1" />
      <Write id="c1" />
    </>
  );
  expect(renderToString(<ChatProvider chat={null}>{page}</ChatProvider>)).toContain('<ol></ol>');
  server.write('c1', 'owner', 'hello');
  const chat = createChat({
    client: server.client,
    userId: 'asker',
    initial: { conversations: server.list() },
  });
  expect(renderToString(<ChatProvider chat={chat}>{page}</ChatProvider>)).toContain('Unread: <!-- -->1');
  expect(server.calls).toEqual([]);
});

test('a draft survives a reload, belongs to its conversation, and is gone once it is sent', async () => {
  const { server, makeChat } = setUp();
  const first = mount(makeChat(), <Write id="c1" />);
  await userEvent.type(screen.getByRole('textbox'), 'Is it');
  first.unmount();
  const second = mount(makeChat(), <Write id="c2" />);
  expect(composer.text).toBe('');
  second.unmount();
  mount(makeChat(), <Write id="c1" />);
  expect(composer.text).toBe('Is it');
  await userEvent.type(screen.getByRole('textbox'), ' free?');
  act(() => composer.send());
  expect(composer.text).toBe('');
  await vi.waitFor(() => expect(server.rows.get('c1')?.messages).toMatchObject([{ text: 'Is it free?' }]));
});

test('what was written before the chat was there is taken over', async () => {
  const { makeChat } = setUp();
  const content = <Write id="c1" />;
  const { rerender } = render(<ChatProvider chat={null}>{content}</ChatProvider>);
  await userEvent.type(screen.getByRole('textbox'), 'early');
  const chat = makeChat();
  rerender(<ChatProvider chat={chat}>{content}</ChatProvider>);
  await vi.waitFor(() => expect(chat.getSnapshot().drafts).toEqual({ c1: 'early' }));
  expect(composer.text).toBe('early');
});

test('an empty or too long message cannot be sent', () => {
  const { makeChat } = setUp();
  mount(makeChat(), <Write id="c1" />);
  const fill = (text: string) => {
    act(() => composer.setText(text));
    return [composer.remaining, composer.isTooLong, composer.canSend];
  };
  expect(fill(' \n ')).toEqual([1_997, false, false]);
  expect(fill('a'.repeat(2_000))).toEqual([0, false, true]);
  expect(fill('a'.repeat(2_001))).toEqual([-1, true, false]);
});

test('files are uploaded as they are added, retried, removed and sent', async () => {
  const { server } = setUp();
  let uploads = 0;
  const addAttachment: ChatClient['addAttachment'] = async ({ body }) => {
    uploads += 1;
    if (uploads === 1) throw server.refuse(503);
    return { id: `file-${uploads}`, name: body.name, contentType: 'image/png' };
  };
  const chat = createChat({ client: { ...server.client, addAttachment }, userId: 'asker', storage: null });
  mount(chat, <Write id="c1" />);
  const file = (name: string, type = 'image/png', bytes = 1) =>
    new File([new Uint8Array(bytes)], name, { type });
  act(() =>
    composer.addFiles([
      file('a.png'),
      file('b.gif', 'image/gif'),
      file('c.png', 'image/png', 21 * 1024 * 1024),
    ]),
  );
  expect(composer.refused.map(({ reason }) => reason)).toEqual(['type', 'size']);
  await screen.findByText('a.png failed');
  expect([composer.canSend, composer.files[0]?.error?.status]).toEqual([false, 503]);
  act(() => composer.retryFile(composer.files[0]?.key ?? ''));
  await screen.findByText('a.png ready');
  act(() => composer.addFiles(Array.from({ length: 10 }, (_, index) => file(`${index}.png`))));
  expect(composer.refused.map(({ reason }) => reason)).toEqual(['count']);
  await vi.waitFor(() => expect(composer.canSend).toBe(true));
  for (const { key } of composer.files.slice(1)) act(() => composer.removeFile(key));
  const sent = vi.spyOn(chat, 'send');
  act(() => composer.send());
  expect(sent).toHaveBeenCalledWith('c1', {
    text: '',
    attachments: [expect.objectContaining({ name: 'a.png' })],
  });
  expect(composer.files).toEqual([]);
});
