import { ApiError } from '@sewa/api/errors';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { loginPath, singpassPath, stepUpPath } from '@sewa/paths';
import { Heading, Link, Stack, Text } from '@sewa/ui';
import {
  data,
  isRouteErrorResponse,
  redirect,
  redirectDocument,
  useLocation,
  useRouteError,
} from 'react-router-dom';
import * as messages from '../Myinfo/messages.ts';
import { myinfoTypes } from '../Myinfo/myinfoTypes.ts';
import * as common from '../messages.ts';
import { findStepUpPurpose, findStepUpReturn } from '../Profile/stepUpPurposes.ts';

/** What the issuer may be too busy or too far for: worth another try. */
const passing: readonly number[] = [0, 429, 503];

/** With which a proof is refused: nobody is signed in, or the issuer does not know them. Its own page says what else there is. */
const unprovable: readonly number[] = [401, 404];

/** Tells the issuer what will be asked and goes there; for Myinfo where the address says about whom, or for a fresh proof. */
export async function loader({ url, client }: PageRequest): Promise<void> {
  const slug = url.searchParams.get('as');
  const returnPath = url.searchParams.get('to');
  const userType = myinfoTypes.find((type) => type.slug === slug)?.userType;
  const issuer = url.searchParams.get('with') === 'b2c' ? 'b2c' : 'singpass';
  const proofFor = findStepUpPurpose(url.searchParams);
  const wanted = { ...(userType ? { userType } : {}), ...(returnPath ? { returnPath } : {}) };
  // The attempt remembers a path only, without its query.
  const back = proofFor && findStepUpReturn(proofFor, returnPath)?.split(/[?#]/)[0];
  const proof = proofFor ? { proofFor, ...(back ? { returnPath: back } : {}) } : null;
  const body = { issuer, ...(proof ?? wanted) } as const;
  try {
    throw redirectDocument((await client.startAttempt({ body })).url, 302);
  } catch (error) {
    if (proofFor && error instanceof ApiError && unprovable.includes(error.status))
      throw redirect(stepUpPath(proofFor), 302);
    if (!(error instanceof ApiError) || !passing.includes(error.status)) throw error;
    throw data({ message: error.message }, { status: 503 });
  }
}

/** Says that somebody is on the way to Singpass. */
export default function SingpassPage() {
  return (
    <main id="main">
      <PageMeta title={common.singpassTitle} description={common.singpassDescription} isIndexed={false} />
      <Heading level={1} size="m">
        {common.singpassLead}
      </Heading>
    </main>
  );
}

const findMessage = (error: unknown): string | null =>
  isRouteErrorResponse(error) && typeof error.data?.message === 'string' ? error.data.message : null;

/** Where the issuer does not answer: says so, and offers the phone. */
export function Failure() {
  const message = findMessage(useRouteError());
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const proofFor = findStepUpPurpose(query);
  const wanted = Object.fromEntries([...query].filter(([name]) => ['as', 'with', 'for'].includes(name)));
  return (
    <main id="main">
      <PageMeta
        title={common.singpassTitle}
        description={common.singpassFailureDescription}
        isIndexed={false}
      />
      <Stack gap="l" align="center">
        <Heading level={1} size="m">
          {common.singpassFailureTitle}
        </Heading>
        <Text tone="muted" role="alert">
          {proofFor ? common.singpassStepUpFailureLead : (message ?? common.singpassFailureLead)}
        </Text>
        <Stack direction="row" gap="m" justify="center" isWrapping>
          <Link variant="primary" href={proofFor ? stepUpPath(proofFor) : loginPath()}>
            {proofFor ? common.backLabel : messages.logInWithPhoneLabel}
          </Link>
          <Link variant="secondary" href={singpassPath(wanted)}>
            {common.tryAgainLabel}
          </Link>
        </Stack>
      </Stack>
    </main>
  );
}
