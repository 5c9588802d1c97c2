import { type DiscoverFilters, serializeDiscoverFilters } from '@sewa/formatters';
import { Link, Text } from '@sewa/ui';
import { useEffect, useRef } from 'react';
import { namePlace, type PlaceNames } from '../Places/namePlace.ts';
import { focusSearchBox } from '../SearchBar/focusSearchBox.ts';
import { withoutTyped } from './mergeTyped.ts';
import * as messages from './messages.ts';
import * as css from './SearchNotes.css.ts';
import { exactName, joinQueries } from './typedNames.ts';
import type { TypedSearch } from './useTypedSearch.ts';

/** A search that was typed, and what was understood of it. */
export interface SearchNotesProps {
  readonly filters: DiscoverFilters;
  readonly searched: TypedSearch;
  readonly places: PlaceNames;
  /** Makes the address of a search from its query string. */
  readonly pathTo: (query: string) => string;
}

/** What a corrected word found: a place of the search, or else a word. */
function describeCorrection(
  used: string,
  { in: areas, near, to }: DiscoverFilters,
  names: PlaceNames,
): string {
  const isUsed = (place: string) => namePlace(place, names).toLowerCase() === used.toLowerCase();
  const named = (place: string | undefined) => (place === undefined ? null : namePlace(place, names));
  const area = named(areas.find(isUsed));
  if (area !== null) return messages.correctedIn(area);
  const walked = named(near.find(({ place }) => isUsed(place))?.place);
  if (walked !== null) return messages.correctedNear(walked);
  const reached = named(to.find(({ place }) => isUsed(place))?.place);
  return reached === null ? messages.correctedText(used) : messages.correctedTo(reached);
}

/** Says which spelling of a typed text was put right, and which of its parts no filter answers. */
export function SearchNotes({ filters, searched, places, pathTo }: SearchNotesProps) {
  const { understood, typed } = searched;
  const isLeft = useRef(false);
  const hasWayBack = understood !== null && understood.corrections.length > 0;
  useEffect(() => {
    if (hasWayBack || !isLeft.current) return;
    isLeft.current = false;
    focusSearchBox();
  }, [hasWayBack]);
  if (!understood || understood.corrections.length + understood.notes.length === 0) return null;
  const literal = { ...withoutTyped(filters, understood.query), q: typed };
  return (
    <div className={css.notes}>
      {hasWayBack ? (
        <Text as="p">
          {understood.corrections
            .map(({ used }) => messages.corrected(describeCorrection(used, filters, places)))
            .join(' ')}{' '}
          <Link
            href={pathTo(joinQueries(serializeDiscoverFilters(literal), `${exactName}=1`))}
            onClick={({ currentTarget }) => {
              isLeft.current = currentTarget.matches(':focus-visible');
            }}
          >
            {messages.searchInstead(understood.corrections.map((each) => each.typed).join(' '))}
          </Link>
        </Text>
      ) : null}
      {understood.notes.map(({ text, about }) => (
        <Text as="p" tone="muted" key={`${about}:${text}`}>
          {messages.note(text, about)}
        </Text>
      ))}
    </div>
  );
}
