import { type ReactNode, use, useMemo } from 'react';
import { LanguageContext } from './languageContext.ts';
import type { PickerMessages } from './messages.ts';

/** Props of `PickersProvider`. */
export interface PickersProviderProps {
  /** Sentences that replace the English ones. */
  messages?: Partial<PickerMessages>;
  /** Language tag that decides the order of day and month, their names and the first day of the week. @default 'en-SG' */
  locale?: string;
  /** The tree that uses them. */
  children: ReactNode;
}

/** Gives the pickers their words and their way of writing dates; without it they speak English as in Singapore. */
export function PickersProvider({ messages, locale, children }: PickersProviderProps) {
  const outer = use(LanguageContext);
  const language = useMemo(
    () => ({ locale: locale ?? outer.locale, messages: { ...outer.messages, ...messages } }),
    [outer, locale, messages],
  );
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
