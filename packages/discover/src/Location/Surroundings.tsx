import { formatNumber } from '@sewa/formatters';
import type { Nearby } from './listNearby.ts';
import * as messages from './messages.ts';
import { chooseScale, HALF_HEIGHT, HALF_WIDTH, MARK_RADIUS, placeMarks } from './placeMarks.ts';
import * as css from './Surroundings.css.ts';

/** A home and what is near it. */
interface SurroundingsProps {
  readonly home: Nearby['position'];
  readonly places: readonly Nearby[];
}

/** Metres in a straight line that are a minute's walk: as the server estimates it, 80 m of path, of which the line is 1 / 1.3. */
const METRES_PER_MINUTE = 80 / 1.3;

/** Walks that are shown as rings, in minutes. */
const WALKS = [5, 10, 15, 20];

/** Half of the height of a ring's label. */
const LABEL_HEIGHT = 8;

/** Rings closer to the home than this would lie under its mark. */
const SMALLEST_RING = 2 * MARK_RADIUS;

/** A drawing of what is near a home, north at the top: rings of equal walks, and a mark for each place with its number in the lists. */
export function Surroundings({ home, places }: SurroundingsProps) {
  const positions = places.map(({ position }) => position);
  const scale = chooseScale(home, positions);
  const marks = placeMarks(home, positions, scale);
  const rings = WALKS.map((minutes) => ({ minutes, radius: (minutes * METRES_PER_MINUTE) / scale })).filter(
    ({ radius }) => radius > SMALLEST_RING && radius < HALF_WIDTH,
  );
  return (
    <svg
      viewBox={`${-HALF_WIDTH} ${-HALF_HEIGHT} ${2 * HALF_WIDTH} ${2 * HALF_HEIGHT}`}
      className={css.drawing}
      role="img"
      aria-label={messages.surroundings(formatNumber(Math.round((2 * HALF_WIDTH * scale) / 100) / 10))}
    >
      {rings.map(({ minutes, radius }) => (
        <circle key={minutes} r={radius} className={css.ring} />
      ))}
      {rings
        .filter(({ radius }) => radius < HALF_HEIGHT - LABEL_HEIGHT)
        .map(({ minutes, radius }) => (
          <text key={minutes} y={-radius} className={css.walk}>
            {messages.shortWalk(minutes)}
          </text>
        ))}
      {marks.map(({ x, y }, index) => (
        <g
          key={`${places[index]?.kind} ${places[index]?.name}`}
          data-kind={places[index]?.kind}
          className={css.mark}
        >
          <circle cx={x} cy={y} r={MARK_RADIUS} />
          <text x={x} y={y} className={css.number}>
            {index + 1}
          </text>
        </g>
      ))}
      <circle r={MARK_RADIUS} className={css.home} />
      <path d="M-6.5 .5L0 -6L6.5 .5M-4.5 -1V5.5H4.5V-1" className={css.house} />
    </svg>
  );
}
