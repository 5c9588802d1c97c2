import { createContext, use } from 'react';
import type { UiMessages } from './messages.ts';

/** Sentences that replace the English ones. */
export const MessagesContext = createContext<Partial<UiMessages>>({});

/** Takes the English sentences a component says and gives those of the nearest `UiProvider` in their place. */
export function useMessages<Name extends keyof UiMessages>(
  english: Pick<UiMessages, Name>,
): Pick<UiMessages, Name> {
  return { ...english, ...use(MessagesContext) };
}
