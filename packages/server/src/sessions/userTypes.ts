import { userTypes } from '@sewa/formatters';

/** The names of user types by their codes, as the token and the answers carry them; a code nobody knows is left out. */
export const nameUserTypes = (codes: readonly number[]): string[] =>
  codes.flatMap((code) => userTypes.find((type) => type.code === code)?.name ?? []);
