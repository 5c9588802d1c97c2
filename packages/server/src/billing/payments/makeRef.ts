import { makeRandomText } from '../../platform/database/ids.ts';

/** Our name for something at a provider, which can't be guessed: 130 random bits. */
export const makeRef = (): string => makeRandomText(26);
