import { useRoute } from '@sewa/api/swr';
import type { PageRequest } from '@sewa/pages';
import { AddressFields, StepFrame } from '@sewa/pages/steps';
import { flowApplyPath, flowPath } from '@sewa/paths';
import { Container } from '@sewa/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { AgreementFields } from '../Apply/AgreementFields.tsx';
import { findStep, listSteps } from '../Apply/applySteps.ts';
import { CheckStep } from '../Apply/CheckStep.tsx';
import { handleApplyForm } from '../Apply/handleApplyForm.ts';
import * as messages from '../Apply/messages.ts';
import { PayeeStep } from '../Apply/PayeeStep.tsx';
import { RentFields } from '../Apply/RentFields.tsx';
import { StepForm } from '../Apply/StepForm.tsx';
import { parseServiceType } from '../Bills/billPaths.ts';
import { answerSignedOut } from '../Waiting/answerSignedOut.ts';
import { LogInNotice } from '../Waiting/LogInNotice.tsx';

/** Reads what was filled in so far, and what the step offers; who is signed out is told to log in. */
export async function loader({ params, url, preload }: PageRequest): Promise<number> {
  const type = parseServiceType(params.type);
  try {
    const draft = await preload('getServiceDraft', { type });
    const step = findStep(url.searchParams.get('step'), draft);
    if (type === 'pay' && (step === 'payee' || step === 'check'))
      await Promise.all([
        preload('listPayees', {}),
        preload('listPaymentMethods', {}),
        preload('getStepUps', {}),
        preload('getPaymentFees', {}),
      ]);
    return 200;
  } catch (error) {
    return answerSignedOut(error);
  }
}

/** Takes the form of a step. */
export const action = handleApplyForm;

/** Short steps to a rent plan, or to the waitlist of another service. */
export default function ApplyPage() {
  const type = parseServiceType(useParams().type);
  const [query] = useSearchParams();
  const { data: draft, error } = useRoute('getServiceDraft', { type }, { isErrorReturned: true });
  if (error && error.status !== 401 && !draft) throw error;
  // Nothing was read for who is signed out; on the server, an error doesn't say so.
  if (!draft)
    return (
      <Container as="main" id="main" width="narrow" padding="l">
        <LogInNotice title={messages.signedOutTitle[type]} lead={messages.signedOutLead} />
      </Container>
    );
  const step = findStep(query.get('step'), draft);
  const steps = listSteps(type);
  const titles = { ...messages.stepTitle, ...(type === 'advance' && messages.ownerStepTitle) };
  const key = `${type}:${step}`;
  return (
    <StepFrame
      label={messages.applyLabel}
      description={messages.applyDescription(steps.length)}
      subject={messages.typeName[type]}
      parent={{ label: messages.flowTitle, href: flowPath() }}
      steps={steps}
      step={step}
      names={messages.stepName}
      title={titles[step]}
      lead={
        step === 'home' && type !== 'pay'
          ? messages.homeLead(messages.typeLead[type])
          : messages.stepLead[step]
      }
      findHref={(to) => flowApplyPath(type, to)}
    >
      {step === 'home' ? (
        <StepForm key={key} step={step} draft={draft}>
          {(fields) => <AddressFields isBlockRequired {...fields} />}
        </StepForm>
      ) : null}
      {step === 'rent' ? (
        <StepForm key={key} step={step} draft={draft}>
          {(fields) => <RentFields {...fields} />}
        </StepForm>
      ) : null}
      {step === 'payee' ? <PayeeStep draft={draft} /> : null}
      {step === 'agreement' ? (
        <StepForm key={key} step={step} draft={draft}>
          {(fields) => <AgreementFields {...fields} />}
        </StepForm>
      ) : null}
      {step === 'check' ? <CheckStep draft={draft} /> : null}
    </StepFrame>
  );
}
