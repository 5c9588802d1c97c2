import type { Page } from '@playwright/test';

/** What React notes in the element it draws into. */
interface ReactRoot {
  readonly stateNode: {
    readonly current: { readonly child: unknown; readonly memoizedState: { readonly isDehydrated: boolean } };
  };
}

/** Waits until React has taken all of the page over. */
export async function waitForReact(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const noted = Object.entries<ReactRoot>(Object(document.getElementById('page-root')));
    const current = noted.find(([name]) => name.startsWith('__reactContainer'))?.[1].stateNode.current;
    return Boolean(current?.child && !current.memoizedState.isDehydrated);
  });
}

/** Waits until the page's script has taken the page over and put into its corner what belongs there. */
export async function waitForHydration(page: Page): Promise<void> {
  await waitForReact(page);
  await page.waitForFunction(() => {
    const has = (name: string) => document.querySelector(`aside[aria-label="${name}"]`) !== null;
    const isOfferedHelp = /^\/(map|profile|discover(\/(?!favourites\/)[^/]+\/[^/]+)?)?$/.test(
      location.pathname,
    );
    return (
      (innerWidth <= 1024 || has('Reading aids')) && (!isOfferedHelp || innerWidth < 1536 || has('Help'))
    );
  });
}

/** Opens a page and waits until its script has taken it over. */
export async function openWithScript(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}
