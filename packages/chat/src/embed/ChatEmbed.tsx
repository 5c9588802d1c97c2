import { createElement, type ReactNode, useEffect, useRef } from 'react';
import { loadScript } from './loadScript.ts';

/** Props of `ChatEmbed`. */
export interface ChatEmbedProps {
  /** Origin that frames are served from, such as `https://embed.sewa.example`. */
  origin: string;
  /** Key of the partner whose site it is. */
  partner: string;
  /** What the conversation is about: `listing-` and the id of a listing, or `help`. @default 'help' */
  context?: string;
  /** Colours of the frame and its button. @default 'auto', as the device asks */
  theme?: 'auto' | 'light' | 'dark';
  /**
   * Gets a token of the visitor, signed by your server, at first and every 15 minutes; null for a guest, who may only start an enquiry.
   * @default everybody is a guest
   */
  getToken?: () => string | null | Promise<string | null>;
  /** Called once the frame is loaded: after the button was pressed. */
  onReady?: () => void;
  /** Called with the height of the frame in CSS pixels. */
  onResize?: (detail: { height: number }) => void;
  /** Called when the chat is opened. */
  onOpen?: () => void;
  /** Called when the visitor closes the chat. */
  onClose?: () => void;
  /** Called with the number of unread messages whenever it changes. */
  onUnread?: (detail: { count: number }) => void;
  /** Called with `enquiry` when a guest goes on to send their message. */
  onLead?: (detail: { kind: string }) => void;
  /** Called with what went wrong; after `blocked`, `unlisted`, `unknown` and `ended` the children stand there. */
  onError?: (detail: { code: string; message: string }) => void;
  /** Stands where neither button nor frame is shown, also on a server: a link to a page of yours or of ours. */
  children?: ReactNode;
}

interface ChatElement extends HTMLElement {
  getToken?: () => Promise<string | null>;
}

const eventNames = ['ready', 'resize', 'open', 'close', 'unread', 'lead', 'error'] as const;

/**
 * A button that opens a chat in a frame of our own origin. The script of `origin` is loaded once a page; until then, and if it is
 * blocked, the children stand there.
 */
export function ChatEmbed({ origin, partner, context = 'help', theme = 'auto', children, ...rest }: ChatEmbedProps) {
  const element = useRef<ChatElement>(null);
  const current = useRef(rest);
  const place = `${origin} ${partner} ${context}`;
  useEffect(() => {
    current.current = rest;
  });
  useEffect(
    () =>
      loadScript(new URL('/embed/v1/chat.js', origin).href, () =>
        current.current.onError?.({ code: 'blocked', message: 'The script was blocked.' }),
      ),
    [origin],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another element
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    target.getToken = async () => (await current.current.getToken?.()) ?? null;
    const pass = ({ type, detail }: CustomEvent) => {
      const { onReady, onResize, onOpen, onClose, onUnread, onLead, onError } = current.current;
      if (type === 'ready') onReady?.();
      if (type === 'resize') onResize?.(detail);
      if (type === 'open') onOpen?.();
      if (type === 'close') onClose?.();
      if (type === 'unread') onUnread?.(detail);
      if (type === 'lead') onLead?.(detail);
      if (type === 'error') onError?.(detail);
    };
    for (const name of eventNames) target.addEventListener(name, pass as EventListener);
    return () => {
      for (const name of eventNames) target.removeEventListener(name, pass as EventListener);
    };
  }, [place]);
  return createElement('sewa-chat', { key: place, ref: element, partner, context, theme }, children);
}
