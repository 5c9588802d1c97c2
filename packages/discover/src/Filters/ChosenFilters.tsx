import { type DiscoverFilters, serializeDiscoverFilters } from '@sewa/formatters';
import { discoverPath } from '@sewa/paths';
import { Icon, Link, Text, VisuallyHidden } from '@sewa/ui';
import { useEffect, useRef } from 'react';
import * as common from '../messages.ts';
import type { PlaceNames } from '../Places/namePlace.ts';
import { focusSearchBox } from '../SearchBar/focusSearchBox.ts';
import * as css from './ChosenFilters.css.ts';
import { listChips } from './listChips.ts';
import * as messages from './messages.ts';

/** A search, and the page that shows searches. */
export interface ChosenFiltersProps {
  readonly filters: DiscoverFilters;
  /** The names of the places among them. */
  readonly places?: PlaceNames;
  /** Makes the address of a search. @default the search page */
  readonly pathTo?: (filters: DiscoverFilters) => string;
}

const defaultPath = (filters: DiscoverFilters) => discoverPath(serializeDiscoverFilters(filters));

/** Leaves the focus with the chips when the one that had it is taken out: on the next, else the one before, else the search box. */
function useChipFocus(keys: string) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ index: number; keys: string } | null>(null);
  useEffect(() => {
    const { current } = removed;
    if (!current || current.keys === keys) return;
    removed.current = null;
    const chips = list.current?.querySelectorAll('a') ?? [];
    if (document.activeElement === document.body) chips[Math.min(current.index, chips.length - 1)]?.focus();
    focusSearchBox();
  }, [keys]);
  const remember = (chip: HTMLElement, index: number) => {
    removed.current = chip.matches(':focus-visible') ? { index, keys } : null;
  };
  return { list, remember };
}

/** What is chosen, each with a link that takes it out again; nothing when nothing is. */
export function ChosenFilters({ filters, places, pathTo = defaultPath }: ChosenFiltersProps) {
  const chips = listChips(filters, places);
  const { list, remember } = useChipFocus(chips.map(({ key }) => key).join(' '));
  if (chips.length === 0) return null;
  return (
    <ul ref={list} className={css.list} aria-label={messages.chosenFiltersLabel}>
      {chips.map(({ key, label, rest, join }, index) => (
        <li key={key} className={css.chip}>
          {join === undefined ? null : (
            <Text size="s" tone="muted">
              {`${join} `}
            </Text>
          )}
          <Link
            variant="secondary"
            href={pathTo(rest)}
            onClick={({ currentTarget }) => remember(currentTarget, index)}
          >
            <VisuallyHidden>{`${common.removeLabel} `}</VisuallyHidden>
            <span className={css.label}>{label}</span>
            <Icon name="x" size="s" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
