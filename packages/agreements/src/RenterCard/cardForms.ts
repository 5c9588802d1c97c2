import type { RenterCard, User } from '@sewa/api/client';
import type { PageRequest } from '@sewa/pages';
import { makeResult, parseText, parseTexts, parseVersion, sendOnce } from '@sewa/pages/forms';
import { data } from 'react-router-dom';
import { runFormAction } from '../formActions.ts';
import {
  changeRows,
  findOccupierField,
  nameOccupier,
  parseOccupiers,
  ROW,
  type Texts,
  writeOccupiers,
} from '../Occupiers/occupierTexts.ts';
import * as messages from './messages.ts';

/** Names the forms of a renter's card. */
export const CARD = 'card';

/** A card as its fields show it; a new one begins with its owner. */
export const writeCard = (card: RenterCard | null, user: User): Record<string, string> => ({
  pets: card?.pets ?? '',
  smokers: card?.smokers == null ? '' : card.smokers ? 'yes' : 'no',
  incomeBand: card?.incomeBand ?? '',
  words: card?.words ?? '',
  ...writeOccupiers(card?.occupiers ?? [nameOccupier(user)]),
});

/** What a form did, by how the address says it where the page is loaded again. */
const doneMessages: Readonly<Record<string, string>> = {
  saved: messages.saved,
  shared: messages.shared,
  ended: messages.ended,
};

/** What the address says was done with a card; null if it says nothing. */
export const findCardDone = (params: URLSearchParams): string | null =>
  doneMessages[params.get('card') ?? ''] ?? null;

/** Where the page of the rental is loaded again without script, to say what was done. */
const makePlace = ({ url }: PageRequest, done: 'saved' | 'shared' | 'ended') => ({
  url: new URL(`${url.pathname}?card=${done}`, url),
});

const parseBand = (text: string | undefined): RenterCard['incomeBand'] =>
  text && text in messages.incomeBand ? (text as RenterCard['incomeBand']) : null;

async function save(page: PageRequest, form: FormData): Promise<unknown> {
  const typed: Texts = { ...parseTexts(form), words: parseText(form, 'words', 1_000) };
  const change = form.get(ROW);
  if (typeof change === 'string') return data(makeResult({ about: CARD, typed: changeRows(typed, change) }));
  const { occupiers, issues } = parseOccupiers(typed);
  if (Object.keys(issues).length > 0)
    return data(makeResult({ about: CARD, error: messages.checkFields, fields: issues, typed }), {
      status: 400,
    });
  const version = parseVersion(form);
  const body = {
    occupiers,
    pets: typed.pets?.trim() ?? '',
    smokers: typed.smokers ? typed.smokers === 'yes' : null,
    incomeBand: parseBand(typed.incomeBand),
    words: typed.words ?? '',
    ...(version > 0 ? { version } : {}),
  };
  return runFormAction(
    makePlace(page, 'saved'),
    {
      about: CARD,
      done: messages.saved,
      typed,
      findControl: (name) => findOccupierField(name) ?? name,
    },
    () => sendOnce(body, (options) => page.client.saveRenterCard({ body }, options)),
  );
}

/** Saves, shares and stops sharing a renter's card; null if the form is about something else. */
export async function handleCardForm(page: PageRequest, form: FormData): Promise<unknown> {
  const { client, params } = page;
  const name = form.get('do');
  if (name === 'share-card') {
    const body = { rentalId: params.id ?? '' };
    return runFormAction(makePlace(page, 'shared'), { about: CARD, done: messages.shared }, () =>
      sendOnce(body, (options) => client.shareRenterCard({ body }, options)),
    );
  }
  if (name === 'end-share') {
    const id = parseText(form, 'shareId');
    return runFormAction(makePlace(page, 'ended'), { about: CARD, done: messages.ended }, () =>
      client.endRenterCardShare({ id }),
    );
  }
  return name === 'save-card' || form.get('form') === CARD ? save(page, form) : null;
}
