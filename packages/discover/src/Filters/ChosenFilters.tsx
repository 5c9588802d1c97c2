import { type DiscoverFilters, writeDiscoverFilters } from '@sewa/formatters';
import { discoverPath } from '@sewa/paths';
import { Icon, Link, VisuallyHidden } from '@sewa/ui';
import * as css from './ChosenFilters.css.ts';
import { filterGroups, listChosen, toggleChoice } from './filterGroups.ts';

/** What is chosen, each with a link that takes it out again; nothing when nothing is. */
export function ChosenFilters({ filters }: { readonly filters: DiscoverFilters }) {
  const chosen = filterGroups.flatMap(({ name, options }) =>
    listChosen(filters, name).map((value) => ({
      key: `${name}:${value}`,
      label: options.find((option) => option.value === value)?.label ?? value,
      href: discoverPath(writeDiscoverFilters(toggleChoice(filters, name, value))),
    })),
  );
  if (filters.q) {
    chosen.unshift({
      key: 'q',
      label: `“${filters.q}”`,
      href: discoverPath(writeDiscoverFilters({ ...filters, q: '' })),
    });
  }
  if (chosen.length === 0) return null;
  return (
    <ul className={css.list} aria-label="Chosen filters">
      {chosen.map(({ key, label, href }) => (
        <li key={key}>
          <Link look="secondary" href={href}>
            <VisuallyHidden>Remove </VisuallyHidden>
            {label}
            <Icon name="x" size="s" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
