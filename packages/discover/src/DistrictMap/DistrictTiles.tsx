import { VisuallyHidden } from '@sewa/ui';
import * as css from './DistrictTiles.css.ts';
import type { DistrictMark } from './listMarks.ts';
import * as messages from './messages.ts';

/** The 28 districts as tiles laid out like the island, for a market without imported outlines. */
export function DistrictTiles({ marks }: { readonly marks: readonly DistrictMark[] }) {
  return (
    <ul className={css.sea} aria-label={messages.districtMapLabel}>
      {marks.map(({ code, number, name, count, level, isChosen, label, href }) => (
        <li key={code} className={css.place[code]}>
          <a href={href} aria-current={isChosen || undefined} data-level={level} className={css.tile}>
            <VisuallyHidden>{label}</VisuallyHidden>
            <span aria-hidden="true" className={css.number}>
              {messages.districtSign(number)}
            </span>
            <span aria-hidden="true" className={css.name}>
              {name}
            </span>
            <span aria-hidden="true" className={css.count}>
              {count}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
