import { createContext, use } from 'react';
import type { PickerMessages } from './messages.ts';

/** The language of the pickers: how dates are written, and sentences that replace the English ones. */
export interface Language {
  locale: string;
  messages: Partial<PickerMessages>;
}

/** The language of the nearest `PickersProvider`. */
export const LanguageContext = createContext<Language>({ locale: 'en-SG', messages: {} });

/** Takes the English sentences a component says and gives those of the nearest `PickersProvider` in their place. */
export function useMessages<Name extends keyof PickerMessages>(
  english: Pick<PickerMessages, Name>,
): Pick<PickerMessages, Name> {
  return { ...english, ...use(LanguageContext).messages };
}
