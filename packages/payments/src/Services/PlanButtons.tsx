import type { Service } from '@sewa/api/client';
import { PageForm } from '@sewa/pages';
import { ConfirmQuestion, FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Button, Inline, Text } from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';
import * as messages from './messages.ts';
import { Part } from './Part.tsx';
import { planButtons, serviceForms } from './serviceForms.ts';

/** The words of what somebody decides about a service: a plan, the answer to an application, or an application. */
function describeDecision({ type, may }: Service) {
  if (type === 'pay') {
    const { manageTitle: title, manageLead: lead, endQuestion: question, endLabel: label } = messages;
    return { title, lead, question, label };
  }
  if (may.includes('agree')) {
    const { decideTitle: title, decideLead: lead, declineQuestion: question, declineLabel: label } = messages;
    return { title, lead, question, label };
  }
  const {
    withdrawTitle: title,
    withdrawLead: lead,
    withdrawQuestion: question,
    withdrawLabel: label,
  } = messages;
  return { title, lead, question, label };
}

/** Pauses, resumes or ends a plan, agrees to an answer or declines it, or withdraws an application; only what is open to the person. */
export function PlanButtons({ service }: { readonly service: Service }) {
  const { may, type, version } = service;
  const result = findResult(useActionData(), serviceForms.plan);
  const isPlan = type === 'pay';
  const { title, lead, question, label } = describeDecision(service);
  if (!may.some((name) => name === 'pause' || name === 'resume' || name === 'end')) return null;
  return (
    <Part id={serviceForms.plan} title={title}>
      <Text tone="muted">{lead}</Text>
      <PageForm as={Form}>
        <input type="hidden" name="version" value={version} />
        {result?.isConfirmationNeeded ? (
          <ConfirmQuestion
            question={question}
            cancelLabel={messages.keepLabel}
            confirmLabel={label}
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
            {may.includes('agree') ? (
              <Button type="submit" name={planButtons.agree} value="agree">
                {messages.agreeLabel}
              </Button>
            ) : null}
            {may.includes('end') ? (
              <Button type="submit" variant="secondary" name={planButtons.ask} value="end">
                {label}
              </Button>
            ) : null}
          </Inline>
        )}
        <FormError result={result} />
      </PageForm>
    </Part>
  );
}
