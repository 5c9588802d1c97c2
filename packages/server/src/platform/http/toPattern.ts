/** A path of the contract in Hono's syntax: `{id}` becomes `:id`; `{id}.ics` is one parameter that ends in `.ics`. */
export const toPattern = (path: string): string =>
  path.replace(/\{(\w+)\}(\.\w+)?/g, (_, name: string, suffix?: string) =>
    suffix === undefined ? `:${name}` : `:${name}{[^/]+\\${suffix}}`,
  );
