/** The kinds of push messages. */
export const pushKinds = ['messages', 'money', 'viewings', 'agreements', 'homes'] as const;

/** A kind of push messages. */
export type PushKind = (typeof pushKinds)[number];
