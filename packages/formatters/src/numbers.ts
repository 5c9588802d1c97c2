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
