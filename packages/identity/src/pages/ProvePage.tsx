import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { profilePath, provePath } from '@sewa/paths';
import { Divider, Inline, Link, Stack } from '@sewa/ui';
import { redirect, redirectDocument, useActionData, useSearchParams } from 'react-router-dom';
import { answerFault, type FormFault } from '../answerFault.ts';
import { ProveAtIssuer } from '../Profile/ProveAtIssuer.tsx';
import { ProveByCode } from '../Profile/ProveByCode.tsx';
import { findProofPurpose, getProofPurpose, type ProofPurpose } from '../Profile/proofPurposes.ts';
import { StepHead } from '../StepHead.tsx';

const findPurpose = (params: URLSearchParams): ProofPurpose => findProofPurpose(params) ?? 'contact';

/** Reads how well somebody is proven; who has just done it goes on. */
export async function loader({ url, preload }: PageRequest): Promise<void> {
  const [{ provenFor }] = await Promise.all([preload('getProofs', {}), preload('getUser', {})]);
  if (provenFor > 0) throw redirect(getProofPurpose(findPurpose(url.searchParams)).path, 302);
}

/** Sends a code, or takes it and goes on in a new document: the session has another secret from then on. */
export async function action({ request, url, client }: PageRequest): Promise<unknown> {
  const form = await request.formData();
  const purpose = findPurpose(url.searchParams);
  const isAsking = form.get('form') !== 'prove';
  try {
    if (isAsking) await client.startStepUp({});
    else await client.finishStepUp({ body: { otp: String(form.get('otp') ?? '').slice(0, 100) } });
  } catch (error) {
    return answerFault(error);
  }
  throw redirectDocument(isAsking ? provePath(purpose) : getProofPurpose(purpose).path, 303);
}

/** Where somebody signed in proves that it is really them: by a code to their phone, or by logging in anew where they are known. */
export default function ProvePage() {
  const { data: user } = useRoute('getUser', {});
  const { data: proofs } = useRoute('getProofs', {});
  const fault = useActionData() as FormFault | undefined;
  const [params] = useSearchParams();
  if (!user || !proofs) return null;
  const { stepUp, issuers } = proofs;
  const purpose = findPurpose(params);
  const hasPhone = user.phoneNumber !== null;
  const isProvable = hasPhone || issuers.length > 0;
  return (
    <main id="main">
      <PageMeta title="Is it you?" description="Prove that it is you." isIndexed={false} />
      <Stack gap="l">
        <StepHead
          title="Is it you?"
          lead={`Before ${getProofPurpose(purpose).words}, we make sure that it is you. ${
            isProvable
              ? 'It holds for five minutes.'
              : 'Your account has no phone number a code could go to: write to us.'
          }`}
          fault={fault?.message}
        />
        {hasPhone ? <ProveByCode stepUp={stepUp} fault={fault} /> : null}
        {hasPhone && issuers.length > 0 ? <Divider /> : null}
        <ProveAtIssuer issuers={issuers} purpose={purpose} isOther={hasPhone} />
        <Inline>
          <Link href={profilePath()}>Not now</Link>
        </Inline>
      </Stack>
    </main>
  );
}
