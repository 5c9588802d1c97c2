import { notStated } from './notStated.ts';

const weights = [2, 7, 6, 5, 4, 3, 2];

const checkCharacter = (series: string, digits: string): string | undefined => {
  const offset = series === 'T' || series === 'G' ? 4 : series === 'M' ? 3 : 0;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), offset);
  const remainder = sum % 11;
  if (series === 'M') return 'KLJNPQRTUWX'[10 - remainder];
  return (series === 'S' || series === 'T' ? 'JZIHGFEDCBA' : 'XWUTRQPNMLK')[remainder];
};

const normalize = (text: string | null | undefined): string | null => {
  if (typeof text !== 'string') return null;
  const normal = text.trim().toUpperCase();
  const [, series, digits, character] = /^([STFGM])(\d{7})([A-Z])$/.exec(normal) ?? [];
  if (series === undefined || digits === undefined) return null;
  return checkCharacter(series, digits) === character ? normal : null;
};

/** Whether the text is an NRIC or FIN whose check letter is right (series S, T, F, G and M). */
export const isNric = (text: string | null | undefined): boolean => normalize(text) !== null;

/** An NRIC or FIN with only its last three digits and letter readable ('*****567D'); what is none is never echoed. */
export const maskNric = (text: string | null | undefined): string => {
  const normal = normalize(text);
  return normal === null ? notStated : `*****${normal.slice(-4)}`;
};
