import { getTabStorage, type TabStorage } from '../tabStorage.ts';

/** Where the tab keeps what was typed while somebody logs in again. */
export const typedKey = 'sewa:typed';

/** The longest text that is kept of one field. */
export const LONGEST = 5_000;
/** How many fields are kept. */
export const MAX = 60;

/** What must be typed anew: codes, cards, passwords. */
const secretNames = /^(otp|code|pin|password|card|cvc|cvv|iban|account)/i;

/** Whether what stands in a field of this name may be kept for a while. */
export const isPreserved = (name: string): boolean => name !== '' && !secretNames.test(name);

/** Forgets what was typed, so that whoever uses the tab next finds nothing of the person before. */
export function forgetTyped(storage: TabStorage = getTabStorage()): void {
  storage.removeItem(typedKey);
}

/** What a form says, to be sent once more: texts only, without what must be typed anew. */
export async function parseTypedForm(request: Request): Promise<[name: string, value: string][]> {
  const form = await request.formData();
  return [...form]
    .flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && isPreserved(name) ? [[name, value.slice(0, LONGEST)]] : [],
    )
    .slice(0, MAX);
}
