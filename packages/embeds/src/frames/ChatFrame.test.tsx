import type { Client } from '@sewa/api/client';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { FrameCommand } from '../protocol/FrameCommand.ts';
import { ChatFrame } from './ChatFrame.tsx';
import type { PagePort } from './connectPage.ts';
import type { EmbedSession, EmbedVisitor } from './createEmbedSession.ts';

// What a stream brings is not of the test's doing.
const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

beforeEach(() => {
  react.IS_REACT_ACT_ENVIRONMENT = false;
});

afterEach(() => {
  react.IS_REACT_ACT_ENVIRONMENT = true;
});

/** The chat in a frame, with a page and a server that the test plays. */
function setUp(visitor: EmbedVisitor, calls: Partial<Client> = {}) {
  const send = vi.fn<PagePort['send']>();
  const listeners = new Set<(command: FrameCommand) => void>();
  const page: PagePort = {
    send,
    subscribe(onCommand) {
      listeners.add(onCommand);
      return () => listeners.delete(onCommand);
    },
  };
  const restart = vi.fn();
  const session: EmbedSession = {
    client: {
      listConversations: async () => [],
      streamChat: async () =>
        new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(':\n\n')) }),
      ...calls,
    } as Client,
    getSnapshot: () => visitor,
    subscribe: () => () => undefined,
    restart,
    fail: () => undefined,
  };
  const site = {
    partner: { key: 'key-1', name: 'Harbour Homes' },
    origins: [],
    publicUrl: 'https://sewa.example',
    isSandbox: false,
    look: { accent: null, radius: null, theme: 'auto' as const },
    isTest: false,
  };
  const request = { context: 'listing-abc', theme: 'auto', nonce: 'n1', pageOrigin: '' } as const;
  render(<ChatFrame site={site} request={request} page={page} session={session} />);
  const open = async () => {
    await expect.poll(() => listeners.size).toBe(1);
    for (const listener of listeners) listener({ command: 'open', isFocused: true });
    await expect.poll(() => send.mock.lastCall?.[0].event).toBe('open');
  };
  return { send, open, restart };
}

test("a guest's message waits on the main site, and going there is a lead", async () => {
  const startEmbedEnquiry = vi.fn(async () => ({ url: 'https://sewa.example/continue/1' }));
  const { send, open } = setUp({ kind: 'guest' }, { startEmbedEnquiry });
  await open();
  expect(send.mock.calls.map(([{ event }]) => event)).toEqual(['resize', 'ready', 'open']);
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('textbox', { name: /Your message/ }));
  await userEvent.keyboard('Is it free?');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const link = await screen.findByRole('link', { name: /Continue on/ });
  expect(startEmbedEnquiry).toHaveBeenCalledWith({
    body: { contextId: 'listing-abc', message: 'Is it free?' },
  });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    'https://sewa.example/continue/1',
    '_blank',
  ]);
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(send).toHaveBeenLastCalledWith({ event: 'lead', detail: { kind: 'enquiry' } });
});

test('an empty message is not sent, and the field says so', async () => {
  const startEmbedEnquiry = vi.fn();
  const { open } = setUp({ kind: 'guest' }, { startEmbedEnquiry });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Write your message');
  expect(startEmbedEnquiry).not.toHaveBeenCalled();
});

test("a person's first message starts the conversation about the context", async () => {
  const startConversation = vi.fn(async () => ({ conversationId: 'c1', isNew: true }));
  const getConversation = () => new Promise<never>(() => undefined);
  const { open } = setUp({ kind: 'person', subject: 'jia-en' }, { startConversation, getConversation });
  await open();
  await userEvent.fill(await screen.findByRole('textbox', { name: /Your message/ }), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Loading messages');
  expect(startConversation).toHaveBeenCalledWith(
    { body: { contextId: 'listing-abc', message: 'Hello' } },
    { idempotencyKey: expect.any(String) },
  );
});

test('Escape and the button close it', async () => {
  const { send, open } = setUp({ kind: 'guest' });
  await open();
  await userEvent.keyboard('{Escape}');
  expect(send).toHaveBeenLastCalledWith({ event: 'close', detail: null });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(send.mock.calls.filter(([{ event }]) => event === 'close')).toHaveLength(2);
});

test('a session that failed offers to try again, and the main site', async () => {
  const { restart } = setUp({ kind: 'failed' });
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://sewa.example/discover/abc');
  await userEvent.click(screen.getByRole('button', { name: /again/ }));
  expect(restart).toHaveBeenCalled();
});

test('a session whose partner has ended says so, to the page too, and leads to the main site', () => {
  const { send } = setUp({ kind: 'ended' });
  expect(screen.getByRole('heading', { name: 'This chat has ended' })).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://sewa.example/discover/abc');
  expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
  expect(send).toHaveBeenCalledWith({
    event: 'error',
    detail: { code: 'ended', message: 'The partner has ended.' },
  });
});
