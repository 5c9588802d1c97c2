import type { OwnListing } from '@sewa/api/client';
import { formatAddress } from '@sewa/formatters';
import { PageMeta } from '@sewa/pages';
import { useResultToast } from '@sewa/pages/form-notices';
import { listingPath, listingPreviewPath, propertiesPath, propertyPath } from '@sewa/paths';
import { Badge, Banner, Breadcrumbs, Container, Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import { useLocation, useSearchParams } from 'react-router-dom';
import * as common from '../messages.ts';
import type { PhotoResult } from '../Photos/handlePhotoForm.ts';
import { PhotoStep } from '../Photos/PhotoStep.tsx';
import { AddressStep } from '../Wizard/AddressStep.tsx';
import { HomeFactsFields, WordsFields } from '../Wizard/FactsFields.tsx';
import { FairRentNote } from '../Wizard/FairRentNote.tsx';
import type { StepResult } from '../Wizard/handleStepForm.ts';
import { listHouseRules } from '../Wizard/houseRules.ts';
import * as wizard from '../Wizard/messages.ts';
import { formatAddressStep, formatHomeFacts, formatWords, Lines } from '../Wizard/Overview.tsx';
import { PhotoThumbs } from '../Wizard/PhotoThumbs.tsx';
import { FirstDayField, RentField, RuleFields } from '../Wizard/RentFields.tsx';
import type { EditedSection } from '../Wizard/SectionButtons.tsx';
import { StatePanel } from '../Wizard/StatePanel.tsx';
import { StepForm } from '../Wizard/StepForm.tsx';
import { describeListing } from './describeListing.ts';
import * as css from './EditListing.css.ts';
import { EditSection } from './EditSection.tsx';
import { EditState } from './EditState.tsx';
import * as messages from './editMessages.ts';
import {
  type EditSectionName,
  findEditPath,
  findOpenSections,
  findSavedPath,
  findSectionPath,
} from './editSections.ts';
import { ListingCover } from './ListingCover.tsx';
import { ListingNumbers } from './ListingNumbers.tsx';
import { stateTones } from './stateTones.ts';

interface EditListingProps {
  readonly listing: OwnListing;
  /** Id of who edits it; null while it isn't known. */
  readonly person: string | null;
  /** What became of a form of a section without script. */
  readonly stepResult: StepResult | undefined;
  readonly photoResult: PhotoResult | undefined;
  readonly onStored: (listing: OwnListing) => void;
}

function Summary({ listing }: { readonly listing: OwnListing }) {
  const { state, title, property, id, slug, picture } = listing;
  const address = formatAddress(property.address);
  const isPublic = state === 'live' || state === 'let';
  return (
    <header className={css.summary}>
      <ListingCover picture={picture} />
      <Stack gap="s">
        <Inline gap="s">
          <Heading level={1} size="l">
            <span className={css.words}>{title ?? address}</span>
          </Heading>
          <Badge tone={stateTones[state]}>{common.listingState[state]}</Badge>
        </Inline>
        <Text as="p" tone="muted">
          {title ? `${describeListing(listing)}, ${address}` : describeListing(listing)}
        </Text>
        <Inline gap="m">
          <Link
            variant="secondary"
            size="s"
            href={isPublic ? listingPath(id, slug) : listingPreviewPath(property.id, id)}
          >
            {isPublic ? messages.seeListingLabel : common.previewLabel}
          </Link>
        </Inline>
      </Stack>
    </header>
  );
}

/** A listing that was published, on one page: what changes most first, each part with its own form. */
export function EditListing({ listing, person, stepResult, photoResult, onStored }: EditListingProps) {
  useResultToast();
  const [search] = useSearchParams();
  const { key } = useLocation();
  const { id, property } = listing;
  const open = findOpenSections(search);
  const savedName = search.get('saved');
  const address = formatAddress(property.address);
  const findSaved = (name: EditSectionName) => (savedName === name ? key : null);
  const editHref = (name: EditSectionName) =>
    open.includes(name) ? null : findEditPath(property.id, id, name);
  const form = (name: EditSectionName, isAlwaysOpen = false) => {
    const section: EditedSection = {
      name,
      cancelHref: isAlwaysOpen ? null : findSectionPath(property.id, id, name),
      savedHref: findSavedPath(property.id, id, name),
      saved: findSaved(name),
    };
    const result = stepResult?.section === name ? stepResult : undefined;
    return { key: `${id}:${name}`, listing, person, result, onStored, section };
  };
  const rules = listHouseRules(listing.rules);
  const { key: rentKey, ...rentForm } = form('rent', true);
  const { key: dayKey, ...dayForm } = form('available', true);
  const { key: wordsKey, ...wordsForm } = form('words');
  const { key: factsKey, ...factsForm } = form('facts');
  const { key: rulesKey, ...rulesForm } = form('rules');
  const { key: addressKey, ...addressForm } = form('address');
  return (
    <Container as="main" id="main" width="medium" padding="l" gap="l">
      <PageMeta title={listing.title ?? address} description={messages.description} isIndexed={false} />
      <Stack gap="m">
        <Breadcrumbs
          crumbs={[
            { label: common.propertiesTitle, href: propertiesPath() },
            { label: address, href: propertyPath(property.id) },
            { label: describeListing(listing) },
          ]}
        />
        <Summary listing={listing} />
      </Stack>
      {search.has('done') ? <StatePanel listing={listing} name={address} /> : null}
      {listing.needsAuthority ? (
        <Banner tone="warning" title={wizard.needsAuthorityTitle}>
          {wizard.needsAuthorityLead}
        </Banner>
      ) : null}
      <div className={css.first}>
        <EditSection name="rent" editHref={null}>
          <StepForm key={rentKey} step="rent" {...rentForm}>
            {(fields) => <RentField {...fields} />}
          </StepForm>
          <FairRentNote listingId={id} rent={listing.monthlyRent} />
        </EditSection>
        <Stack gap="m">
          <EditState listing={listing} />
          <EditSection name="available" editHref={null}>
            <StepForm key={dayKey} step="rent" {...dayForm}>
              {(fields) => <FirstDayField {...fields} />}
            </StepForm>
          </EditSection>
        </Stack>
      </div>
      <ListingNumbers listing={listing} />
      <EditSection name="photos" editHref={editHref('photos')}>
        {open.includes('photos') ? (
          <>
            <PhotoStep listing={listing} result={photoResult} />
            <Inline>
              <Link variant="secondary" href={findSectionPath(property.id, id, 'photos')}>
                {messages.doneLabel}
              </Link>
            </Inline>
          </>
        ) : (
          <PhotoThumbs photos={listing.photos} />
        )}
      </EditSection>
      <EditSection
        name="words"
        editHref={editHref('words')}
        saved={open.includes('words') ? null : findSaved('words')}
      >
        {open.includes('words') ? (
          <StepForm key={wordsKey} step="facts" {...wordsForm}>
            {(fields) => <WordsFields {...fields} />}
          </StepForm>
        ) : (
          <Lines lines={formatWords(listing)} />
        )}
      </EditSection>
      <EditSection
        name="facts"
        editHref={editHref('facts')}
        saved={open.includes('facts') ? null : findSaved('facts')}
      >
        {open.includes('facts') ? (
          <StepForm key={factsKey} step="facts" {...factsForm}>
            {(fields) => <HomeFactsFields {...fields} />}
          </StepForm>
        ) : (
          <Lines lines={formatHomeFacts(listing)} />
        )}
      </EditSection>
      <EditSection
        name="rules"
        editHref={editHref('rules')}
        saved={open.includes('rules') ? null : findSaved('rules')}
      >
        {open.includes('rules') ? (
          <StepForm key={rulesKey} step="rent" {...rulesForm}>
            {({ start }) => <RuleFields propertyType={property.propertyType} start={start} />}
          </StepForm>
        ) : rules.length === 0 ? (
          <Text tone="muted">{messages.noRules}</Text>
        ) : (
          <Lines lines={rules} />
        )}
      </EditSection>
      <EditSection
        name="address"
        editHref={property.ownership === 'authority' ? null : editHref('address')}
        saved={open.includes('address') ? null : findSaved('address')}
      >
        {open.includes('address') ? (
          <AddressStep key={addressKey} {...addressForm} />
        ) : (
          <Lines lines={formatAddressStep(listing)} />
        )}
      </EditSection>
    </Container>
  );
}
