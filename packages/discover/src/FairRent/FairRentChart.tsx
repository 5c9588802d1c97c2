import type { FairRent } from '@sewa/api/client';
import * as css from './FairRent.css.ts';
import { makeScale } from './makeScale.ts';

/** What is drawn: the quartiles, and the rent that is asked. */
interface FairRentChartProps {
  readonly quartiles: NonNullable<FairRent['quartiles']>;
  /** Cents of a Singapore dollar. */
  readonly rent: number;
}

const width = 360;

/** Three quarters of an em on either side: a label over its own place. */
const labelRoom = 34;
const keepInside = (place: number): number => Math.min(Math.max(place, labelRoom), width - labelRoom);

/** The range half of the rents fall into, the middle one, and the rent asked; the same stands beside it in words. */
export function FairRentChart({ quartiles: { lower, median, upper }, rent }: FairRentChartProps) {
  const { place } = makeScale([lower, median, upper, rent], width);
  const asked = place(rent);
  return (
    <svg className={css.chart} viewBox={`0 0 ${width} 64`} aria-hidden="true">
      <line className={css.axis} x1={0} x2={width} y1={44} y2={44} />
      <rect
        className={css.range}
        x={place(lower)}
        y={34}
        width={place(upper) - place(lower)}
        height={20}
        rx={4}
      />
      <line className={css.middle} x1={place(median)} x2={place(median)} y1={34} y2={54} />
      <path className={css.asked} d={`M${asked} 32l-6 -9h12z`} />
      <text className={css.label} x={keepInside(asked)} y={16} textAnchor="middle">
        This home
      </text>
    </svg>
  );
}
