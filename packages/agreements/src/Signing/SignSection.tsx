import { buildRouteUrl, type Rental, type RentalContract, type User } from '@sewa/api/client';
import { usePageSite } from '@sewa/pages';
import { ResultFocus } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Banner, Card, Heading, Link, Stack, Text } from '@sewa/ui';
import { useActionData } from 'react-router-dom';
import { OwnBegun, ScanToConfirm } from './Begun.tsx';
import * as messages from './messages.ts';
import { RefuseForm } from './RefuseForm.tsx';
import { Signatures } from './Signatures.tsx';
import { SignWays } from './SignWays.tsx';
import { SIGN } from './signForms.ts';

interface SignSectionProps {
  readonly rental: Rental;
  readonly contract: RentalContract;
  readonly user: User;
}

function Seal({ rentalId, hasCertificate }: { readonly rentalId: string; readonly hasCertificate: boolean }) {
  const { isSandbox } = usePageSite();
  return (
    <Stack gap="s">
      <Heading level={3} size="s">
        {messages.sealTitle}
      </Heading>
      <Text as="p">{messages.seal}</Text>
      {isSandbox ? (
        <Text as="p" tone="muted">
          {messages.sandboxSeal}
        </Text>
      ) : null}
      {hasCertificate ? (
        <Link href={buildRouteUrl('getCertificatePdf', { id: rentalId })}>{messages.certificateLabel}</Link>
      ) : null}
    </Stack>
  );
}

/** The signatures of an agreement, and what its reader can do about them now. */
export function SignSection({ rental, contract, user }: SignSectionProps) {
  const result = findResult(useActionData(), SIGN);
  const { may, id, version } = rental;
  const { state, signatures, expiresAt, failure } = contract;
  const mine = signatures.find(
    ({ isMine, state: each }) => isMine && each !== 'signed' && each !== 'waiting',
  );
  const hasToSign = signatures.some(({ isMine, state: each }) => isMine && each !== 'signed');
  const scan = signatures.find((each) => each.state === 'scan-sent');
  const isOpen = state === 'signing';
  const problem = result?.error ?? Object.values(result?.fields ?? {})[0];
  return (
    <Card as="section" padding="l" id={SIGN} aria-labelledby="sign-title">
      <Stack gap="l">
        {result?.done ? (
          <ResultFocus result={result}>
            <Banner tone="success" title={result.done} />
          </ResultFocus>
        ) : null}
        {problem ? (
          <ResultFocus result={result}>
            <Banner tone="danger" title={problem} />
          </ResultFocus>
        ) : null}
        <Stack gap="xs">
          <Heading level={2} size="m" id="sign-title">
            {messages.title}
          </Heading>
          <Text as="p" tone="muted">
            {isOpen || state === 'signed' ? messages.lead : messages.leadEnded}
          </Text>
          {isOpen && expiresAt ? <Text as="p">{messages.until(expiresAt)}</Text> : null}
        </Stack>
        <Signatures signatures={signatures} state={state} />
        {isOpen && failure && may.includes('sign') ? (
          <Banner tone="warning" title={messages.failed(failure)} />
        ) : null}
        {mine && may.includes('cancel-signing') ? (
          <OwnBegun rental={rental} contract={contract} signature={mine} />
        ) : null}
        {mine && may.includes('sign') ? (
          <SignWays rental={rental} signature={mine} user={user} result={result} />
        ) : null}
        {scan && may.includes('confirm-paper') ? <ScanToConfirm rental={rental} signature={scan} /> : null}
        {may.includes('refuse') ? (
          <RefuseForm version={version} what={hasToSign ? 'signing' : 'scan'} />
        ) : null}
        {isOpen || state === 'signed' ? (
          <Seal rentalId={id} hasCertificate={contract.hasCertificate} />
        ) : null}
      </Stack>
    </Card>
  );
}
