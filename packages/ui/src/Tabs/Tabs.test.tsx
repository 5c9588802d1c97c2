import { axeViolations } from '@sewa/testing/axe';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Tabs, type TabsProps } from './Tabs.tsx';

const tabs = ['Rent', 'Area', 'Place', 'Lister'].map((label) => ({
  value: label.toLowerCase(),
  label,
  content: `About the ${label.toLowerCase()}`,
  isDisabled: label === 'Place',
}));
const mount = (props: Partial<TabsProps> = {}) => (
  <main>
    <Tabs label="Facts" tabs={tabs} {...props} />
  </main>
);
const tab = (name: string) => screen.getByRole('tab', { name });
const shown = () => screen.getAllByRole('tabpanel').map(({ textContent }) => textContent);
const press = (keys: string) => userEvent.keyboard(keys);

test('a named row of tabs, one chosen, each tied to its panel', async () => {
  const { container } = render(mount());
  expect(screen.getByRole('tablist', { name: 'Facts' }).getAttribute('aria-orientation')).toBe('horizontal');
  expect(screen.getByRole('tab', { selected: true })).toBe(tab('Rent'));
  const panel = screen.getByRole('tabpanel', { name: 'Rent' });
  expect(tab('Rent').getAttribute('aria-controls')).toBe(panel.id);
  expect(await axeViolations(container)).toEqual([]);
});

test('a press opens a tab, one out of reach stays closed', async () => {
  const onValueChange = vi.fn();
  render(mount({ onValueChange }));
  await userEvent.click(tab('Area'));
  expect(shown()).toEqual(['About the area']);
  await userEvent.click(tab('Place'), { force: true });
  expect(shown()).toEqual(['About the area']);
  expect(onValueChange.mock.calls).toEqual([[{ value: 'area' }]]);
});

test('Tab goes to the open tab, then to its panel', async () => {
  render(mount({ defaultValue: 'area' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(tab('Area'));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

test('arrows open the next tab within reach, round the ends', async () => {
  render(mount());
  await userEvent.tab();
  await press('{ArrowRight}{ArrowRight}');
  expect(shown()).toEqual(['About the lister']);
  await press('{ArrowRight}');
  expect([shown(), document.activeElement]).toEqual([['About the rent'], tab('Rent')]);
  await press('{ArrowLeft}');
  expect(shown()).toEqual(['About the lister']);
});

test('Home and End open the first and the last', async () => {
  render(mount());
  await userEvent.tab();
  await press('{End}');
  expect(shown()).toEqual(['About the lister']);
  await press('{Home}');
  expect(shown()).toEqual(['About the rent']);
});

test('activated by hand, arrows only move; Enter and Space open', async () => {
  render(mount({ activation: 'manual' }));
  await userEvent.tab();
  await press('{ArrowRight}');
  expect([shown(), document.activeElement]).toEqual([['About the rent'], tab('Area')]);
  await press('{Enter}');
  expect(shown()).toEqual(['About the area']);
  await press('{ArrowLeft} ');
  expect(shown()).toEqual(['About the rent']);
});

test('below each other, Arrow Up and Arrow Down move', async () => {
  render(mount({ orientation: 'vertical' }));
  expect(screen.getByRole('tablist').getAttribute('aria-orientation')).toBe('vertical');
  await userEvent.tab();
  await press('{ArrowRight}');
  expect(shown()).toEqual(['About the rent']);
  await press('{ArrowDown}');
  expect(shown()).toEqual(['About the area']);
  await press('{ArrowUp}{ArrowUp}');
  expect(shown()).toEqual(['About the lister']);
});

test('from right to left the arrows change places', async () => {
  render(<div dir="rtl">{mount()}</div>);
  await userEvent.tab();
  await press('{ArrowLeft}');
  expect(shown()).toEqual(['About the area']);
});

test('a lazy panel is drawn when its tab opens, and stays', async () => {
  const { container } = render(mount({ isLazy: true }));
  expect(container.textContent).not.toContain('About the area');
  await userEvent.click(tab('Area'));
  await userEvent.click(tab('Rent'));
  expect(container.textContent).toContain('About the area');
  expect(shown()).toEqual(['About the rent']);
});

test('the caller may hold the open tab', async () => {
  render(mount({ value: 'rent' }));
  await userEvent.click(tab('Area'));
  expect(shown()).toEqual(['About the rent']);
});
