import { isPostalCode } from '@sewa/formatters';
import { phrase } from '../phrase.ts';
import type { Reading } from '../Reading.ts';

const unitNumber = phrase(String.raw`#?\d{1,3}-\d{1,4}(?= \d{6}(?!\d))|#\w{1,3}-\w{1,4}`);

const postalCode = /(?<![\p{L}\p{N}])(?:s|singapore)? ?\(? ?(?<code>\d{6})\)?(?![\p{L}\p{N}])/gu;

/** Takes out unit numbers, which find nothing beside other words, and moves postal codes to the rest. */
export function readPostalCodes(reading: Reading): void {
  reading.take(unitNumber, ({ text }) => {
    reading.unused.push(text);
    return true;
  });
  reading.take(postalCode, ({ text, groups: { code = '' } }) => {
    if (!isPostalCode(code)) return false;
    reading.addText(text, code);
    return true;
  });
}
