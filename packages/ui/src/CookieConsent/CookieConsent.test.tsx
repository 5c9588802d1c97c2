import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CookieCategory } from './CookieCategories.tsx';
import { CookieConsent } from './CookieConsent.tsx';

const categories: CookieCategory[] = [
  { name: 'necessary', label: 'Necessary', isNecessary: true },
  { name: 'preferences', label: 'Preferences' },
  { name: 'statistics', label: 'Statistics', description: 'Counts visits.' },
];
const homes = Array.from({ length: 60 }, (_, index) => `Home ${index}`);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const coveredFoot = () => document.documentElement.style.getPropertyValue('--sewa-covered-foot');

afterEach(() => page.viewport(1024, 768));

describe('the first layer', () => {
  test('is a form of its name, early to find among the landmarks, without taking the focus', () => {
    render(<CookieConsent categories={categories} />);
    expect(screen.getByRole('form', { name: 'Cookies' })).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
  });

  test.each([320, 360, 1440])(
    'accept and reject are equal in size and colours, %i px wide',
    async (width) => {
      await page.viewport(width, 800);
      render(<CookieConsent categories={categories} />);
      const [reject, accept] = ['Reject all', 'Accept all'].map((name) =>
        screen.getByRole('button', { name }),
      );
      const pressKey = (button = document.body) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
        const { width, height, top } = button.getBoundingClientRect();
        return { color, backgroundColor, borderColor, fontSize, fontWeight, width, height, top };
      };
      expect(pressKey(accept)).toEqual(pressKey(reject));
      expect(pressKey(accept).height).toBeGreaterThanOrEqual(44);
    },
  );

  test('nothing that can be refused is on at first', async () => {
    render(<CookieConsent categories={categories} />);
    await userEvent.click(screen.getByText('Cookie settings'));
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
  });
});

describe('a choice', () => {
  test.each([
    ['Accept all', { preferences: true, statistics: true }],
    ['Reject all', { preferences: false, statistics: false }],
  ])('%s is one press', async (name, value) => {
    const onChoiceChange = vi.fn();
    render(<CookieConsent categories={categories} onChoiceChange={onChoiceChange} />);
    await press(name);
    expect(onChoiceChange.mock.calls).toEqual([[{ value }]]);
  });

  test('is made one by one by keyboard alone', async () => {
    const onChoiceChange = vi.fn();
    render(<CookieConsent categories={categories} onChoiceChange={onChoiceChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /^Statistics/ }));
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onChoiceChange.mock.calls).toEqual([[{ value: { preferences: false, statistics: true } }]]);
  });

  test('Enter on a checkbox keeps what is chosen, never more', async () => {
    const onChoiceChange = vi.fn();
    render(<CookieConsent categories={categories} placement="page" onChoiceChange={onChoiceChange} />);
    screen.getByRole('checkbox', { name: 'Preferences' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(onChoiceChange.mock.calls).toEqual([[{ value: { preferences: false, statistics: false } }]]);
  });

  test('what was closed again still counts when everything is refused', async () => {
    const onChoiceChange = vi.fn();
    render(<CookieConsent categories={categories} onChoiceChange={onChoiceChange} />);
    await userEvent.click(screen.getByText('Cookie settings'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Preferences' }));
    await press('Reject all');
    expect(onChoiceChange.mock.calls).toEqual([[{ value: { preferences: false, statistics: false } }]]);
  });

  test('without script is a form that is posted: the button says which, the checkboxes what', () => {
    render(<CookieConsent categories={categories} action="/cookies" />);
    const form = screen.getByRole<HTMLFormElement>('form');
    expect([form.method, new URL(form.action).pathname]).toEqual(['post', '/cookies']);
    const save = screen.getByText<HTMLButtonElement>('Save choices').closest('button');
    screen.getByText<HTMLInputElement>('Preferences').closest('label')?.click();
    expect([...new FormData(form, save)]).toEqual([
      ['preferences', 'on'],
      ['choice', 'save'],
    ]);
  });
});

describe('at the foot of the window', () => {
  test('it says how much it covers, and no longer when it is gone', async () => {
    const { unmount } = render(<CookieConsent categories={categories} />);
    const height = () => `${Math.ceil(screen.getByRole('form').getBoundingClientRect().height)}px`;
    await expect.poll(coveredFoot).toBe(height());
    await userEvent.click(screen.getByText('Cookie settings'));
    await expect.poll(coveredFoot).toBe(height());
    unmount();
    expect(coveredFoot()).toBe('');
  });

  test('what is focused is never below it, and the end of the page can be seen', async () => {
    render(
      <>
        {homes.map((home) => (
          <p key={home}>
            <button type="button">{home}</button>
          </p>
        ))}
        <CookieConsent categories={categories} />
      </>,
    );
    await expect.poll(coveredFoot).not.toBe('');
    const question = screen.getByRole('form');
    for (const _ of homes) {
      await userEvent.tab();
      const { bottom } = (document.activeElement as Element).getBoundingClientRect();
      expect(bottom).toBeLessThanOrEqual(question.getBoundingClientRect().top);
    }
    expect(document.activeElement?.textContent).toBe('Home 59');
    window.scrollTo(0, document.documentElement.scrollHeight);
    const { bottom } = screen.getByText('Home 59').getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(question.getBoundingClientRect().top);
  });

  test('on a small window it leaves two fifths of it free, also with all categories open', async () => {
    await page.viewport(320, 500);
    const long = { name: 'more', label: 'More', description: 'Much to read. '.repeat(60) };
    render(<CookieConsent categories={[...categories, long]} />);
    await userEvent.click(screen.getByText('Cookie settings'));
    expect(screen.getByRole('form').offsetHeight).toBeLessThanOrEqual(300);
  });

  test('in a window lower than 500 px it covers nothing, and stands at the end of the page', async () => {
    render(<CookieConsent categories={categories} />);
    await expect.poll(coveredFoot).not.toBe('0px');
    await page.viewport(1024, 499);
    expect(getComputedStyle(screen.getByRole('form')).position).toBe('static');
    await expect.poll(coveredFoot).toBe('0px');
  });

  test('in a wide window it is one line, with its buttons beside it', async () => {
    await page.viewport(1440, 900);
    render(<CookieConsent categories={categories} />);
    const [question, summary, button] = [
      screen.getByText('Can we use optional cookies too?'),
      screen.getByText('Cookie settings'),
      screen.getByRole('button', { name: 'Reject all' }),
    ].map((element) => element.getBoundingClientRect());
    const middles = [question, summary, button].map((box) => box && Math.round(box.top + box.height / 2));
    expect(new Set(middles).size).toBe(1);
    expect(screen.getByRole('form').offsetHeight).toBeLessThanOrEqual(64);
  });

  test('it stands above a bar that the page has there', () => {
    document.documentElement.style.setProperty('--sewa-taken-foot', '60px');
    render(<CookieConsent categories={categories} />);
    expect(screen.getByRole('form').getBoundingClientRect().bottom).toBe(window.innerHeight - 60);
    document.documentElement.style.removeProperty('--sewa-taken-foot');
  });

  test('in a page of its own it covers nothing', () => {
    render(<CookieConsent categories={categories} placement="page" />);
    expect(coveredFoot()).toBe('');
    expect(getComputedStyle(screen.getByRole('form')).position).toBe('static');
  });
});
