import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toKebab } from '../generators/generated.ts';
import { inRepository } from '../repository.ts';

/** Where the pictures of a run and the accepted ones lie. */
export interface PictureFolders {
  run: string;
  baselines: string;
}

/** The folders of this repository. */
export const pictureFolders: PictureFolders = {
  run: inRepository('.reports/visual'),
  baselines: inRepository('tests/visual/baselines'),
};

/** What Vitest leaves of a picture that differs from its baseline, or has none yet. */
const leftBehind = /-(actual|reference)\.png$/;

interface Difference {
  /** Name of the picture without `.png`: the story's id, with `_` before the story, and the theme. */
  picture: string;
  /** File of the picture as it is now. */
  after: string;
}

const listDifferences = ({ run }: PictureFolders): Difference[] =>
  readdirSync(run)
    .filter((file) => leftBehind.test(file))
    .toSorted()
    .map((after) => ({ picture: after.replace(leftBehind, ''), after }));

const styles = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 1.5rem; max-inline-size: 100rem; }
  div { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1rem; align-items: start; }
  figure { margin: 0; }
  img { max-inline-size: 100%; border: 1px solid GrayText; }
`;

const renderFigure = (text: string, file: string) =>
  `<figure><figcaption>${text}</figcaption><a href="${file}"><img src="${file}" alt="${text}"></a></figure>`;

function renderDifference({ picture, after }: Difference, { run, baselines }: PictureFolders): string {
  const [before, diff] = [`${picture}-before.png`, `${picture}-diff.png`];
  const baseline = path.join(baselines, `${picture}.png`);
  if (existsSync(baseline)) copyFileSync(baseline, path.join(run, before));
  const figures = [
    existsSync(baseline) ? renderFigure('Before', before) : '<p>New: there is no baseline.</p>',
    renderFigure('After', after),
    existsSync(path.join(run, diff)) ? renderFigure('Difference', diff) : '',
  ];
  return `<h2>${picture}</h2>\n<div>${figures.join('\n')}</div>`;
}

/**
 * Writes a page that shows what a run left, before, after and difference side by side, with all its pictures beside it so that the
 * folder can be sent. Answers the page, or null when nothing differs.
 */
export function saveReview(folders: PictureFolders): string | null {
  mkdirSync(folders.run, { recursive: true });
  const differences = listDifferences(folders);
  const page = path.join(folders.run, 'index.html');
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${differences.length} pictures differ</title>
<style>${styles}</style>
<main>
<h1>${differences.length} pictures differ</h1>
<p><code>npm run visual -- --accept Button</code> accepts those of a component as they are shown here.</p>
${differences.map((difference) => renderDifference(difference, folders)).join('\n')}
</main>
`;
  writeFileSync(page, html);
  return differences.length > 0 ? page : null;
}

/** A picture is named by its story, `components-button--busy`, or by its component: `Button` names `components-button_busy-light`. */
function isNamed(picture: string, name: string): boolean {
  const wanted = toKebab(name).replace('--', '_');
  if (wanted.includes('_')) return `${picture}-`.startsWith(`${wanted}-`);
  const [component = ''] = picture.split('_');
  return component === wanted || component.replace(/^[a-z]+-/, '') === wanted;
}

/**
 * Makes the pictures the last run left for a component or a story the baselines, and takes them off the review; nothing is drawn
 * anew. Answers their names; throws when none differed.
 */
export function acceptDifferences(name: string, folders: PictureFolders): string[] {
  const { run, baselines } = folders;
  if (!existsSync(run)) throw new Error('There is no review to accept from: run `npm run visual` first.');
  const differences = listDifferences(folders);
  const accepted = differences.filter(({ picture }) => isNamed(picture, name));
  if (accepted.length === 0) {
    const known = differences.map(({ picture }) => picture).join(', ') || 'nothing';
    throw new Error(`Nothing of "${name}" differed in the last run; what differed: ${known}.`);
  }
  for (const { picture, after } of accepted) {
    copyFileSync(path.join(run, after), path.join(baselines, `${picture}.png`));
    for (const file of [after, `${picture}-before.png`, `${picture}-diff.png`])
      rmSync(path.join(run, file), { force: true });
  }
  saveReview(folders);
  return accepted.map(({ picture }) => picture);
}
