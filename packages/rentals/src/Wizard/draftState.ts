import type { OwnListing } from '@sewa/api/client';
import { type FieldStep, listDifferences, pickStepText, type StepText } from './stepText.ts';

/** Versions of what a step changes. */
export interface Versions {
  readonly listing: number;
  readonly property: number;
}

/** The fields of a step while they are edited. */
export interface DraftState {
  readonly step: FieldStep;
  /** What the fields begin with; another number renders them anew. */
  readonly start: { readonly text: StepText; readonly number: number };
  /** What stands in the fields. */
  readonly text: StepText;
  /** What stood in the fields when they were last saved. */
  readonly saved: StepText;
  /** The same as the API tells it. */
  readonly stored: StepText;
  readonly versions: Versions;
  /** What somebody else saved in fields that were changed here, too; null if nothing. */
  readonly theirs: StepText | null;
  readonly isRestored: boolean;
}

/** What was typed and isn't saved, and what was stored then. */
export interface TypedText {
  readonly text: StepText;
  readonly stored: StepText;
}

const isText = (value: unknown): value is StepText =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((field) => typeof field === 'string');

/** Whether a value from a tab's storage is such a text. */
export const isTypedText = (value: unknown): value is TypedText =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  isText(value.text) &&
  'stored' in value &&
  isText(value.stored);

/** The versions of a listing and its unit. */
const pickVersions = ({ version, property }: OwnListing): Versions => ({
  listing: version,
  property: property.version,
});

/** Begins with what is stored, or with what was typed and refused. */
export function beginDraft(step: FieldStep, listing: OwnListing, typed: StepText | null): DraftState {
  const stored = pickStepText(step, listing);
  const text = typed ?? stored;
  return {
    step,
    start: { text, number: 0 },
    text,
    saved: stored,
    stored,
    versions: pickVersions(listing),
    theirs: null,
    isRestored: false,
  };
}

/** Puts another text into the fields. */
const replaceText = (state: DraftState, text: StepText): DraftState => ({
  ...state,
  text,
  start: { text, number: state.start.number + 1 },
});

/** Whether fields differ from what is saved. */
export const isChanged = ({ text, saved }: DraftState): boolean => listDifferences(text, saved).length > 0;

/** Takes note that a text is saved; what was typed since then stays. */
export const noteSaved = (state: DraftState, sent: StepText, listing: OwnListing): DraftState => ({
  ...state,
  saved: sent,
  stored: pickStepText(state.step, listing),
  versions: pickVersions(listing),
  theirs: null,
  isRestored: false,
});

const pickNames = (text: StepText, names: readonly string[]): StepText =>
  Object.fromEntries(names.map((name) => [name, text[name] ?? '']));

/** Whether two texts of a field mean the same: spaces and thousands separators don't count. */
const isAlike = (one: string | undefined, other: string | undefined): boolean =>
  one?.replace(/[\s,]/g, '') === other?.replace(/[\s,]/g, '');

/**
 * Takes over what is stored now. A field that only somebody else changed gets their text; where both did, mine stays in the
 * field and theirs is shown.
 */
export function takeStored(state: DraftState, listing: OwnListing): DraftState {
  const versions = pickVersions(listing);
  const isOld = versions.listing < state.versions.listing || versions.property < state.versions.property;
  const isSame = versions.listing === state.versions.listing && versions.property === state.versions.property;
  if (isOld || isSame) return state;
  const stored = pickStepText(state.step, listing);
  const mine = new Set(listDifferences(state.text, state.saved));
  const changed = listDifferences(stored, state.stored).filter(
    (name) => !isAlike(stored[name], state.text[name]),
  );
  const taken = changed.filter((name) => !mine.has(name));
  const both = changed.filter((name) => mine.has(name));
  const next = {
    ...state,
    stored,
    saved: { ...state.saved, ...pickNames(stored, listDifferences(stored, state.stored)) },
    versions,
    theirs: both.length > 0 ? { ...state.theirs, ...pickNames(stored, both) } : state.theirs,
  };
  return taken.length > 0 ? replaceText(next, { ...state.text, ...pickNames(stored, taken) }) : next;
}

/** Puts their text into the fields where both changed it. */
export const takeTheirs = (state: DraftState): DraftState =>
  state.theirs === null
    ? state
    : { ...replaceText(state, { ...state.text, ...state.theirs }), theirs: null, isRestored: false };

/** Brings back what was typed on an earlier visit; fields that somebody else changed since then are shown beside it. */
export function restoreText(state: DraftState, typed: TypedText): DraftState {
  const names = Object.keys(state.text);
  const mine = names.filter((name) => {
    const text = typed.text[name];
    return text !== undefined && text !== typed.stored[name] && text !== state.stored[name];
  });
  if (isChanged(state) || mine.length === 0) return state;
  const both = mine.filter((name) => state.stored[name] !== typed.stored[name]);
  return {
    ...replaceText(state, { ...state.text, ...pickNames(typed.text, mine) }),
    theirs: both.length > 0 ? pickNames(state.stored, both) : null,
    isRestored: true,
  };
}

/** Puts what is stored back into the fields. */
export const discardText = (state: DraftState): DraftState => ({
  ...replaceText(state, state.stored),
  saved: state.stored,
  theirs: null,
  isRestored: false,
});
