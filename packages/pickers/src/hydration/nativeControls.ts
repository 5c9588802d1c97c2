type Control = HTMLInputElement | HTMLSelectElement;

function listControls(root: HTMLElement): Control[] {
  const all = 'input, select';
  return root.matches(all) ? [root as Control] : [...root.querySelectorAll<Control>(all)];
}

/** What stands in the native controls of a field: one value each, of a list all that are chosen. */
export function getValues(root: HTMLElement): string[] {
  return listControls(root).flatMap((control) =>
    control instanceof HTMLSelectElement
      ? [...control.selectedOptions].map(({ value }) => value)
      : [control.value],
  );
}

/** Waits until the page has nothing urgent to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}

/** Waits until the focus is elsewhere and nothing stands half written in a field. */
export function whenLeft(root: HTMLElement, signal: AbortSignal): Promise<void> {
  const isBusy = (focused: Element | null) =>
    root.contains(focused) || listControls(root).some(({ validity }) => validity.badInput);
  return new Promise((resolve) => {
    if (!isBusy(document.activeElement)) return resolve();
    root.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!isBusy(relatedTarget as Element | null)) resolve();
      },
      { signal },
    );
  });
}
