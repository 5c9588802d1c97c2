import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import './IconButton.css.ts';

/** Props of `IconButton`; the others are those of `Button`. */
export type IconButtonProps = Omit<ButtonProps, 'aria-label' | 'children'> & {
  /** Says what it does; nobody sees it, so choose a drawing that everybody knows. */
  label: string;
  /** The drawing, an `Icon` without a label. */
  children: ReactNode;
};

/** A square button with a drawing and no words. */
export function IconButton({ label, variant = 'quiet', ...rest }: IconButtonProps) {
  return <Button {...rest} variant={variant} aria-label={label} data-square="" />;
}
