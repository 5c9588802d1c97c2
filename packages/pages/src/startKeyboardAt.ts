/** Moves the keyboard position to the element, as browsers do when they follow a hash link. */
export function startKeyboardAt(target: HTMLElement): void {
  if (!target.matches('a[href], button, input, select, textarea, [tabindex]')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

/** The same at the heading of the page, where the focus was on what is gone. */
export function startKeyboardAtHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) startKeyboardAt(heading);
}
