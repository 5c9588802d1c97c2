import { inRepository, parseJson } from '../repository.ts';

interface Step {
  readonly $value: { readonly hex: string };
}
type Ramp = Record<string, Step>;

const { palette } = parseJson<{ palette: Record<string, Ramp> }>(inRepository('tokens/src/base/color.json'));

/** The hex value of a base colour such as `jade.700`; throws when the tokens have no such colour. */
export function paint(name: string): string {
  const [ramp = '', step = ''] = name.split('.');
  const colour = palette[ramp]?.[step]?.$value.hex;
  if (!colour) throw new Error(`tokens/src/base/color.json has no colour "${name}".`);
  return colour;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

/** The hex colour that lies `share` (0 to 1) of the way from one hex colour to another. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const blended = channels(from).map((value, index) => value + ((target[index] ?? value) - value) * share);
  return `#${blended.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
