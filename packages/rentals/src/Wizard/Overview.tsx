import type { OwnListing } from '@sewa/api/client';
import {
  formatAddress,
  formatAreaInBothUnits,
  formatBathrooms,
  formatBedrooms,
  formatDay,
  formatFurnitureStatus,
  formatPropertyType,
  formatRent,
  listAmenities,
} from '@sewa/formatters';
import { type ListingStep, listingWizardPath } from '@sewa/paths';
import { Card, DescriptionList, DescriptionListItem, Heading, Inline, Link, Stack } from '@sewa/ui';
import type { ReactNode } from 'react';
import { listHouseRules } from './houseRules.ts';
import * as messages from './messages.ts';
import { nameSubType } from './nameSubType.ts';
import { PhotoThumbs } from './PhotoThumbs.tsx';
import { isRoom } from './stepText.ts';
import * as css from './Wizard.css.ts';

/** A fact with its name; null if nobody stated it. */
export type Line = readonly [name: string, value: string | null];

/** Where the home is. */
export const formatAddressStep = ({ property, propertySubType, part }: OwnListing): Line[] => [
  [messages.stepName.address, formatAddress(property.address)],
  [messages.field.postalCode, property.address.postalCode],
  [messages.field.propertyType, formatPropertyType(property.propertyType)],
  [messages.field.propertySubType, propertySubType === null ? null : nameSubType(propertySubType)],
  ...(part === 'whole' ? [] : [[messages.field.room, String(part.room)] as const]),
];

/** What the home is like. */
export function formatHomeFacts(listing: OwnListing): Line[] {
  const { property, amenities } = listing;
  const area = isRoom(listing) ? listing.area : property.area;
  const { numberOfBedrooms: bedrooms, numberOfBathrooms: bathrooms, furnitureStatus } = property;
  return [
    [messages.field.numberOfBedrooms, bedrooms === null ? null : formatBedrooms(bedrooms)],
    [messages.field.numberOfBathrooms, bathrooms === null ? null : formatBathrooms(bathrooms)],
    [
      messages.field.furnitureStatus,
      furnitureStatus === null ? null : formatFurnitureStatus(furnitureStatus),
    ],
    [messages.field.areaValue, area && formatAreaInBothUnits(area)],
    [
      messages.field.amenities,
      listAmenities(amenities)
        .map(({ label }) => label)
        .join(', ') || null,
    ],
  ];
}

/** What the listing says in its own words. */
export const formatWords = ({ title, description }: OwnListing): Line[] => [
  [messages.field.title, title],
  [messages.field.description, description],
];

const formatRentStep = (listing: OwnListing): Line[] => [
  [messages.field.monthlyRent, listing.monthlyRent === null ? null : formatRent(listing.monthlyRent)],
  ...(listing.lowRentReason ? [[messages.field.lowRentReason, listing.lowRentReason] as const] : []),
  [messages.field.availableFrom, listing.availableFrom && formatDay(listing.availableFrom)],
  ...listHouseRules(listing.rules),
];

interface SectionProps {
  readonly step: ListingStep;
  /** Where it is edited; null if it can't be. */
  readonly href: string | null;
  readonly children: ReactNode;
}

function Section({ step, href, children }: SectionProps) {
  const name = messages.stepName[step];
  return (
    <Card as="section" padding="l" aria-labelledby={`${step}-title`}>
      <Stack gap="m">
        <Inline justify="between">
          <Heading level={2} size="s" id={`${step}-title`}>
            {name}
          </Heading>
          {href === null ? null : (
            <Link href={href} aria-label={messages.editLabel(name)}>
              {messages.editShortLabel}
            </Link>
          )}
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}

/** Facts with their names, below each other. */
export const Lines = ({ lines }: { readonly lines: readonly Line[] }) => (
  <DescriptionList layout="rows">
    {lines.map(([name, value]) => (
      <DescriptionListItem key={name} name={name} isMissing={value === null}>
        <span className={css.words}>{value ?? messages.notStatedLabel}</span>
      </DescriptionListItem>
    ))}
  </DescriptionList>
);

/** Everything about a listing at a glance, each part with the way to edit it. */
export function Overview({ listing }: { readonly listing: OwnListing }) {
  const href = (step: ListingStep) =>
    listing.state === 'closed' ? null : listingWizardPath(listing.property.id, listing.id, step);
  return (
    <Stack gap="m">
      <Section step="address" href={listing.property.ownership === 'authority' ? null : href('address')}>
        <Lines lines={formatAddressStep(listing)} />
      </Section>
      <Section step="facts" href={href('facts')}>
        <Lines lines={[...formatHomeFacts(listing), ...formatWords(listing)]} />
      </Section>
      <Section step="rent" href={href('rent')}>
        <Lines lines={formatRentStep(listing)} />
      </Section>
      <Section step="photos" href={href('photos')}>
        <PhotoThumbs photos={listing.photos} />
      </Section>
    </Stack>
  );
}
