import type { DiscoverFilters } from '@sewa/formatters';
import { DatePicker } from '@sewa/pickers';
import { TextField } from '@sewa/ui';
import { useState } from 'react';
import * as css from './Filters.css.ts';
import * as messages from './messages.ts';

interface NumberProps {
  readonly label: string;
  readonly name: 'rentMin' | 'rentMax' | 'areaMin';
  readonly value: number | null;
  readonly step: number;
}

function NumberField({ label, name, value, step }: NumberProps) {
  return (
    <TextField
      label={label}
      type="number"
      name={name}
      step={step}
      inputMode="numeric"
      defaultValue={value ?? undefined}
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

/** The filters one writes: rent, floor area and the day to move in. */
export function RangeFilters({ filters }: { readonly filters: DiscoverFilters }) {
  return (
    <>
      <fieldset className={css.group}>
        <legend className={css.legend}>{messages.rentLegend}</legend>
        <div className={css.pair}>
          <NumberField label={messages.rentFromLabel} name="rentMin" value={filters.rentMin} step={100} />
          <NumberField label={messages.rentUpToLabel} name="rentMax" value={filters.rentMax} step={100} />
        </div>
      </fieldset>
      <div className={css.fields}>
        <NumberField label={messages.minimumAreaLabel} name="areaMin" value={filters.areaMin} step={5} />
        <DayField day={filters.availableFrom} />
      </div>
    </>
  );
}
