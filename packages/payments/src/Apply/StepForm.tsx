import type { ServiceDraft } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult, parseTexts } from '@sewa/pages/forms';
import type { ApplyStep } from '@sewa/paths';
import { Button, Form, Stack } from '@sewa/ui';
import { type ReactNode, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { Form as RouterForm, useActionData, useNavigation } from 'react-router-dom';
import * as css from './Apply.css.ts';
import { findNeighbour } from './applySteps.ts';
import { applyButtons } from './handleApplyForm.ts';
import * as messages from './messages.ts';
import { formatDraft, type StepText } from './stepText.ts';

/** What the fields of a step are given. */
export interface StepFieldsProps {
  readonly draft: ServiceDraft;
  /** What they begin with. */
  readonly start: StepText;
  /** What stands in them. */
  readonly text: StepText;
  /** Call it when a field changed without an event of its own. */
  readonly touch: () => void;
}

interface StepFormProps {
  readonly step: ApplyStep;
  readonly draft: ServiceDraft;
  /** Words of the way on. */
  readonly label?: string;
  readonly children: (props: StepFieldsProps) => ReactNode;
}

/** The form of a step: saved when it is left, forwards or back. */
export function StepForm({ step, draft, label = messages.continueLabel, children }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const result = findResult(useActionData(), step);
  const { state, formData } = useNavigation();
  const [start] = useState(() => ({ ...formatDraft(draft.fields), ...result?.typed }));
  const [text, setText] = useState<StepText>(start);
  const [touched, touch] = useReducer((count: number) => count + 1, 0);
  const errors = useMemo(
    () => Object.entries(result?.fields ?? {}).map(([field, message]) => ({ field, message })),
    [result],
  );
  const read = () => {
    if (form.current) setText(parseTexts(new FormData(form.current)));
  };
  // What was typed before the script was there, and what changed without an event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each touch reads anew
  useEffect(read, [touched]);
  const isBusy = (name: string | null) =>
    state !== 'idle' && (formData?.has(applyButtons.back) ?? false) === (name === applyButtons.back);
  return (
    <PageForm
      as={Form}
      formComponent={RouterForm}
      ref={form}
      encType="multipart/form-data"
      errors={errors}
      missing={messages.enter}
      onChange={read}
    >
      <CorporateField />
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="version" value={draft.version} />
      <Stack gap="l">
        <FormError result={result} />
        {children({ draft, start, text, touch })}
        <div className={css.bar}>
          <Button type="submit" isBusy={isBusy(null)}>
            {label}
          </Button>
          {findNeighbour(draft.type, step, -1) === null ? null : (
            <Button
              type="submit"
              variant="secondary"
              name={applyButtons.back}
              value="true"
              formNoValidate
              isBusy={isBusy(applyButtons.back)}
            >
              {messages.backLabel}
            </Button>
          )}
        </div>
      </Stack>
    </PageForm>
  );
}
