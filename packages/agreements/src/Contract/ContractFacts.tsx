import type { Rental, RentalContract } from '@sewa/api/client';
import { buildRouteUrl } from '@sewa/api/client';
import { DescriptionList, DescriptionListItem, Inline, Link, Stack } from '@sewa/ui';
import * as messages from './messages.ts';

interface FactsProps {
  readonly rental: Rental;
  readonly contract: RentalContract;
  readonly otherNames: readonly string[];
}

/** Who wrote the agreement, who said that it is right, and its paper. */
export function ContractFacts({ rental: { id, side }, contract, otherNames }: FactsProps) {
  const { state, draftedBy, sentBy } = contract;
  const isDraft = state === 'draft';
  const [first] = sentBy;
  const said =
    sentBy.length > 1
      ? messages.both
      : first === undefined
        ? messages.nobody
        : messages.sayWho(first === side, otherNames);
  return (
    <Stack gap="m">
      <DescriptionList layout="rows">
        <DescriptionListItem name={messages.stateLabel}>{messages.state[state]}</DescriptionListItem>
        <DescriptionListItem name={messages.draftedBy}>
          {messages.sayWho(draftedBy === side, otherNames)}
        </DescriptionListItem>
        {isDraft ? <DescriptionListItem name={messages.saidRight}>{said}</DescriptionListItem> : null}
      </DescriptionList>
      <Inline>
        <Link variant="secondary" href={buildRouteUrl('getContractPdf', { id })}>
          {messages.pdfLabel[isDraft ? 'draft' : 'other']}
        </Link>
      </Inline>
    </Stack>
  );
}
