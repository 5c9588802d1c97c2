import type { Service } from '@sewa/api/client';
import { PageForm } from '@sewa/pages';
import { ConfirmQuestion, FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Button, Inline, Text } from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';
import * as messages from './messages.ts';
import { Part } from './Part.tsx';
import { planButtons, serviceForms } from './serviceForms.ts';

/** Pauses, resumes or ends a plan, or withdraws an application; only what is open to the person. */
export function PlanButtons({ service }: { readonly service: Service }) {
  const { may, type, version } = service;
  const result = findResult(useActionData(), serviceForms.plan);
  const isPlan = type === 'pay';
  if (!may.some((name) => name === 'pause' || name === 'resume' || name === 'end')) return null;
  return (
    <Part id={serviceForms.plan} title={isPlan ? messages.manageTitle : messages.withdrawTitle}>
      <Text tone="muted">{isPlan ? messages.manageLead : messages.withdrawLead}</Text>
      <PageForm as={Form}>
        <input type="hidden" name="version" value={version} />
        {result?.isConfirmationNeeded ? (
          <ConfirmQuestion
            question={isPlan ? messages.endQuestion : messages.withdrawQuestion}
            cancelLabel={messages.keepLabel}
            confirmLabel={isPlan ? messages.endLabel : messages.withdrawLabel}
            name={planButtons.end}
            value="end"
          />
        ) : (
          <Inline gap="s">
            {isPlan && may.includes('pause') ? (
              <Button type="submit" variant="secondary" name={planButtons.pause} value="pause">
                {messages.pauseLabel}
              </Button>
            ) : null}
            {isPlan && may.includes('resume') ? (
              <Button type="submit" name={planButtons.resume} value="resume">
                {messages.resumeLabel}
              </Button>
            ) : null}
            {may.includes('end') ? (
              <Button type="submit" variant="secondary" name={planButtons.ask} value="end">
                {isPlan ? messages.endLabel : messages.withdrawLabel}
              </Button>
            ) : null}
          </Inline>
        )}
        <FormError result={result} />
      </PageForm>
    </Part>
  );
}
