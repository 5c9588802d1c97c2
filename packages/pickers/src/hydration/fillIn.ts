/** Writes a value into an input as a person would: React and the page hear `input`. */
export function fillIn(input: HTMLInputElement, value: string): void {
  // React takes no notice of a value written through the property it watches on the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
