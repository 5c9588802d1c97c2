import type { Client } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { expect, test } from 'vitest';
import { handleChatForm } from './chatForms.ts';

const conversationId = '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d1001';

/** Sends a form as the page of a conversation does without script; resolves to its answer and the calls it made. */
async function send(
  form: Record<string, string>,
  client: Partial<Client> = {},
  id = conversationId,
  query = '',
) {
  const calls: unknown[] = [];
  const note =
    <Answer>(name: string, answer: Answer) =>
    async (params: unknown): Promise<Answer> => {
      calls.push([name, params]);
      return answer;
    };
  const request = new Request('https://sewa.test/chat', { method: 'POST', body: new URLSearchParams(form) });
  const page = {
    params: { conversationId: id },
    request,
    url: new URL(`https://sewa.test/chat${query}`),
    client: {
      sendMessage: note('sendMessage', { messageId: 'm', number: 4, sentAt: '' }),
      markRead: note('markRead', null),
      muteConversation: note('muteConversation', null),
      markNotFit: note('markNotFit', null),
      assignConversation: note('assignConversation', null),
      tellAskers: note('tellAskers', { told: 3 }),
      startConversation: note('startConversation', { conversationId: 'new', isNew: true }),
      ...client,
    },
  } as unknown as PageRequest;
  return { answer: await handleChatForm(page), calls };
}
const locationOf = (answer: unknown) => answer instanceof Response && answer.headers.get('location');

test('a message is sent, what came before it counts as read, and the conversation is shown again', async () => {
  const { answer, calls } = await send({ message: 'Hello' });
  expect(locationOf(answer)).toBe(`/chat/${conversationId}`);
  expect(calls).toEqual([
    ['sendMessage', { body: { conversationId, message: 'Hello' } }],
    ['markRead', { conversationId, body: { number: 4 } }],
  ]);
});

test('a message that was sent stays sent when it cannot be marked', async () => {
  const markRead = () => Promise.reject(new ApiError({ code: 'R001', status: 500 }));
  expect(locationOf((await send({ message: 'Hello' }, { markRead })).answer)).toBe(`/chat/${conversationId}`);
});

test('the first message to the help desk begins the conversation and leads to it', async () => {
  const { answer, calls } = await send({ message: 'Help' }, {}, 'help');
  expect(locationOf(answer)).toBe('/chat/new');
  expect(calls).toEqual([['startConversation', { body: { contextId: 'help', message: 'Help' } }]]);
});

test('what a lister says of an enquiry is said, and the filter stays', async () => {
  const marked = await send({ form: 'not-fit' }, {}, conversationId, '?state=new');
  expect(locationOf(marked.answer)).toBe(`/chat/${conversationId}?state=new`);
  expect(marked.calls).toEqual([['markNotFit', { conversationId, body: { isNotFit: true } }]]);
  expect((await send({ form: 'fit' })).calls).toEqual([
    ['markNotFit', { conversationId, body: { isNotFit: false } }],
  ]);
  expect((await send({ form: 'assign', userId: '' })).calls).toEqual([
    ['assignConversation', { conversationId, body: { userId: null } }],
  ]);
});

test('all who asked about a home are told, and the inbox says how many', async () => {
  const { answer, calls } = await send({ form: 'tell', home: 'tks5zua4nvyt', message: 'Gone' });
  expect(locationOf(answer)).toBe('/chat?home=tks5zua4nvyt&told=3');
  expect(calls).toEqual([['tellAskers', { id: 'tks5zua4nvyt', body: { message: 'Gone' } }]]);
});

test('emails are stopped', async () => {
  const { answer, calls } = await send({ form: 'mute' });
  expect(locationOf(answer)).toBe(`/chat/${conversationId}?mute`);
  expect(calls).toEqual([['muteConversation', { conversationId, body: { isMuted: true } }]]);
});

test.each([
  [
    { code: 'R006', status: 400, fields: [{ name: 'message', reason: 'is empty' }] } as const,
    'Your message is empty.',
  ],
  [{ code: 'R006', status: 403 } as const, "You can't send messages in this conversation."],
  [{ code: 'R001', status: 503 } as const, 'Something went wrong, please try again.'],
])('a message that is not taken comes back with the reason: %j', async (error, reason) => {
  const sendMessage = () => Promise.reject(new ApiError(error));
  const { answer } = await send({ message: 'Hello' }, { sendMessage });
  expect(answer).toMatchObject({
    data: { form: 'message', message: 'Hello', reason },
    init: { status: error.status },
  });
});

test('a conversation of other people is not found', async () => {
  const sendMessage = () => Promise.reject(new ApiError({ code: 'R002', status: 404 }));
  await expect(send({ message: 'Hello' }, { sendMessage })).rejects.toMatchObject({ status: 404 });
});
