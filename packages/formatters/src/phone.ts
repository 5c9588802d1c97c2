import { notStated } from './notStated.ts';

/** What may stand around the digits: white space, what is not seen, brackets, dots, and the dashes of any keyboard. */
const around = /[\s\p{C}\p{Default_Ignorable_Code_Point}\p{Pd}\u2212\u30FC().。·]/gu;

/** The digits of a number, and a plus before them, from what was typed or pasted: full-width signs, and a `tel:` link with its parameters. */
const cleanPhone = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(around, '')
    .replace(/^tel:([^;?]*).*$/i, (_, number: string) => number.replace(/^%2B/i, '+'));

/**
 * A Singapore number as '+65' and eight digits from what was typed or pasted ('9123 4567', '65-9123-4567', '0065 …', 'tel:+65…'), or
 * null when it is none.
 */
export const normalizePhone = (text: string | null | undefined): string | null => {
  if (typeof text !== 'string') return null;
  const digits = /^(?:(?:\+|00)?65)?([3689]\d{7})$/.exec(cleanPhone(text));
  return digits ? `+65${digits[1]}` : null;
};

/**
 * A number of the United Arab Emirates as '+971' and its digits from what was typed or pasted ('050 123 4567', '+971 4 123 4567',
 * '00971 …'), or null when it is none. No one-time code is ever sent to one.
 */
export const normalizeUaePhone = (text: string | null | undefined): string | null => {
  if (typeof text !== 'string') return null;
  const digits = /^(?:(?:\+|00)?9710?|0)(5\d{8}|[234679]\d{7})$/.exec(cleanPhone(text));
  return digits ? `+971${digits[1]}` : null;
};

/** Whether the number is a Singapore mobile number (first digit 8 or 9): only those receive one-time codes. */
export const isMobilePhone = (phoneNumber: string | null | undefined): boolean =>
  /^\+65[89]/.test(normalizePhone(phoneNumber) ?? '');

/** A number for reading, of Singapore or, with +971, of the Emirates: '+65 9123 4567', '+971 50 123 4567'; 'Not stated' when it is none. */
export const formatPhone = (phoneNumber: string | null | undefined): string => {
  const normal = normalizePhone(phoneNumber);
  if (normal !== null) return `+65 ${normal.slice(3, 7)} ${normal.slice(7)}`;
  const ofUae = normalizeUaePhone(phoneNumber);
  return ofUae?.replace(/^\+971(\d+)(\d{3})(\d{4})$/, '+971 $1 $2 $3') ?? notStated;
};

/** A Singapore number while it is typed, in fours and without +65: '912345' gives '9123 45'; any other text stays as it is; '' for no text. */
export const groupPhone = (text: string | null | undefined): string => {
  if (typeof text !== 'string') return '';
  const digits = /^(?:\+65|(?:00)?65(?=\d{8}$))?(\d{0,8})$/.exec(cleanPhone(text))?.[1];
  if (digits === undefined) return text;
  return digits.length > 4 ? `${digits.slice(0, 4)} ${digits.slice(4)}` : digits;
};
