import { use } from 'react';
import * as english from './english.ts';
import { LanguageContext } from './languageContext.ts';
import type { PickerMessages } from './messages.ts';

/** The language of the nearest `PickersProvider` with all its sentences. */
export function useLanguage(): { locale: string; messages: PickerMessages } {
  const { locale, messages } = use(LanguageContext);
  return { locale, messages: { ...english, ...messages } };
}
