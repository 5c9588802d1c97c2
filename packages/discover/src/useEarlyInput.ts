import { type RefObject, useEffect, useRef } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Whether a control says something else than the page it came with, and nobody is at it still. */
function isLeftChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.defaultSelected === false;
  return control.value !== control.defaultValue && control !== document.activeElement;
}

/**
 * Tells what was entered into a form before the page was hydrated, when nothing could notice it: the values of the
 * changed controls by name. A field that still has the focus is told of when it is left, by its own events. Controls need
 * `autoComplete="off"`, so that no browser fills in what an earlier visit left.
 */
export function useEarlyInput(
  onInput: (values: ReadonlyMap<string, string>) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const tell = useRef(onInput);
  useEffect(() => {
    const controls = [...(form.current?.elements ?? [])].filter(isControl).filter(isLeftChanged);
    if (controls.length > 0) tell.current(new Map(controls.map(({ name, value }) => [name, value])));
  }, []);
  return form;
}
