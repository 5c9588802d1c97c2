import { afterFile, type Difference, suffixes } from './differences.ts';

const styles = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 1.5rem; max-inline-size: 100rem; }
  h1, h2, h3 { line-height: 1.2; text-wrap: balance; }
  h2 { margin-block: 3rem 0; }
  h3 { margin-block: 2rem 0.5rem; font-size: 1rem; overflow-wrap: anywhere; }
  .row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
  figure { margin: 0; }
  figcaption { opacity: 0.75; }
  img { max-inline-size: 100%; border: 1px solid GrayText; }
  @media (width < 40rem) { .row { grid-template-columns: 1fr; } }
`;

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function renderFigure(text: string, picture: string, file: string | null, instead = ''): string {
  const inside = file
    ? `<a href="${escapeHtml(file)}"><img src="${escapeHtml(file)}" alt="${escapeHtml(`${picture}, ${text.toLowerCase()}`)}"></a>`
    : `<p>${instead}</p>`;
  return `<figure><figcaption>${text}</figcaption>${inside}</figure>`;
}

function renderDifference(difference: Difference): string {
  const { picture, kind, isMarked } = difference;
  const before = kind === 'changed' ? `${picture}${suffixes.before}` : null;
  const diff = isMarked ? `${picture}${suffixes.diff}` : null;
  const reason = kind === 'new' ? 'Nothing to compare with.' : 'The size changed.';
  return `<h3>${escapeHtml(picture)}</h3>
<div class="row">
${renderFigure('Before', picture, before, 'There was none.')}
${renderFigure('After', picture, afterFile(difference))}
${renderFigure('Difference', picture, diff, reason)}
</div>`;
}

function renderComponent(component: string, differences: readonly Difference[]): string {
  return `<section>
<h2>${escapeHtml(component)}</h2>
<p>Take all of these with <code>npm run visual -- --accept ${escapeHtml(component)}</code></p>
${differences.map(renderDifference).join('\n')}
</section>`;
}

function describeCount(count: number): string {
  if (count === 0) return 'Every picture is as it was';
  return count === 1 ? 'One picture differs' : `${count} pictures differ`;
}

/** The page on which a run's differences are looked at: before, after and difference side by side, by component. */
export function renderReview(differences: readonly Difference[]): string {
  const components = [...new Set(differences.map(({ component }) => component))];
  const title = describeCount(differences.length);
  const sections = components.map((component) =>
    renderComponent(
      component,
      differences.filter((difference) => difference.component === component),
    ),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${styles}</style>
<body>
<main>
<h1>${title}</h1>
${sections.join('\n')}
</main>
</body>
</html>
`;
}
