/** One shape of a lucide drawing: tag and attributes. */
export type IconShape = [tag: string, attributes: Record<string, string>];

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;
}

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const across = width - 2 * r;
  const down = height - 2 * r;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}

const nextNumber = /[\s,]*(-?(?:\d*\.\d+|\d+))/y;

function absoluteStart(path: string): string {
  if (!path.startsWith('m')) return path;
  nextNumber.lastIndex = 1;
  const x = nextNumber.exec(path)?.[1];
  const y = nextNumber.exec(path)?.[1];
  const rest = path.slice(nextNumber.lastIndex).trimStart();
  return `M${x} ${y}${/^[-.\d]/.test(rest) ? 'l' : ''}${rest}`;
}

function points(list: string, close: string): string {
  return `M${list
    .trim()
    .split(/[\s,]+/)
    .join(' ')}${close}`;
}

/** Writes a shape as path data, so that an icon is one string; throws on a shape it does not know. */
export function iconPath([tag, attributes]: IconShape): string {
  const number = (name: string, fallback = 0) => Number(attributes[name] ?? fallback);
  switch (tag) {
    case 'path':
      return absoluteStart(attributes.d ?? '');
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'rect':
      return rectangle(
        number('x'),
        number('y'),
        number('width'),
        number('height'),
        number('rx', number('ry')),
      );
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'polyline':
      return points(attributes.points ?? '', '');
    case 'polygon':
      return points(attributes.points ?? '', 'z');
    default:
      throw new Error(`No path is known for the shape ${tag}.`);
  }
}
