import { expect, test } from 'vitest';
import { dateLayout, findDate, segmentLabel, segmentPlaceholder } from './dateLayout.ts';

const spell = (locale: string) =>
  dateLayout(locale)
    .map((item) => ('name' in item ? segmentPlaceholder(item.name, locale) : item.literal))
    .join('');

test.each([
  ['en-SG', 'dd/mm/yyyy'],
  ['en-US', 'mm/dd/yyyy'],
  ['de', 'tt.mm.jjjj'],
  ['es', 'dd/mm/aaaa'],
])('in %s an empty date is %s', (locale, expected) => {
  expect(spell(locale)).toBe(expected);
});

test('where no Latin letters are used, an empty segment holds its name', () => {
  expect(segmentPlaceholder('month', 'zh-SG')).toBe(segmentLabel('month', 'zh-SG'));
});

test.each([
  ['2027-01-15', '2027-01-15'],
  ['15/01/2027', '2027-01-15'],
  ['15.1.27', '2027-01-15'],
  ['15 Jan 2027', '2027-01-15'],
  ['Friday, 15 January 2027', '2027-01-15'],
  ['31/02/2027', ''],
  ['15 2027', ''],
  ['+65 9123 4567', ''],
  ['tomorrow', ''],
])('"%s" is pasted as "%s"', (text, date) => {
  expect(findDate(text, 'en-SG')).toBe(date);
});

test('a pasted date is taken in the order of the language', () => {
  expect(findDate('1/15/2027', 'en-US')).toBe('2027-01-15');
  expect(findDate('January 15, 2027', 'en-US')).toBe('2027-01-15');
});
