import type { EmbedKind } from './EmbedKind.ts';
import { showFrame } from './showFrame.ts';

/** Milliseconds within which a frame must say hello. */
const HELLO_TIMEOUT = 8_000;

/** Defines the element `sewa-calculator` or `sewa-chat`; does nothing if the page has it. */
export function defineEmbed(kind: EmbedKind, embedOrigin: string, timeout = HELLO_TIMEOUT): void {
  const tag = `sewa-${kind.name}`;
  if (customElements.get(tag)) return;
  customElements.define(
    tag,
    class extends HTMLElement {
      static observedAttributes = ['theme', 'context', 'partner'];
      #change: ((theme?: string | null) => void) | null = null;

      connectedCallback(): void {
        this.#change = showFrame(this, kind, embedOrigin, timeout);
      }

      disconnectedCallback(): void {
        this.#change?.();
      }

      attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
        if (!this.#change) return;
        if (name === 'theme') this.#change(value);
        else {
          // Another home is another frame.
          this.#change();
          this.connectedCallback();
        }
      }
    },
  );
}
