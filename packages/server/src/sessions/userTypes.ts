/** Names of the sign-up user types, as the token and the answers carry them. */
const names: Readonly<Record<number, string>> = {
  1: 'Tenant',
  2: 'Owner',
  3: 'MainAgent',
  4: 'Corporate',
};

/** The names of user types by their codes; a code nobody knows is left out. */
export const nameUserTypes = (codes: readonly number[]): string[] =>
  codes.flatMap((code) => names[code] ?? []);
