/** What the early script leaves for the page's own script, as `window.sewaEarly`. */
export interface EarlyPage {
  /** Gives the buttons that were clicked so far; from then on none is stored. */
  readonly take: () => HTMLElement[];
  /** The answer with the data of the page, where that is sent apart. */
  payload?: Promise<Response>;
  /** Whether something else than the page's own script has changed what the server sent, such as a translator. */
  isChanged?: boolean;
  /** Whether the browser posts a form by itself, so that the page is being left. */
  isPosted?: boolean;
}

/**
 * What a page runs before its own script arrives: it loads the page's modules, four at a time, and its data, at the first input, or
 * when the page is idle after its largest paint, or three seconds after loading where nothing tells of paints. Clicks on buttons are stored
 * for replay; a button of a popover has opened it already. Notes whether something else changes the page. Its text is sent as it stands, so it refers to nothing outside itself.
 */
export function runEarlyScript(load: (path: string) => Promise<unknown>): void {
  const { modules = '', payload } = (document.getElementById('sewa-page') as HTMLElement).dataset;
  let clicked: HTMLElement[] | null = [];
  let isLoading = false;
  const early: EarlyPage = {
    take: () => {
      const taken = clicked ?? [];
      clicked = null;
      return taken;
    },
  };
  window.sewaEarly = early;
  new MutationObserver((_, observer) => {
    early.isChanged = true;
    observer.disconnect();
  }).observe(document.getElementById('page-root') as HTMLElement, {
    childList: true,
    characterData: true,
    subtree: true,
  });

  const loadPage = () => {
    if (isLoading) return;
    isLoading = true;
    const paths = modules.split(' ');
    const loadNext = () => {
      const path = paths.shift();
      if (!path) return;
      load(path).then(loadNext, () => {
        isLoading = false;
      });
    };
    for (let active = 0; active < 4; active += 1) loadNext();
    if (payload) early.payload ??= fetch(payload);
  };

  const loadWhenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(loadPage, { timeout: 1_000 });
    else setTimeout(loadPage);
  };

  const noteInput = ({ type, target }: Event) => {
    loadPage();
    const button =
      type === 'click' && target instanceof Element
        ? target.closest<HTMLElement>('[type=button]:not([popovertarget])')
        : null;
    if (button) clicked?.push(button);
  };

  addEventListener('submit', (event) => {
    if (!event.defaultPrevented && (event.target as HTMLFormElement).method === 'post') early.isPosted = true;
  });
  for (const type of ['pointerdown', 'keydown', 'input', 'click']) addEventListener(type, noteInput, true);
  addEventListener('load', () => {
    requestAnimationFrame(() => {
      new PerformanceObserver(loadWhenIdle).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    setTimeout(loadWhenIdle, 3_000);
  });
}
