import type { CookieCategory } from './CookieCategories.tsx';

/** For each category that is not necessary, whether it is allowed. */
export type CookieChoice = Readonly<Record<string, boolean>>;

/** What the pressed button of a form says together with its checkboxes; without one of ours nothing is allowed. */
export function parseChoice(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  categories: readonly CookieCategory[],
): CookieChoice {
  const pressed = submitter?.getAttribute('value');
  const checked = new FormData(form);
  const requested = categories.filter(({ isNecessary }) => !isNecessary);
  return Object.fromEntries(
    requested.map(({ name }) => [name, pressed === 'accept' || (pressed === 'save' && checked.has(name))]),
  );
}
