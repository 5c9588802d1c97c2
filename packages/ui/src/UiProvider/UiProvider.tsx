import { type ComponentType, type ReactNode, use, useMemo } from 'react';
import { type LinkComponentProps, LinkContext } from './linkContext.ts';
import type { UiMessages } from './messages.ts';
import { MessagesContext } from './messagesContext.ts';

/** Props of `UiProvider`. */
export interface UiProviderProps {
  /** Sentences that replace the English ones. */
  messages?: Partial<UiMessages>;
  /** Renders every link, so that a router can handle clicks. @default a plain `<a>` */
  linkComponent?: ComponentType<LinkComponentProps>;
  /** The tree that uses them. */
  children: ReactNode;
}

/** Gives the components their texts and their link; without it they use English and plain anchors. */
export function UiProvider({ messages, linkComponent, children }: UiProviderProps) {
  const outerMessages = use(MessagesContext);
  const outerLink = use(LinkContext);
  const merged = useMemo(() => ({ ...outerMessages, ...messages }), [outerMessages, messages]);
  return (
    <MessagesContext value={merged}>
      <LinkContext value={linkComponent ?? outerLink}>{children}</LinkContext>
    </MessagesContext>
  );
}
