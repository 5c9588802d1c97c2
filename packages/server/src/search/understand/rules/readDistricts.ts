import { phrase } from '../phrase.ts';
import type { Reading } from '../Reading.ts';

const LAST_DISTRICT = 28;

const word = '(?:d|dist(?:rict)?s?)';
const join = String.raw`[-\/,&]|and|or|to`;

const district = phrase(
  [
    String.raw`(?:postal )?${word}[ .-]?0?(?<first>\d{1,2})`,
    String.raw`(?<others>(?: ?(?:${join}) ?${word}?[ .]?0?\d{1,2}(?!\d| ?(?:br|bed|k|min|room)))*)`,
    String.raw`|第?0?(?<chinese>\d{1,2})邮?区`,
  ].join(''),
);
const other = new RegExp(String.raw`(?<join>${join})\D*?0?(?<number>\d{1,2})`, 'g');

/** '09' alone is a district; '9' alone isn't. */
const codeAlone = /^ (?<code>0[1-9]) $/g;

/** The numbers of 'd9, 10' or 'd9-11'. */
function listNumbers(first: number, others: string): number[] {
  const numbers = [first];
  for (const { groups } of others.matchAll(other)) {
    const number = Number(groups?.number);
    const isRange = groups?.join === '-' || groups?.join === 'to';
    const from = isRange ? (numbers.at(-1) ?? number) + 1 : number;
    for (let each = from; each <= number; each += 1) numbers.push(each);
  }
  return numbers;
}

function askForDistricts(reading: Reading, text: string, codes: readonly string[]): boolean {
  reading.filters.searchParams = [...new Set([...(reading.filters.searchParams ?? []), ...codes])];
  reading.explain(text, codes.map((code) => `D${code}`).join(' or '));
  return true;
}

/** Takes out postal districts: 'd9', 'district 9', 'D9-11', '第9邮区'. */
export function readDistricts(reading: Reading): void {
  reading.take(district, ({ text, groups: { first, others = '', chinese } }) => {
    const numbers = listNumbers(Number(first ?? chinese), others);
    if (!numbers.every((number) => number >= 1 && number <= LAST_DISTRICT)) return false;
    return askForDistricts(
      reading,
      text,
      numbers.map((number) => String(number).padStart(2, '0')),
    );
  });
  reading.take(codeAlone, ({ text, groups: { code = '' } }) => askForDistricts(reading, text, [code]));
}
