import type { Point } from './projection.ts';

type Line = readonly Point[];

const getKey = ({ x, y }: Point): string => `${x} ${y}`;
const listEnds = (line: Line): Point[] => [line[0] as Point, line.at(-1) as Point];

/** Lines as fewer ones: two that meet at their ends become one, unless a third ends there too. Each has a point at least. */
export function joinLines(lines: readonly Line[]): Point[][] {
  const byEnd = new Map<string, Line[]>();
  for (const line of lines)
    for (const end of listEnds(line)) byEnd.set(getKey(end), [...(byEnd.get(getKey(end)) ?? []), line]);
  const isTaken = new Set<Line>();
  /** Goes on from the last point as long as exactly one other line begins or ends there. */
  const extend = (points: Point[]): Point[] => {
    for (;;) {
      const end = points.at(-1) as Point;
      const meeting = byEnd.get(getKey(end)) ?? [];
      const next = meeting.length === 2 ? meeting.find((line) => !isTaken.has(line)) : undefined;
      if (!next) return points;
      isTaken.add(next);
      const isForward = getKey(next[0] as Point) === getKey(end);
      points.push(...(isForward ? next : next.toReversed()).slice(1));
    }
  };
  return lines.flatMap((line) => {
    if (isTaken.has(line)) return [];
    isTaken.add(line);
    return [extend(extend([...line]).reverse()).reverse()];
  });
}
