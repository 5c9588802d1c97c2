import type { OwnListing } from '@sewa/api/client';
import { isUnanswered } from '@sewa/api/errors';
import { isStale } from '@sewa/pages/forms';
import {
  beginDraft,
  type DraftState,
  discardText,
  isChanged,
  noteSaved,
  restoreText,
  type TypedText,
  takeStored,
  takeTheirs,
  type Versions,
} from './draftState.ts';
import { explainRefusal, type Refusal } from './saveStep.ts';
import { makeStepChanges, type StepChanges } from './stepChanges.ts';
import { type FieldStep, isRoom, listDifferences, type StepText } from './stepText.ts';

/** How far saving is. */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'offline' | 'refused';

/** What a draft works with. */
export interface StepDraftOptions {
  readonly step: FieldStep;
  readonly listing: OwnListing;
  /** What was typed and refused without script, and what somebody else had saved. */
  readonly refused: { readonly typed: StepText; readonly theirs: StepText | null } | null;
  /** Saves changes of these versions; resolves to the listing as it is stored then. */
  readonly send: (changes: StepChanges, versions: Versions) => Promise<OwnListing>;
  /** Reads the listing as it is stored now. */
  readonly read: () => Promise<OwnListing>;
  /** Called with the listing each time it was saved or read. */
  readonly onStored: (listing: OwnListing) => void;
}

/** The fields of a step, and how far saving them is. */
export interface StepDraftSnapshot extends DraftState {
  readonly status: SaveStatus;
  readonly isChanged: boolean;
}

/** Saves the fields of a step, one save after another, and merges what somebody else saved meanwhile. */
export interface StepDraftStore {
  getSnapshot(): StepDraftSnapshot;
  /** Calls back after every change; returns what ends it. */
  subscribe(onChange: () => void): () => void;
  /** Notes what stands in the fields. */
  change(text: StepText): void;
  /** Saves mine, even over theirs; resolves to what was refused, or to null. */
  save(): Promise<Refusal | null>;
  /** Saves mine unless somebody has to choose between mine and theirs first. */
  autosave(): void;
  /** Takes over what the page knows to be stored. */
  take(listing: OwnListing): void;
  /** Brings back what was typed on an earlier visit. */
  restore(typed: TypedText): void;
  discard(): void;
  takeTheirs(): void;
}

const MAX_MERGES = 3;

const noRefusal: Refusal = { reasons: {}, message: null };

/** Creates the draft of a step. */
export function createStepDraft(options: StepDraftOptions): StepDraftStore {
  const { step, refused, send, read, onStored } = options;
  const listeners = new Set<() => void>();
  let { listing } = options;
  let queue: Promise<unknown> = Promise.resolve();
  let snapshot: StepDraftSnapshot = { ...begin(), status: 'idle' };

  function begin() {
    const state = { ...beginDraft(step, listing, refused?.typed ?? null), theirs: refused?.theirs ?? null };
    return { ...state, isChanged: isChanged(state) };
  }

  function update(state: DraftState, status: SaveStatus = snapshot.status): void {
    if (state === snapshot && status === snapshot.status) return;
    snapshot = { ...state, status, isChanged: isChanged(state) };
    for (const listener of [...listeners]) listener();
  }

  function refuse(refusal: Refusal, status: SaveStatus = 'refused'): Refusal {
    update(snapshot, status);
    return refusal;
  }

  const explain = (error: unknown): Refusal =>
    refuse(explainRefusal(error), isUnanswered(error) ? 'offline' : 'refused');

  async function saveOnce(merges: number): Promise<Refusal | null> {
    const { text, saved, versions } = snapshot;
    const changed = listDifferences(text, saved);
    if (changed.length === 0) return null;
    const changes = makeStepChanges({ step, text, changed, isRoom: isRoom(listing) });
    if (Object.keys(changes.reasons).length > 0) return refuse({ reasons: changes.reasons, message: null });
    update(snapshot, 'saving');
    try {
      const stored = await send(changes, versions);
      // What was typed while it was sent stays, and is saved next.
      update(noteSaved(snapshot, text, stored), 'saved');
      onStored(stored);
      return null;
    } catch (error) {
      return isStale(error) && merges < MAX_MERGES ? merge(merges) : explain(error);
    }
  }

  /** Somebody else saved meanwhile: what they changed is taken over, and mine is saved unless both changed the same. */
  async function merge(merges: number): Promise<Refusal | null> {
    try {
      const stored = await read();
      update(takeStored(snapshot, stored));
      onStored(stored);
    } catch (error) {
      return explain(error);
    }
    return snapshot.theirs === null ? saveOnce(merges + 1) : refuse(noRefusal);
  }

  /** Saves after the saves before it; what one of them found of theirs nobody has seen yet. */
  function enqueue(): Promise<Refusal | null> {
    const saving = queue.then(() => (snapshot.theirs === null ? saveOnce(0) : refuse(noRefusal)));
    queue = saving.catch(() => null);
    return saving;
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    change(text) {
      if (listDifferences(snapshot.text, text).length > 0) update({ ...snapshot, text });
    },
    save() {
      if (snapshot.theirs !== null) update({ ...snapshot, theirs: null });
      return enqueue();
    },
    autosave() {
      if (snapshot.theirs === null) void enqueue();
    },
    take(next) {
      listing = next;
      update(takeStored(snapshot, next));
    },
    restore: (typed) => update(restoreText(snapshot, typed)),
    discard: () => update(discardText(snapshot)),
    takeTheirs: () => update(takeTheirs(snapshot)),
  };
}
