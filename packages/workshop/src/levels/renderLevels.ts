import type { Levels } from './levels.ts';

/** The lines between which the README shows the picture of the levels. */
export const pictureMarkers = { start: '<!-- levels:start -->', end: '<!-- levels:end -->' } as const;

/** Draws the table of levels as the Markdown that stands in the README. */
export function renderLevels({ packages, outside }: Levels): string {
  const rows = packages
    .toSorted((a, b) => b.level - a.level)
    .map(({ name, folder, level, published, mayImport, libraries }) => {
      const imports = mayImport.map((other) => `\`${other}\``);
      const cells = [
        String(level),
        `[\`${name}\`](${folder})`,
        published ? 'yes' : '',
        [...imports, ...(libraries ?? [])].join(', ') || 'nothing',
      ];
      return `| ${cells.join(' | ')} |`;
    });
  const outsiders = outside.map(({ name, folder }) => `[\`${name}\`](${folder})`).join(' and ');
  return [
    '| level | package | published | may import |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    `Imports only go down. ${outsiders} are outside the house: nothing in it imports them.`,
  ].join('\n');
}

/** Puts the picture between the README's markers; throws when they are not there. */
export function putPicture(readme: string, picture: string): string {
  const { start, end } = pictureMarkers;
  const from = readme.indexOf(start);
  const to = readme.indexOf(end);
  if (from < 0 || to < from) throw new Error(`README.md has no lines "${start}" and "${end}".`);
  return `${readme.slice(0, from + start.length)}\n${picture}\n${readme.slice(to)}`;
}
