import type { APIRequestContext, APIResponse, BrowserContext, Page } from '@playwright/test';
import type { JSDOM } from 'jsdom';
import {
  type FilterOptions,
  FormLocator,
  type FormOwner,
  type RoleOptions,
  type TextOptions,
} from './FormLocator.ts';
import { makeSubmission } from './submission.ts';

/** Only workers with a page that needs no browser load jsdom, which takes longer than all else they load. */
async function parse(html: string, url: string): Promise<JSDOM> {
  const { JSDOM, VirtualConsole } = await import('jsdom');
  return new JSDOM(html, { url, virtualConsole: new VirtualConsole() });
}

/**
 * A page as a browser without script and without styles shows it: HTML, links, forms, cookies and redirects, in the words of
 * Playwright's `Page`. It stays on one site; whatever leads away from it throws.
 */
export class FormPage implements FormOwner {
  readonly request: APIRequestContext;
  /** Answers with a status of 400 and more. */
  readonly problems: string[] = [];
  readonly #context: BrowserContext;
  readonly #base: string;
  #url = 'about:blank';
  #dom: JSDOM | null = null;

  constructor(context: BrowserContext, base: string) {
    this.#context = context;
    this.request = context.request;
    this.#base = base;
  }

  context(): BrowserContext {
    return this.#context;
  }

  url(): string {
    return this.#url;
  }

  get document(): Document {
    return this.#shown.window.document;
  }

  get #shown(): JSDOM {
    if (!this.#dom) throw new Error('No page has been opened yet.');
    return this.#dom;
  }

  get root(): FormLocator {
    return new FormLocator(this, 'the page', () => [this.document.documentElement]);
  }

  /** The address a path means on this site. */
  resolve(path: string): string {
    return new URL(path, this.#base).href;
  }

  async goto(path: string): Promise<APIResponse | null> {
    if (path !== 'about:blank') return this.#ask('GET', this.resolve(path));
    await this.#show('', path);
    return null;
  }

  async reload(): Promise<void> {
    await this.#ask('GET', this.#url);
  }

  async follow(href: string): Promise<void> {
    const [before, next] = [new URL(this.#url), new URL(href, this.#url)];
    const isInside = next.hash !== '' && next.href.split('#')[0] === before.href.split('#')[0];
    if (isInside) this.#url = next.href;
    else await this.#ask('GET', next.href);
  }

  async submit(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    const { method, url, type, ...body } = makeSubmission(form, submitter, this.#url);
    await this.#ask(method, url, body, type ? { 'content-type': type } : {});
  }

  getByRole(role: string, options?: RoleOptions): FormLocator {
    return this.root.getByRole(role, options);
  }

  getByLabel(text: string | RegExp, options?: TextOptions): FormLocator {
    return this.root.getByLabel(text, options);
  }

  getByText(text: string | RegExp, options?: TextOptions): FormLocator {
    return this.root.getByText(text, options);
  }

  locator(selector: string, filter?: FilterOptions): FormLocator {
    return this.root.locator(selector, filter);
  }

  async content(): Promise<string> {
    return this.#shown.serialize();
  }

  async title(): Promise<string> {
    return this.document.title;
  }

  async #ask(
    method: string,
    url: string,
    body: object = {},
    types: Record<string, string> = {},
  ): Promise<APIResponse> {
    if (new URL(url).origin !== new URL(this.#base).origin)
      throw new Error(`${url} is another site. Take a browser for what leads there.`);
    const { origin } = new URL(this.#base);
    const site =
      method === 'GET' ? { 'sec-fetch-site': 'none' } : { 'sec-fetch-site': 'same-origin', origin };
    const headers = { accept: 'text/html', ...types, ...site };
    const answer = await this.request.fetch(url, { method, headers, ...body });
    await this.#take(answer, url);
    return answer;
  }

  async #take(answer: APIResponse, requested: string): Promise<void> {
    if (answer.status() >= 400) this.problems.push(`answer: ${answer.status()} ${answer.url()}`);
    const { hash } = new URL(requested);
    const url = answer.url().includes('#') ? answer.url() : `${answer.url()}${hash}`;
    if (new URL(url).origin !== new URL(this.#base).origin)
      throw new Error(`${requested} led to another site: ${url}.`);
    await this.#show(await answer.text(), url);
  }

  async #show(html: string, url: string): Promise<void> {
    this.#dom?.window.close();
    this.#dom = await parse(html, url);
    // Whether a popover is part of the page is for styles to say: without them it is.
    for (const element of this.document.querySelectorAll('[popover]')) element.removeAttribute('popover');
    this.#url = url;
  }
}

/** Lets a test that asks for no more than forms and links of a page have one without a browser. */
export const asPage = (page: FormPage): Page => page as unknown as Page;
