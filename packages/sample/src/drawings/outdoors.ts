import { type Daylight, darker, lighter, mix } from './palettes.ts';
import type { Random } from './random.ts';
import { circle, ellipse, glow, path, rect, verticalGradient } from './svg.ts';

/** Gradients every outdoor picture refers to: `s` sky, `g` glow. */
export function outdoorDefinitions(daylight: Daylight): string {
  return (
    verticalGradient('s', [
      [0, daylight.skyTop],
      [1, daylight.skyBottom],
    ]) + glow('g', daylight.sun, 0.8)
  );
}

/** Sky with sun or moon, clouds and two rows of far buildings that end at `ground`. */
export function drawSky(random: Random, daylight: Daylight, ground: number): string {
  const sunX = random.pick([130, 200, 760, 840]);
  const sunY = random.whole(70, 130);
  const skyline = (base: number, low: number, high: number): string => {
    let d = `M0 ${ground}`;
    let x = 0;
    while (x < 960) {
      const step = random.whole(40, 86);
      d += `V${base - random.whole(low, high)}h${step}`;
      x += step;
    }
    return `${d}V${ground}z`;
  };
  const cloud = (x: number, y: number, w: number): string =>
    path(
      `M${x} ${y}q6 -${w * 0.14} ${w * 0.2} -${w * 0.12}q${w * 0.1} -${w * 0.2} ${w * 0.3} -${w * 0.08}q${w * 0.2} -${w * 0.1} ${w * 0.28} ${w * 0.08}q${w * 0.16} 0 ${w * 0.18} ${w * 0.12}z`,
      {
        fill: daylight.cloud,
        opacity: 0.75,
      },
    );
  return [
    rect(0, 0, 960, 640, { fill: 'url(#s)' }),
    circle(sunX, sunY, 130, { fill: 'url(#g)' }),
    circle(sunX, sunY, 30, { fill: daylight.sun }),
    cloud(random.whole(20, 200), random.whole(120, 190), 150),
    cloud(random.whole(420, 560), random.whole(60, 110), 110),
    cloud(random.whole(680, 800), random.whole(150, 220), 130),
    path(skyline(ground - 90, 0, 110), { fill: daylight.far, opacity: 0.8 }),
    path(skyline(ground - 40, 0, 80), { fill: daylight.near, opacity: 0.8 }),
  ].join('');
}

/** A rounded tree with a spreading crown, as rain trees have. */
export function drawTree(random: Random, daylight: Daylight, x: number, base: number, tall: number): string {
  const r = Math.round(tall * 0.3);
  const top = base - tall;
  const trunk = darker(mix(daylight.leafDeep, '#7a5238', 0.75), 0.1);
  const lean = random.whole(-6, 6);
  return [
    ellipse(x, base, r * 1.1, r * 0.16, { fill: daylight.shade, opacity: 0.2 }),
    path(
      `M${x - 6} ${base}q4 -${Math.round(tall * 0.4)} ${lean - 14} -${Math.round(tall * 0.62)}l8 -3l12 ${Math.round(tall * 0.2)}l${12 + lean} -${Math.round(tall * 0.2)}l6 3q-12 ${Math.round(tall * 0.3)} -10 ${Math.round(tall * 0.62)}z`,
      { fill: trunk },
    ),
    path(
      `M${x - r * 1.5} ${top + r * 1.5}q-${r * 0.3} -${r * 0.8} ${r * 0.6} -${r * 0.8}q${r * 0.1} -${r * 0.8} ${r} -${r * 0.7}q${r * 0.9} -${r * 0.2} ${r} ${r * 0.7}q${r * 0.9} 0 ${r * 0.5} ${r * 0.8}q-${r * 0.4} ${r * 0.5} -${r * 1.5} ${r * 0.3}q-${r} ${r * 0.4} -${r * 1.6} -${r * 0.3}z`.replace(
        /\d+\.\d+/g,
        (n) => String(Math.round(Number(n))),
      ),
      { fill: daylight.leafDeep },
    ),
    path(
      `M${x - r * 1.2} ${top + r * 1.1}q0 -${r * 0.6} ${r * 0.7} -${r * 0.5}q${r * 0.2} -${r * 0.6} ${r * 0.9} -${r * 0.4}q${r * 0.6} 0 ${r * 0.7} ${r * 0.5}q-${r * 0.5} ${r * 0.4} -${r} ${r * 0.3}q-${r * 0.6} ${r * 0.4} -${r * 1.3} ${r * 0.1}z`.replace(
        /\d+\.\d+/g,
        (n) => String(Math.round(Number(n))),
      ),
      { fill: daylight.leaf },
    ),
  ].join('');
}

/** A palm. */
export function drawPalm(random: Random, daylight: Daylight, x: number, base: number, tall: number): string {
  const lean = random.whole(-14, 14);
  const top = base - tall;
  const f = tall * 0.36;
  const frond = (turn: number, fill: string): string =>
    path(
      `M0 0q${Math.round(f * 0.5)} -${Math.round(f * 0.42)} ${Math.round(f)} ${Math.round(f * 0.2)}q-${Math.round(f * 0.5)} -${Math.round(f * 0.14)} -${Math.round(f)} -${Math.round(f * 0.2)}z`,
      {
        fill,
        extra: `transform="rotate(${turn})"`,
      },
    );
  const back = [-24, -70, -115, 200].map((turn) => frond(turn, daylight.leafDeep));
  const fore = [8, -45, -92, -140, 168].map((turn) => frond(turn, daylight.leaf));
  return [
    ellipse(x, base, tall * 0.14, 5, { fill: daylight.shade, opacity: 0.22 }),
    path(
      `M${x - 5} ${base}Q${x - 3} ${base - Math.round(tall / 2)} ${x + lean - 3} ${top}h6Q${x + 6} ${base - Math.round(tall / 2)} ${x + 6} ${base}z`,
      {
        fill: mix('#8b6546', daylight.shade, daylight.name === 'dusk' ? 0.4 : 0.05),
      },
    ),
    `<g transform="translate(${x + lean} ${top})">${back.join('')}${fore.join('')}</g>`,
  ].join('');
}

/** A hedge of rounded shrubs from `x` to `x + w` standing on `base`. */
export function drawHedge(
  random: Random,
  daylight: Daylight,
  x: number,
  w: number,
  base: number,
  tall: number,
): string {
  const row = (height: number): string => {
    let d = `M${x} ${base}V${base - Math.round(height * 0.6)}`;
    let at = 0;
    while (at < w) {
      const step = Math.min(random.whole(22, 40), w - at);
      d += `q${Math.round(step / 2)} -${Math.round(height * (0.5 + random.fraction() * 0.5))} ${step} 0`;
      at += step;
    }
    return `${d}V${base}z`;
  };
  return path(row(tall), { fill: daylight.leafDeep }) + path(row(tall * 0.6), { fill: daylight.leaf });
}

/** Someone walking by, for scale. */
export function drawPerson(
  random: Random,
  daylight: Daylight,
  x: number,
  base: number,
  tall: number,
): string {
  const cloth = random.pick(['#cf6a4c', '#2f7a68', '#e0a94c', '#46689a', '#f4ead8']);
  const legs = random.pick(['#3a4a58', '#6b5a4c', '#e5ddd0']);
  const skin = random.pick(['#e2b48f', '#b67f5a', '#8a5a3d']);
  const u = tall / 50;
  return `<g transform="translate(${x} ${base})scale(${Math.round(u * 100) / 100})">${ellipse(0, 0, 11, 2.5, { fill: daylight.shade, opacity: 0.25 })}${path('M-4 -22l-3 22h4l4 -17 4 17h4l-3 -22z', { fill: legs })}${path('M-6 -40q6 -4 12 0l2 19h-15z', { fill: cloth })}${circle(0, -46, 5, { fill: skin })}${path('M-5 -46q0 -6 5 -6t5 6q-4 -3-10 0z', { fill: '#2a2320' })}</g>`;
}

const digitStrokes: Record<string, string> = {
  '0': 'M2 0h6q2 0 2 2v14q0 2-2 2H2q-2 0-2-2V2q0-2 2-2z',
  '1': 'M2 3l4-3v18',
  '2': 'M0 3q0-3 3-3h4q3 0 3 3v3L0 18h10',
  '3': 'M0 0h10L5 7q5 0 5 5.500T5 18 0 15',
  '4': 'M7 18V0L0 12h11',
  '5': 'M10 0H1v8q9-2 9 5 0 5-5 5-4 0-5-3',
  '6': 'M9 0Q0 2 0 12q0 6 5 6t5-5-5-5-5 4',
  '7': 'M0 0h10L4 18',
  '8': 'M5 8Q0 8 0 4t5-4 5 4-5 4-5 5 5 5 5-5-5-5z',
  '9': 'M1 18Q10 16 10 6q0-6-5-6T0 5t5 5 5-4',
};

/** A number painted on a wall, as blocks carry it; characters other than digits are left out. */
export function makeNumber(
  text: string,
  x: number,
  y: number,
  tall: number,
  colour: string,
  skew = 0,
): string {
  const digits = [...text].filter((character) => digitStrokes[character] !== undefined);
  const glyphs = digits.map(
    (digit, index) =>
      `<path d="${digitStrokes[digit]}"${index ? ` transform="translate(${index * 15})"` : ''}/>`,
  );
  const factor = Math.round((tall / 18) * 100) / 100;
  const width = (digits.length * 15 - 5) * factor;
  return `<g transform="translate(${Math.round(x - width / 2)} ${Math.round(y)})${skew ? `skewY(${skew})` : ''}scale(${factor})" fill="none" stroke="${colour}" stroke-width="3.2" stroke-linecap="round">${glyphs.join('')}</g>`;
}

/** Road, kerb and pavement across the foot of the picture. */
export function drawStreet(daylight: Daylight, top: number): string {
  return [
    rect(0, top, 960, 640 - top, { fill: lighter(daylight.road, 0.35) }),
    rect(0, top + 30, 960, 8, { fill: darker(daylight.road, 0.2) }),
    rect(0, top + 38, 960, 640 - top - 38, { fill: darker(daylight.road, 0.42) }),
    path(`M0 ${top + 72}h960`, {
      stroke: lighter(daylight.road, 0.4),
      strokeWidth: 4,
      extra: 'stroke-dasharray="46 34"',
    }),
  ].join('');
}

/** A car or taxi seen from the side, its wheels on `base`. */
export function drawCar(x: number, base: number, colour: string, isTaxi: boolean): string {
  return `<g transform="translate(${x} ${base})">${ellipse(66, 0, 74, 5, { fill: '#000', opacity: 0.2 })}${path('M2 -14q0 -16 14 -18l16 -3q14 -20 28 -20h30q16 0 28 20l10 4q6 3 6 17z', { fill: colour })}${path('M38 -35q10 -14 20 -14h9v14zM72 -49h16q12 0 20 14H72z', { fill: '#2f4146' })}${path('M2 -20h132', { stroke: lighter(colour, 0.4), strokeWidth: 2.5 })}${isTaxi ? rect(60, -60, 24, 6, { fill: '#f4d35e', round: 2 }) : ''}${circle(30, -12, 12, { fill: '#23282a' })}${circle(106, -12, 12, { fill: '#23282a' })}${circle(30, -12, 5, { fill: '#b9c3c2' })}${circle(106, -12, 5, { fill: '#b9c3c2' })}</g>`;
}
