import type { OwnListing } from '@sewa/api/client';
import { isUnanswered } from '@sewa/api/errors';
import { noteChanges, outdateRoutes, useClient } from '@sewa/api/swr';
import { isStale } from '@sewa/pages/forms';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import {
  beginDraft,
  type DraftState,
  discardText,
  isChanged,
  noteSaved,
  restoreText,
  takeStored,
  takeTheirs,
} from './draftState.ts';
import { explainRefusal, type Refusal, saveStep } from './saveStep.ts';
import { makeStepChanges } from './stepChanges.ts';
import { type FieldStep, isRoom, listDifferences, type StepText } from './stepText.ts';
import { findTyped, forgetTypedText, storeTyped } from './typedText.ts';

/** How far saving is. */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'offline' | 'refused';

interface StepDraftOptions {
  readonly step: FieldStep;
  readonly listing: OwnListing;
  /** Id of who edits it; null while it isn't known. */
  readonly person: string | null;
  /** What was typed and refused without script, and what somebody else had saved. */
  readonly refused: { readonly typed: StepText; readonly theirs: StepText | null } | null;
  /** Shows what is stored now to the rest of the page. */
  readonly onStored: (listing: OwnListing) => void;
}

/** The fields of a step, saved while they are typed. */
export interface StepDraft extends DraftState {
  readonly status: SaveStatus;
  readonly isChanged: boolean;
  /** Takes note of what stands in the fields. */
  readonly change: (text: StepText) => void;
  /** Saves what isn't saved yet; resolves to what was refused, or to null. */
  readonly save: () => Promise<Refusal | null>;
  readonly discard: () => void;
  readonly takeTheirs: () => void;
}

/** How long nothing is typed before a draft is saved by itself, in milliseconds. */
const PAUSE_MS = 1_200;
/** How long it waits after a lost connection before it tries again, in milliseconds. */
const RETRY_MS = 10_000;
const MAX_MERGES = 3;

const noRefusal: Refusal = { reasons: {}, message: null };

/** State that is read at once after it was changed. */
function useLatest(begin: () => DraftState) {
  const [first] = useState(begin);
  const latest = useRef(first);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const update = (next: (state: DraftState) => DraftState) => {
    const before = latest.current;
    latest.current = next(before);
    if (latest.current !== before) render();
  };
  return [latest, update] as const;
}

type DraftTyped = Parameters<typeof restoreText>[1];

/** Stores unsaved text in the tab, and brings it back there, for the same person only. */
function useTyped(
  place: string,
  person: string | null,
  state: DraftState,
  onFound: (typed: DraftTyped) => void,
) {
  const [isLooked, setLooked] = useState(false);
  const restore = useEffectEvent(onFound);
  useEffect(() => {
    if (person === null || isLooked) return;
    const typed = findTyped(place, person);
    if (typed) restore(typed);
    setLooked(true);
  }, [place, person, isLooked]);
  const { text, stored } = state;
  const hasUnsaved = isChanged(state);
  useEffect(() => {
    if (person === null || !isLooked) return;
    if (hasUnsaved) storeTyped(place, { person, text, stored });
    else forgetTypedText(place);
  }, [place, person, isLooked, hasUnsaved, text, stored]);
}

/** Holds the fields of a step: drafts are saved by themselves, and nothing typed is lost with the connection. */
export function useStepDraft({ step, listing, person, refused, onStored }: StepDraftOptions): StepDraft {
  const client = useClient();
  const [latest, update] = useLatest(() => ({
    ...beginDraft(step, listing, refused?.typed ?? null),
    theirs: refused?.theirs ?? null,
  }));
  const [status, setStatus] = useState<SaveStatus>('idle');
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const state = latest.current;
  const place = `${listing.id}:${step}`;
  const isAutosaved = listing.state === 'draft';
  const hasUnsaved = isChanged(state);

  useTyped(place, person, state, (found) => update((before) => restoreText(before, found)));
  const takeListing = useEffectEvent((next: OwnListing) => update((before) => takeStored(before, next)));
  useEffect(() => takeListing(listing), [listing]);

  const saveOnce = async (merges: number): Promise<Refusal | null> => {
    const { text, saved, versions } = latest.current;
    const changed = listDifferences(text, saved);
    if (changed.length === 0) return null;
    const changes = makeStepChanges({ step, text, changed, isRoom: isRoom(listing) });
    if (Object.keys(changes.reasons).length > 0) {
      setStatus('refused');
      return { reasons: changes.reasons, message: null };
    }
    setStatus('saving');
    const noted = noteChanges(client);
    try {
      const stored = await saveStep({
        client: noted.client,
        propertyId: listing.property.id,
        listingId: listing.id,
        versions,
        changes,
        isAgent: listing.property.ownership === 'authority',
      });
      update((before) => noteSaved(before, text, stored));
      onStored(stored);
      setStatus('saved');
      return null;
    } catch (error) {
      if (!isStale(error) || merges >= MAX_MERGES) {
        setStatus(isUnanswered(error) ? 'offline' : 'refused');
        return explainRefusal(error);
      }
      return merge(merges);
    } finally {
      outdateRoutes([...noted.changed].filter((name) => name !== 'getOwnListing'));
    }
  };
  /** Somebody else saved meanwhile: what they changed is taken over, and mine is saved unless both changed the same. */
  const merge = async (merges: number): Promise<Refusal | null> => {
    try {
      const stored = await client.getOwnListing({ id: listing.id });
      update((before) => takeStored(before, stored));
      onStored(stored);
    } catch (error) {
      setStatus(isUnanswered(error) ? 'offline' : 'refused');
      return explainRefusal(error);
    }
    if (latest.current.theirs === null) return saveOnce(merges + 1);
    setStatus('refused');
    return noRefusal;
  };
  const save = () => {
    const saving = queue.current.then(() => {
      // Found by a save before this one, so nobody has seen it yet.
      if (latest.current.theirs === null) return saveOnce(0);
      setStatus('refused');
      return noRefusal;
    });
    queue.current = saving.catch(() => null);
    return saving;
  };

  const saveSoon = useEffectEvent(() => {
    if (latest.current.theirs === null) void save();
  });
  const { text, theirs } = state;
  useEffect(() => {
    if (!isAutosaved || !hasUnsaved || theirs) return;
    const typed = text;
    const timer = setTimeout(() => typed === latest.current.text && saveSoon(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isAutosaved, hasUnsaved, text, theirs, latest]);
  useEffect(() => {
    if (status !== 'offline' || !isAutosaved) return;
    const timer = setInterval(() => saveSoon(), RETRY_MS);
    const retry = () => saveSoon();
    addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      removeEventListener('online', retry);
    };
  }, [status, isAutosaved]);

  return {
    ...state,
    status,
    isChanged: hasUnsaved,
    change: (next) =>
      update((before) =>
        listDifferences(before.text, next).length > 0 ? { ...before, text: next } : before,
      ),
    save: () => {
      // Sent once more on purpose, mine is stored over theirs.
      update((before) => (before.theirs === null ? before : { ...before, theirs: null }));
      return save();
    },
    discard: () => update(discardText),
    takeTheirs: () => update(takeTheirs),
  };
}
