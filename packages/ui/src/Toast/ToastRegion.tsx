import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useUi } from '../UiProvider/UiProvider.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { list, region } from './Toast.css.ts';
import { useAboveModals } from './useAboveModals.ts';
import type { Announcement } from './useAnnouncements.ts';

/** Props of `ToastRegion`. */
export type ToastRegionProps = {
  /** Sentences spoken when there is a pause. */
  polite: Announcement[];
  /** Sentences spoken at once. */
  assertive: Announcement[];
  /** Whether no toast is on show. */
  isEmpty: boolean;
  /** The toasts. */
  children: ReactNode;
};

function sentences(announcements: Announcement[]): ReactNode {
  return announcements.map(({ id, sentence }) => <p key={id}>{sentence}</p>);
}

/** The two live regions, which exist before any toast, and the list of toasts above everything. */
export function ToastRegion({ polite, assertive, isEmpty, children }: ToastRegionProps) {
  const { messages } = useUi();
  const home = useRef<HTMLDivElement>(null);
  const carrier = useRef<HTMLDivElement>(null);
  const popover = useRef<HTMLElement>(null);
  useAboveModals(carrier, home);
  useLayoutEffect(() => {
    const element = popover.current;
    if (element === null || element.matches(':popover-open') === !isEmpty) return;
    if (isEmpty) element.hidePopover();
    else element.showPopover();
  });
  return (
    <div ref={home}>
      <div ref={carrier}>
        <div role="status" aria-live="polite" className={visuallyHidden}>
          {sentences(polite)}
        </div>
        <div role="alert" aria-live="assertive" className={visuallyHidden}>
          {sentences(assertive)}
        </div>
        <section
          ref={popover}
          popover="manual"
          aria-label={messages.notifications}
          data-empty={isEmpty ? '' : undefined}
          className={region}
        >
          <ol className={list}>{children}</ol>
        </section>
      </div>
    </div>
  );
}
