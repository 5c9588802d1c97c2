/** Regions whose weeks begin on Monday; elsewhere it is Sunday. Unicode CLDR, supplemental data of weeks. */
const onMonday =
  '001 AD AI AL AM AN AR AT AU AX AZ BA BE BG BM BN BY CH CL CM CN CR CY CZ DE DK EC EE ES FI FJ FO FR GB GE GF GP GR HR HU IE IS IT KG KZ LB LI LK LT LU LV MC MD ME MK MN MQ MY NL NO NZ PL RE RO RS RU SE SI SK SM TJ TM TR UA UY UZ VA VN XK';
/** Regions whose weeks begin on Saturday. The Maldives, on Friday, are a case of their own. */
const onSaturday = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

/** The weekday a week begins with in a language, from 0 for Sunday; not every browser knows. */
export function firstWeekday(locale: string): number {
  const region = new Intl.Locale(locale).maximize().region ?? '001';
  if (onMonday.includes(region)) return 1;
  if (region === 'MV') return 5;
  return onSaturday.includes(region) ? 6 : 0;
}
