import type { Facets } from '@sewa/api/client';
import { amenities, type DiscoverFilters, formatNumber } from '@sewa/formatters';
import { discoverPath } from '@sewa/paths';
import {
  Button,
  Checkbox,
  Heading,
  Icon,
  IconButton,
  type IconName,
  Link,
  Select,
  VisuallyHidden,
} from '@sewa/ui';
import type { FormEvent, MouseEvent, ReactNode } from 'react';
import * as common from '../messages.ts';
import type { PlaceNames } from '../Places/namePlace.ts';
import type { TypedSearch } from '../TypedSearch/useTypedSearch.ts';
import * as css from './Filters.css.ts';
import { type FilterGroup, filterGroups, listChosen } from './filterGroups.ts';
import * as messages from './messages.ts';
import { RangeFilters } from './RangeFilters.tsx';
import { RuleFilters } from './RuleFilters.tsx';
import { TravelFilters } from './TravelFilters.tsx';
import { isWrittenSlowly, useFilterForm } from './useFilterForm.ts';
import { useTypedTotal } from './useTypedTotal.ts';

const sorts = [
  { value: 'newest', label: messages.sortName.newest },
  { value: 'rentAsc', label: messages.sortName.rentAsc },
  { value: 'rentDesc', label: messages.sortName.rentDesc },
  { value: 'areaDesc', label: messages.sortName.areaDesc },
];
const waySort = { value: 'minutes', label: messages.sortName.minutes };

/** The search as it stands, and how many homes each choice would show. */
export interface FiltersProps {
  readonly filters: DiscoverFilters;
  readonly searched: TypedSearch;
  /** The names of the places of the search. */
  readonly places?: PlaceNames;
  /** Left out while they are being counted; their places are kept. */
  readonly facets?: Facets | undefined;
  readonly total?: number | undefined;
}

/** As wide as a number of three digits. */
const noCount = '\u2007\u2007\u2007';

/** The element that buttons outside name to open the filters on narrow screens. */
export const filtersId = 'filters';

interface GroupProps {
  readonly group: FilterGroup;
  readonly filters: DiscoverFilters;
  readonly counts: Readonly<Record<string, number>> | undefined;
  /** Icons are drawn once script is there; the page without it carries none. */
  readonly hasIcons: boolean;
}

const lists: Partial<Record<FilterGroup['name'], string>> = {
  amenities: css.iconList,
};

function formatLabel(label: string, icon: IconName | undefined): ReactNode {
  if (!icon) return label;
  return (
    <>
      <Icon name={icon} size="s" />
      {label}
    </>
  );
}

function Group({ group, filters, counts, hasIcons }: GroupProps) {
  const chosen = listChosen(filters, group.name);
  const options = group.options.filter(
    ({ value, isOfferedElsewhere }) => !isOfferedElsewhere || chosen.includes(value),
  );
  const icons = group.name === 'amenities' && hasIcons ? amenities : [];
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{group.title}</legend>
      <div className={lists[group.name] ?? css.list}>
        {options.map(({ value, sent, label }) => (
          <Checkbox
            key={value}
            name={group.name}
            value={sent ?? value}
            label={formatLabel(label, icons.find(({ code }) => String(code) === value)?.icon)}
            count={counts ? formatNumber(counts[value] ?? 0) : noCount}
            defaultChecked={chosen.includes(value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The filters as a plain form: it works without script; with script each change searches at once. */
export function Filters({ filters, searched, places, facets, total }: FiltersProps) {
  const { form, sheet, isHydrated, search, goTo } = useFilterForm(filters, searched);
  const shownTotal = useTypedTotal(form, filters, total, searched.text);
  const hasPlace = filters.to.length + filters.near.length > 0;
  const found = shownTotal === undefined ? common.homesNoun(shownTotal) : common.homeCount(shownTotal);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = event.currentTarget.querySelector<HTMLElement>('[name^="rent"][aria-invalid]');
    if (wrong) {
      wrong.focus();
      return;
    }
    search(event.currentTarget);
    if (event.currentTarget.matches(':popover-open')) event.currentTarget.hidePopover();
  };
  const change = (event: FormEvent<HTMLFormElement>) => {
    if (!isWrittenSlowly(event.target)) search(event.currentTarget);
  };
  const clear = (event: MouseEvent) => {
    if (!sheet.isOpen) return;
    event.preventDefault();
    goTo('');
  };
  return (
    <form
      ref={form}
      id={filtersId}
      className={css.panel}
      popover="auto"
      method="get"
      action={discoverPath()}
      aria-label={common.filtersTitle}
      noValidate
      onSubmit={submit}
      onChange={change}
      onBeforeToggle={sheet.onBeforeToggle}
      onToggle={sheet.onToggle}
    >
      <div className={css.head}>
        <Heading level={2} size="s">
          {common.filtersTitle}
        </Heading>
        <Link href={discoverPath()} onClick={clear}>
          {messages.clearAllLabel}
        </Link>
        {isHydrated ? (
          <IconButton
            label={messages.closeLabel}
            data-close=""
            popoverTarget={filtersId}
            popoverTargetAction="hide"
          >
            <Icon name="x" />
          </IconButton>
        ) : null}
      </div>
      {Object.entries(searched.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        label={messages.sortLabel}
        name="sort"
        defaultValue={filters.sort}
        options={hasPlace ? [...sorts, waySort] : sorts}
      />
      <RangeFilters filters={filters} hasHandles={isHydrated} />
      <TravelFilters filters={filters} places={places} isHydrated={isHydrated} goTo={goTo} />
      <RuleFilters filters={filters} />
      {filterGroups.map((group) => (
        <Group
          key={group.name}
          group={group}
          filters={filters}
          counts={facets?.[group.name]}
          hasIcons={isHydrated}
        />
      ))}
      <div className={css.foot}>
        <Button type="submit">{common.showHomesLabel(found)}</Button>
        {sheet.isOpen ? (
          <VisuallyHidden aria-live="polite">{shownTotal === undefined ? null : found}</VisuallyHidden>
        ) : null}
      </div>
    </form>
  );
}
