import { buildRouteUrl, type ContractSignature, type Rental, type User } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import type { FormResult } from '@sewa/pages/forms';
import { stepUpPath } from '@sewa/paths';
import { Divider, Heading, Inline, Link, Stack, Text, TextField } from '@sewa/ui';
import type { ReactNode } from 'react';
import { Form } from 'react-router-dom';
import { StepButton } from '../StepButton.tsx';
import { OneFile } from '../Upload/OneFile.tsx';
import { FILE } from '../Upload/storeFile.ts';
import * as messages from './messages.ts';
import { namePaper, type SignedPaper } from './SignedPaper.ts';
import { signButtons, signHerePath } from './signForms.ts';

interface WaysProps {
  readonly rental: Rental;
  readonly contract: SignedPaper;
  readonly signature: ContractSignature;
  readonly user: User;
  readonly result: FormResult | null;
}

function Way({
  id,
  title,
  proves,
  children,
}: Record<'id' | 'title' | 'proves', string> & { readonly children: ReactNode }) {
  return (
    <Stack gap="m" id={id}>
      <Stack gap="xs">
        <Heading level={4} size="s">
          {title}
        </Heading>
        <Text as="p">{proves}</Text>
      </Stack>
      {children}
    </Stack>
  );
}

/** Signs here: the fresh proof first, then the typed name. */
function OwnForm({ rental, signature, user, result }: WaysProps) {
  const { data: stepUps } = useRoute('getStepUps', {});
  if (!stepUps) return null;
  if (stepUps.provenFor === 0)
    return (
      <Stack gap="s">
        <Text as="p">{messages.stepUpFirst}</Text>
        <Inline>
          <Link variant="secondary" href={stepUpPath('sign', signHerePath(rental.id))}>
            {messages.stepUpLabel}
          </Link>
        </Inline>
      </Stack>
    );
  // Whoever signs for a company types their own name.
  const name = user.cid === null ? signature.name : (user.name ?? signature.name);
  return (
    <PageForm as={Form} noValidate key={result?.typed.name}>
      <input type="hidden" name="version" value={rental.version} />
      <Stack gap="m">
        <TextField
          label={messages.nameLabel}
          hint={messages.nameHint(name)}
          name="name"
          required
          autoComplete="off"
          maxLength={200}
          defaultValue={result?.typed.name}
          error={result?.fields.name}
        />
        <Inline>
          <StepButton value={signButtons.own} label={messages.ownLabel} />
        </Inline>
      </Stack>
    </PageForm>
  );
}

function PaperForm({ rental, contract, result }: WaysProps) {
  return (
    <Stack gap="m">
      <Link href={buildRouteUrl('getContractPdf', namePaper(rental, contract))}>{messages.printLabel}</Link>
      <PageForm as={Form} encType="multipart/form-data" noValidate>
        <input type="hidden" name="version" value={rental.version} />
        <Stack gap="m">
          <OneFile
            id="scan"
            label={messages.fileLabel}
            hint={messages.fileHint}
            error={result?.fields[FILE]}
          />
          <Inline>
            <StepButton value={signButtons.paper} label={messages.paperLabel} />
          </Inline>
        </Stack>
      </PageForm>
    </Stack>
  );
}

/** The three ways to sign, each with what it proves. */
export function SignWays(props: WaysProps) {
  return (
    <Stack gap="l">
      <Stack gap="xs">
        <Heading level={3} size="s">
          {messages.waysTitle}
        </Heading>
        <Text as="p" tone="muted">
          {messages.waysLead}
        </Text>
      </Stack>
      <Way id={signButtons.singpass} title={messages.singpassTitle} proves={messages.singpassProves}>
        <PageForm as={Form}>
          <input type="hidden" name="version" value={props.rental.version} />
          <StepButton value={signButtons.singpass} label={messages.singpassLabel} variant="primary" />
        </PageForm>
      </Way>
      <Divider />
      <Way id={signButtons.own} title={messages.ownTitle} proves={messages.ownProves}>
        <OwnForm {...props} />
      </Way>
      <Divider />
      <Way id={signButtons.paper} title={messages.paperTitle} proves={messages.paperProves}>
        <PaperForm {...props} />
      </Way>
    </Stack>
  );
}
