import type { Attempt } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { b2cCallbackPath, loginPath, myinfoPath, myinfoVerifyPath, patterns } from '@sewa/paths';
import { Heading, Stack } from '@sewa/ui';
import { redirect, redirectDocument, useLocation } from 'react-router-dom';
import { AttemptEnd } from '../Myinfo/AttemptEnd.tsx';
import { findAttemptText } from '../Myinfo/attemptText.ts';
import { FinishAttempt } from '../Myinfo/FinishAttempt.tsx';
import { MyinfoFlow } from '../Myinfo/MyinfoFlow.tsx';
import { getMyinfoType } from '../Myinfo/myinfoTypes.ts';
import * as messages from '../messages.ts';
import { StepUpFlow } from '../Profile/StepUpFlow.tsx';
import { findStepUpReturn, getStepUpPurpose } from '../Profile/stepUpPurposes.ts';

const findIssuer = (pathname: string): Attempt['issuer'] =>
  pathname === patterns.b2cCallback ? 'b2c' : 'singpass';

const makePath = (issuer: Attempt['issuer'], attempt: string): string =>
  issuer === 'b2c' ? b2cCallbackPath(attempt) : myinfoVerifyPath(attempt);

/** What a call answers, or null where it says that there is no such attempt. */
async function findOrNull<Answer>(asking: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/**
 * Keeps what the issuer sent and leaves its address at once, so that no code stays in it; then reads where the attempt
 * stands. One this browser does not know has an address without a name.
 */
export async function loader({ url, client, preload }: PageRequest): Promise<void> {
  const { pathname, search, searchParams } = url;
  const issuer = findIssuer(pathname);
  if (searchParams.has('state') || searchParams.has('code') || searchParams.has('error')) {
    const stored = await findOrNull(
      client.storeCallback({ body: { issuer, answer: search.slice(1, 4_097) } }),
    );
    throw redirect(stored ? makePath(issuer, stored.id) : pathname, 303);
  }
  const id = searchParams.get('attempt');
  if (id !== null && (await findOrNull(preload('getAttempt', { id }))) === null)
    throw redirect(pathname, 302);
}

/** Finds out who came back, and goes on with a new document: what was read before holds for a visitor. */
export async function action({ url, client }: PageRequest): Promise<never> {
  const issuer = findIssuer(url.pathname);
  const id = url.searchParams.get('attempt') ?? '';
  const finished = await findOrNull(client.finishAttempt({ id }));
  if (!finished) throw redirectDocument(url.pathname, 303);
  const { attempt, next, returnPath } = finished;
  if (next === 'review') throw redirectDocument(getMyinfoType(attempt.userType).reviewPath, 303);
  if (next === 'sign-up') throw redirectDocument(myinfoPath(), 303);
  if (next === 'proven' && attempt.proofFor)
    throw redirectDocument(
      findStepUpReturn(attempt.proofFor, returnPath) ?? getStepUpPurpose(attempt.proofFor).path,
      303,
    );
  if (next === 'log-in') throw redirectDocument(returnPath ?? loginPath(), 303);
  throw redirectDocument(makePath(issuer, id), 303);
}

/** The return from an issuer: being finished, or how it ended. */
function SessionStatus({ attempt, issuer }: { attempt: Attempt | null; issuer: Attempt['issuer'] }) {
  const isReturned = attempt?.state === 'returned';
  const title = isReturned
    ? messages.attemptReturnedTitle
    : findAttemptText(attempt?.state ?? null, attempt?.purpose).title;
  const content = isReturned ? <FinishAttempt /> : <AttemptEnd attempt={attempt} issuer={issuer} />;
  const meta = <PageMeta title={title} description={messages.attemptDescription} isIndexed={false} />;
  if (issuer === 'singpass' && attempt?.purpose === 'proof')
    return (
      <>
        {meta}
        <StepUpFlow title={title}>{content}</StepUpFlow>
      </>
    );
  if (issuer === 'singpass')
    return (
      <>
        {meta}
        <MyinfoFlow current={1} title={title}>
          {content}
        </MyinfoFlow>
      </>
    );
  return (
    <main id="main">
      {meta}
      <Stack gap="l">
        <Heading level={1} size="m">
          {title}
        </Heading>
        {content}
      </Stack>
    </main>
  );
}

function KnownAttempt({ id, issuer }: { id: string; issuer: Attempt['issuer'] }) {
  const { data: attempt } = useRoute('getAttempt', { id });
  return attempt ? <SessionStatus attempt={attempt} issuer={issuer} /> : null;
}

/** Where the issuers send people back to. */
export default function VerifyPage() {
  const { pathname, search } = useLocation();
  const id = new URLSearchParams(search).get('attempt');
  const issuer = findIssuer(pathname);
  return id === null ? (
    <SessionStatus attempt={null} issuer={issuer} />
  ) : (
    <KnownAttempt id={id} issuer={issuer} />
  );
}
