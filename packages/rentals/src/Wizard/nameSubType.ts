import { formatPropertySubType } from '@sewa/formatters';
import * as messages from './messages.ts';

const options: Readonly<Record<number, { readonly label: string }>> = messages.subTypeOption;

/** What is rented out, in the words in which it was chosen. */
export const nameSubType = (code: number): string => options[code]?.label ?? formatPropertySubType(code);
