import { notStated } from './notStated.ts';

/**
 * A whole number with en-SG thousands separators ('5,954'), rounded half away from zero; 'Not stated' for what is no
 * number or too large to be exact. Written without Intl, whose bytes change with the ICU version.
 */
export const formatNumber = (value: number | null | undefined): string => {
  if (typeof value !== 'number' || !(Math.abs(value) <= Number.MAX_SAFE_INTEGER)) return notStated;
  const digits = String(Math.round(Math.abs(value))).replace(/\B(?=(\d{3})+$)/g, ',');
  return value < 0 && digits !== '0' ? `-${digits}` : digits;
};

/**
 * What a person typed or pasted for a number, with digits of any width, and without spaces and thousands separators: '１,２００ ' gives
 * '1200'. Whether it is a number is for its reader to say.
 */
export const cleanNumber = (text: string | null | undefined): string =>
  typeof text === 'string'
    ? text
        .normalize('NFKC')
        .replace(/\s+/g, '')
        .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    : '';
