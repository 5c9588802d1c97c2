import { type ComponentProps, cloneElement, type ReactElement, useEffect, useId } from 'react';
import { anchorTo } from '../anchoring/anchorTo.ts';
import { explainToggle, watchInput } from '../anchoring/explainToggle.ts';
import type { Alignment, Side } from '../anchoring/sides.ts';
import type { OpenChange } from '../state/OpenChange.ts';
import type { NativeProps } from '../styling/NativeProps.ts';
import { popover } from './Popover.css.ts';

/** How wide a popover is: as wide as a short text reads well, or as wide as what stands in it. */
export const popoverWidths = ['text', 'content'] as const;

/** Props of `Popover`. */
export type PopoverProps = Omit<NativeProps<'div'>, 'popover' | 'aria-label'> & {
  /** The `Button` that opens and closes it, also before and without script. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** Names it for assistive technology. */
  label: string;
  /** Side of the trigger on which it opens, if there is room. @default 'bottom' */
  side?: Side;
  /** Where along that side it stands. @default 'start' */
  align?: Alignment;
  /** How wide it is. @default 'text' */
  width?: (typeof popoverWidths)[number];
  /** Called after it has opened or closed. */
  onOpenChange?: (change: OpenChange) => void;
};

/**
 * Shows more beside a button, without taking the page away: it closes by Escape, a press outside or when the focus leaves it. A
 * button inside closes it with `popoverTarget={id}`.
 */
export function Popover({
  trigger,
  label,
  side = 'bottom',
  align = 'start',
  width = 'text',
  onOpenChange,
  id,
  onToggle,
  onBlur,
  ...rest
}: PopoverProps) {
  const ownId = useId();
  const popoverId = id ?? ownId;
  useEffect(watchInput, []);
  return (
    <>
      {cloneElement(trigger, { popoverTarget: popoverId, 'aria-haspopup': 'dialog' })}
      <div
        role="dialog"
        {...rest}
        id={popoverId}
        popover="auto"
        tabIndex={-1}
        aria-label={label}
        data-side={side}
        data-align={align}
        data-width={width}
        className={popover}
        onToggle={(event) => {
          onToggle?.(event);
          if (event.target !== event.currentTarget) return;
          const { currentTarget: element } = event;
          const isOpen = event.newState === 'open';
          if (isOpen && element.previousElementSibling) anchorTo(element, element.previousElementSibling);
          if (isOpen && !element.contains(document.activeElement)) element.focus();
          onOpenChange?.(explainToggle(event, 'close'));
        }}
        onBlur={(event) => {
          onBlur?.(event);
          const { currentTarget: element, relatedTarget } = event;
          if (relatedTarget === null || element.contains(relatedTarget)) return;
          if (relatedTarget !== element.previousElementSibling) element.hidePopover();
        }}
      />
    </>
  );
}
