import type { Review } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import type { FormResult } from '@sewa/pages/forms';
import { Button, Form, Inline, Link, Stack, Text, TextArea } from '@sewa/ui';
import { type MouseEvent, useId, useRef } from 'react';
import { Form as RouterForm, useNavigation, useSearchParams } from 'react-router-dom';
import * as common from '../messages.ts';
import * as messages from './messages.ts';
import * as css from './RejectForm.css.ts';
import { openReviewPath, reviewButtons, reviewParameters } from './reviewForms.ts';

const reasons = Object.entries(common.rejectReason);

interface RejectFormProps {
  readonly review: Review;
  /** The listing that comes up once this one is done. */
  readonly nextId: string | undefined;
  readonly result: FormResult | null;
}

/** Rejects a listing in words that are mailed; ready-made reasons are added to them, and can be edited. */
export function RejectForm({ review: { id, version }, nextId, result }: RejectFormProps) {
  const [params] = useSearchParams();
  const { state, formData } = useNavigation();
  const words = useRef<HTMLTextAreaElement>(null);
  const wordsId = useId();
  const chosen = reasons.find(([name]) => name === params.get(reviewParameters.reason))?.[1].words;
  const isRejected = result !== null && (result.fields.words !== undefined || result.typed.words !== '');
  const errors = result?.fields.words ? [{ field: wordsId, message: result.fields.words }] : [];
  // Without script the link opens the page with the reason in the field.
  const add = (event: MouseEvent, reason: string) => {
    const field = words.current;
    if (!field) return;
    event.preventDefault();
    field.value = [field.value.trim(), reason].filter(Boolean).join('\n\n');
    field.focus();
  };
  return (
    <details id="reject" className={css.reject} open={isRejected || chosen !== undefined || undefined}>
      <summary className={css.summary}>{messages.rejectLabel}</summary>
      <div className={css.form}>
        <PageForm as={Form} formComponent={RouterForm} errors={errors} noValidate>
          <CorporateField />
          <input type="hidden" name="version" value={version} />
          {nextId === undefined ? null : <input type="hidden" name="next" value={nextId} />}
          <Stack gap="s">
            <Text size="s" weight="semibold" id="reasons-title">
              {messages.rejectReasonsLabel}
            </Text>
            <Inline gap="s" role="group" aria-labelledby="reasons-title">
              {reasons.map(([name, reason]) => (
                <Link
                  key={name}
                  variant="secondary"
                  size="s"
                  href={`${openReviewPath(id, { [reviewParameters.reason]: name })}#reject`}
                  onClick={(event) => add(event, reason.words)}
                >
                  {reason.label}
                </Link>
              ))}
            </Inline>
          </Stack>
          <TextArea
            id={wordsId}
            ref={words}
            name="words"
            label={messages.rejectWordsLabel}
            hint={messages.rejectWordsHint}
            rows={6}
            maxLength={2_000}
            required
            defaultValue={result?.typed.words || chosen}
          />
          <Inline>
            <Button
              type="submit"
              variant="danger"
              name={reviewButtons.reject}
              value={id}
              isBusy={state !== 'idle' && formData?.get(reviewButtons.reject) === id}
            >
              {messages.rejectSendLabel}
            </Button>
          </Inline>
        </PageForm>
      </div>
    </details>
  );
}
