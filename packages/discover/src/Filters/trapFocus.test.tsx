import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { trapFocus } from './trapFocus.ts';

const getIndex = (): number => history.state?.idx ?? 0;
const address = location.href;

function openSheet() {
  const sheet = document.body.appendChild(document.createElement('div'));
  sheet.popover = 'auto';
  onTestFinished(() => sheet.remove());
  sheet.showPopover();
  const before = getIndex();
  const trapped = trapFocus(sheet);
  expect(getIndex()).toBe(before + 1);
  const close = () => {
    sheet.hidePopover();
    trapped.release();
  };
  return { sheet, trapped, before, close };
}

/** A search under way, and how it ends. */
function startSearch() {
  let end = () => {};
  const search = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { search, end: () => end() };
}

/** How often a way back was begun; a sheet begins one at once, or when a search has ended. */
function countReturns(): () => number {
  const back = vi.spyOn(history, 'back');
  onTestFinished(() => back.mockRestore());
  return () => back.mock.calls.length;
}

beforeEach(() => history.replaceState({ idx: 0, key: 'page' }, ''));

describe('a search that did not take the place of the history entry of its sheet', () => {
  test('leaves it to the open sheet, which gives it back when it closes', async () => {
    const { trapped, before, close } = openSheet();
    const { search, end } = startSearch();
    const returns = countReturns();
    trapped.giveEntry(search);
    end();
    await search;
    expect([returns(), getIndex()]).toEqual([0, before + 1]);
    close();
    await expect.poll(getIndex).toBe(before);
  });

  test('gives it back where the sheet was closed meanwhile', async () => {
    const { trapped, before, close } = openSheet();
    const { search, end } = startSearch();
    const returns = countReturns();
    trapped.giveEntry(search);
    close();
    expect([returns(), getIndex()]).toEqual([0, before + 1]);
    end();
    await expect.poll(getIndex).toBe(before);
  });

  test('leaves it to a later search that is still under way', async () => {
    const { trapped, before, close } = openSheet();
    const first = startSearch();
    const later = startSearch();
    trapped.giveEntry(first.search);
    trapped.giveEntry(later.search);
    const returns = countReturns();
    close();
    first.end();
    await first.search;
    expect([returns(), getIndex()]).toEqual([0, before + 1]);
    later.end();
    await expect.poll(getIndex).toBe(before);
  });
});

test('a search that took its place holds the entry', async () => {
  const { trapped, before, close } = openSheet();
  onTestFinished(() => history.replaceState(null, '', address));
  const { search, end } = startSearch();
  const returns = countReturns();
  trapped.giveEntry(search);
  history.replaceState({ idx: before + 1, key: 'search' }, '', '?propertyTypes=0');
  end();
  await search;
  close();
  expect([returns(), getIndex(), location.search]).toEqual([0, before + 1, '?propertyTypes=0']);
});

test('whoever is told that the page stays hears of it, and the sheet stays open', () => {
  const { sheet, close } = openSheet();
  onTestFinished(close);
  let told = 0;
  const listener = () => {
    told += 1;
  };
  window.addEventListener('popstate', listener);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  window.removeEventListener('popstate', listener);
  expect([told, sheet.matches(':popover-open')]).toEqual([1, true]);
});
