import type { ConversationEntry, QuickReply } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import type { Chat } from '@sewa/chat';
import { useChat, useConversation } from '@sewa/chat/react';
import { conversationPath } from '@sewa/paths';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { listOtherNames } from '../Inbox/listOtherNames.ts';
import { findEntryState } from './findState.ts';
import { type InboxFilter, withFilter } from './inboxFilter.ts';

/** What an answer leaves for the next conversation. */
interface Sent {
  /** Who was answered. */
  readonly sentTo: string;
  /** The reply that was sent as it is, which the next message begins with. */
  readonly reply: QuickReply['kind'] | null;
}

const isSent = (state: unknown): state is Sent =>
  typeof state === 'object' && state !== null && 'sentTo' in state && 'reply' in state;

interface QueueOptions {
  readonly conversationId: string | null;
  readonly filter: InboxFilter;
  /** The conversations that the filter chose. */
  readonly entries: readonly ConversationEntry[] | null | undefined;
  /** Replies to the open conversation. */
  readonly replies: readonly QuickReply[];
}

/**
 * New enquiries one after the other: while the inbox shows new ones, an answer leads to the next, whose message begins with the same reply
 * for its own home. Nothing is sent without a press.
 */
export function useQueue({ conversationId, filter, entries, replies }: QueueOptions) {
  const chat = useChat();
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const { about, messages: sentMessages } = useConversation(conversationId ?? '');
  const isOn = filter.state === 'new' && conversationId !== null;
  const sent = isSent(state) ? state : null;
  const me = about?.users.find(({ isMe }) => isMe)?.userId;
  const isNew =
    about?.enquiry?.state === 'new' && !sentMessages.some(({ userId }) => userId !== null && userId === me);
  // The list may still have those that were answered a moment ago.
  const answered = useRef(new Set<string>());
  const waiting = (entries ?? []).filter(
    (entry) =>
      entry.conversationId !== conversationId &&
      !answered.current.has(entry.conversationId) &&
      findEntryState(entry) === 'new',
  );
  const [next] = waiting;
  const nextHref = next ? withFilter(conversationPath(next.conversationId), filter) : null;
  // What the next one needs is there when it opens.
  useRoute('getEnquiryCard', isOn && next ? { conversationId: next.conversationId } : null, {
    isErrorReturned: true,
  });
  const onSent = (id: string, text: string) => {
    if (!isOn || id !== conversationId || !isNew) return;
    answered.current.add(id);
    const left: Sent = {
      sentTo: listOtherNames(about?.users ?? []),
      reply: replies.find((known) => known.text === text.trim())?.kind ?? null,
    };
    const href = nextHref ?? withFilter(conversationPath(id), filter);
    void navigate(href, { state: left, replace: nextHref === null });
  };
  const latest = useRef(onSent);
  latest.current = onSent;
  const queueChat = useMemo<Chat | null>(
    () =>
      chat && {
        ...chat,
        send(id, message) {
          const sentKey = chat.send(id, message);
          latest.current(id, message.text);
          return sentKey;
        },
      },
    [chat],
  );
  const isArrival = isOn && sent !== null && isNew;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each conversation it leads to
  useEffect(() => {
    if (isArrival) document.querySelector<HTMLTextAreaElement>('textarea[name="message"]')?.focus();
  }, [isArrival, key]);
  const filled = useRef('');
  const suggestion =
    isArrival && sent.reply !== null ? replies.find(({ kind }) => kind === sent.reply)?.text : undefined;
  useEffect(() => {
    if (!chat || conversationId === null || suggestion === undefined || filled.current === key) return;
    filled.current = key;
    if (!chat.getSnapshot().drafts[conversationId]) chat.setDraft(conversationId, suggestion);
  }, [chat, conversationId, suggestion, key]);
  return {
    queueChat: isOn ? queueChat : chat,
    // Until the list is read, nobody knows what is left.
    queue: isOn && entries ? { sentTo: sent?.sentTo ?? null, waiting: waiting.length, nextHref } : null,
  };
}
