import { formatMoney } from '@sewa/formatters';
import { phrase } from '../phrase.ts';
import type { Reading } from '../Reading.ts';

const MIN_RENT = 100;
const MAX_RENT = 1_000_000;

/** Ends of a range without any word for money are round and of a rent's size. */
const MIN_BARE = 300;
const ROUND = 50;

/** 'Around' means so much below and above. */
const AROUND = 0.1;

const currency = String.raw`(?:s?\$|sgd|usd)?`;
const currencyAfter = '(?: ?(?:sgd|dollars?|bucks|新币|块钱?|元))?';
const amountIn = (amount: string, thousands: string): string =>
  String.raw`${currency} ?(?<${amount}>\d{1,7}(?:\.\d{1,2})?) ?(?<${thousands}>k)?${currencyAfter}`;
const perMonth = String.raw`(?: ?(?:\/|per |a |p\.?)? ?(?:month|mth|mo|pm|m|monthly)(?![\p{L}\p{N}]))?`;
const most =
  'below|under|less than|lower than|cheaper than|not more than|no more than|not exceeding|at most|max(?:imum)?|up ?to|within|budget(?: of| is|:)?|<=?|≤|bawah|最多|不超过';
const least = 'above|over|more than|at least|min(?:imum)?|starting(?: from)?|from|>=?|≥|至少';
const about = 'around|about|approx(?:imately)?|~|circa|roughly';

const range = phrase(
  [
    '(?:(?:rent(?:al)?|budget|price)(?: of| is|:)? ?)?(?:between |from )?',
    `${amountIn('from', 'fromK')} ?(?:-|to|and|~|至|到) ?${amountIn('to', 'toK')}${perMonth}(?! ?(?:st|ave|sq))`,
  ].join(''),
);
const limitBefore = phrase(
  [
    `(?:(?:rent(?:al)?|price|budget) ?)?(?:(?<most>${most})|(?<least>${least})|(?<about>${about}))`,
    ` ?(?:of |is |a |rent )?${amountIn('amount', 'thousands')}${perMonth}`,
    String.raw`(?: ?(?:and|or) (?:above|more))?(?! ?(?:min|st\b|ave))`,
  ].join(''),
);
const limitAfter = phrase(
  [
    `${amountIn('amount', 'thousands')}${perMonth} ?(?:`,
    '(?<most>and below|or (?:less|below)|max(?:imum)?|budget|以下|以内|之内)',
    String.raw`|(?<least>and above|or (?:more|above)|onwards|min(?:imum)?(?! (?:to|from|of|away|by|walk))|\+|以上|起)`,
    '|(?<about>左右))',
  ].join(''),
);
const amount = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])(?:(?:s?\$|sgd) ?(?<dollars>\d{2,7}(?:\.\d{1,2})?)`,
    String.raw`|(?<thousands>\d{1,2}(?:\.\d{1,2})?) ?k`,
    String.raw`|(?<counted>\d{3,6}) ?(?:sgd|dollars|新币|块钱?|元|(?:\/|per |a )?(?:month|mth|mo)))`,
    String.raw`(?: ?k)?${perMonth}(?![\p{L}\p{N}])`,
  ].join(''),
  'gu',
);
const moneyWords = /[$k]|sgd|rent|budget|price|month|between|新币|元|块/;

const multiply = (number: string | undefined, thousands: string | undefined | boolean): number =>
  Math.round(Number(number) * (thousands ? 1000 : 1));

const isRent = (dollars: number): boolean => dollars >= MIN_RENT && dollars <= MAX_RENT;
const isBareRent = (dollars: number): boolean => dollars >= MIN_BARE && dollars % ROUND === 0;
const formatDollars = (dollars: number): string => formatMoney(dollars * 100);

interface Limits {
  readonly from?: number;
  readonly to?: number;
}

/** Asks for a rent and says so. Lower ends above the upper one are swapped when the filters are normalized. */
export function askForRent(reading: Reading, text: string, { from, to }: Limits): boolean {
  if (from !== undefined) reading.filters.rentMin = from;
  if (to !== undefined) reading.filters.rentMax = to;
  if (from !== undefined && to !== undefined)
    reading.explain(text, `${formatDollars(from)} to ${formatDollars(to)}`);
  else if (to !== undefined) reading.explain(text, `Up to ${formatDollars(to)}`);
  else if (from !== undefined) reading.explain(text, `From ${formatDollars(from)}`);
  return true;
}

const makeAround = (dollars: number): Limits => ({
  from: Math.round(dollars * (1 - AROUND)),
  to: Math.min(Math.round(dollars * (1 + AROUND)), MAX_RENT),
});

const units = new Map([
  ['万', 10_000],
  ['千', 1_000],
  ['百', 100],
]);
const digits = '一二三四五六七八九';
const digit = `[${digits}两\\d]`;
const readDigit = (sign = ''): number => Number(sign) || digits.indexOf(sign.replace('两', '二')) + 1;

const chineseAmount = new RegExp(
  String.raw`(?<!\d)(?=${digit}[万千百])(?:${digit}万)?零?(?:${digit}千)?零?(?:${digit}百)?(?:${digit}(?![\d房室个间卧厅卫楼年月]))?`,
  'g',
);

/** '三千五百' and '三千五' as '3500'. */
const writeChineseAmounts = (text: string): string =>
  text.replace(/(?<=\d) (?=[万千百])/g, '').replace(chineseAmount, (typed) => {
    let sum = 0;
    let unit = 1;
    for (const [, sign, unitSign] of typed.matchAll(/([^零万千百])([万千百])?/g)) {
      unit = units.get(unitSign ?? '') ?? unit / 10;
      sum += readDigit(sign) * unit;
    }
    return ` ${sum} `;
  });

/** Takes out rents. A bare amount is a budget: at most that. */
export function readRents(reading: Reading): void {
  reading.text = writeChineseAmounts(reading.text).replace(/ +/g, ' ');
  reading.take(range, ({ text, groups: { from, fromK, to, toK } }) => {
    const isFromThousands = fromK !== undefined || (toK !== undefined && Number(from) < 100);
    const ends = [multiply(from, isFromThousands), multiply(to, toK)];
    if (!ends.every(isRent) || !(moneyWords.test(text) || ends.every(isBareRent))) return false;
    return askForRent(reading, text, { from: Math.min(...ends), to: Math.max(...ends) });
  });
  for (const pattern of [limitBefore, limitAfter])
    reading.take(pattern, ({ text, groups }) => {
      const dollars = multiply(groups.amount, groups.thousands);
      if (!isRent(dollars)) return false;
      if (groups.most) return askForRent(reading, text, { to: dollars });
      return askForRent(reading, text, groups.least ? { from: dollars } : makeAround(dollars));
    });
  reading.take(amount, ({ text, groups: { dollars, thousands, counted } }) => {
    const number = thousands ?? dollars ?? counted;
    const rent = multiply(number, thousands !== undefined || /\d ?k/.test(text));
    return isRent(rent) && askForRent(reading, text, { to: rent });
  });
}
