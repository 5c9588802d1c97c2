/** The tone of the badge of each state of an article. */
export const stateTones = { draft: 'neutral', scheduled: 'info', published: 'success' } as const;
