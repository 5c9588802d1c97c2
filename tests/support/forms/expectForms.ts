import { FormLocator, isText, parseText } from './FormLocator.ts';
import { FormPage } from './FormPage.ts';
import { isVisible } from './isVisible.ts';

type Text = string | RegExp;

/** What was found, and whether it is what was expected. */
interface Finding {
  readonly passes: boolean;
  readonly found: unknown;
}

const isWhole = (text: string, wanted: Text) => isText(text, wanted, { exact: true });

function compareTexts(locator: FormLocator, wanted: Text | readonly Text[], isSame: typeof isWhole): Finding {
  if (!Array.isArray(wanted)) {
    const found = parseText(locator.element());
    return { passes: isSame(found, wanted as Text), found };
  }
  const found = locator.elements().map(parseText);
  return {
    passes: found.length === wanted.length && found.every((text, at) => isSame(text, wanted[at])),
    found,
  };
}

const ofPages = {
  toHaveURL: (page: FormPage, wanted: Text): Finding => ({
    passes: wanted instanceof RegExp ? wanted.test(page.url()) : page.url() === page.resolve(wanted),
    found: page.url(),
  }),
  toHaveTitle: (page: FormPage, wanted: Text): Finding => ({
    passes: isWhole(page.document.title, wanted),
    found: page.document.title,
  }),
};

const ofLocators = {
  toBeVisible: (locator: FormLocator): Finding => {
    const [element, ...others] = locator.elements();
    if (others.length > 0) locator.element();
    return { passes: element !== undefined && isVisible(element), found: element?.outerHTML };
  },
  toBeHidden: (locator: FormLocator): Finding => {
    const found = locator.elements().filter(isVisible).length;
    return { passes: found === 0, found };
  },
  toBeAttached: (locator: FormLocator): Finding => ({ passes: locator.elements().length > 0, found: null }),
  toHaveCount: (locator: FormLocator, wanted: number): Finding => {
    const found = locator.elements().length;
    return { passes: found === wanted, found };
  },
  toHaveText: (locator: FormLocator, wanted: Text | readonly Text[]): Finding =>
    compareTexts(locator, wanted, isWhole),
  toContainText: (locator: FormLocator, wanted: Text | readonly Text[]): Finding =>
    compareTexts(locator, wanted, isText),
  toHaveValue: (locator: FormLocator, wanted: Text): Finding => {
    const found = (locator.element() as HTMLInputElement).value;
    return { passes: wanted instanceof RegExp ? wanted.test(found) : found === wanted, found };
  },
  toHaveAttribute: (locator: FormLocator, name: string, wanted: Text): Finding => {
    const found = locator.element().getAttribute(name);
    return {
      passes: found !== null && (wanted instanceof RegExp ? wanted.test(found) : found === wanted),
      found,
    };
  },
  toHaveAccessibleDescription: (locator: FormLocator, wanted: Text): Finding => {
    const element = locator.element();
    const ids = element.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
    const found = ids.map((id) => parseText(element.ownerDocument.getElementById(id) ?? element)).join(' ');
    return { passes: isWhole(found, wanted), found };
  },
  toBeChecked: (locator: FormLocator): Finding => {
    const { checked } = locator.element() as HTMLInputElement;
    return { passes: checked, found: checked };
  },
};

type Matcher = (received: FormPage | FormLocator, ...wanted: readonly unknown[]) => Finding;

function makeMatchers(received: FormPage | FormLocator, isNot: boolean): Record<string, unknown> {
  const matchers = Object.entries(received instanceof FormPage ? ofPages : ofLocators) as unknown as [
    string,
    Matcher,
  ][];
  const subject = received instanceof FormPage ? `the page ${received.url()}` : received.description;
  return Object.fromEntries(
    matchers.map(([name, match]) => [
      name,
      async (...wanted: readonly unknown[]) => {
        const { passes, found } = match(received, ...wanted);
        if (passes === isNot)
          throw new Error(
            `${subject}: ${isNot ? 'not ' : ''}${name}(${wanted.map(String).join()}), found ${JSON.stringify(found)}`,
          );
      },
    ]),
  );
}

/** Whether something is expected of a page without a browser. */
export const isOfForms = (received: unknown): received is FormPage | FormLocator =>
  received instanceof FormPage || received instanceof FormLocator;

/** What can be expected of a page without a browser: nothing there changes by itself, so that nobody waits. */
export const expectForms = (received: FormPage | FormLocator): unknown => ({
  ...makeMatchers(received, false),
  not: makeMatchers(received, true),
});
