/** For what the account number of a payee is sealed. */
export const locateAccount = (payeeId: string): string => `payee ${payeeId}`;
