import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ChatProvider } from '../../react.ts';
import { createFakeChat } from '../../testing/createFakeChat.ts';
import { renderChat } from '../../testing/renderChat.tsx';
import { Composer } from './Composer.tsx';

const composer = <Composer conversationId="conversation-1" />;
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const sent = ({ chat }: ReturnType<typeof renderChat>) =>
  chat.calls.filter(([name]) => name === 'send').map(([, , message]) => message);

const paste = (files: readonly File[], text = '') => {
  const clipboardData = new DataTransfer();
  for (const file of files) clipboardData.items.add(file);
  if (text) clipboardData.setData('text/plain', text);
  return fireEvent(field(), new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

test('Enter sends and empties the field, Shift and Enter begins a line', async () => {
  const chat = renderChat(<Composer conversationId="conversation-1" quickQuestions={[]} />, {});
  await userEvent.type(field(), 'Hello{Shift>}{Enter}{/Shift}there{Enter}');
  expect(sent(chat)).toEqual([{ text: 'Hello\nthere', attachments: [] }]);
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});

test('Enter that ends a composition does not send', () => {
  const chat = renderChat(composer, { drafts: { 'conversation-1': '你好' } });
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(sent(chat)).toEqual([]);
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(sent(chat)).toHaveLength(1);
});

test('on a touch screen Enter begins a line', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('coarse') }));
  const chat = renderChat(composer, { drafts: { 'conversation-1': 'Hello' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(sent(chat)).toEqual([]);
});

test('nothing is sent while the field is empty or the message too long', async () => {
  const chat = renderChat(composer, {});
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  chat.set({ drafts: { 'conversation-1': 'x'.repeat(2_001) } });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent(chat)).toEqual([]);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Your message is 1 character too long.')).toBeTruthy();
  chat.set({ drafts: { 'conversation-1': 'x'.repeat(1_900) } });
  expect(screen.getByText('100 characters left')).toBeTruthy();
});

test('a quick question fills the field', async () => {
  renderChat(composer, {});
  await userEvent.click(screen.getByRole('button', { name: 'Can I see it this week?' }));
  expect(field().value).toBe('Can I see it this week?');
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole('group', { name: 'Quick questions' })).toBeNull();
});

test('files are pasted, removed and sent; those that cannot be attached are named', async () => {
  const chat = renderChat(composer, {});
  paste([
    new File(['x'], 'kitchen.png', { type: 'image/png' }),
    new File(['x'], 'room.png', { type: 'image/png' }),
    new File(['x'], 'notes.txt', { type: 'text/plain' }),
  ]);
  expect((await screen.findByRole('alert')).textContent).toBe('notes.txt: Only PDF, JPEG, PNG or WebP');
  await userEvent.click(screen.getByRole('button', { name: 'Remove room.png' }));
  await waitFor(() => expect(screen.queryByText('Uploading…')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const attachment = { id: 'file-kitchen.png', name: 'kitchen.png', contentType: 'image/png' };
  expect(sent(chat)).toEqual([{ text: '', attachments: [attachment] }]);
});

test('text that comes with its picture is pasted as text', () => {
  renderChat(composer, {});
  const wentOn = paste([new File(['x'], 'table.png', { type: 'image/png' })], 'a table');
  expect(wentOn).toBe(true);
  expect(screen.queryByText('table.png')).toBeNull();
});

test('files are dropped', async () => {
  renderChat(composer, {});
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['x'], 'kitchen.png', { type: 'image/png' }));
  const dropped = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
  expect(fireEvent(field(), dropped)).toBe(false);
  expect(await screen.findByText('kitchen.png')).toBeTruthy();
});

test('before the script the browser refuses an empty message; after it a file needs no words', () => {
  const chat = createFakeChat();
  const page = (
    <ChatProvider chat={chat}>
      <Composer
        conversationId="conversation-1"
        formComponent={(props) => <form {...props} method="post" />}
        error="Your message is empty."
      />
    </ChatProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const typed = container.querySelector('textarea');
  expect([typed?.required, typed?.autofocus, typed?.form?.checkValidity()]).toEqual([true, true, false]);
  render(page, { container, hydrate: true });
  expect(typed?.required).toBe(false);
  container.remove();
});

test('before there is a chat the form is sent to the page, and what was typed before the script came stays', () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
  const page = (
    <ChatProvider chat={null}>
      <Composer
        conversationId="conversation-1"
        formComponent={(props) => <form {...props} method="post" />}
      />
    </ChatProvider>
  );
  expect(renderToString(page)).toMatch(/<form method="post".*<textarea[^>]* name="message"/);
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const typed = container.querySelector('textarea');
  if (typed) typed.value = 'Typed early';
  render(page, { container, hydrate: true });
  expect(typed?.value).toBe('Typed early');
  container.addEventListener('submit', onSubmit);
  container.querySelector('form')?.requestSubmit();
  expect(new FormData(container.querySelector('form') ?? undefined).get('message')).toBe('Typed early');
  expect(onSubmit.mock.calls[0]?.[0].type).toBe('submit');
  container.remove();
});
