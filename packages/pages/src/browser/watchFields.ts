import { type Control, isChanged, typeInto } from '../typed/typedControls.ts';

const focusable = 'a[href],button,input:not([type=hidden]),select,textarea';

type Focusable = HTMLAnchorElement | HTMLButtonElement | Control;

const listFocusable = (): Focusable[] => [...document.querySelectorAll<Focusable>(focusable)];

const isControl = (element: Focusable): element is Control =>
  /^(input|select|textarea)$/.test(element.localName);

/** Elements by what stays the same when a page is rendered again: their kind, name and target, and their place among those. */
function nameElements(elements: readonly Focusable[]): Map<string, Focusable> {
  const counts = new Map<string, number>();
  return new Map(
    elements.map((element) => {
      const kind = ['type', 'name', 'href'].map((attribute) => element.getAttribute(attribute));
      const name = [element.localName, ...kind].join(' ');
      const place = counts.get(name) ?? 0;
      counts.set(name, place + 1);
      return [`${name} ${place}`, element];
    }),
  );
}

/** Chooses files as a person does, so that the page takes them. */
function chooseFiles(input: HTMLInputElement, files: FileList | null): void {
  if (!files || files.length === 0) return;
  input.files = files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

function copyTyped(from: Control, to: Control): void {
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) typeInto(to, from.value);
  else if (from.type === 'file') chooseFiles(to, from.files);
  else typeInto(to, from.type === 'checkbox' || from.type === 'radio' ? from.checked : from.value);
}

function focusAgain(from: Element, to: Focusable): void {
  to.focus({ preventScroll: true });
  const hasText = (element: Element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  // Only some kinds of fields have a caret.
  if (hasText(from) && hasText(to) && from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/** The fields of a page while it is hydrated. */
export interface WatchedFields {
  /** Puts what was typed, and the focus, into the fields that took the place of removed ones. */
  readonly carryOver: () => void;
  readonly stop: () => void;
}

/** Watches the fields of the page, because React renders all of it again when it can't hydrate what it finds. */
export function watchFields(): WatchedFields {
  const stopping = new AbortController();
  let before = listFocusable();
  let focused = document.activeElement;
  document.addEventListener('focusin', () => (focused = document.activeElement), stopping);
  const noteBlur = ({ target }: Event) =>
    // An element that is removed loses the focus too, and shall have it back.
    queueMicrotask(() => {
      if (target === focused && focused?.isConnected) focused = null;
    });
  document.addEventListener('focusout', noteBlur, stopping);
  return {
    carryOver: () => {
      if (before.every((element) => element.isConnected)) return;
      const after = listFocusable();
      const found = nameElements(after);
      for (const [name, from] of nameElements(before)) {
        const to = found.get(name);
        if (from.isConnected || !to) continue;
        if (isControl(from) && isControl(to) && isChanged(from)) copyTyped(from, to);
        if (from === focused && document.activeElement === document.body) focusAgain(from, to);
      }
      before = after;
    },
    stop: () => {
      stopping.abort();
      before = [];
    },
  };
}
