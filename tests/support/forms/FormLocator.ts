import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';
import { isVisible } from './isVisible.ts';

/** How a name is compared: by default a part of it is enough, and case does not matter. */
export interface TextOptions {
  readonly exact?: boolean;
}

/** Which elements of a role are meant. */
export interface RoleOptions extends TextOptions {
  readonly name?: string | RegExp;
  readonly level?: number;
}

/** Which of some elements are meant. */
export interface FilterOptions {
  readonly hasText?: string | RegExp;
  readonly has?: FormLocator;
}

/** The page that elements belong to, and what clicking them does to it. */
export interface FormOwner {
  readonly follow: (href: string) => Promise<void>;
  readonly submit: (form: HTMLFormElement, submitter: HTMLElement | null) => Promise<void>;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What is read of an element: its text with all white space made one space. */
export const parseText = (element: Element): string =>
  (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** Whether a text is what was asked for. */
export function isText(text: string, wanted: string | RegExp, { exact = false }: TextOptions = {}): boolean {
  if (wanted instanceof RegExp) return wanted.test(text);
  const plain = wanted.replaceAll(/\s+/g, ' ').trim();
  return exact ? text === plain : text.toLowerCase().includes(plain.toLowerCase());
}

/** Throws for what Playwright knows and this does not: it would be passed over in silence. */
function requireKnown(others: object): void {
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Error(`'${unknown}' is not known without a browser.`);
}

/** Whether an element is named so; without styles its parts run together, so that what is read of it counts too. */
const isNamed = (name: string | RegExp, options: TextOptions) => (computed: string, element: Element) =>
  isText(computed, name, options) ||
  (!element.matches('[aria-label],[aria-labelledby]') && isText(parseText(element), name, options));

/** Elements of a page, found anew each time, in the words of Playwright's `Locator`. */
export class FormLocator {
  readonly description: string;
  readonly #owner: FormOwner;
  readonly #find: () => Element[];

  constructor(owner: FormOwner, description: string, find: () => Element[]) {
    this.#owner = owner;
    this.description = description;
    this.#find = find;
  }

  /** The elements there are now. */
  elements(): Element[] {
    return this.#find();
  }

  /** The one element that is meant; throws where there is none or there are several. */
  element(): Element {
    const [first, ...others] = this.#find();
    if (first && others.length === 0) return first;
    throw new Error(`${this.description} is ${first ? `${others.length + 1} elements` : 'not there'}.`);
  }

  getByRole(role: string, { name, level, exact = false, ...others }: RoleOptions = {}): FormLocator {
    requireKnown(others);
    const query = {
      hidden: true,
      ...(level === undefined ? {} : { level }),
      ...(name === undefined ? {} : { name: isNamed(name, { exact }) }),
    };
    return this.#within(`${role} ${name ?? ''}`, (element) =>
      queryAllByRole(element as HTMLElement, role, query).filter(isVisible),
    );
  }

  getByLabel(text: string | RegExp, options?: TextOptions): FormLocator {
    return this.#within(`the field ${text}`, (element) =>
      queryAllByLabelText(element as HTMLElement, (label) => isText(label, text, options)),
    );
  }

  getByText(text: string | RegExp, options?: TextOptions): FormLocator {
    const contains = (element: Element) =>
      !element.matches('script,style,head *') && isText(parseText(element), text, options);
    return this.#within(`the text ${text}`, (element) =>
      [...element.querySelectorAll('*')].filter(
        (found) => contains(found) && ![...found.children].some((child) => contains(child)),
      ),
    );
  }

  locator(selector: string, filter: FilterOptions = {}): FormLocator {
    return this.#within(selector, (element) => [...element.querySelectorAll(selector)]).filter(filter);
  }

  filter({ hasText, has, ...others }: FilterOptions): FormLocator {
    requireKnown(others);
    const isWanted = (element: Element) =>
      (hasText === undefined || isText(parseText(element), hasText)) &&
      (has === undefined || has.elements().some((inside) => element.contains(inside)));
    return new FormLocator(this.#owner, `${this.description}, filtered`, () => this.#find().filter(isWanted));
  }

  first(): FormLocator {
    return this.nth(0);
  }

  nth(index: number): FormLocator {
    return new FormLocator(this.#owner, `${this.description}, number ${index}`, () =>
      this.#find().slice(index).slice(0, 1),
    );
  }

  last(): FormLocator {
    return new FormLocator(this.#owner, `the last of ${this.description}`, () => this.#find().slice(-1));
  }

  async all(): Promise<FormLocator[]> {
    return this.#find().map((_, index) => this.nth(index));
  }

  /** Nothing comes later here: what is not there by now throws. */
  async waitFor(): Promise<void> {
    this.element();
  }

  async count(): Promise<number> {
    return this.#find().length;
  }

  async textContent(): Promise<string | null> {
    return this.element().textContent;
  }

  async getAttribute(name: string): Promise<string | null> {
    return this.element().getAttribute(name);
  }

  async inputValue(): Promise<string> {
    return (this.element() as Field).value;
  }

  async fill(text: string): Promise<void> {
    this.#field().value = text;
  }

  async check(): Promise<void> {
    (this.#field() as HTMLInputElement).checked = true;
  }

  async uncheck(): Promise<void> {
    (this.#field() as HTMLInputElement).checked = false;
  }

  /** Chooses by what is read or by what is sent. */
  async selectOption(option: string | { readonly label: string }): Promise<void> {
    const wanted = typeof option === 'string' ? option : option.label;
    const { options } = this.#field() as HTMLSelectElement;
    const found = [...options].find(
      (candidate) => candidate.value === wanted || parseText(candidate) === wanted,
    );
    if (!found) throw new Error(`${this.description} has no option ${wanted}.`);
    found.selected = true;
  }

  /** Does what a click does without script; throws where that is nothing. */
  async click(): Promise<void> {
    const element = this.element();
    const link = element.closest<HTMLAnchorElement>('a[href]');
    if (link) return this.#owner.follow(link.href);
    const button = element.closest<HTMLButtonElement | HTMLInputElement>('button,input[type="submit"]');
    if (button?.form && button.type === 'submit' && !button.disabled)
      return this.#owner.submit(button.form, button);
    const details = element.closest('summary')?.closest('details');
    if (!details) throw new Error(`A click on ${this.description} does nothing without script.`);
    details.open = !details.open;
  }

  #within(description: string, find: (element: Element) => Element[]): FormLocator {
    return new FormLocator(this.#owner, description, () => [...new Set(this.#find().flatMap(find))]);
  }

  #field(): Field {
    const field = this.element() as Field;
    if (field.disabled) throw new Error(`${this.description} is disabled.`);
    return field;
  }
}
