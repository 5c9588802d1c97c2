import type { Rental, RentalContract } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { findResult } from '@sewa/pages/forms';
import { Card, Heading, Inline, Stack, Text } from '@sewa/ui';
import { useActionData } from 'react-router-dom';
import { DoneBanner } from '../DoneBanner.tsx';
import { Changes } from './Changes.tsx';
import { ContractFacts } from './ContractFacts.tsx';
import { DRAFT } from './contractForms.ts';
import { DraftForm } from './DraftForm.tsx';
import * as messages from './messages.ts';
import { Reading } from './Reading.tsx';

interface ContractSectionProps {
  readonly rental: Rental;
  readonly contract: RentalContract;
  readonly otherNames: readonly string[];
  /** Whether the form of the draft is open. */
  readonly isDrafting: boolean;
}

/** The agreement: who wrote it, what changed, its words, and the form that changes them. */
export function ContractSection({ rental, contract, otherNames, isDrafting }: ContractSectionProps) {
  const { data: templates } = useRoute('listContractTemplates', {});
  const result = findResult(useActionData(), DRAFT);
  if (!templates) return null;
  const { number, state, changes, templateVersion } = contract;
  const written = templates.find(({ version }) => version === templateVersion);
  // A new agreement takes the newest words; a draft stays with those it was written in.
  const template = state === 'draft' ? written : templates[0];
  return (
    <Card as="section" padding="l" id={DRAFT} aria-labelledby="draft-title">
      <Stack gap="l">
        <DoneBanner result={result} />
        <Inline gap="s">
          <Heading level={2} size="m" id="draft-title">
            {state === 'draft' ? messages.draftTitle : messages.title}
          </Heading>
          <Text tone="muted">{messages.sayNumber(number)}</Text>
        </Inline>
        {isDrafting && template ? (
          <DraftForm rental={rental} contract={contract} template={template} />
        ) : (
          <>
            <ContractFacts rental={rental} contract={contract} otherNames={otherNames} />
            {written && state === 'draft' ? <Changes changes={changes} template={written} /> : null}
            {written ? <Reading contract={contract} template={written} /> : null}
          </>
        )}
      </Stack>
    </Card>
  );
}
