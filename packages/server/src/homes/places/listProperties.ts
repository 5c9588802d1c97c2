/** Two cells side by side in a table of HTML: what a property is called, and its value. */
const tableRow = /<t[hd][^<>]*>([^<>]*)<\/t[hd]>\s*<td[^<>]*>([^<>]*)<\/td>/gi;

const getKey = (property: string): string => property.toLowerCase().replace(/[^a-z]/g, '');

/** The description of a feature that was made from KML, in which its properties stand as a table. */
function getDescription(entries: readonly (readonly [key: string, value: unknown])[]): string {
  const given = entries.find(([key]) => key === 'description')?.[1];
  const text = given !== null && typeof given === 'object' && 'value' in given ? given.value : given;
  return typeof text === 'string' ? text.replaceAll('&amp;', '&').replace(/&#0?39;|&apos;/g, "'") : '';
}

/**
 * The texts of a feature's properties that are called by one of these names, those of the first name first: its own, then those in the
 * table of its description. Names are in lower case, without what is no letter.
 */
export function listProperties(
  properties: Readonly<Record<string, unknown>>,
  names: readonly string[],
): string[] {
  const entries = Object.entries(properties).map(([property, value]) => [getKey(property), value] as const);
  const rows = [...getDescription(entries).matchAll(tableRow)];
  const all = [...entries, ...rows.map(([, property = '', value]) => [getKey(property), value] as const)];
  return names
    .flatMap((name) => all.filter(([key]) => key === name))
    .flatMap(([, value]) => (typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : ''))
    .filter((text) => text !== '');
}
