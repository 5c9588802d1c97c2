import { createElement } from './createElement.ts';
import { defineEmbed } from './defineEmbed.ts';
import type { EmbedKind } from './EmbedKind.ts';

/** Puts an element behind the script, with a plain link inside for when the frame can't be shown. */
function placeElement(script: HTMLScriptElement, embedOrigin: string, { name, link }: EmbedKind): void {
  const element = document.createElement(`sewa-${name}`);
  for (const [attribute, value = ''] of Object.entries(script.dataset)) element.setAttribute(attribute, value);
  element.append(
    createElement('a', {
      // Opened in a tab of its own, the frame's document leads to the main site.
      href: `${embedOrigin}/embed/v1/${name}?partner=${script.dataset.partner}`,
      textContent: link,
      target: '_blank',
    }),
  );
  script.after(element);
}

/** Defines the element of the script that runs; a script with `data-partner` gets an element of its own. */
export function runLoader(kind: EmbedKind): void {
  const script = document.currentScript as HTMLScriptElement;
  const embedOrigin = new URL(script.src).origin;
  defineEmbed(kind, embedOrigin);
  if (script.dataset.partner) placeElement(script, embedOrigin, kind);
}
