/** Empties a box the way a person would, so that whoever keeps its text hears of it. */
export function emptyField(input: Element | null): void {
  if (!(input instanceof HTMLInputElement)) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
