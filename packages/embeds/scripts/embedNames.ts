/** What partner sites may embed: for each there is a script, a frame and an element. */
export const embedNames = ['calculator', 'chat'] as const;
