import type { Property } from '@sewa/api/client';
import {
  formatAddress,
  formatAmenity,
  formatAreaInBothUnits,
  formatBathrooms,
  formatBedrooms,
  formatFurnitureStatus,
  formatPropertyType,
} from '@sewa/formatters';
import { propertyPath } from '@sewa/paths';
import { DescriptionList, DescriptionListItem, Heading, Inline, Link, Stack } from '@sewa/ui';
import * as common from '../messages.ts';
import { FACTS_FORM } from './factsForms.ts';
import * as messages from './messages.ts';

interface FactsProps {
  readonly property: Property;
  /** Whether the person may change them. */
  readonly isChangeable: boolean;
}

/** What is known of a home, each with its name; null where nobody said. */
const listFacts = (property: Property): [name: string, value: string | null][] => {
  const { propertyType, numberOfBedrooms, numberOfBathrooms, furnitureStatus, area, amenities } = property;
  const { factName } = common;
  return [
    [
      messages.addressLegend,
      `${formatAddress(property.address)}, ${common.postalCode(property.address.postalCode)}`,
    ],
    [factName.propertyType, propertyType === null ? null : formatPropertyType(propertyType)],
    [factName.numberOfBedrooms, numberOfBedrooms === null ? null : formatBedrooms(numberOfBedrooms)],
    [factName.numberOfBathrooms, numberOfBathrooms === null ? null : formatBathrooms(numberOfBathrooms)],
    [factName.furnitureStatus, furnitureStatus === null ? null : formatFurnitureStatus(furnitureStatus)],
    [factName.area, area === null ? null : formatAreaInBothUnits(area)],
    [factName.amenities, amenities.length === 0 ? null : amenities.map(formatAmenity).join(', ')],
  ];
};

/** Whether anything of a home but its address is known: an agent without an authority isn't told. */
export const isKnown = (property: Property): boolean =>
  listFacts(property)
    .slice(1)
    .some(([, value]) => value !== null);

/** The facts of a home, and the way to change them. */
export function Facts({ property, isChangeable }: FactsProps) {
  return (
    <Stack as="section" gap="m" id={FACTS_FORM} aria-labelledby="facts-title">
      <Inline justify="between">
        <Heading level={2} size="m" id="facts-title">
          {common.factsTitle}
        </Heading>
        {isChangeable ? (
          <Link
            variant="secondary"
            size="s"
            href={`${propertyPath(property.id)}?edit=${FACTS_FORM}#${FACTS_FORM}`}
          >
            {messages.editFactsLabel}
          </Link>
        ) : null}
      </Inline>
      <DescriptionList>
        {listFacts(property).map(([name, value]) => (
          <DescriptionListItem key={name} name={name} isMissing={value === null}>
            {value ?? (name === common.factName.amenities ? common.noAmenities : common.notSet)}
          </DescriptionListItem>
        ))}
      </DescriptionList>
    </Stack>
  );
}
