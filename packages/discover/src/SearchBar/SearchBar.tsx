import { type DiscoverFilters, serializeDiscoverFilters } from '@sewa/formatters';
import { track } from '@sewa/pages/track';
import { discoverPath } from '@sewa/paths';
import { Button, Icon, SearchBox } from '@sewa/ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { filtersId } from '../Filters/Filters.tsx';
import { useTypedText } from '../Filters/useTypedText.ts';
import * as messages from '../messages.ts';
import { useSuggestSearches } from '../Places/useSuggestions.ts';
import { mergeTyped, withoutTyped } from '../TypedSearch/mergeTyped.ts';
import type { TypedSearch } from '../TypedSearch/useTypedSearch.ts';
import * as css from './SearchBar.css.ts';

/** The search, and the text of its box. */
export interface SearchBarProps {
  readonly filters: DiscoverFilters;
  readonly searched: TypedSearch;
}

/** The free text of the search, which belongs to the form of the filters; this one line stays in sight while homes are scrolled. */
export function SearchBar({ filters, searched }: SearchBarProps) {
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const suggest = useSuggestSearches();
  const { text, setText, leave } = useTypedText(searched.text);
  const choose = ({ value }: { value: string }) => {
    const rest = withoutTyped(filters, searched.understood?.query ?? '');
    const wanted = mergeTyped(rest, value);
    if (box.current) box.current.value = wanted.q;
    track('search-made');
    leave();
    void navigate(discoverPath(serializeDiscoverFilters(wanted)));
  };
  return (
    <div className={css.bar}>
      <SearchBox
        ref={box}
        label={messages.searchLabel}
        isLabelHidden
        placeholder={messages.searchPlaceholder}
        name="q"
        form={filtersId}
        defaultValue={text}
        maxLength={100}
        suggest={suggest}
        onChoose={choose}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button variant="secondary" popoverTarget={filtersId}>
        <Icon name="sliders-horizontal" /> <span className={css.filters}>{messages.filtersTitle}</span>
      </Button>
    </div>
  );
}
