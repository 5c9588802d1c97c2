import type { OwnListing } from '@sewa/api/client';
import { formatAddress, formatPropertyType } from '@sewa/formatters';
import { AddressFields } from '@sewa/pages/steps';
import { DescriptionList, DescriptionListItem, Stack, Text } from '@sewa/ui';
import type { StepResult } from './handleStepForm.ts';
import * as messages from './messages.ts';
import type { EditedSection } from './SectionButtons.tsx';
import { StepForm } from './StepForm.tsx';
import { SubTypeField } from './SubTypeField.tsx';
import { isRoom } from './stepText.ts';

interface AddressStepProps {
  readonly listing: OwnListing;
  readonly person: string | null;
  readonly result: StepResult | undefined;
  readonly onStored: (listing: OwnListing) => void;
  /** If it isn't a step of the wizard. */
  readonly section?: EditedSection | undefined;
}

/** The address of a listing's home, which only its owner changes. */
export function AddressStep({ listing, ...rest }: AddressStepProps) {
  const { property } = listing;
  const codes = isRoom(listing) ? ([10, 20] as const) : ([0, 30] as const);
  if (property.ownership === 'authority')
    return (
      <Stack gap="l">
        <DescriptionList layout="rows">
          <DescriptionListItem name={messages.stepName.address}>
            {formatAddress(property.address)}
          </DescriptionListItem>
          <DescriptionListItem name={messages.field.propertyType}>
            {formatPropertyType(property.propertyType)}
          </DescriptionListItem>
        </DescriptionList>
        <Text tone="muted">{messages.ownersAddress}</Text>
        <StepForm step="address" listing={listing} {...rest}>
          {({ start }) => <SubTypeField start={start.propertySubType} codes={codes} />}
        </StepForm>
      </Stack>
    );
  return (
    <StepForm step="address" listing={listing} {...rest}>
      {({ start, text, touch }) => (
        <>
          <AddressFields start={start} text={text} touch={touch} />
          <SubTypeField start={start.propertySubType} codes={codes} />
        </>
      )}
    </StepForm>
  );
}
