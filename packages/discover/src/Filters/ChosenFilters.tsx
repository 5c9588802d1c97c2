import { type DiscoverFilters, serializeDiscoverFilters } from '@sewa/formatters';
import { discoverPath } from '@sewa/paths';
import { Icon, Link, VisuallyHidden } from '@sewa/ui';
import * as common from '../messages.ts';
import * as css from './ChosenFilters.css.ts';
import { listChips } from './listChips.ts';
import * as messages from './messages.ts';

/** A search, and the page that shows searches. */
export interface ChosenFiltersProps {
  readonly filters: DiscoverFilters;
  /** Makes the address of a search from its query string. @default the search page */
  readonly pathTo?: (query: string) => string;
}

/** What is chosen, each with a link that takes it out again; nothing when nothing is. */
export function ChosenFilters({ filters, pathTo = discoverPath }: ChosenFiltersProps) {
  const chips = listChips(filters);
  if (chips.length === 0) return null;
  return (
    <ul className={css.list} aria-label={messages.chosenFiltersLabel}>
      {chips.map(({ key, label, rest }) => (
        <li key={key}>
          <Link variant="secondary" href={pathTo(serializeDiscoverFilters(rest))}>
            <VisuallyHidden>{`${common.removeLabel} `}</VisuallyHidden>
            <span className={css.label}>{label}</span>
            <Icon name="x" size="s" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
