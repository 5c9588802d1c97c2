import { cloneElement, type ReactElement, useEffect, useId } from 'react';
import type { Side } from '../anchoring/sides.ts';
import type { NativeProps } from '../styling/NativeProps.ts';
import { tooltip } from './Tooltip.css.ts';
import { watchTrigger } from './watchTrigger.ts';

/** Props a trigger of a `Tooltip` may have. */
export interface TooltipTrigger {
  'aria-describedby'?: string | undefined;
  'aria-label'?: string;
  label?: unknown;
}

/** Props of `Tooltip`. */
export type TooltipProps = Omit<NativeProps<'div'>, 'children' | 'popover' | 'role'> & {
  /** A few words, never the only place that says something needed: nobody sees them by touch. */
  text: string;
  /** Side of the control on which it opens, if there is room. @default 'top' */
  side?: Side;
  /** The one control it explains. */
  children: ReactElement<TooltipTrigger>;
};

/** Explains a control while the pointer rests on it or the keyboard stands on it. Words that are its name already are not read twice. */
export function Tooltip({ text, side = 'top', children, id, ...rest }: TooltipProps) {
  const ownId = useId();
  const tooltipId = id ?? ownId;
  useEffect(() => {
    const element = document.getElementById(tooltipId);
    const trigger = element?.previousElementSibling;
    const watching = new AbortController();
    if (element && trigger) watchTrigger(element, trigger as HTMLElement, watching.signal);
    return () => watching.abort();
  }, [tooltipId]);
  const { 'aria-describedby': describedBy, 'aria-label': name, label = name } = children.props;
  return (
    <>
      {label === text
        ? children
        : cloneElement(children, {
            'aria-describedby': `${describedBy ?? ''} ${tooltipId}`,
          })}
      <div
        {...rest}
        id={tooltipId}
        role="tooltip"
        popover="hint"
        data-side={side}
        data-align="center"
        className={tooltip}
      >
        {text}
      </div>
    </>
  );
}
