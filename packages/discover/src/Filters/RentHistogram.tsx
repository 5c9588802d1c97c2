import { useRoute } from '@sewa/api/swr';
import { type DiscoverFilters, formatNumber } from '@sewa/formatters';
import { RangeSlider, type RangeValue } from '@sewa/ui';
import { useState } from 'react';
import { countQuery } from '../searchQuery.ts';
import * as messages from './messages.ts';
import * as css from './RentHistogram.css.ts';

interface RentHistogramProps {
  readonly filters: DiscoverFilters;
  /** Called while a handle moves, with the rents in dollars; null is no limit. */
  readonly onRents: (rentMin: number | null, rentMax: number | null) => void;
}

const CENTS = 100;

/** How the rents of the search are spread, with a handle for the lowest and one for the highest. */
export function RentHistogram({ filters, onRents }: RentHistogramProps) {
  const query = countQuery({ ...filters, rentMin: null, rentMax: null });
  const { data } = useRoute('countRents', query, { isErrorReturned: true });
  const step = (data?.step ?? 0) / CENTS;
  const most = step * (data?.counts.length ?? 0);
  const asked: RangeValue = [Math.min(filters.rentMin ?? 0, most), Math.min(filters.rentMax ?? most, most)];
  const [moved, setMoved] = useState<{ asked: string; value: RangeValue } | null>(null);
  const value = moved?.asked === String(asked) ? moved.value : asked;
  if (!data || most === 0) return <div className={css.place} />;
  const highest = Math.max(...data.counts, 1);
  const isInside = (place: number) => place * step < value[1] && (place + 1) * step > value[0];
  return (
    <div className={css.place}>
      <svg
        className={css.bars}
        viewBox={`0 0 ${data.counts.length * 10} 40`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {data.counts.map((count, place) => {
          const height = count === 0 ? 0 : Math.max(2, (count / highest) * 40);
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a class is its place
              key={place}
              x={place * 10 + 1}
              y={40 - height}
              width={8}
              height={height}
              className={css.bar}
              data-inside={isInside(place) ? '' : undefined}
            />
          );
        })}
      </svg>
      <RangeSlider
        label={messages.rentRangeLabel}
        isLabelHidden
        min={0}
        max={most}
        step={100}
        value={value}
        formatValue={(dollars) =>
          dollars >= most ? messages.rentAndMore(formatNumber(most)) : messages.rentOf(formatNumber(dollars))
        }
        onValueChange={({ value: [least, top] }) => {
          setMoved({ asked: String(asked), value: [least, top] });
          onRents(least === 0 ? null : least, top >= most ? null : top);
        }}
      />
    </div>
  );
}
