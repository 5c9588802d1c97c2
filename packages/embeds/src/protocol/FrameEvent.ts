/** What a frame tells the page around it, through the port of its own. */
export const frameEvents = ['ready', 'resize', 'open', 'close', 'unread', 'lead', 'error'] as const;

/** The name of an event of a frame. */
export type FrameEventName = (typeof frameEvents)[number];
