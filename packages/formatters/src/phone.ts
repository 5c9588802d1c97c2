import { notStated } from './notStated.ts';

/** A Singapore number as '+65' and eight digits from what was typed ('9123 4567', '65-9123-4567'), or null when it is none. */
export const normalizePhone = (text: string | null | undefined): string | null => {
  if (typeof text !== 'string') return null;
  const digits = /^(?:\+?65)?([3689]\d{7})$/.exec(text.replace(/[\s().-]/g, ''));
  return digits ? `+65${digits[1]}` : null;
};

/** Whether the number is a Singapore mobile number (first digit 8 or 9): only those receive one-time codes. */
export const isMobilePhone = (phoneNumber: string | null | undefined): boolean =>
  /^\+65[89]/.test(normalizePhone(phoneNumber) ?? '');

/** A Singapore number for reading: '+65 9123 4567'; 'Not stated' when it is none. */
export const formatPhone = (phoneNumber: string | null | undefined): string => {
  const normal = normalizePhone(phoneNumber);
  return normal === null ? notStated : `+65 ${normal.slice(3, 7)} ${normal.slice(7)}`;
};

/** A Singapore number while it is typed, in fours and without +65: '912345' gives '9123 45'; any other text stays as it is; '' for no text. */
export const groupPhone = (text: string | null | undefined): string => {
  if (typeof text !== 'string') return '';
  const digits = /^(?:\+65|65(?=\d{8}$))?(\d{0,8})$/.exec(text.replace(/[\s().-]/g, ''))?.[1];
  if (digits === undefined) return text;
  return digits.length > 4 ? `${digits.slice(0, 4)} ${digits.slice(4)}` : digits;
};
