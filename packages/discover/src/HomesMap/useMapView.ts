import { type Selection, select } from 'd3-selection';
import { type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type Bounds,
  findView,
  type MapPlane,
  type MapView,
  measureUnit,
  type Size,
  zoomRange,
} from './mapView.ts';

/** The map's view and how it is moved. */
export interface MapControl {
  readonly frame: RefObject<HTMLElement | null>;
  /** Null until the frame has been measured. */
  readonly size: Size | null;
  readonly view: MapView;
  readonly zoomBy: (factor: number, around?: readonly [x: number, y: number]) => void;
  /** Moves by CSS pixels of the view. */
  readonly moveBy: (x: number, y: number) => void;
  readonly show: (bounds: Bounds) => void;
  /** The same, but nobody moved the map: `onMoved` is not called. */
  readonly fit: (bounds: Bounds) => void;
}

interface MapControlOptions {
  readonly plane: MapPlane;
  /** What is shown first; null shows the whole island. */
  readonly first: Bounds | null;
  /** Called after somebody moved the map. */
  readonly onMoved: (view: MapView, size: Size) => void;
}

type Zooming = ZoomBehavior<HTMLElement, unknown>;
type Frame = Selection<HTMLElement, unknown, null, undefined>;

const whole: MapView = { k: 1, x: 0, y: 0 };

/** Keeps which part of the map is shown: by drag, pinch, wheel and calls; never off the island. */
export function useMapView({ plane, first, onMoved }: MapControlOptions): MapControl {
  const frame = useRef<HTMLElement>(null);
  const behavior = useRef<Zooming | null>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [view, setView] = useState(whole);
  const before = useRef<MapView>(whole);
  const moved = useRef(onMoved);
  const start = useRef(first);
  useLayoutEffect(() => {
    moved.current = onMoved;
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const element = frame.current;
    if (!element || !size) return;
    const unit = measureUnit(plane, size);
    const zooming = zoom<HTMLElement, unknown>()
      .scaleExtent(zoomRange)
      .extent([
        [0, 0],
        [size.width, size.height],
      ])
      .translateExtent([
        [0, 0],
        [plane.width * unit, plane.height * unit],
      ])
      .on('zoom', ({ transform: { k, x, y } }) => setView({ k, x, y }))
      .on('start', ({ transform }) => {
        before.current = transform;
      })
      .on('end', ({ sourceEvent, transform }) => {
        // A press that moved nothing, as on a pin, is none.
        if (sourceEvent && String(transform) !== String(before.current)) moved.current(transform, size);
      });
    const selection = select(element).call(zooming).on('dblclick.zoom', null);
    behavior.current = zooming;
    const shown = start.current ? findView(plane, size, start.current) : zoomTransform(element);
    start.current = null;
    zooming.transform(selection, zoomIdentity.translate(shown.x, shown.y).scale(shown.k));
    // Keeps the island in the middle where the frame shows more than it.
    zooming.translateBy(selection, 0, 0);
    return () => {
      selection.on('.zoom', null);
    };
  }, [plane, size]);
  const act = (move: (zooming: Zooming, selection: Frame) => void, isTold = true) => {
    if (!behavior.current || !frame.current || !size) return;
    move(behavior.current, select(frame.current));
    if (!isTold) return;
    const { k, x, y } = zoomTransform(frame.current);
    moved.current({ k, x, y }, size);
  };
  const turnTo = (bounds: Bounds, zooming: Zooming, selection: Frame) => {
    if (!size) return;
    const { k, x, y } = findView(plane, size, bounds);
    zooming.transform(selection, zoomIdentity.translate(x, y).scale(k));
    zooming.translateBy(selection, 0, 0);
  };
  return {
    frame,
    size,
    view,
    zoomBy: (factor, around) =>
      act((zooming, selection) => zooming.scaleBy(selection, factor, around ? [...around] : undefined)),
    moveBy: (x, y) => act((zooming, selection) => zooming.translateBy(selection, x, y)),
    show: (bounds) => act((zooming, selection) => turnTo(bounds, zooming, selection)),
    fit: (bounds) => act((zooming, selection) => turnTo(bounds, zooming, selection), false),
  };
}
