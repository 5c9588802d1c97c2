import type { ChatMessage, ChatUser } from '@sewa/api/client';
import { useEffect, useRef, useState } from 'react';
import { useChatMessages } from '../messages/messagesContext.ts';
import { nameUser } from '../naming/nameConversation.ts';

/** Milliseconds in which news are gathered, and between two announcements. */
const PAUSE = 1_000;

/** What to announce; a new `id` for each announcement, so that the same words are spoken again. */
export interface News {
  readonly id: number;
  readonly text: string;
}

/** Announces what others write and what was refused, at most once a second: one message with its words, several by their count. */
export function useNews(messages: readonly ChatMessage[], users: readonly ChatUser[], failed: number): News {
  const words = useChatMessages();
  const [news, setNews] = useState<News>({ id: 0, text: '' });
  const last = messages.at(-1)?.number ?? 0;
  const announced = useRef({ last, failed });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const describe = (): string => {
    const me = users.find(({ isMe }) => isMe)?.userId;
    const fresh = messages.filter(({ number, userId }) => number > announced.current.last && userId !== me);
    const written = fresh.filter(({ kind }) => kind !== 'event');
    const [one] = written;
    const lines = [failed > announced.current.failed && words.notSent];
    if (one && written.length === 1) {
      const sender = users.find(({ userId }) => userId === one.userId);
      lines.push(words.said(nameUser(sender, words), one.text || words.attachment));
    } else if (one) lines.push(words.newMessages(written.length));
    else lines.push(fresh.at(-1)?.text ?? '');
    return lines.filter(Boolean).join(' ');
  };
  const latest = useRef({ describe, last, failed });
  useEffect(() => {
    latest.current = { describe, last, failed };
  });

  useEffect(() => {
    if (last <= announced.current.last && failed <= announced.current.failed) {
      announced.current.failed = failed;
      return;
    }
    timer.current ??= setTimeout(() => {
      const text = latest.current.describe();
      announced.current = { last: latest.current.last, failed: latest.current.failed };
      timer.current = undefined;
      if (text) setNews(({ id }) => ({ id: id + 1, text }));
    }, PAUSE);
  }, [last, failed]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return news;
}
