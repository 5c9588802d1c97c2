import type { PageRequest } from '@sewa/pages';
import { isStale, rejectWith, requireFormError } from '@sewa/pages/forms';
import { listingWizardPath } from '@sewa/paths';
import { data, redirect } from 'react-router-dom';
import { findSavedPath, parseSection } from '../Listing/editSections.ts';
import { findNextStep } from './findStep.ts';
import { explainRefusal, OwnersFactsError, type Refusal, saveStep } from './saveStep.ts';
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
  /** The section in which it was edited; null in the wizard. */
  readonly section: string | null;
  readonly typed: StepText;
  /** What somebody else saved meanwhile; null unless that is why it was refused. */
  readonly theirs: StepText | null;
}

/** Saves the form of a step that was sent without script, and leads to the next step. */
export async function handleStepForm({ client, params }: PageRequest, form: FormData, step: FieldStep) {
  const { id: propertyId = '', listingId = '' } = params;
  const listing = await client.getOwnListing({ id: listingId });
  const stored = pickStepText(step, listing);
  const text = parseStepForm(step, form, stored);
  const changed = listDifferences(text, stored);
  const versions = { listing: Number(form.get('version')), property: Number(form.get('propertyVersion')) };
  const section = parseSection(form.get('section'));
  const next =
    section === null
      ? listingWizardPath(propertyId, listingId, findNextStep(step, listing))
      : findSavedPath(propertyId, listingId, section);
  if (changed.length === 0) return redirect(next, 303);
  const result: StepResult = { step, section, typed: text, theirs: null, reasons: {}, message: null };
  const changes = makeStepChanges({ step, text, changed, isRoom: isRoom(listing) });
  if (Object.keys(changes.reasons).length > 0)
    return data({ ...result, reasons: changes.reasons } satisfies StepResult, { status: 400 });
  const isAgent = listing.property.ownership === 'authority';
  try {
    await saveStep({ client, propertyId, listingId, versions, changes, isAgent });
    return redirect(next, 303);
  } catch (error) {
    if (error instanceof OwnersFactsError)
      return data({ ...result, ...explainRefusal(error) }, { status: 403 });
    requireFormError(error);
    if (!isStale(error)) return rejectWith(error, { ...result, ...explainRefusal(error) });
    const theirs = Object.fromEntries(changed.map((name) => [name, stored[name] ?? '']));
    return data({ ...result, theirs } satisfies StepResult, { status: 409 });
  }
}
