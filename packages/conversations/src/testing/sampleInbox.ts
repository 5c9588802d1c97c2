import type { Conversation, ConversationEntry } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import type { HttpHandler } from 'msw';
import { helpConversation, homeConversation, sampleEntries } from './sampleConversations.ts';

/** What of the sample inbox a story or a test may have otherwise. */
export interface SampleInbox {
  readonly entries?: readonly ConversationEntry[];
  readonly conversations?: readonly Conversation[];
}

const findId = (request: Request): string => new URL(request.url).pathname.split('/')[3] ?? '';

/** Handlers for an inbox with conversations in it; put others before them. */
export function sampleInbox({
  entries = sampleEntries,
  conversations = [homeConversation, helpConversation],
}: SampleInbox = {}): HttpHandler[] {
  return [
    mockRoute('listConversations', [...entries]),
    mockRoute('streamChat', () => new ReadableStream<Uint8Array>()),
    mockRoute('helpLogIn', { token: 'token-1', email: 'nur@example.sg' }),
    mockRoute(
      'getConversation',
      (request) =>
        conversations.find(({ conversationId }) => conversationId === findId(request)) ??
        new ApiError({ code: 'R002', status: 404 }),
    ),
  ];
}
