import { buildRouteUrl, type ContractSignature, type Rental } from '@sewa/api/client';
import { PageForm } from '@sewa/pages';
import { conversationPath } from '@sewa/paths';
import { Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import { Form, useSearchParams } from 'react-router-dom';
import { StepButton } from '../StepButton.tsx';
import * as messages from './messages.ts';
import type { SignedPaper } from './SignedPaper.ts';
import { signButtons, TO_SINGPASS } from './signForms.ts';

interface BegunProps {
  readonly rental: Rental;
  readonly contract: SignedPaper;
  readonly signature: ContractSignature;
}

/** Gives up what was begun: the session at Singpass, or the scan. */
function CancelForm({ version, isScan }: { readonly version: number; readonly isScan: boolean }) {
  return (
    <PageForm as={Form}>
      <input type="hidden" name="version" value={version} />
      {isScan ? <input type="hidden" name="isScan" value="true" /> : null}
      <StepButton value={signButtons.cancel} label={isScan ? messages.takeBackLabel : messages.giveUpLabel} />
    </PageForm>
  );
}

/** The own signature that was begun: continue at Singpass, or give it up. */
export function OwnBegun({ rental, contract, signature }: BegunProps) {
  const [params] = useSearchParams();
  const { signing } = contract;
  const isLeaving = signing !== null && params.get('step') === TO_SINGPASS;
  return (
    <Stack gap="m">
      {signing ? <Text as="p">{messages.now.atSingpass(signing.expiresAt)}</Text> : null}
      {/* Without script, the page goes on by itself. */}
      {isLeaving ? <meta httpEquiv="refresh" content={`0;url=${signing.redirectUrl}`} /> : null}
      <Inline gap="s">
        {signing ? (
          <Link variant="primary" href={signing.redirectUrl}>
            {messages.continueLabel}
          </Link>
        ) : null}
        <CancelForm version={rental.version} isScan={signature.state === 'scan-sent'} />
      </Inline>
    </Stack>
  );
}

/** The scan of the other side, to be confirmed. */
export function ScanToConfirm({ rental, signature }: Omit<BegunProps, 'contract'>) {
  const { conversationId, version } = rental;
  const { place, name, scanFileId } = signature;
  return (
    <Stack gap="m">
      <Stack gap="xs">
        <Heading level={3} size="s">
          {messages.confirmTitle(name)}
        </Heading>
        <Text as="p">{messages.confirmLead}</Text>
      </Stack>
      {scanFileId ? (
        <Link href={buildRouteUrl('getFile', { id: scanFileId })}>{messages.scanLabel}</Link>
      ) : null}
      <PageForm as={Form}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="place" value={place} />
        <StepButton value={signButtons.confirm} label={messages.confirmLabel} variant="primary" />
      </PageForm>
      <Text as="p" tone="muted">
        {conversationId === null ? (
          messages.wrongScan
        ) : (
          <Link href={conversationPath(conversationId)}>{messages.wrongScan}</Link>
        )}
      </Text>
    </Stack>
  );
}
