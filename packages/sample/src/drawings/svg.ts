/** A point of the picture in its own units, x to the right and y down. */
export type Point = readonly [number, number];

/** What a shape may carry besides its form. */
export interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly opacity?: number;
  readonly round?: number;
  readonly extra?: string;
}

/** The size every picture is drawn in. */
export const PICTURE_WIDTH = 960;
/** The height every picture is drawn in. */
export const PICTURE_HEIGHT = 640;

/** A number as short as SVG needs it: at most one decimal, never `-0`. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

function whole(value: number): string {
  const rounded = Math.round(value);
  return String(rounded === 0 ? 0 : rounded);
}

function tint(colour: string): string {
  return colour.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
}

function attributes(paint: Paint): string {
  return [
    paint.fill === undefined ? '' : ` fill="${tint(paint.fill)}"`,
    paint.stroke === undefined ? '' : ` stroke="${tint(paint.stroke)}"`,
    paint.strokeWidth === undefined ? '' : ` stroke-width="${short(paint.strokeWidth)}"`,
    paint.opacity === undefined
      ? ''
      : ` opacity="${String(Math.round(paint.opacity * 100) / 100).replace(/^0\./, '.')}"`,
    paint.extra === undefined ? '' : ` ${paint.extra}`,
  ].join('');
}

/** A rectangle; `round` is the corner radius. */
export function rect(x: number, y: number, width: number, height: number, paint: Paint): string {
  const place = `${Math.round(x) === 0 ? '' : ` x="${whole(x)}"`}${Math.round(y) === 0 ? '' : ` y="${whole(y)}"`}`;
  const size = (w: number, h: number): string =>
    ` width="${w < 8 ? short(w) : whole(w)}" height="${h < 8 ? short(h) : whole(h)}"`;
  const radius = paint.round ? ` rx="${short(paint.round)}"` : '';
  return `<rect${place}${size(width, height)}${radius}${attributes(paint)}/>`;
}

/** A circle. */
export function circle(x: number, y: number, radius: number, paint: Paint): string {
  return `<circle cx="${whole(x)}" cy="${whole(y)}" r="${short(radius)}"${attributes(paint)}/>`;
}

/** An ellipse. */
export function ellipse(x: number, y: number, radiusX: number, radiusY: number, paint: Paint): string {
  return `<ellipse cx="${whole(x)}" cy="${whole(y)}" rx="${short(radiusX)}" ry="${short(radiusY)}"${attributes(paint)}/>`;
}

function step(dx: number, dy: number): string {
  if (dx === 0) return `v${dy}`;
  if (dy === 0) return `h${dx}`;
  return `l${dx}${dy < 0 ? '' : ' '}${dy}`;
}

function outline(points: readonly Point[]): string {
  let d = '';
  let [lastX, lastY] = [0, 0];
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = [Math.round(x), Math.round(y)];
    if (index === 0) d += `M${whole(nextX)} ${whole(nextY)}`;
    else if (nextX !== lastX || nextY !== lastY) d += step(nextX - lastX, nextY - lastY);
    [lastX, lastY] = [nextX, nextY];
  });
  return d;
}

/** A closed polygon; `round` softens its corners with a stroke of the same colour. */
export function polygon(points: readonly Point[], paint: Paint): string {
  const soft =
    paint.round && paint.fill ? ` stroke="${tint(paint.fill)}" stroke-width="${short(paint.round)}"` : '';
  const { round: _round, ...rest } = paint;
  return `<path d="${outline(points)}z"${soft}${attributes(rest)}/>`;
}

/** A free path. */
export function path(d: string, paint: Paint): string {
  return `<path d="${d}"${attributes(paint)}/>`;
}

/** A group with common attributes. */
export function group(attribute: string, ...children: readonly string[]): string {
  return `<g ${attribute}>${children.join('')}</g>`;
}

/** A vertical gradient from top to bottom. */
export function verticalGradient(id: string, stops: readonly (readonly [number, string, number?])[]): string {
  const body = stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${short(offset)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${short(opacity)}"`}/>`,
    )
    .join('');
  return `<linearGradient id="${id}" x2="0" y2="1">${body}</linearGradient>`;
}

/** A round glow that fades from its middle. */
export function glow(id: string, colour: string, opacity: number): string {
  return `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${short(opacity)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
}

function compactPath(d: string): string {
  return d
    .replace(/-?\d*\.\d+/g, (number) => {
      const value = Number(number);
      return Math.abs(value) >= 12 ? whole(value) : short(value);
    })
    .replace(/ ?([a-zA-Z]) ?/g, '$1')
    .replace(/ -/g, '-');
}

/** Wraps shapes into one picture that needs nothing from outside. */
export function picture(definitions: string, ...shapes: readonly string[]): string {
  const size = `${PICTURE_WIDTH} ${PICTURE_HEIGHT}`;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" stroke-linejoin="round">`;
  const body = `${head}${definitions === '' ? '' : `<defs>${definitions}</defs>`}${shapes.join('')}</svg>`;
  return body.replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${compactPath(d)}"`);
}
