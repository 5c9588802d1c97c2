import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { profilePath, stepUpPath } from '@sewa/paths';
import { Divider, Inline, Link, Stack } from '@sewa/ui';
import { redirect, redirectDocument, useActionData, useSearchParams } from 'react-router-dom';
import { answerError, type FormFailure } from '../answerError.ts';
import * as messages from '../Myinfo/messages.ts';
import * as common from '../messages.ts';
import { StepUpAtIssuer } from '../Profile/StepUpAtIssuer.tsx';
import { StepUpByCode } from '../Profile/StepUpByCode.tsx';
import {
  findStepUpPurpose,
  findStepUpReturn,
  getStepUpPurpose,
  type StepUpPurpose,
} from '../Profile/stepUpPurposes.ts';
import { StepHead } from '../StepHead.tsx';

const findPurpose = (params: URLSearchParams): StepUpPurpose => findStepUpPurpose(params) ?? 'contact';

/** Where an address leads on to afterwards: the page it names, or the one of its purpose. */
function findWayOn(params: URLSearchParams): { readonly named: string | null; readonly path: string } {
  const purpose = findPurpose(params);
  const named = findStepUpReturn(purpose, params.get('to'));
  return { named, path: named ?? getStepUpPurpose(purpose).path };
}

/** Reads how well somebody is proven; who has just done it goes on. */
export async function loader({ url, preload }: PageRequest): Promise<void> {
  const [{ provenFor }] = await Promise.all([preload('getStepUps', {}), preload('getUser', {})]);
  if (provenFor > 0) throw redirect(findWayOn(url.searchParams).path, 302);
}

/** Sends a code, or takes it and goes on in a new document: the session has another secret from then on. */
export async function action({ request, url, client }: PageRequest): Promise<unknown> {
  const form = await request.formData();
  const purpose = findPurpose(url.searchParams);
  const { named, path } = findWayOn(url.searchParams);
  const isAsking = form.get('form') !== 'prove';
  try {
    if (isAsking) await client.startStepUp({});
    else await client.finishStepUp({ body: { otp: String(form.get('otp') ?? '').slice(0, 100) } });
  } catch (error) {
    return answerError(error);
  }
  throw redirectDocument(isAsking ? stepUpPath(purpose, named ?? undefined) : path, 303);
}

/** Where somebody signed in proves that it is really them: by a code to their phone, or by logging in anew where they are known. */
export default function StepUpPage() {
  const { data: user } = useRoute('getUser', {});
  const { data: stepUps } = useRoute('getStepUps', {});
  const formError = useActionData() as FormFailure | undefined;
  const [params] = useSearchParams();
  if (!user || !stepUps) return null;
  const { stepUp, issuers } = stepUps;
  const purpose = findPurpose(params);
  const hasPhone = user.phoneNumber !== null;
  const { label } = getStepUpPurpose(purpose);
  const { named } = findWayOn(params);
  const isProvable = hasPhone || issuers.length > 0;
  return (
    <main id="main">
      <PageMeta title={common.stepUpTitle} description={common.stepUpDescription} isIndexed={false} />
      <Stack gap="l">
        <StepHead
          title={common.stepUpTitle}
          lead={isProvable ? common.stepUpLead(label) : common.noStepUpLead(label)}
          formError={formError?.message}
        />
        {hasPhone ? <StepUpByCode stepUp={stepUp} formError={formError} /> : null}
        {hasPhone && issuers.length > 0 ? <Divider /> : null}
        <StepUpAtIssuer issuers={issuers} purpose={purpose} returnTo={named} isOther={hasPhone} />
        <Inline>
          <Link href={named ?? profilePath()}>{messages.notNowLabel}</Link>
        </Inline>
      </Stack>
    </main>
  );
}
