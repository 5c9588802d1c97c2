import * as css from './DistrictTiles.css.ts';
import type { DistrictMark } from './listMarks.ts';

/** The 28 districts as tiles laid out like the island, for a market without imported outlines. */
export function DistrictTiles({ marks }: { readonly marks: readonly DistrictMark[] }) {
  return (
    <ul className={css.sea} aria-label="Map of the districts">
      {marks.map(({ code, number, name, count, level, isChosen, label, href }) => (
        <li key={code} className={css.place[code]}>
          <a
            href={href}
            aria-label={label}
            aria-current={isChosen || undefined}
            data-level={level}
            className={css.tile}
          >
            <span className={css.number}>D{number}</span>
            <span className={css.name}>{name}</span>
            <span className={css.count}>{count}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
