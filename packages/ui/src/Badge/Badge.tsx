import type { NativeProps } from '../styling/NativeProps.ts';
import { badge } from './Badge.css.ts';

/** Colours of a badge by their meaning. */
export const badgeTones = ['neutral', 'accent', 'info', 'success', 'warning', 'danger'] as const;

/** Props of `Badge`. */
export type BadgeProps = NativeProps<'span'> & {
  /** Colour by meaning; the words must say it too. @default 'neutral' */
  tone?: (typeof badgeTones)[number];
};

/** A word or two that mark a thing. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <span {...rest} data-tone={tone} className={badge} />;
}
