import type { Review } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { Button, Link } from '@sewa/ui';
import type { MouseEvent } from 'react';
import { Form, useNavigation } from 'react-router-dom';
import * as messages from './messages.ts';
import * as css from './ReviewActions.css.ts';
import { reviewButtons } from './reviewForms.ts';

/** Opens the form for a reason, and puts the keyboard there; without script the link leads to it. */
function openReasons(event: MouseEvent): void {
  const form = document.getElementById('reject');
  if (!(form instanceof HTMLDetailsElement)) return;
  event.preventDefault();
  form.open = true;
  form.querySelector('textarea')?.focus();
}

interface ReviewActionsProps {
  readonly review: Review;
  /** The listing that comes up once this one is done. */
  readonly nextId: string | undefined;
}

/** Approves a listing, or leads to the form that rejects it; stays in sight. */
export function ReviewActions({ review: { id, version }, nextId }: ReviewActionsProps) {
  const { state, formData } = useNavigation();
  return (
    <div className={css.bar}>
      <PageForm as={Form}>
        <CorporateField />
        <input type="hidden" name="version" value={version} />
        {nextId === undefined ? null : <input type="hidden" name="next" value={nextId} />}
        <Button
          type="submit"
          name={reviewButtons.approve}
          value={id}
          isBusy={state !== 'idle' && formData?.get(reviewButtons.approve) === id}
        >
          {messages.approveLabel}
        </Button>
      </PageForm>
      <Link variant="secondary" href="#reject" onClick={openReasons}>
        {messages.rejectShortLabel}
      </Link>
    </div>
  );
}
