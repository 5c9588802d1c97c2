import type { RouteAnswer } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { type DiscoverFilters, serializeDiscoverFilters } from '@sewa/formatters';
import { mapPath } from '@sewa/paths';
import { Button, Checkbox, Icon, IconButton, Link } from '@sewa/ui';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Hearts, useSavedHomes } from '../Hearts/Hearts.tsx';
import { countQuery } from '../searchQuery.ts';
import { ChosenHome } from './ChosenHome.tsx';
import * as css from './HomesMap.css.ts';
import { MapBase } from './MapBase.tsx';
import { MapHomes } from './MapHomes.tsx';
import { type MapMark, MapPins } from './MapPins.tsx';
import { type Bounds, findBounds, type MapView, type Size, serializeBounds } from './mapView.ts';
import * as messages from './messages.ts';
import { useFoundInView } from './useFoundInView.ts';
import { useLatest } from './useLatest.ts';
import { useMapView } from './useMapView.ts';
import { useSeenHomes } from './useSeenHomes.ts';

/** The imported map and the search whose homes stand on it. */
export interface HomesMapProps {
  readonly map: RouteAnswer<'getMap'>;
  readonly filters: DiscoverFilters;
  /** The part of the map that the address asks for; null is the whole island. */
  readonly bounds: Bounds | null;
}

const ZOOM_STEP = 1.8;
const MOVE_STEP = 80;
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [MOVE_STEP, 0],
  ArrowRight: [-MOVE_STEP, 0],
  ArrowUp: [0, MOVE_STEP],
  ArrowDown: [0, -MOVE_STEP],
};

/** The homes of a search on the island, with their list beside it. */
export function HomesMap(props: HomesMapProps) {
  return (
    // One element of the page, with the form of the hearts: it takes the place of what stood there without script.
    <div>
      <Hearts>
        <MapAndList {...props} />
      </Hearts>
    </div>
  );
}

function MapAndList({ map, filters, bounds }: HomesMapProps) {
  const navigate = useNavigate();
  const [shown, setShown] = useState<Bounds | null>(null);
  const [isFollowed, setFollowed] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [ringedId, setRingedId] = useState<string | null>(null);
  const [seenIds, noteSeen] = useSeenHomes();
  const saved = useSavedHomes();
  const query = serializeDiscoverFilters(filters);
  const pathTo = (part: Bounds | null) =>
    mapPath([query, part ? `bounds=${serializeBounds(part)}` : ''].filter(Boolean).join('&'));
  const note = (view: MapView, size: Size) => {
    const part = findBounds(map, size, view);
    setShown(part);
    if (isFollowed) void navigate(pathTo(part), { replace: true, preventScrollReset: true });
  };
  const control = useMapView({ plane: map, first: bounds, onMoved: note });
  const { frame, size, view, zoomBy, moveBy, show } = control;
  useFoundInView({ filters, bounds, control, edges: map.edges, onFit: () => setShown(null) });
  const part = shown ?? (size ? findBounds(map, size, view) : null);
  const marks = useRoute(
    'listMarks',
    part && size
      ? { ...countQuery(filters), bounds: serializeBounds(part), width: Math.round(size.width) }
      : null,
    { isErrorReturned: true },
  );
  const isElsewhere =
    shown !== null && (bounds === null || serializeBounds(shown) !== serializeBounds(bounds));
  const shownMarks = useLatest(marks.data) ?? [];
  const choose = (mark: MapMark) => {
    if (mark.id !== null) {
      noteSeen(mark.id);
      setChosenId(mark.id === chosenId ? null : mark.id);
      return;
    }
    const { latitude, longitude } = mark;
    const half = part
      ? { x: (part.east - part.west) / 6, y: (part.north - part.south) / 6 }
      : { x: 0.02, y: 0.02 };
    show({
      west: longitude - half.x,
      east: longitude + half.x,
      south: latitude - half.y,
      north: latitude + half.y,
    });
  };
  const takeKey = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const move = moves[event.key];
    if (move) moveBy(...move);
    else if (event.key === '+' || event.key === '=') zoomBy(ZOOM_STEP);
    else if (event.key === '-') zoomBy(1 / ZOOM_STEP);
    else return;
    event.preventDefault();
  };
  const close = () => {
    setChosenId(null);
    frame.current?.focus();
  };
  return (
    <div className={css.split}>
      <MapHomes
        filters={filters}
        bounds={bounds}
        wholePath={pathTo(null)}
        ringedId={ringedId}
        onRing={setRingedId}
      />
      <div className={css.mapSide}>
        <div className={css.skip}>
          <Link variant="secondary" size="s" href="#homes">
            {messages.skipMapLabel}
          </Link>
        </div>
        <section
          ref={frame}
          aria-label={messages.mapRegionLabel}
          aria-describedby="map-help"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved by keyboard
          tabIndex={0}
          className={css.frame}
          onKeyDown={takeKey}
        >
          {size ? (
            <>
              <MapBase map={map} size={size} view={view} />
              <MapPins
                marks={shownMarks}
                plane={map}
                size={size}
                view={view}
                chosenId={chosenId}
                ringedId={ringedId}
                savedIds={saved?.ids ?? null}
                seenIds={seenIds}
                region={frame}
                onChoose={choose}
                onRing={setRingedId}
              />
            </>
          ) : null}
        </section>
        <p id="map-help" className={css.help}>
          {messages.mapHelp}
        </p>
        <div className={css.area}>
          {isElsewhere && !isFollowed ? (
            <Button size="s" onClick={() => void navigate(pathTo(shown), { preventScrollReset: true })}>
              <Icon name="search" size="s" /> {messages.searchAreaLabel}
            </Button>
          ) : null}
          <span className={css.follow}>
            <Checkbox
              label={messages.searchAsMovedLabel}
              checked={isFollowed}
              onChange={({ currentTarget }) => setFollowed(currentTarget.checked)}
            />
          </span>
        </div>
        <div className={css.buttons}>
          <IconButton label={messages.zoomInLabel} variant="secondary" onClick={() => zoomBy(ZOOM_STEP)}>
            <span aria-hidden="true">+</span>
          </IconButton>
          <IconButton label={messages.zoomOutLabel} variant="secondary" onClick={() => zoomBy(1 / ZOOM_STEP)}>
            <span aria-hidden="true">−</span>
          </IconButton>
          <IconButton label={messages.wholeIslandLabel} variant="secondary" onClick={() => show(map.edges)}>
            <Icon name="maximize" size="s" />
          </IconButton>
        </div>
        {chosenId ? <ChosenHome id={chosenId} onClose={close} /> : null}
      </div>
    </div>
  );
}
