type Attributes = Record<string, string | number>;

function written(value: string | number): string {
  const text = typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;
  return text.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3').replace(/^(-?)0\./, '$1.');
}

function element(name: string, attributes: Attributes, children = ''): string {
  const list = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${written(value)}"`)
    .join('');
  return children === '' ? `<${name}${list}/>` : `<${name}${list}>${children}</${name}>`;
}

/** A path; every other look goes into `attributes`. */
export function path(d: string, attributes: Attributes = {}): string {
  const short = d
    .replace(/ ?([a-zA-Z]) ?/g, '$1')
    .replace(/(^|[^\d.])0\./g, '$1.')
    .replace(/ -/g, '-');
  return element('path', { ...attributes, d: short });
}

/** A filled rectangle, written as a path because that is shorter. */
export function box(x: number, y: number, width: number, height: number, fill?: string): string {
  return path(`M${x} ${y}h${width}v${height}h${-width}z`, fill ? { fill } : {});
}

/** A filled circle. */
export function disc(cx: number, cy: number, r: number, fill?: string): string {
  return element('circle', { cx, cy, r, ...(fill ? { fill } : {}) });
}

/** A filled ellipse. */
export function oval(cx: number, cy: number, rx: number, ry: number, fill?: string): string {
  return element('ellipse', { cx, cy, rx, ry, ...(fill ? { fill } : {}) });
}

/** An open stroke; `dash` repeats short bars along it, which draws louvres, tiles and rails in few bytes. */
export function line(
  d: string,
  stroke: string,
  width: number,
  dash?: string,
  attributes: Attributes = {},
): string {
  return path(d, {
    fill: 'none',
    stroke,
    'stroke-width': width,
    ...(dash ? { 'stroke-dasharray': dash } : {}),
    ...attributes,
  });
}

/** Shapes under common attributes; with an `id` they can be placed again. */
export function group(attributes: Attributes, ...children: readonly string[]): string {
  return element('g', attributes, children.join(''));
}

/** Places a named group; `fill` and `color` reach the shapes that state none and those in `currentColor`. */
export function place(id: string, x: number, y: number, attributes: Attributes = {}): string {
  return element('use', {
    href: `#${id}`,
    ...(x === 0 ? {} : { x }),
    ...(y === 0 ? {} : { y }),
    ...attributes,
  });
}

/** A gradient from top to bottom of what it fills; a stop is offset, colour and opacity. */
export function fall(id: string, ...stops: readonly (readonly [number, string, number?])[]): string {
  const body = stops.map(([offset, colour, opacity]) =>
    element('stop', {
      ...(offset === 0 ? {} : { offset }),
      'stop-color': colour,
      ...(opacity === undefined ? {} : { 'stop-opacity': opacity }),
    }),
  );
  return element('linearGradient', { id, x2: 0, y2: 1 }, body.join(''));
}

/** A repeating square of a pattern in the picture's own units. */
export function tile(id: string, size: number, ...shapes: readonly string[]): string {
  return element(
    'pattern',
    { id, width: size, height: size, patternUnits: 'userSpaceOnUse' },
    shapes.join(''),
  );
}

/** A whole SVG picture. */
export function picture(width: number, height: number, ...shapes: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes.join('')}</svg>\n`;
}
