import { type DiscoverFilters, serializeDiscoverFilters } from '@sewa/formatters';
import { track } from '@sewa/pages/track';
import { mapPath } from '@sewa/paths';
import { Button, SearchBox } from '@sewa/ui';
import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import * as messages from '../messages.ts';
import { useSuggestSearches } from '../Places/useSuggestions.ts';
import { mergeTyped, withoutTyped } from '../TypedSearch/mergeTyped.ts';
import { joinQueries } from '../TypedSearch/typedNames.ts';
import * as css from './MapSearch.css.ts';
import type { SearchBarProps } from './SearchBar.tsx';

const listFields = (filters: DiscoverFilters) => [
  ...new URLSearchParams(serializeDiscoverFilters({ ...filters, q: '' })),
];

/** The search box of the map, in a form of its own that keeps what else was chosen. */
export function MapSearch({ filters, searched }: SearchBarProps) {
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const suggest = useSuggestSearches();
  const { text, understood } = searched;
  useLayoutEffect(() => {
    if (box.current && box.current !== document.activeElement) box.current.value = text;
  }, [text]);
  const open = (query: string) => {
    track('search-made');
    void navigate(mapPath(query));
  };
  const fields = [...listFields(filters), ...Object.entries(searched.fields)];
  const choose = ({ value }: { value: string }) => {
    const wanted = mergeTyped(withoutTyped(filters, understood?.query ?? ''), value);
    if (box.current) box.current.value = wanted.q;
    open(serializeDiscoverFilters(wanted));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = box.current?.value.trim() ?? '';
    if (q !== text)
      open(
        joinQueries(
          serializeDiscoverFilters({ ...filters, q }),
          new URLSearchParams(searched.fields).toString(),
        ),
      );
  };
  return (
    <search className={css.bar}>
      <form method="get" action={mapPath()} className={css.form} onSubmit={submit}>
        <SearchBox
          ref={box}
          label={messages.searchLabel}
          isLabelHidden
          placeholder={messages.searchPlaceholder}
          name="q"
          defaultValue={text}
          maxLength={100}
          suggest={suggest}
          onChoose={choose}
        />
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="secondary">
          {messages.searchLabel}
        </Button>
      </form>
    </search>
  );
}
