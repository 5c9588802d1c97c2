import { type DiscoverFilters, serializeDiscoverFilters } from '@sewa/formatters';
import { discoverPath } from '@sewa/paths';
import { Icon, Link, Text, VisuallyHidden } from '@sewa/ui';
import * as common from '../messages.ts';
import type { PlaceNames } from '../Places/namePlace.ts';
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

/** What is chosen, each with a link that takes it out again; nothing when nothing is. */
export function ChosenFilters({ filters, places, pathTo = defaultPath }: ChosenFiltersProps) {
  const chips = listChips(filters, places);
  if (chips.length === 0) return null;
  return (
    <ul className={css.list} aria-label={messages.chosenFiltersLabel}>
      {chips.map(({ key, label, rest, join }) => (
        <li key={key} className={css.chip}>
          {join === undefined ? null : (
            <Text size="s" tone="muted">
              {`${join} `}
            </Text>
          )}
          <Link variant="secondary" href={pathTo(rest)}>
            <VisuallyHidden>{`${common.removeLabel} `}</VisuallyHidden>
            <span className={css.label}>{label}</span>
            <Icon name="x" size="s" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
