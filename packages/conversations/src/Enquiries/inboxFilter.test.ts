import { expect, test } from 'vitest';
import { isFiltered, parseInboxFilter, withFilter } from './inboxFilter.ts';

const parse = (query: string) => parseInboxFilter(new URLSearchParams(query));

test('an address says which conversations are shown', () => {
  const query = 'home=tks5zua4nvyt&state=not-fit&unread=1&mine=1';
  expect(parse(query)).toEqual({ home: 'tks5zua4nvyt', state: 'not-fit', unread: '1', mine: '1' });
  expect(withFilter('/chat', parse(query))).toBe(`/chat?${query}`);
});

test('what is no filter is left out', () => {
  expect(parse('home=x&state=old&unread=yes&mine=&before=4')).toEqual({});
  expect(isFiltered(parse('home=&state='))).toBe(false);
  expect(withFilter('/chat', { state: undefined })).toBe('/chat');
});
