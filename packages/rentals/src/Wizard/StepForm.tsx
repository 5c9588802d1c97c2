import type { OwnListing } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { listingSteps, listingWizardPath } from '@sewa/paths';
import { Form, Stack, useToast } from '@sewa/ui';
import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { DraftNotice } from './DraftNotice.tsx';
import { listFieldErrors } from './fieldErrors.ts';
import { findNextStep } from './findStep.ts';
import type { StepResult } from './handleStepForm.ts';
import * as messages from './messages.ts';
import { SaveBar } from './SaveBar.tsx';
import { type EditedSection, SectionButtons } from './SectionButtons.tsx';
import type { Refusal } from './saveStep.ts';
import { type FieldStep, listDifferences, parseStepForm, type StepText } from './stepText.ts';
import { useStepDraft } from './useStepDraft.ts';

/** What the fields of a step are given. */
export interface StepFieldsProps {
  readonly listing: OwnListing;
  /** What they begin with. */
  readonly start: StepText;
  /** What stands in them. */
  readonly text: StepText;
  /** Call it when a field changed without an event of its own. */
  readonly touch: () => void;
}

interface StepFormProps {
  readonly step: FieldStep;
  readonly listing: OwnListing;
  readonly person: string | null;
  /** What became of the form without script. */
  readonly result: StepResult | undefined;
  readonly onStored: (listing: OwnListing) => void;
  /** If it isn't a step of the wizard. */
  readonly section?: EditedSection | undefined;
  readonly children: (props: StepFieldsProps) => ReactNode;
}

/** The form of a step: saves while it is typed, and continues once everything is saved. */
export function StepForm({ step, listing, person, result, onStored, section, children }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { show } = useToast();
  const draft = useStepDraft({
    step,
    section: section?.name,
    listing,
    person,
    refused: result ?? null,
    onStored,
  });
  const [refusal, setRefusal] = useState<Refusal | null>(result ?? null);
  const [isBusy, setBusy] = useState(false);
  const [touched, touch] = useReducer((count: number) => count + 1, 0);
  const errors = useMemo(() => listFieldErrors(refusal?.reasons ?? {}), [refusal]);

  const read = () => {
    if (form.current) draft.change(parseStepForm(step, new FormData(form.current), draft.text));
  };
  const readLate = useEffectEvent(() => {
    if (!form.current) return;
    const typed = parseStepForm(step, new FormData(form.current), draft.text);
    if (touched > 0 || listDifferences(typed, draft.start.text).length > 0) draft.change(typed);
  });
  // What was typed before the script was there, and what changed without an event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each touch reads anew
  useEffect(() => readLate(), [touched]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    read();
    setBusy(true);
    const refused = await draft.save().finally(() => setBusy(false));
    setRefusal(refused);
    if (refused !== null) return;
    if (section) return navigate(section.savedHref, { replace: true });
    if (listing.state !== 'draft') show({ type: 'Success', message: messages.changesSaved });
    await navigate(findHref(findNextStep(step, listing)));
  };
  const findHref = (to: (typeof listingSteps)[number]) =>
    listingWizardPath(listing.property.id, listing.id, to);
  const before = listingSteps[listingSteps.indexOf(step) - 1];
  const saveLabel = listing.state === 'draft' ? messages.continueLabel : messages.saveChangesLabel;
  const back = listing.state === 'draft' ? before : 'publish';
  return (
    <PageForm
      as={Form}
      ref={form}
      errors={errors}
      missing={messages.missingField}
      onChange={read}
      onSubmit={(event: FormEvent<HTMLFormElement>) => void submit(event)}
    >
      <CorporateField />
      <input type="hidden" name="step" value={step} />
      {section ? <input type="hidden" name="section" value={section.name} /> : null}
      <input type="hidden" name="version" value={draft.versions.listing} />
      <input type="hidden" name="propertyVersion" value={draft.versions.property} />
      <DraftNotice draft={draft} refusal={refusal} saveLabel={section ? messages.saveLabel : saveLabel} />
      <Stack key={draft.start.number} gap="l">
        {children({ listing, start: draft.start.text, text: draft.text, touch })}
      </Stack>
      {section ? (
        <SectionButtons section={section} isBusy={isBusy} status={draft.status} isChanged={draft.isChanged} />
      ) : (
        <SaveBar
          label={saveLabel}
          isBusy={isBusy}
          status={draft.status}
          isChanged={draft.isChanged}
          back={back === undefined ? null : findHref(back)}
        />
      )}
    </PageForm>
  );
}
