import { type DiscoverFilters, parseDiscoverFilters, serializeDiscoverFilters } from '@sewa/formatters';
import { track } from '@sewa/pages/track';
import { discoverPath } from '@sewa/paths';
import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { joinQueries } from '../TypedSearch/typedNames.ts';
import type { TypedSearch } from '../TypedSearch/useTypedSearch.ts';
import { filterGroups, listSent } from './filterGroups.ts';
import { houseRuleNames } from './houseRuleNames.ts';
import { isWrongRent } from './isWrongRent.ts';
import { parseForm } from './parseForm.ts';
import { type FilterSheet, useFilterSheet } from './useFilterSheet.ts';
import { useTypedText } from './useTypedText.ts';

/** The form of the filters and what it does. */
export interface FilterForm {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly sheet: FilterSheet;
  /** Whether script has taken the form over. */
  readonly isHydrated: boolean;
  /** Goes to the search that the form asks for. */
  readonly search: (form: HTMLFormElement) => void;
  /** Goes to the search of a query string; from the sheet the way back leads to what was shown before it opened. */
  readonly goTo: (query: string) => void;
}

/** Fields that hold half a value while somebody writes in them: they are read once the value stands. */
export function isWrittenSlowly(field: EventTarget): field is HTMLInputElement {
  return (
    field instanceof HTMLInputElement &&
    (field.inputMode === 'decimal' ||
      field.type === 'number' ||
      field.type === 'date' ||
      field.type === 'range')
  );
}

/**
 * Makes a form show a search that came about elsewhere: a removed chip, the way back, an answer that took its time. What somebody is
 * writing meanwhile stays.
 */
function showChoices(form: HTMLFormElement, filters: DiscoverFilters, written: EventTarget | null): void {
  for (const group of filterGroups) {
    const chosen = listSent(filters, group);
    for (const box of form.querySelectorAll<HTMLInputElement>(`input[name="${group.name}"]`))
      box.checked = chosen.includes(box.value);
  }
  for (const name of ['rentMin', 'rentMax', 'areaMin', 'availableFrom'] as const) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field !== written) field.value = String(filters[name] ?? '');
  }
  for (const way of form.querySelectorAll<HTMLSelectElement>('select[name="to"]')) {
    const chosen = filters.to.map(({ place, minutes }) => `${place}@${minutes}`);
    way.value = [...way.options].find(({ value }) => chosen.includes(value))?.value ?? '';
  }
  const station = form.elements.namedItem('station');
  if (station instanceof HTMLSelectElement) station.value = String(filters.station ?? '');
  for (const name of houseRuleNames) {
    const box = form.elements.namedItem(name);
    if (box instanceof HTMLInputElement) box.checked = filters[name] !== null;
  }
  const sort = form.elements.namedItem('sort');
  if (sort instanceof HTMLSelectElement) sort.value = filters.sort;
}

/** Shows a text in the search box; `isForced` where somebody is in it, too. */
function showText(form: HTMLFormElement, shownText: string, isForced: boolean): void {
  const text = form.elements.namedItem('q');
  if (text instanceof HTMLInputElement && (isForced || text !== document.activeElement))
    text.value = shownText;
}

/** Keeps the form and the address in step; what was filled in before the script arrived counts. */
export function useFilterForm(filters: DiscoverFilters, searched: TypedSearch): FilterForm {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const sheet = useFilterSheet(form);
  const isReady = useRef(false);
  /** The field whose value does not stand yet. */
  const written = useRef<EventTarget | null>(null);
  const [isHydrated, setIsHydrated] = useState(false);
  const { text: shownText, setText: trimText, leave } = useTypedText(searched.text);
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shownKey = useRef(key);
  const query = serializeDiscoverFilters(filters);
  const open = (wanted: string) => {
    track('search-made');
    leave();
    sheet.search((replace) => navigate(discoverPath(wanted), { replace }));
  };
  const goTo = (wanted: string) => {
    if (wanted !== query) open(searched.extend(parseDiscoverFilters(new URLSearchParams(wanted))));
  };
  const search = (changed: HTMLFormElement) => {
    const filled = parseForm(changed);
    if (filled.q === searched.text) goTo(serializeDiscoverFilters({ ...filled, q: filters.q }));
    else open(joinQueries(serializeDiscoverFilters(filled), new URLSearchParams(searched.fields).toString()));
  };
  const applyEarlyInput = useRef(() => {
    if (!form.current) return;
    const filled = parseForm(form.current);
    if (serializeDiscoverFilters({ ...filled, q: filters.q }) !== query) search(form.current);
    else if (filled.q !== shownText) trimText(filled.q);
  });

  useLayoutEffect(() => {
    if (form.current && isReady.current)
      showChoices(form.current, parseDiscoverFilters(new URLSearchParams(query)), written.current);
  }, [query]);
  // What is typed alone changes no choice: one whose search had no answer still waits for another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search shows its text, too
  useLayoutEffect(() => {
    // What was being typed belongs to the entry that the way back has left.
    const isLeft = isBack && shownKey.current !== key;
    shownKey.current = key;
    if (form.current && isReady.current) showText(form.current, shownText, isLeft);
  }, [query, shownText, key, isBack]);
  useEffect(() => {
    isReady.current = true;
    startTransition(() => setIsHydrated(true));
    applyEarlyInput.current();
  }, []);
  const searchNow = useRef(search);
  useEffect(() => {
    searchNow.current = search;
  });
  useEffect(() => {
    const shown = form.current;
    const onInput = ({ target }: Event) => {
      if (target && isWrittenSlowly(target)) written.current = target;
    };
    const onEnd = () => {
      written.current = null;
    };
    const onChange = ({ target }: Event) => {
      onEnd();
      if (!shown || !target || !isWrittenSlowly(target)) return;
      const isWrong = target.name.startsWith('rent') && isWrongRent(target.value);
      if (!isWrong) searchNow.current(shown);
    };
    const listening = new AbortController();
    const { signal } = listening;
    shown?.addEventListener('input', onInput, { signal });
    shown?.addEventListener('change', onChange, { signal });
    // Whoever leaves a field as it was has written nothing, and nothing is changed.
    shown?.addEventListener('focusout', onEnd, { signal });
    return () => listening.abort();
  }, []);

  return { form, sheet, isHydrated, search, goTo };
}
