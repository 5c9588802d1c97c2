import { parseTexts } from '@sewa/pages/forms';
import { useTabDraft } from '@sewa/pages/tab-draft';
import { type FormEvent, useState } from 'react';
import type { Texts } from '../Occupiers/occupierTexts.ts';
import { nameDraft } from './offerForm.ts';

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** What the form of an offer holds and wasn't sent, stored in the tab and brought back there. */
export function useOfferDraft(rentalId: string, person: string | null) {
  const [draft, setDraft] = useState<Texts | null>(null);
  const [restored, setRestored] = useState<Texts | null>(null);
  useTabDraft({
    name: nameDraft(rentalId),
    person,
    draft,
    isDraft: isTexts,
    onFound(found) {
      setDraft(found);
      setRestored(found);
    },
  });
  const note = (event: FormEvent<HTMLFormElement>) =>
    // Its version and key are those of the page that shows it.
    setDraft(
      Object.fromEntries(
        Object.entries(parseTexts(new FormData(event.currentTarget))).filter(([name]) =>
          /^(?!version$|idem)/i.test(name),
        ),
      ),
    );
  return { restored, note };
}
