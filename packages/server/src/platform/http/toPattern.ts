/** A path of the contract in Hono's syntax: `{id}` becomes `:id`. */
export const toPattern = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');
