/** The tallest a frame may become, in CSS pixels; also the most unread messages it may tell. */
export const MAX_FRAME_HEIGHT = 5_000;

/** What a frame tells the page around it, through a port of its own; the page dispatches each as a DOM event. */
export type FrameEvent =
  | { readonly event: 'ready' | 'open' | 'close'; readonly detail: null }
  /** CSS pixels, a whole number. */
  | { readonly event: 'resize'; readonly detail: { readonly height: number } }
  | { readonly event: 'unread'; readonly detail: { readonly count: number } }
  | { readonly event: 'lead'; readonly detail: { readonly kind: 'calculation' | 'enquiry' } }
  | { readonly event: 'error'; readonly detail: { readonly code: string; readonly message: string } };

/** Asks the page for a token of its visitor; answered by the command `token`. */
export interface TokenRequest {
  readonly event: 'token';
  readonly detail: null;
}

const isCount = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_FRAME_HEIGHT;

const isText = (value: unknown): boolean => typeof value === 'string';

/** Whether a message of a frame's port is an event with the detail that belongs to it. */
export function isFrameEvent(sent: unknown): sent is FrameEvent | TokenRequest {
  const { event, detail } = Object(sent);
  const { height, count, kind, code, message } = Object(detail);
  return (
    (event === 'resize' && isCount(height)) ||
    (event === 'unread' && isCount(count)) ||
    (event === 'lead' && isText(kind)) ||
    (event === 'error' && isText(code) && isText(message)) ||
    (detail === null && ['ready', 'open', 'close', 'token'].includes(event))
  );
}
