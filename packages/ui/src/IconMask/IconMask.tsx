import type { NativeProps } from '../styling/NativeProps.ts';
import { mask } from './IconMask.css.ts';

/** Drawings an icon mask has. */
export const iconMaskIcons = ['bath', 'bed-double', 'maximize', 'train-front'] as const;

/** Props of `IconMask`. */
export type IconMaskProps = Omit<NativeProps<'span'>, 'children'> & {
  /** The drawing. */
  icon: (typeof iconMaskIcons)[number];
  /** Side of the icon. @default 'm' */
  size?: 's' | 'm';
};

/**
 * One drawing in the colour of the text around it, for pages that have it many times: it stands in the styles, not in the page.
 * Assistive technology finds nothing in it; the text beside it says what it shows.
 */
export function IconMask({ icon, size = 'm', ...rest }: IconMaskProps) {
  return <span {...rest} data-size={size === 'm' ? undefined : size} className={mask[icon]} />;
}
