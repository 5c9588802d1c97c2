import type { ResolvedToken } from './loadTokens.ts';

/** A DTCG colour: components of sRGB from 0 to 1. */
export interface DtcgColor {
  colorSpace: string;
  components: [number, number, number];
  alpha?: number;
  hex?: string;
}
interface Measure {
  value: number;
  unit: string;
}
interface Shadow {
  color: DtcgColor;
  offsetX: Measure;
  offsetY: Measure;
  blur: Measure;
  spread: Measure;
}

const ROOT_FONT_SIZE = 16;
const FLUID_FROM = 360;
const FLUID_TO = 1280;

function round(value: number): number {
  return Math.round(value * 10000) / 10000;
}

function measure({ value, unit }: Measure): string {
  return value === 0 ? '0' : `${round(value)}${unit}`;
}

/** Writes a colour the shortest way: hex when opaque, `rgb()` with alpha otherwise. */
export function cssColor({ components, alpha = 1 }: DtcgColor): string {
  const channels = components.map((component) => Math.round(component * 255));
  if (alpha < 1) return `rgb(${channels.join(' ')} / ${alpha})`;
  const hex = channels.map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return `#${hex.replace(/^(.)\1(.)\2(.)\3$/, '$1$2$3')}`;
}

function fluid(min: Measure, max: Measure): string {
  const slope = ((max.value - min.value) * ROOT_FONT_SIZE) / (FLUID_TO - FLUID_FROM);
  const start = min.value - (slope * FLUID_FROM) / ROOT_FONT_SIZE;
  return `clamp(${measure(min)}, ${round(start)}rem + ${round(slope * 100)}vw, ${measure(max)})`;
}

function shadow(layer: Shadow): string {
  const lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(measure).join(' ');
  return `${lengths} ${cssColor(layer.color)}`;
}

function family(names: string[]): string {
  return names.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ');
}

const writers: Record<string, (token: ResolvedToken) => string> = {
  color: ({ value }) => cssColor(value as DtcgColor),
  cubicBezier: ({ value }) => `cubic-bezier(${(value as number[]).join(', ')})`,
  dimension: ({ value, fluidMinimum }) =>
    fluidMinimum === undefined ? measure(value as Measure) : fluid(fluidMinimum as Measure, value as Measure),
  duration: ({ value }) => measure(value as Measure),
  fontFamily: ({ value }) => family(value as string[]),
  fontWeight: ({ value }) => String(value),
  number: ({ value }) => String(value),
  shadow: ({ value }) => (value as Shadow[]).map(shadow).join(', '),
};

/** Writes a token's value as CSS; throws on a type this system does not use. */
export function cssValue(token: ResolvedToken): string {
  const write = writers[token.type];
  if (write === undefined)
    throw new Error(`${token.path.join('.')}: no CSS is known for $type ${token.type}.`);
  return write(token);
}

/** Writes a token's value as CSS where a finger points: no less than its least size for touch. */
export function touchValue(token: ResolvedToken): string {
  const { value, touchMinimum } = token;
  if (touchMinimum === undefined) return cssValue(token);
  const [own, least] = [value as Measure, touchMinimum as Measure];
  if (own.unit !== least.unit) throw new Error(`${token.path.join('.')}: two units cannot be compared.`);
  return measure(own.value < least.value ? least : own);
}
