import { type DiscoverFilters, formatAreaInBothUnits, serializeDiscoverFilters } from '@sewa/formatters';
import { DatePicker } from '@sewa/pickers';
import { TextField } from '@sewa/ui';
import { useRef, useState } from 'react';
import * as css from './Filters.css.ts';
import { isWrongRent } from './isWrongRent.ts';
import * as messages from './messages.ts';
import { place } from './RentHistogram.css.ts';
import { RentHistogram } from './RentHistogram.tsx';

const EXAMPLE_SQUARE_METRES = 50;

/** The floor area that is asked for, or else an example, in both units. */
function describeArea({ areaMin }: DiscoverFilters): string {
  const area = formatAreaInBothUnits({ value: areaMin ?? EXAMPLE_SQUARE_METRES, unit: 0 });
  return areaMin === null ? messages.areaExample(area) : messages.areaFrom(area);
}

interface RentProps {
  readonly label: string;
  readonly name: 'rentMin' | 'rentMax';
  readonly filters: DiscoverFilters;
}

/** A rent as people write it: a field for numbers only would take '3k' as 3. */
function RentField({ label, name, filters }: RentProps) {
  const query = serializeDiscoverFilters(filters);
  // Another search writes its own rent into the field.
  const [wrongIn, setWrongIn] = useState<string | null>(null);
  const isWrong = wrongIn === query;
  const check = (text: string) => setWrongIn(isWrongRent(text) ? query : null);
  return (
    <TextField
      label={label}
      name={name}
      inputMode="decimal"
      defaultValue={filters[name] ?? undefined}
      error={isWrong ? messages.rentError : undefined}
      onBlur={({ currentTarget }) => check(currentTarget.value)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') check(currentTarget.value);
      }}
      onChange={({ currentTarget }) => {
        if (isWrong) check(currentTarget.value);
      }}
    />
  );
}

/** The day to move in: it stands as the person writes it, and as the search says once that is another. */
function DayField({ day }: { readonly day: string | null }) {
  const [field, setField] = useState({ searched: day, written: day });
  if (field.searched !== day) setField({ searched: day, written: day });
  return (
    <DatePicker
      label={messages.availableByLabel}
      name="availableFrom"
      value={field.written}
      onValueChange={({ value }) => setField({ searched: day, written: value })}
    />
  );
}

/** Writes the rents of the handles into the fields, which the form sends. */
function writeRents(
  fields: HTMLFieldSetElement | null,
  rents: Readonly<Record<string, number | null>>,
): void {
  for (const [name, dollars] of Object.entries(rents)) {
    const field = fields?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = dollars === null ? '' : String(dollars);
  }
}

interface RangeFiltersProps {
  readonly filters: DiscoverFilters;
  /** True once script can move the handles above the rents. */
  readonly hasHandles: boolean;
}

/** The filters one writes: rent, floor area and the day to move in. */
export function RangeFilters({ filters, hasHandles }: RangeFiltersProps) {
  const rents = useRef<HTMLFieldSetElement>(null);
  return (
    <>
      <fieldset ref={rents} className={css.group}>
        <legend className={css.legend}>{messages.rentLegend}</legend>
        {hasHandles ? (
          <RentHistogram
            filters={filters}
            onRents={(rentMin, rentMax) => writeRents(rents.current, { rentMin, rentMax })}
          />
        ) : (
          <div className={place} />
        )}
        <div className={css.pair}>
          <RentField label={messages.rentFromLabel} name="rentMin" filters={filters} />
          <RentField label={messages.rentUpToLabel} name="rentMax" filters={filters} />
        </div>
      </fieldset>
      <div className={css.fields}>
        <TextField
          label={messages.minimumAreaLabel}
          hint={describeArea(filters)}
          type="number"
          name="areaMin"
          step={5}
          inputMode="numeric"
          defaultValue={filters.areaMin ?? undefined}
        />
        <DayField day={filters.availableFrom} />
      </div>
    </>
  );
}
