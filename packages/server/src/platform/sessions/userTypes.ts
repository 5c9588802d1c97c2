import { userTypes } from '@sewa/formatters';

/** The names of user types by code, as in tokens and responses; unknown codes are skipped. */
export const nameUserTypes = (codes: readonly number[]): string[] =>
  codes.flatMap((code) => userTypes.find((type) => type.code === code)?.name ?? []);
