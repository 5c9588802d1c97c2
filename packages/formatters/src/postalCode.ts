import { type District, districts } from './districts.ts';
import { notStated } from './notStated.ts';

const districtsBySector = /* @__PURE__ */ (() =>
  new Map(districts.flatMap((district) => district.sectors.map((sector) => [sector, district] as const))))();

/** The six digits of a postal code from what was typed ('S(560210)', 'Singapore 560210'), or null when its sector is not in use. */
export const normalizePostalCode = (text: string | null | undefined): string | null => {
  if (typeof text !== 'string') return null;
  const digits = /^(?:S|Singapore)?\s*\(?\s*(\d{3})\s?(\d{3})\s*\)?$/i.exec(text.normalize('NFKC').trim());
  const postalCode = digits ? `${digits[1]}${digits[2]}` : '';
  return districtsBySector.has(postalCode.slice(0, 2)) ? postalCode : null;
};

/** Whether the text is six digits whose first two are a postal sector in use. */
export const isPostalCode = (text: string | null | undefined): boolean =>
  typeof text === 'string' && /^\d{6}$/.test(text) && districtsBySector.has(text.slice(0, 2));

/** The postal sector, the first two digits of a postal code: '560210' gives '56'; null when it is no postal code. */
export const findSector = (postalCode: string | null | undefined): string | null =>
  normalizePostalCode(postalCode)?.slice(0, 2) ?? null;

/** The district a postal code lies in, or undefined. */
export const findDistrictByPostalCode = (postalCode: string | null | undefined): District | undefined =>
  districtsBySector.get(findSector(postalCode) ?? '');

/** A postal code as on an envelope: '560210' gives 'Singapore 560210'. */
export const formatPostalCode = (postalCode: string | null | undefined): string => {
  const digits = normalizePostalCode(postalCode);
  return digits === null ? notStated : `Singapore ${digits}`;
};
