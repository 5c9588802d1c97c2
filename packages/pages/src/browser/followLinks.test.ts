// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { followLinks } from './followLinks.ts';

const navigate = vi.fn(async () => undefined);

beforeAll(() => {
  history.replaceState(null, '', '/discover?q=a');
  followLinks({ state: { location: { pathname: '/discover', search: '?q=a', hash: '' } }, navigate });
  // jsdom cannot load another document: what is not followed ends here.
  window.addEventListener('click', (event) => event.preventDefault());
});

beforeEach(() => {
  navigate.mockClear();
});

function click(markup: string, init: MouseEventInit = {}): void {
  document.body.innerHTML = markup;
  const inner = document.querySelector('b, circle') ?? document.querySelector('a');
  inner?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
}

test('a plain link inside the product is followed with its query and hash, wherever in it the click falls', () => {
  click('<a href="/discover?q=b#top"><b>Homes</b></a>');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/discover?q=b#top', { replace: false });
});

test('a link to where one is adds no history', () => {
  click('<a href="/discover?q=a">Homes</a>');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/discover?q=a', { replace: true });
});

test('a link in a drawing is followed like one in the text', () => {
  click('<svg><a href="/discover?q=c"><circle r="2" /></a></svg>');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/discover?q=c', { replace: false });
});

test.each([
  ['in a drawing that opens elsewhere', '<svg><a href="/" target="_blank"><circle /></a></svg>', {}],
  ['in a drawing clicked for a new window', '<svg><a href="/"><circle /></a></svg>', { shiftKey: true }],
  ['in a drawing clicked with the middle button', '<svg><a href="/"><circle /></a></svg>', { button: 1 }],
  ['in a drawing to another site', '<svg><a href="https://partner.example/">x</a></svg>', {}],
  ['without an address', '<a>x</a>', {}],
  ['to another site', '<a href="https://partner.example/">x</a>', {}],
  ['that opens elsewhere', '<a href="/" target="_blank">x</a>', {}],
  ['that downloads', '<a href="/" download>x</a>', {}],
  ['to what the server serves itself', '<a href="/api/docs">x</a>', {}],
  ['that writes a letter', '<a href="mailto:a@sewa.example">x</a>', {}],
  ['clicked for a new tab', '<a href="/">x</a>', { ctrlKey: true }],
  ['clicked with the middle button', '<a href="/">x</a>', { button: 1 }],
])('a link %s is left to the browser', (_, markup, init) => {
  click(markup, init);
  expect(navigate).not.toHaveBeenCalled();
});

test('a click that something else has answered is left alone', () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click('<a href="/">x</a>');
  expect(navigate).not.toHaveBeenCalled();
});
