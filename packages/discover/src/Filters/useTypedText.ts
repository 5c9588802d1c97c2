import { useHistoryState } from '@sewa/pages';

/** The text of the search box, what was typed and not searched yet or else the text of the address, and how to keep what is typed with this history entry. */
export function useTypedText(searched: string): [text: string, setText: (text: string) => void] {
  const [typed, setText] = useHistoryState<string | null>('typed', null);
  return [typed ?? searched, setText];
}
