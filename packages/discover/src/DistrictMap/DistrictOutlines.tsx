import type { RouteAnswer } from '@sewa/api/client';
import { chooseLabels } from './chooseLabels.ts';
import * as css from './DistrictOutlines.css.ts';
import { CIRCLE_RADIUS, DISTRICTS_WIDTH, districtPlaces } from './districtPlaces.ts';
import type { DistrictMark } from './listMarks.ts';
import * as messages from './messages.ts';

/** The imported areas and the districts upon them. */
export interface DistrictOutlinesProps {
  readonly map: RouteAnswer<'getMap'>;
  readonly marks: readonly DistrictMark[];
}

/** The island as it was imported, with a circle for each district. */
export function DistrictOutlines({ map, marks }: DistrictOutlinesProps) {
  const scale = DISTRICTS_WIDTH / map.width;
  const areas = map.areas.map((area) => ({
    ...area,
    label: { x: area.label.x * scale, y: area.label.y * scale },
  }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be scrollable by keyboard
    <section className={css.frame} aria-label={messages.districtMapLabel} tabIndex={0}>
      <span className={css.start} />
      <svg viewBox={`0 0 ${DISTRICTS_WIDTH} ${map.height * scale}`} className={css.drawing}>
        <title>{messages.planningAreasTitle}</title>
        <g>
          <g transform={`scale(${scale})`}>
            {areas.map(({ name, outline }) => (
              <path key={name} d={outline} className={css.area} />
            ))}
          </g>
          {chooseLabels(areas).map(({ name, label }) => (
            <text key={name} x={label.x} y={label.y} className={css.areaName}>
              {name}
            </text>
          ))}
        </g>
        {marks.map(({ code, number, count, level, isChosen, label, href }) => {
          const { x = 0, y = 0 } = districtPlaces[code] ?? {};
          return (
            <a
              key={code}
              href={href}
              aria-current={isChosen || undefined}
              data-level={level}
              className={css.mark}
            >
              <title>{label}</title>
              <circle cx={x} cy={y} r={CIRCLE_RADIUS} className={css.circle} />
              <text x={x} y={y - 9} className={css.number}>
                {messages.districtSign(number)}
              </text>
              <text x={x} y={y + 6} className={css.count}>
                {count}
              </text>
            </a>
          );
        })}
      </svg>
    </section>
  );
}
