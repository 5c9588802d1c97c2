import { useRoute } from '@sewa/api/swr';
import { formatStreet, normalizePostalCode } from '@sewa/formatters';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import * as messages from '../messages.ts';

/** What stands in fields, by name. */
export type FieldText = Readonly<Record<string, string>>;

/** What a postal code leads to. */
export interface PostalCodeHelp {
  /** What happened, in a sentence; empty while nothing did. */
  readonly message: string;
  /** Puts what was found over what was typed; null if that isn't needed. */
  readonly fill: (() => void) | null;
}

interface Place {
  readonly block: string;
  readonly street: string;
}

const sameText = (one: string | undefined, other: string): boolean =>
  one?.trim().toLowerCase() === other.toLowerCase();

const isEmpty = (text: FieldText): boolean => !text.block?.trim() && !text.street?.trim();

const isThere = (text: FieldText, { block, street }: Place): boolean =>
  sameText(text.block, block) && sameText(text.street, street);

const write = (form: HTMLFormElement, name: string, value: string): void => {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
};

/** Fills block and street in from the postal code. What somebody typed is never replaced unless they ask for it. */
export function usePostalCode(
  anchor: RefObject<HTMLElement | null>,
  text: FieldText,
  touch: () => void,
): PostalCodeHelp {
  const code = normalizePostalCode(text.postalCode);
  const { data, error } = useRoute('findPostalCode', code === null ? null : { code }, {
    isErrorReturned: true,
  });
  const [filled, setFilled] = useState<Place | null>(null);
  const found: Place | null =
    code !== null && data?.street ? { block: data.block ?? '', street: formatStreet(data.street) } : null;
  const fill = (place: Place) => {
    const form = anchor.current?.closest('form');
    if (!form) return;
    write(form, 'block', place.block);
    write(form, 'street', place.street);
    setFilled(place);
    touch();
  };
  const fillIfFree = useEffectEvent(() => {
    if (!found || isThere(text, found)) return;
    if (isEmpty(text) || (filled && isThere(text, filled))) fill(found);
  });
  const name = found && `${found.block} ${found.street}`.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another postal code fills them in
  useEffect(() => fillIfFree(), [code, name]);

  if (code === null || error) return { message: '', fill: null };
  if (!found) return { message: data === null ? messages.addressUnknown : '', fill: null };
  if (isThere(text, found))
    return { message: filled && name ? messages.addressFilled(name) : '', fill: null };
  return { message: messages.addressFound(name ?? ''), fill: () => fill(found) };
}
