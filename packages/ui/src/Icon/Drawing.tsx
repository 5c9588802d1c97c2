import type { NativeProps } from '../styling/NativeProps.ts';
import { icon } from './Icon.css.ts';

/** Sizes of an icon: 16, 20 and 24 px. */
export const iconSizes = ['s', 'm', 'l'] as const;

/** What every icon takes besides its drawing. */
export type DrawingProps = Omit<NativeProps<'svg'>, 'children'> & {
  /** Side of the icon. @default 'm' */
  size?: (typeof iconSizes)[number];
  /** Makes the icon an image with this name; without it assistive technology skips it. */
  label?: string | undefined;
};

/** Draws path data as an icon; for primitives that need one drawing and not the whole table. */
export function Drawing({ path, size = 'm', label, ...rest }: DrawingProps & { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label || undefined}
      {...rest}
      data-size={size}
      className={icon}
    >
      <path d={path} />
    </svg>
  );
}
