import { cleanNumber, formatNumber } from './numbers.ts';

/** The unit codes of an area: 0 is square metres, 1 is square feet. */
export type AreaUnit = 0 | 1;

/** A floor area in the unit it was given in. */
export interface Area {
  readonly value: number;
  readonly unit: AreaUnit;
}

/** The units of area by code, with the label shown behind the number. */
export const areaUnits = [
  { code: 0, label: 'sqm' },
  { code: 1, label: 'sqft' },
] as const;

/** Shown where no area was given. */
export const areaNotSet = 'Not set';

/** Square feet in a square metre: the international foot is 0.3048 m exactly. */
const SQUARE_FEET_PER_SQUARE_METRE = 1 / 0.3048 ** 2;

const isArea = (area: Area | null | undefined): area is Area =>
  typeof area === 'object' &&
  area !== null &&
  typeof area.value === 'number' &&
  area.value >= 0 &&
  area.value <= Number.MAX_SAFE_INTEGER &&
  (area.unit === 0 || area.unit === 1);

/** The same area in the other or the same unit, not rounded; null for what is no area. */
export const convertArea = (area: Area | null | undefined, unit: AreaUnit): Area | null => {
  if (!isArea(area) || (unit !== 0 && unit !== 1)) return null;
  const value = Math.abs(area.value);
  if (unit === 1) return { value: area.unit === 1 ? value : value * SQUARE_FEET_PER_SQUARE_METRE, unit: 1 };
  return { value: area.unit === 1 ? value / SQUARE_FEET_PER_SQUARE_METRE : value, unit: 0 };
};

/** An area in its own unit, with thousands separators and no fraction digits: '1,200 sqft'; 'Not set' when absent. */
export const formatArea = (area: Area | null | undefined): string =>
  isArea(area) ? `${formatNumber(area.value)} ${areaUnits[area.unit].label}` : areaNotSet;

/** An area in its own unit and in the other one: '91 sqm (980 sqft)'; 'Not set' when absent. */
export const formatAreaInBothUnits = (area: Area | null | undefined): string => {
  if (!isArea(area)) return areaNotSet;
  const converted = convertArea(area, area.unit === 0 ? 1 : 0);
  return converted && isArea(converted) ? `${formatArea(area)} (${formatArea(converted)})` : formatArea(area);
};

const areaText =
  /^(\d+(?:\.\d+)?)(?:(sqm|sq\.?m\.?|m2|squaremet(?:re|er)s?)|sqft|sq\.?ft\.?|sf|ft2|squarefeet)?$/i;

/** A floor area as a person typed it, in its own unit if they named one: '1,200', '90 sqm', '1,200 sq ft'; null when it is none. */
export const parseArea = (text: string | null | undefined, unit: AreaUnit): Area | null => {
  const plain = cleanNumber(text);
  const [, digits, metres] = areaText.exec(plain) ?? [];
  const value = Number(digits);
  if (!(value > 0)) return null;
  return { value, unit: metres ? 0 : /[a-z]/i.test(plain) ? 1 : unit };
};
