import type { NativeProps } from '../styling/NativeProps.ts';
import { toggle } from './IconToggle.css.ts';

/** Drawings an icon toggle has, outlined and filled. */
export const iconToggleIcons = ['heart'] as const;

/** Props of `IconToggle`. */
export type IconToggleProps = Omit<NativeProps<'button'>, 'aria-label' | 'aria-pressed' | 'children'> & {
  /** The drawing, filled while it is on. */
  icon: (typeof iconToggleIcons)[number];
  /** What is on or off; the words stay, assistive technology adds the state. */
  label: string;
  /** Whether it is on; left out where that is not known yet, and then it is a plain button. */
  isOn?: boolean | undefined;
};

/**
 * A round button with one drawing that is on or off, legible over a picture; `type="button"` by default. Its
 * drawing stands in the styles, since a page has many of them.
 */
export function IconToggle({ icon, label, isOn, type = 'button', ...rest }: IconToggleProps) {
  return <button {...rest} type={type} aria-label={label} aria-pressed={isOn} className={toggle[icon]} />;
}
