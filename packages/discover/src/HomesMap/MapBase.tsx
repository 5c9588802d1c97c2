import type { RouteAnswer } from '@sewa/api/client';
import { memo } from 'react';
import * as css from './MapBase.css.ts';
import { type MapView, measureUnit, type Size } from './mapView.ts';

/** The imported map, and what of it is shown. */
interface MapBaseProps {
  readonly map: RouteAnswer<'getMap'>;
  readonly size: Size;
  readonly view: MapView;
}

/** Zoom from which areas and stations have their names. */
const AREA_NAMES_FROM = 1.6;
const STATION_DOTS_FROM = 2.5;
const STATION_NAMES_FROM = 7;

/** What doesn't change while the map is moved. */
const Drawing = memo(function Drawing({ map }: Pick<MapBaseProps, 'map'>) {
  return (
    <>
      {map.areas.map(({ name, outline }) => (
        <path key={name} d={outline} className={css.area} />
      ))}
      {map.roads ? <path d={map.roads} className={css.road} /> : null}
      {map.lines.map(({ code, path }) => (
        <path key={code} d={path} className={css.line} data-line={code} />
      ))}
    </>
  );
});

/** Areas, roads, train lines and stations below the pins. Nothing that is only here: hidden from who listens. */
export function MapBase({ map, size, view }: MapBaseProps) {
  const scale = view.k * measureUnit(map, size);
  const isInView = (x: number, y: number) =>
    x * scale + view.x > -60 &&
    x * scale + view.x < size.width + 60 &&
    y * scale + view.y > -20 &&
    y * scale + view.y < size.height + 20;
  return (
    <svg className={css.drawing} width={size.width} height={size.height} aria-hidden="true">
      <g transform={`translate(${view.x} ${view.y}) scale(${scale})`}>
        <Drawing map={map} />
      </g>
      {view.k < AREA_NAMES_FROM || view.k >= STATION_NAMES_FROM
        ? null
        : map.areas
            .filter(({ label }) => isInView(label.x, label.y))
            .map(({ name, label }) => (
              <text
                key={name}
                x={label.x * scale + view.x}
                y={label.y * scale + view.y}
                className={css.areaName}
              >
                {name}
              </text>
            ))}
      {view.k < STATION_DOTS_FROM
        ? null
        : map.stations
            .filter(({ x, y }) => isInView(x, y))
            .map(({ name, x, y }) => (
              <g key={name} transform={`translate(${x * scale + view.x} ${y * scale + view.y})`}>
                <circle r={view.k < STATION_NAMES_FROM ? 2.5 : 4} className={css.station} />
                {view.k < STATION_NAMES_FROM ? null : (
                  <text y={14} className={css.stationName}>
                    {name}
                  </text>
                )}
              </g>
            ))}
    </svg>
  );
}
