import { type ComponentProps, type ComponentType, createContext, type ReactNode, use, useMemo } from 'react';
import { englishMessages, type UiMessages } from './messages.ts';

/** What a link component is given: an anchor's props with a href. */
export type LinkComponentProps = ComponentProps<'a'> & { href: string };

/** What the primitives share. */
export type UiContextValue = { messages: UiMessages; linkComponent: 'a' | ComponentType<LinkComponentProps> };

/** Props of `UiProvider`. */
export type UiProviderProps = {
  /** Sentences that replace the English ones. */
  messages?: Partial<UiMessages>;
  /** Draws every link, so that a router can take the click. @default a plain `<a>` */
  linkComponent?: ComponentType<LinkComponentProps>;
  /** The tree that uses them. */
  children: ReactNode;
};

const UiContext = createContext<UiContextValue>({ messages: englishMessages, linkComponent: 'a' });

/** Gives the primitives their words and their link; without it they speak English and draw plain anchors. */
export function UiProvider({ messages, linkComponent, children }: UiProviderProps) {
  const outer = use(UiContext);
  const value = useMemo(
    () => ({
      messages: { ...outer.messages, ...messages },
      linkComponent: linkComponent ?? outer.linkComponent,
    }),
    [outer, messages, linkComponent],
  );
  return <UiContext value={value}>{children}</UiContext>;
}

/** Reads what the nearest `UiProvider` gives. */
export function useUi(): UiContextValue {
  return use(UiContext);
}
