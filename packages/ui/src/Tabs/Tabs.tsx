import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useValue } from '../state/useValue.ts';
import type { NativeProps } from '../styling/NativeProps.ts';
import { chooseTab } from './chooseTab.ts';
import * as styles from './Tabs.css.ts';

/** When a tab opens that the keyboard goes to: at once, or when it is pressed. */
export const tabsActivations = ['automatic', 'manual'] as const;

/** Whether the tabs stand side by side above their panel, or below each other beside it. */
export const tabsOrientations = ['horizontal', 'vertical'] as const;

/** One tab and what it shows. */
export interface Tab {
  /** Tells it from the others. */
  value: string;
  /** Names it. */
  label: ReactNode;
  /** What it shows. */
  content: ReactNode;
  /** Keeps it from being opened. @default false */
  isDisabled?: boolean;
}

/** Props of `Tabs`. */
export type TabsProps = Omit<NativeProps<'div'>, 'children' | 'defaultValue'> & {
  /** Names the row of tabs. */
  label: string;
  /** The tabs in their order. */
  tabs: readonly Tab[];
  /** The open tab; without it the tabs manage that themselves. */
  value?: string;
  /** The tab that is open at first. @default the first of the tabs */
  defaultValue?: string;
  /** Called when a person opens another. */
  onValueChange?: (change: { value: string }) => void;
  /** When a tab opens that the keyboard goes to; `manual` where its content takes time. @default 'automatic' */
  activation?: (typeof tabsActivations)[number];
  /** Which way the tabs run. @default 'horizontal' */
  orientation?: (typeof tabsOrientations)[number];
  /** Draws a panel only once its tab was opened, and keeps it from then on. @default false */
  isLazy?: boolean;
};

/** Several views of one thing, one in sight at a time. */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue = tabs[0]?.value ?? '',
  onValueChange,
  activation = 'automatic',
  orientation = 'horizontal',
  isLazy = false,
  ...rest
}: TabsProps) {
  const id = useId();
  const [open, setOpen] = useValue(value, defaultValue, onValueChange);
  const [seen, setSeen] = useState<readonly string[]>([]);
  if (!seen.includes(open)) setSeen([...seen, open]);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = chooseTab(event, orientation);
    if (next && activation === 'automatic') next.click();
  };
  return (
    <div {...rest} data-orientation={orientation} className={styles.root}>
      <div
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
        className={styles.list}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-tab-${tab.value}`}
            type="button"
            role="tab"
            aria-selected={tab.value === open}
            aria-controls={`${id}-panel-${tab.value}`}
            disabled={tab.isDisabled}
            tabIndex={tab.value === open ? 0 : -1}
            className={styles.tab}
            onClick={() => tab.value !== open && setOpen(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          id={`${id}-panel-${tab.value}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${tab.value}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a control in it is reached by Tab, as the ARIA practices ask
          tabIndex={0}
          hidden={tab.value !== open}
          className={styles.panel}
        >
          {(!isLazy || seen.includes(tab.value) || tab.value === open) && tab.content}
        </div>
      ))}
    </div>
  );
}
