import { type Daylight, darker, type Interior, ink, lighter, mix } from './palettes.ts';
import type { Random } from './random.ts';
import type { Room } from './room.ts';
import { circle, ellipse, path, rect } from './svg.ts';

/** A potted plant standing on the floor; `tall` is its height in centimetres. */
export function drawPlant(
  room: Room,
  random: Random,
  x: number,
  z: number,
  tall: number,
  pot: string,
): string {
  const leaf = random.pick(['#3f8263', '#4f8f5d', '#2f6e58']);
  const deep = darker(leaf, 0.25);
  const half = tall * 0.34;
  const trunk = tall * 0.34;
  const stems: string[] = [];
  const spread = random.pick([5, 6, 7]);
  for (let index = 0; index < spread; index += 1) {
    const turn = -70 + (140 * index) / (spread - 1) + random.whole(-6, 6);
    const length = tall * (0.66 - Math.abs(turn) / 330);
    stems.push(
      path(
        `M0 0q${Math.round(length * 0.2)} ${Math.round(-length * 0.5)} 0 ${Math.round(-length)}q${Math.round(-length * 0.2)} ${Math.round(length * 0.5)} 0 ${Math.round(length)}`,
        {
          fill: index % 2 ? leaf : deep,
          extra: `transform="rotate(${turn})"`,
        },
      ),
    );
  }
  return (
    room.disc(x, 0, z, half * 0.8, { fill: '#1c1408', opacity: 0.16 }) +
    room.sheet(
      x,
      0,
      z,
      `<g transform="translate(0 ${Math.round(-trunk)})">${stems.join('')}</g>`,
      path(
        `M${Math.round(-half * 0.6)} ${Math.round(-trunk)}h${Math.round(half * 1.2)}l${Math.round(-half * 0.18)} ${Math.round(trunk)}h${Math.round(-half * 0.84)}z`,
        {
          fill: pot,
        },
      ),
      rect(-half * 0.66, -trunk - 3, half * 1.32, 7, { fill: lighter(pot, 0.2), round: 2 }),
    )
  );
}

/** A framed picture on the back wall, `y` being the height of its lower edge. */
export function drawArt(
  room: Room,
  random: Random,
  interior: Interior,
  x: number,
  y: number,
  w: number,
  h: number,
): string {
  const inner = [w - 12, h - 12] as const;
  const motif = random.whole(0, 3);
  const a = interior.second;
  const b = interior.textile;
  const art =
    motif === 0
      ? circle(w / 2, h * 0.42, Math.min(w, h) * 0.2, { fill: a }) +
        path(
          `M6 ${h - 6}V${Math.round(h * 0.66)}q${Math.round(w * 0.25)} -${Math.round(h * 0.16)} ${Math.round(w * 0.45)} 0t${Math.round(w * 0.55 - 12)} -4V${h - 6}z`,
          { fill: b },
        )
      : motif === 1
        ? path(`M${w / 2} ${h - 12}V${Math.round(h * 0.3)}`, { stroke: b, strokeWidth: 3 }) +
          [0.32, 0.48, 0.64]
            .map((share, index) =>
              ellipse(w / 2 + (index % 2 ? 11 : -11), h * share, 12, 6, {
                fill: index % 2 ? a : b,
                extra: `transform="rotate(${index % 2 ? -28 : 28} ${Math.round(w / 2 + (index % 2 ? 11 : -11))} ${Math.round(h * share)})"`,
              }),
            )
            .join('')
        : motif === 2
          ? rect(6, 6, inner[0] / 2, inner[1], { fill: b }) +
            path(
              `M${w / 2} ${h / 2}m0 -${Math.round(h * 0.26)}a${Math.round(h * 0.26)} ${Math.round(h * 0.26)} 0 0 1 0 ${Math.round(h * 0.52)}z`,
              { fill: a },
            )
          : path(
              `M10 ${h - 14}h${w - 20}l-6 -14h-${w - 32}zM${w / 2} ${h - 30}V${Math.round(h * 0.2)}l${Math.round(w * 0.26)} ${Math.round(h * 0.42)}z`,
              { fill: b },
            ) + circle(w * 0.3, h * 0.28, 7, { fill: a });
  return room.sheet(
    x,
    y + h,
    room.depth,
    rect(3, 4, w, h, { fill: '#1c1408', opacity: 0.14 }),
    rect(0, 0, w, h, { fill: interior.wood }),
    rect(4, 4, w - 8, h - 8, { fill: ink.paper }),
    art,
  );
}

/** A ceiling fan, as nearly every home here has one. */
export function drawFan(room: Room, interior: Interior, x: number, z: number): string {
  const blade = mix(interior.wood, ink.white, 0.1);
  return room.sheet(
    x,
    room.height,
    z,
    rect(-2.5, 0, 5, 26, { fill: interior.metal }),
    path('M-4 29L-74 23q-8 5 0 9zM4 29L74 23q8 5 0 9z', { fill: blade }),
    path('M-3 30L-34 44q1 6 10 4zM3 30L38 45q0 6-10 4z', { fill: darker(blade, 0.18) }),
    ellipse(0, 30, 10, 6, { fill: interior.metal }),
    ellipse(0, 36, 7, 4, { fill: ink.white }),
  );
}

/** A pendant lamp; `drop` is how far it hangs below the ceiling. */
export function drawPendant(
  room: Room,
  daylight: Daylight,
  x: number,
  z: number,
  drop: number,
  shade: string,
): string {
  return room.sheet(
    x,
    room.height,
    z,
    circle(0, drop + 8, 52, { fill: 'url(#g)', opacity: 0.3 + daylight.lamps }),
    rect(-1, 0, 2, drop - 14, { fill: '#3a3a36' }),
    path(`M-20 ${drop}q2 -22 20 -22t20 22z`, { fill: shade }),
    ellipse(0, drop, 20, 3.5, { fill: daylight.lit }),
  );
}

/** A floor lamp with a cloth shade. */
export function drawFloorLamp(
  room: Room,
  daylight: Daylight,
  interior: Interior,
  x: number,
  z: number,
): string {
  return (
    room.disc(x, 0, z, 16, { fill: interior.metal }) +
    room.sheet(
      x,
      0,
      z,
      circle(0, -142, 70, { fill: 'url(#g)', opacity: 0.45 + daylight.lamps }),
      rect(-1.5, -130, 3, 130, { fill: interior.metal }),
      path('M-15 -160h30l9 32h-48z', { fill: mix(daylight.lit, ink.white, 0.3) }),
    )
  );
}

/** A table lamp standing at a height. */
export function drawTableLamp(
  room: Room,
  daylight: Daylight,
  interior: Interior,
  x: number,
  y: number,
  z: number,
): string {
  return room.sheet(
    x,
    y,
    z,
    circle(0, -28, 46, { fill: 'url(#g)', opacity: 0.45 + daylight.lamps }),
    path('M-6 0q-3 -14 0 -18h12q3 4 0 18z', { fill: interior.second }),
    path('M-9 -40h18l5 22h-28z', { fill: mix(daylight.lit, ink.white, 0.35) }),
  );
}

/** A wall-mounted air-conditioner. */
export function drawAircon(room: Room, x: number): string {
  return room.sheet(
    x,
    room.height - 16,
    room.depth,
    rect(2, 4, 84, 28, { fill: '#1c1408', opacity: 0.1, round: 6 }),
    rect(0, 0, 84, 28, { fill: ink.white, round: 6 }),
    path('M5 21h74', { stroke: darker(ink.white, 0.2), strokeWidth: 3 }),
    circle(76, 10, 1.8, { fill: '#1f6f5c' }),
  );
}
