/**
 * What opened or closed something: the button it belongs to (`trigger`), Escape or a phone's way back, a press outside, a button
 * that closes or cancels, one that confirms, an item that was chosen, the focus that left it, or anything else.
 */
export type OpenReason = 'trigger' | 'escape' | 'outside' | 'close' | 'confirm' | 'item' | 'focus' | 'other';

/** What `onOpenChange` is told. */
export interface OpenChange {
  /** Whether it is to be open. */
  isOpen: boolean;
  /** What asked for it. */
  reason: OpenReason;
  /** The event behind it. */
  event: Event;
}
