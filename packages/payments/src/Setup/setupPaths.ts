import { newBankPath } from '@sewa/paths';

/** Parameter that says that somebody is on the way to the bank; the bank leads back to the address without it. */
export const ON_THE_WAY = 'go';

/** How the setup of a bank account stands. */
export const bankSetupPath = (setup: string): string => newBankPath({ setup });

/** The page that goes on to the bank. */
export const bankOnTheWayPath = (setup: string): string => `${newBankPath({ setup })}&${ON_THE_WAY}=1`;
