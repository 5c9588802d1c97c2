import { createElement } from './createElement.ts';
import { defineEmbed } from './defineEmbed.ts';
import type { EmbedKind } from './EmbedKind.ts';

/** Creates the element of a script, with a plain link inside for when the frame can't be shown. */
function makeElement({ dataset }: HTMLScriptElement, embedOrigin: string, { name, link }: EmbedKind) {
  const element = document.createElement(`sewa-${name}`);
  for (const attribute in dataset) element.setAttribute(attribute, dataset[attribute] as string);
  element.append(
    createElement('a', {
      // Opened in a tab of its own, the frame's document leads to the main site.
      href: `${embedOrigin}/embed/v1/${name}?partner=${dataset.partner}`,
      textContent: link,
      target: '_blank',
    }),
  );
  return element;
}

/**
 * Defines the element of the script that runs; a script with `data-partner` gets an element of its own behind it. Where a page can't
 * show one, in `<head>`, or if the script is a module, which doesn't know its place, it stands at the end of the page.
 */
export function runLoader(kind: EmbedKind): void {
  const current = document.currentScript as HTMLScriptElement | null;
  const script = current ?? document.querySelector<HTMLScriptElement>(`script[src$="/${kind.name}.js"]`);
  if (!script) return;
  const embedOrigin = new URL(script.src).origin;
  defineEmbed(kind, embedOrigin);
  if (!script.dataset.partner) return;
  const element = makeElement(script, embedOrigin, kind);
  if (current && !script.closest('head')) {
    script.after(element);
    return;
  }
  console.warn(`Put ${script.src} in <body>, not as a module.`);
  const place = () => document.body.append(element);
  if (document.body) place();
  else addEventListener('DOMContentLoaded', place);
}
