import type { ConversationEntry, QuickReply } from '@sewa/api/client';
import type { Chat } from '@sewa/chat';
import { useChat } from '@sewa/chat/react';
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
  const isOn = filter.state === 'new' && conversationId !== null;
  const sent = isSent(state) ? state : null;
  const waiting = (entries ?? []).filter(
    (entry) => entry.conversationId !== conversationId && findEntryState(entry) === 'new',
  );
  const [next] = waiting;
  const nextHref = next ? withFilter(conversationPath(next.conversationId), filter) : null;
  const open = entries?.find((entry) => entry.conversationId === conversationId);
  const onSent = (id: string, text: string) => {
    if (
      !isOn ||
      id !== conversationId ||
      findEntryState(open ?? { enquiry: null, latestMessage: null, users: [] }) !== 'new'
    )
      return;
    const left: Sent = {
      sentTo: listOtherNames(open?.users ?? []),
      reply: replies.find((known) => known.text === text.trim())?.kind ?? null,
    };
    void navigate(nextHref ?? withFilter(conversationPath(id), filter), {
      state: left,
      replace: nextHref === null,
    });
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
  const filled = useRef('');
  const suggestion = sent?.reply ? replies.find(({ kind }) => kind === sent.reply)?.text : undefined;
  useEffect(() => {
    if (!chat || conversationId === null || suggestion === undefined || filled.current === key) return;
    filled.current = key;
    if (next === undefined && open === undefined) return;
    if (
      chat.getSnapshot().drafts[conversationId] ||
      findEntryState(open ?? { enquiry: null, latestMessage: null, users: [] }) !== 'new'
    )
      return;
    chat.setDraft(conversationId, suggestion);
    document.querySelector<HTMLTextAreaElement>('textarea[name="message"]')?.focus();
  }, [chat, conversationId, suggestion, key, next, open]);
  return {
    queueChat: isOn ? queueChat : chat,
    queue: isOn ? { sentTo: sent?.sentTo ?? null, waiting: waiting.length, nextHref } : null,
  };
}
