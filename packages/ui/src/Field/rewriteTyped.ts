const digit = /\d/g;

function countDigits(text: string): number {
  return text.match(digit)?.length ?? 0;
}

/** Puts another spelling of what was typed into its box; the caret stays between the digits it stood between. */
export function rewriteTyped(input: HTMLInputElement, text: string, inputType = ''): void {
  if (text === input.value) return;
  const after = countDigits(input.value.slice(input.selectionStart ?? input.value.length));
  input.value = text;
  let caret = text.length;
  while (countDigits(text.slice(caret)) < after) caret -= 1;
  // Behind a gap the next backspace would only take the gap, which comes back.
  while (inputType.startsWith('delete') && caret > 0 && /\D/.test(text.charAt(caret - 1))) caret -= 1;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}
