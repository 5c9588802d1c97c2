import { axeViolations } from '@sewa/testing/axe';
import { render, waitFor } from '@testing-library/react';
import { createRef, type ReactElement, type Ref } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import './Calendar/RichCalendar.tsx';
import './ComboBox/RichComboBox.tsx';
import './DateRangePicker/RichDateRange.tsx';
import { Calendar, ComboBox, DatePicker, DateRangePicker } from './index.ts';

interface PassedOn {
  ref?: Ref<never>;
  'data-probe'?: string;
}

const stations = [{ value: 'EW17', label: 'Tiong Bahru' }];

const pickers: { name: string; tag: string; rich: string; mount: (props: PassedOn) => ReactElement }[] = [
  { name: 'Calendar', tag: 'input', rich: 'grid', mount: (props) => <Calendar {...props} label="Day" /> },
  {
    name: 'ComboBox',
    tag: 'select',
    rich: 'combobox',
    mount: (props) => <ComboBox {...props} label="Station" options={stations} />,
  },
  {
    name: 'ComboBox of several',
    tag: 'select',
    rich: 'combobox',
    mount: (props) => (
      <ComboBox {...props} label="Stations" options={stations} isMultiple defaultValue={['EW17']} />
    ),
  },
  {
    name: 'DatePicker',
    tag: 'input',
    rich: 'group',
    mount: (props) => <DatePicker {...props} label="Day" hint="Soon" error="Too late" />,
  },
  {
    name: 'DateRangePicker',
    tag: 'div',
    rich: 'spinbutton',
    mount: (props) => <DateRangePicker {...props} label="Days" />,
  },
];

describe.each(pickers)('$name', ({ tag, rich, mount }) => {
  const renderTaken = async (props: PassedOn) => {
    const { container } = render(<main>{mount(props)}</main>);
    await waitFor(() => expect(container.querySelector(`[role="${rich}"]`)).toBeTruthy());
    return container;
  };

  test('gives its ref the native element, also once it was taken over', async () => {
    const ref = createRef<never>();
    render(mount({ ref }));
    const tagOf = () => (ref.current as Element | null)?.localName;
    expect(tagOf()).toBe(tag);
    await waitFor(() => expect(document.querySelector(`[role="${rich}"]`)).toBeTruthy());
    expect([tagOf(), (ref.current as Element | null)?.isConnected]).toEqual([tag, true]);
  });

  test('passes native props on to that element alone', async () => {
    const container = await renderTaken({ 'data-probe': 'here' });
    const probed = [...container.querySelectorAll('[data-probe="here"]')];
    expect(probed.map(({ localName }) => localName)).toEqual([tag]);
  });

  test('is drawn on the server without a style attribute or an inline handler', () => {
    const html = renderToString(mount({}));
    expect(html).not.toMatch(/\s(style|on\w+)=/);
    expect(html).toContain(`<${tag}`);
  });

  test('stays within a window of 320 px, and axe finds no fault in either theme', async () => {
    await page.viewport(320, 640);
    const container = await renderTaken({});
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(await axeViolations(container)).toEqual([]);
    await page.viewport(1024, 768);
  });
});
