import { isUnanswered } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { listingWizardPath } from '@sewa/paths';
import { data, redirect } from 'react-router-dom';
import { findNextStep } from './findStep.ts';
import { explainRefusal, isStale, OwnersFactsError, type Refusal, saveStep } from './saveStep.ts';
import { makeStepChanges } from './stepChanges.ts';
import {
  type FieldStep,
  isRoom,
  listDifferences,
  parseStepForm,
  pickStepText,
  type StepText,
} from './stepText.ts';

/** What became of the form of a step. */
export interface StepResult extends Refusal {
  readonly step: FieldStep;
  readonly typed: StepText;
  /** What somebody else saved meanwhile; null unless that is why it was refused. */
  readonly theirs: StepText | null;
}

/** What is refused leads to a page of its own where somebody is signed out or not allowed, or the listing is gone. */
const isForPage = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  [401, 403, 404].includes(Number(error.status));

const findStatus = (error: unknown): number =>
  isUnanswered(error) ? 503 : error instanceof OwnersFactsError ? 403 : Number(Object(error).status) || 500;

/** Saves the form of a step that was sent without script, and leads to the next step. */
export async function takeStepForm({ client, params }: PageRequest, form: FormData, step: FieldStep) {
  const { id: propertyId = '', listingId = '' } = params;
  const listing = await client.getOwnListing({ id: listingId });
  const stored = pickStepText(step, listing);
  const text = parseStepForm(step, form, stored);
  const changed = listDifferences(text, stored);
  const versions = { listing: Number(form.get('version')), property: Number(form.get('propertyVersion')) };
  const next = listingWizardPath(propertyId, listingId, findNextStep(step, listing));
  if (changed.length === 0) return redirect(next, 303);
  const result: StepResult = { step, typed: text, theirs: null, reasons: {}, message: null };
  const changes = makeStepChanges({ step, text, changed, isRoom: isRoom(listing) });
  if (Object.keys(changes.reasons).length > 0)
    return data({ ...result, reasons: changes.reasons } satisfies StepResult, { status: 400 });
  const isAgent = listing.property.ownership === 'authority';
  try {
    await saveStep({ client, propertyId, listingId, versions, changes, isAgent });
    return redirect(next, 303);
  } catch (error) {
    if (isForPage(error)) throw error;
    if (!isStale(error)) return data({ ...result, ...explainRefusal(error) }, { status: findStatus(error) });
    const theirs = Object.fromEntries(changed.map((name) => [name, stored[name] ?? '']));
    return data({ ...result, theirs } satisfies StepResult, { status: 409 });
  }
}
