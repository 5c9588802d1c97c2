import { formatSlug } from '@sewa/formatters';
import type { NamedPlace } from './NamedPlace.ts';

const makeLine = (name: string, ...otherNames: readonly string[]): NamedPlace => ({
  kind: 'line',
  id: formatSlug(name),
  name,
  otherNames,
});

/** The lines of the MRT, as places to be near. */
export const trainLines: readonly NamedPlace[] = [
  makeLine('North South Line', 'nsl', 'ns line', 'red line'),
  makeLine('East West Line', 'ewl', 'ew line', 'green line'),
  makeLine('North East Line', 'nel', 'ne line', 'purple line'),
  makeLine('Circle Line', 'ccl', 'cc line', 'yellow line'),
  makeLine('Downtown Line', 'dtl', 'dt line', 'blue line'),
  makeLine('Thomson-East Coast Line', 'tel', 'tel line', 'te line', 'brown line'),
];
