import { isPreserved, LONGEST, MAX } from './typedValues.ts';

/** One field as it stood: of which form, which of its name, and what was in it. */
export interface TypedField {
  readonly form: string;
  readonly name: string;
  readonly index: number;
  readonly value: string | boolean;
}

/** A field of a form. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

const untypable = new Set(['hidden', 'password', 'file', 'submit', 'button', 'image', 'reset']);

function isTypable(element: Element): element is Control {
  const isControl =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement;
  if (!isControl || untypable.has(element.type) || !isPreserved(element.name)) return false;
  return !/one-time-code|^cc-|password/.test(element.autocomplete);
}

/** The fields of the page in their order, each with the name of its form and its place among those of its name. */
export function listTypedControls(
  root: ParentNode,
): { readonly field: TypedField; readonly control: Control }[] {
  const forms = [...root.querySelectorAll<HTMLFormElement>('main form')];
  return forms
    .flatMap((form, place) => {
      const seen = new Map<string, number>();
      return [...form.elements].filter(isTypable).map((control) => {
        const index = seen.get(control.name) ?? 0;
        seen.set(control.name, index + 1);
        const value = isBox(control) ? control.checked : control.value.slice(0, LONGEST);
        return { control, field: { form: form.id || String(place), name: control.name, index, value } };
      });
    })
    .slice(0, MAX);
}

/** Whether somebody changed a field since the page was made. */
export function isChanged(control: Control): boolean {
  if (isBox(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) {
    const given = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.value !== (given?.value ?? '');
  }
  return control.value !== control.defaultValue;
}

/** Puts a value into a field as if it had been typed, so that whatever listens hears of it. */
export function typeInto(control: Control, value: string | boolean): void {
  if (isBox(control)) {
    if (control.checked !== value) control.click();
    return;
  }
  if (control.value === value) return;
  const prototype = Object.getPrototypeOf(control);
  // React keeps its own setter on the element: past it, the event counts as somebody's.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}
