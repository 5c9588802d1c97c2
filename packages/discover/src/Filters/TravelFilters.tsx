import { type DiscoverFilters, serializeDiscoverFilters } from '@sewa/formatters';
import { Button, SearchBox, Select, Text } from '@sewa/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { namePlace, type PlaceNames } from '../Places/namePlace.ts';
import { useSuggestDestinations } from '../Places/useSuggestions.ts';
import * as css from './Filters.css.ts';
import * as messages from './messages.ts';

/** The search, and what its form can do with script. */
export interface TravelFiltersProps {
  readonly filters: DiscoverFilters;
  readonly places: PlaceNames;
  readonly isHydrated: boolean;
  readonly goTo: (query: string) => void;
}

const MAX_PEOPLE = 2;
const USUAL_MINUTES = 30;
const wayChoices = [10, 15, 20, USUAL_MINUTES, 45, 60, 90];
const walkChoices = [5, 10, 15, 20];

const withChosen = (choices: readonly number[], chosen: number): number[] =>
  [...new Set([...choices, chosen])].sort((one, two) => one - two);

/** Where somebody has to be: one place, and with another person one more. */
function DestinationField({
  filters,
  goTo,
  onDone,
}: Pick<TravelFiltersProps, 'filters' | 'goTo'> & { readonly onDone: () => void }) {
  const box = useRef<HTMLInputElement>(null);
  const suggest = useSuggestDestinations();
  return (
    <SearchBox
      ref={box}
      label={messages.travelPlaceLabel}
      hint={messages.travelPlaceHint}
      placeholder={messages.travelPlacePlaceholder}
      maxLength={100}
      suggest={suggest}
      // What is typed here is no search yet.
      onChange={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.currentTarget.getAttribute('aria-activedescendant'))
          event.preventDefault();
      }}
      onChoose={({ value }) => {
        if (box.current) box.current.value = '';
        onDone();
        const to = [...filters.to, { place: value, minutes: USUAL_MINUTES }];
        goTo(serializeDiscoverFilters({ ...filters, to }));
      }}
    />
  );
}

/** Leaves the focus with the places when one was added or taken out, and what had it is gone: on the one that is new. */
function useFocusWithin(fieldset: RefObject<HTMLFieldSetElement | null>, isAdding: boolean, places: string) {
  const before = useRef({ isAdding, places });
  useEffect(() => {
    const { current } = before;
    before.current = { isAdding, places };
    const isChanged = current.places !== places || (isAdding && !current.isAdding);
    if (!isChanged || document.activeElement !== document.body) return;
    const box = fieldset.current?.querySelector<HTMLElement>('[role="combobox"]');
    const ways = [...(fieldset.current?.querySelectorAll<HTMLElement>('select[name="to"]') ?? [])];
    const known = current.places.split(' ');
    // The ways stand in the order of the places, whichever was chosen first.
    const added = places.split(' ').findIndex((place) => !known.includes(place));
    (isAdding ? box : (ways[added] ?? ways.at(-1) ?? box))?.focus();
  }, [fieldset, isAdding, places]);
}

/** How far a home may be from where its people have to be, and from a station. */
export function TravelFilters({ filters, places, isHydrated, goTo }: TravelFiltersProps) {
  const { to, station } = filters;
  const [isAdding, setAdding] = useState(false);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useFocusWithin(fieldset, isAdding, to.map(({ place }) => place).join(' '));
  const hasBox = to.length === 0 || (isAdding && to.length < MAX_PEOPLE);
  return (
    <>
      <fieldset ref={fieldset} className={css.group}>
        <legend className={css.legend}>{messages.travelLegend}</legend>
        <div className={css.travel}>
          {to.map(({ place, minutes }) => (
            <Select
              key={place}
              label={messages.travelLabel(namePlace(place, places))}
              name="to"
              defaultValue={`${place}@${minutes}`}
              placeholder={messages.travelAny}
              options={withChosen(wayChoices, minutes).map((choice) => ({
                value: `${place}@${choice}`,
                label: messages.travelUpTo(choice),
              }))}
            />
          ))}
          {isHydrated && hasBox ? (
            <DestinationField filters={filters} goTo={goTo} onDone={() => setAdding(false)} />
          ) : null}
          {isHydrated && !hasBox && to.length < MAX_PEOPLE ? (
            <Button variant="secondary" onClick={() => setAdding(true)}>
              {messages.addPersonLabel}
            </Button>
          ) : null}
          {to.length === 0 && !isHydrated ? <Text tone="muted">{messages.travelPlainHint}</Text> : null}
          <Text as="p" size="s" tone="muted">
            {messages.travelHint}
          </Text>
          <Select
            label={messages.stationLabel}
            name="station"
            defaultValue={station === null ? '' : String(station)}
            placeholder={messages.stationAny}
            options={(station === null ? walkChoices : withChosen(walkChoices, station)).map((choice) => ({
              value: String(choice),
              label: messages.stationUpTo(choice),
            }))}
          />
        </div>
      </fieldset>
      {filters.in.length > 0 ? <input type="hidden" name="in" value={filters.in.join(',')} /> : null}
      {filters.near.length > 0 ? (
        <input
          type="hidden"
          name="near"
          value={filters.near.map(({ place, minutes }) => `${place}@${minutes}`).join(',')}
        />
      ) : null}
    </>
  );
}
