import type { DiscoverFilters } from '@sewa/formatters';
import { Button, Icon, TextField } from '@sewa/ui';
import { filtersId } from '../Filters/Filters.tsx';
import { useTypedText } from '../Filters/useTypedText.ts';
import * as messages from '../messages.ts';
import * as css from './SearchBar.css.ts';

/** The free text of the search, which belongs to the form of the filters; this one line stays in sight while homes are scrolled. */
export function SearchBar({ filters }: { readonly filters: DiscoverFilters }) {
  const [shownText, setText] = useTypedText(filters);
  return (
    <div className={css.bar}>
      <TextField
        type="search"
        label={messages.searchLabel}
        isLabelHidden
        icon={<Icon name="search" />}
        placeholder={messages.searchPlaceholder}
        name="q"
        form={filtersId}
        defaultValue={shownText}
        maxLength={100}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button variant="secondary" popoverTarget={filtersId}>
        <Icon name="sliders-horizontal" /> {messages.filtersTitle}
      </Button>
    </div>
  );
}
