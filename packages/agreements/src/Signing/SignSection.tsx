import { buildRouteUrl, type Rental, type User } from '@sewa/api/client';
import { usePageSite } from '@sewa/pages';
import { ResultFocus } from '@sewa/pages/form-notices';
import { type FormResult, findResult } from '@sewa/pages/forms';
import { Banner, Card, Heading, Link, Stack, Text } from '@sewa/ui';
import { useActionData } from 'react-router-dom';
import { DoneBanner } from '../DoneBanner.tsx';
import { OwnBegun, ScanToConfirm } from './Begun.tsx';
import * as messages from './messages.ts';
import { RefuseForm } from './RefuseForm.tsx';
import { Signatures } from './Signatures.tsx';
import { findCurrentPaper, namePaper, type SignedPaper } from './SignedPaper.ts';
import { SignWays } from './SignWays.tsx';
import { SIGN } from './signForms.ts';

interface SignSectionProps {
  readonly rental: Rental;
  readonly contract: SignedPaper;
  readonly user: User;
}

function Seal({ rental, contract }: Pick<SignSectionProps, 'rental' | 'contract'>) {
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
      {contract.hasCertificate ? (
        <Link href={buildRouteUrl('getCertificatePdf', namePaper(rental, contract))}>
          {messages.certificateLabel}
        </Link>
      ) : null}
    </Stack>
  );
}

/** What the reader of a paper that is being signed can do about its signatures now. */
function SignActions({
  rental,
  contract,
  user,
  result,
}: SignSectionProps & { readonly result: FormResult | null }) {
  const { may, version } = rental;
  const { signatures, failure } = contract;
  const mine = signatures.find(
    ({ isMine, state: each }) => isMine && each !== 'signed' && each !== 'waiting',
  );
  const hasToSign = signatures.some(({ isMine, state: each }) => isMine && each !== 'signed');
  const scan = signatures.find((each) => each.state === 'scan-sent');
  return (
    <>
      {failure && may.includes('sign') ? <Banner tone="warning" title={messages.failed(failure)} /> : null}
      {mine && may.includes('cancel-signing') ? (
        <OwnBegun rental={rental} contract={contract} signature={mine} />
      ) : null}
      {mine && may.includes('sign') ? (
        <SignWays rental={rental} contract={contract} signature={mine} user={user} result={result} />
      ) : null}
      {scan && may.includes('confirm-paper') ? <ScanToConfirm rental={rental} signature={scan} /> : null}
      {may.includes('refuse') ? <RefuseForm version={version} what={hasToSign ? 'signing' : 'scan'} /> : null}
    </>
  );
}

/** The signatures of an agreement or an addendum, and what its reader can do about them now. */
export function SignSection({ rental, contract, user }: SignSectionProps) {
  const data = useActionData();
  const isCurrent = findCurrentPaper(rental)?.id === contract.id;
  const result = isCurrent ? findResult(data, SIGN) : null;
  const { state, signatures, expiresAt, number, kind } = contract;
  const isOpen = state === 'signing';
  const id = isCurrent ? SIGN : `${SIGN}-${number}`;
  const problem = result?.error ?? Object.values(result?.fields ?? {})[0];
  return (
    <Card as="section" padding="l" id={id} aria-labelledby={`${id}-title`}>
      <Stack gap="l">
        <DoneBanner result={result} />
        {problem ? (
          <ResultFocus result={result}>
            <Banner tone="danger" title={problem} />
          </ResultFocus>
        ) : null}
        <Stack gap="xs">
          <Heading level={2} size="m" id={`${id}-title`}>
            {kind === 'addendum' ? messages.addendumTitle(number) : messages.title}
          </Heading>
          <Text as="p" tone="muted">
            {isOpen || state === 'signed' ? messages.lead : messages.leadEnded}
          </Text>
          {isOpen && expiresAt ? <Text as="p">{messages.until(expiresAt)}</Text> : null}
        </Stack>
        <Signatures signatures={signatures} state={state} />
        {isOpen && isCurrent ? (
          <SignActions rental={rental} contract={contract} user={user} result={result} />
        ) : null}
        {isOpen || state === 'signed' ? <Seal rental={rental} contract={contract} /> : null}
      </Stack>
    </Card>
  );
}
