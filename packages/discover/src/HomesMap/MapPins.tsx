import type { RouteAnswer } from '@sewa/api/client';
import { formatMoney } from '@sewa/formatters';
import { Button, VisuallyHidden } from '@sewa/ui';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { findNeighbour, isArrow } from './findNeighbour.ts';
import { formatPinRent } from './formatPinRent.ts';
import * as css from './MapPins.css.ts';
import { findPoint, type MapPlane, type MapView, type Size } from './mapView.ts';
import * as messages from './messages.ts';

/** One home or several near each other. */
export type MapMark = RouteAnswer<'listMarks'>[number];

/** The marks of the view and what is known of their homes. */
export interface MapPinsProps {
  readonly marks: readonly MapMark[];
  readonly plane: MapPlane;
  readonly size: Size;
  readonly view: MapView;
  readonly chosenId: string | null;
  /** The home whose card is pointed at. */
  readonly ringedId: string | null;
  readonly savedIds: ReadonlySet<string> | null;
  readonly seenIds: readonly string[];
  /** The map itself: it takes the focus of a pin that is gone. */
  readonly region: RefObject<HTMLElement | null>;
  readonly onChoose: (mark: MapMark) => void;
  readonly onRing: (id: string | null) => void;
}

/** Zoom from which several homes tell the lowest of their rents. */
const RENTS_FROM = 3.4;

const keyOf = ({ id, latitude, longitude }: MapMark): string => id ?? `${latitude},${longitude}`;

function Pin({
  mark,
  view,
  isSeen,
  isSaved,
}: {
  mark: MapMark;
  view: MapView;
  isSeen: boolean;
  isSaved: boolean;
}) {
  const rent = formatMoney(mark.rentMin);
  if (mark.homes === 1)
    return (
      <>
        <VisuallyHidden>
          {messages.pinLabel(rent, [
            ...(isSaved ? [messages.savedHome] : []),
            ...(isSeen ? [messages.seenHome] : []),
          ])}
        </VisuallyHidden>
        <span aria-hidden="true">
          {isSaved ? '♥ ' : ''}
          {formatPinRent(mark.rentMin)}
        </span>
      </>
    );
  return (
    <>
      <VisuallyHidden>{messages.groupLabel(mark.homes, rent)}</VisuallyHidden>
      <span aria-hidden="true" className={css.group}>
        <strong>{mark.homes}</strong>
        {view.k >= RENTS_FROM ? <span>{messages.fromRent(formatPinRent(mark.rentMin))}</span> : null}
      </span>
    </>
  );
}

/** Pins above the map: one stop of the Tab key; arrow keys lead from pin to pin, Enter opens, Escape leads back to the map. */
export function MapPins(props: MapPinsProps) {
  const { marks, plane, size, view, chosenId, ringedId, savedIds, seenIds, region, onChoose, onRing } = props;
  const [stop, setStop] = useState<string | null>(null);
  const focused = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (focused.current === null || marks.some((mark) => keyOf(mark) === focused.current)) return;
    focused.current = null;
    region.current?.focus();
  }, [marks, region]);
  const points = marks.map((mark) => findPoint(plane, size, view, mark));
  const active = marks.some((mark) => keyOf(mark) === stop) ? stop : marks[0] ? keyOf(marks[0]) : null;
  const takeKey = (event: KeyboardEvent<HTMLElement>, place: number) => {
    if (event.key === 'Escape') {
      region.current?.focus();
      return;
    }
    const from = points[place];
    if (!isArrow(event.key) || !from) return;
    event.preventDefault();
    event.stopPropagation();
    const next = findNeighbour(points, from, event.key);
    const pins = event.currentTarget.closest('[role=group]')?.querySelectorAll('button');
    if (next !== null) pins?.[next]?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div role="group" aria-label={messages.pinsLabel} className={css.pins}>
      {marks.map((mark, place) => {
        const { x = 0, y = 0 } = points[place] ?? {};
        const key = keyOf(mark);
        const isSeen = mark.id !== null && seenIds.includes(mark.id);
        const isSaved = mark.id !== null && (savedIds?.has(mark.id) ?? false);
        return (
          <span
            key={key}
            className={css.spot}
            ref={(spot) => {
              spot?.style.setProperty('translate', `${x}px ${y}px`);
            }}
            data-many={mark.homes > 1 ? '' : undefined}
            data-seen={isSeen ? '' : undefined}
            data-ringed={mark.id !== null && mark.id === ringedId ? '' : undefined}
          >
            <Button
              variant="secondary"
              size="s"
              tabIndex={key === active ? 0 : -1}
              aria-expanded={mark.homes === 1 ? mark.id === chosenId : undefined}
              onClick={() => onChoose(mark)}
              onFocus={() => {
                focused.current = key;
                setStop(key);
                onRing(mark.id);
              }}
              onBlur={() => {
                focused.current = null;
                onRing(null);
              }}
              onPointerEnter={() => onRing(mark.id)}
              onPointerLeave={() => onRing(null)}
              onKeyDown={(event) => takeKey(event, place)}
            >
              <Pin mark={mark} view={view} isSeen={isSeen} isSaved={isSaved} />
            </Button>
          </span>
        );
      })}
    </div>
  );
}
