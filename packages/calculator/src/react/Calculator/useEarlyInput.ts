import { type RefObject, useEffect, useRef } from 'react';
import { type CalculatorPage, parseCalculatorPage } from '../../pageQuery.ts';

/** Whether a control holds something else than what the page came with. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.defaultSelected === false;
  if (!(control instanceof HTMLInputElement)) return false;
  const isBox = control.type === 'checkbox' || control.type === 'radio';
  return isBox ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

/** Has React take notice of a number that was typed before it listened. */
function typeAgain(control: Element): void {
  if (!(control instanceof HTMLInputElement && control.role === 'spinbutton')) return;
  const typed = control.value;
  // React takes an event for a change only if the value differs from the last one written through the element's own property.
  control.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, typed);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Tells what was filled in before the form was hydrated, or what the browser filled in again. */
export function useEarlyInput(
  form: RefObject<HTMLFormElement | null>,
  onInput: (page: CalculatorPage) => void,
): void {
  const tell = useRef(onInput);
  useEffect(() => {
    if (form.current === null) return;
    const changed = [...form.current.elements].filter(isChanged);
    if (changed.length === 0) return;
    const filled = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    for (const control of changed) typeAgain(control);
    tell.current(parseCalculatorPage(new URLSearchParams(filled.filter(([, value]) => value !== ''))));
  }, [form]);
}
