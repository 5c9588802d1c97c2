import { type ReactNode, type RefObject, use, useLayoutEffect, useRef } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { PopoverContext } from 'react-aria-components/Popover';
import { useSlottedContext } from 'react-aria-components/slots';
import { sheet } from './ComboBox.css.ts';

interface OptionSheetProps {
  /** The box below which it opens. */
  anchor: RefObject<HTMLElement | null>;
  /** The list, and what stands below it. */
  children: ReactNode;
}

/** Puts the sheet below its box by measuring, in browsers without anchor positioning. */
function placeBelow(box: HTMLElement, anchor: HTMLElement): void {
  if (CSS.supports('position-area', 'end')) return;
  const { left, bottom, width } = anchor.getBoundingClientRect();
  Object.assign(box.style, { left: `${left}px`, top: `${bottom}px`, inlineSize: `${width}px` });
}

/** The sheet of choices, in the top layer and yet in its place in the page, so that it can be used above a dialog. */
export function OptionSheet({ anchor, children }: OptionSheetProps) {
  const state = use(ComboBoxStateContext);
  const context = useSlottedContext(PopoverContext);
  const ownRef = useRef<HTMLDivElement>(null);
  const ref = (context?.ref as RefObject<HTMLDivElement | null> | undefined) ?? ownRef;
  const isOpen = state?.isOpen ?? false;
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null || box.matches(':popover-open') === isOpen) return;
    if (!isOpen) return box.hidePopover();
    box.showPopover(anchor.current ? { source: anchor.current } : undefined);
    if (anchor.current) placeBelow(box, anchor.current);
  }, [ref, anchor, isOpen]);
  // react-aria draws it once more to learn the choices: then there is nothing to open.
  if (state === null) return children;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press in it leaves the focus in the box
    <div ref={ref} popover="manual" className={sheet} onMouseDown={(event) => event.preventDefault()}>
      {isOpen && children}
    </div>
  );
}
