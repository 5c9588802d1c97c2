import { type DiscoverFilters, serializeDiscoverFilters } from '@sewa/formatters';
import { track } from '@sewa/pages/track';
import { mapPath } from '@sewa/paths';
import { Button, SearchBox } from '@sewa/ui';
import { useLayoutEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router-dom';
import * as messages from '../messages.ts';
import { useSuggestSearches } from '../Places/useSuggestions.ts';
import { mergeTyped, withoutTyped } from '../TypedSearch/mergeTyped.ts';
import { exactName, replacedName } from '../TypedSearch/typedNames.ts';
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
  const { text, typed, isExact, understood } = searched;
  useLayoutEffect(() => {
    if (box.current && box.current !== document.activeElement) box.current.value = text;
  }, [text]);
  const fields = [
    ...listFields(filters),
    ...(typed ? [[replacedName, typed]] : []),
    ...(isExact ? [[exactName, '1']] : []),
  ];
  const choose = ({ value }: { value: string }) => {
    const wanted = mergeTyped(withoutTyped(filters, understood?.query ?? ''), value);
    if (box.current) box.current.value = wanted.q;
    track('search-made');
    void navigate(mapPath(serializeDiscoverFilters(wanted)));
  };
  return (
    <search className={css.bar}>
      <Form method="get" action={mapPath()} className={css.form} onSubmit={() => track('search-made')}>
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
      </Form>
    </search>
  );
}
