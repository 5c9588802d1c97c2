import type { NativeProps } from '../styling/NativeProps.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';

/** Props of `VisuallyHidden`. */
export type VisuallyHiddenProps = NativeProps<'span'>;

/** Text for assistive technology that nobody sees. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className={visuallyHidden} />;
}
