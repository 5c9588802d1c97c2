import type { EventName } from '@sewa/api/client';

/** Takes what somebody did; `experiment` is the id of the one whose variant was seen. */
export type TrackSink = (name: EventName, experiment?: string) => void;

let sink: TrackSink | null = null;

/** Has events recorded from now on, or, with null, forgotten as before. */
export function connectTracking(next: TrackSink | null): void {
  sink = next;
}

/**
 * Records that somebody did something on the page that is shown, without saying what they typed or who they are. Nothing
 * happens on the server, or unless the person allows statistics: an event isn't stored until they do.
 */
export const track: TrackSink = (name, experiment) => sink?.(name, experiment);
