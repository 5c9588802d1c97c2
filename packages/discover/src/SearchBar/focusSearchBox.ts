/** Moves the focus to the search box of the page when what had it is gone; elsewhere it stays. */
export function focusSearchBox(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('input[type="search"][name="q"]')?.focus();
}
