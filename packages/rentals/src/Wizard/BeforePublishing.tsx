import type { OwnListing } from '@sewa/api/client';
import { ResultFocus } from '@sewa/pages/form-notices';
import { type ListingStep, listingWizardPath } from '@sewa/paths';
import { Banner, Link, List, ListItem } from '@sewa/ui';
import { findStepOf, listMissing } from './findStep.ts';
import type { PublishResult } from './handlePublishForm.ts';
import * as messages from './messages.ts';

interface BeforePublishingProps {
  readonly listing: OwnListing;
  /** Why the API refused it. */
  readonly result: PublishResult | undefined;
}

interface Item {
  readonly label: string;
  readonly step: ListingStep;
  /** Id of the control it leads to. */
  readonly control: string;
}

const listAdvice = ({ photos, title, description }: OwnListing): Item[] => [
  ...(photos.length === 0
    ? [{ label: messages.adviceItem.photos, step: 'photos', control: '' } as const]
    : []),
  ...(title ? [] : [{ label: messages.adviceItem.title, step: 'facts', control: 'title' } as const]),
  ...(description
    ? []
    : [{ label: messages.adviceItem.description, step: 'facts', control: 'description' } as const]),
];

/** What to do about a field: fill it in, or mend what the API says is wrong with it. */
function labelItem(field: string, reason: string | undefined): string | undefined {
  const subject = messages.fieldSubject[field];
  const isWrong = reason !== undefined && reason !== messages.missingReason && subject !== undefined;
  return isWrong ? `${subject} ${reason}` : messages.missingItem[field];
}

/** What is missing and what would help, each with a link to its field. */
export function BeforePublishing({ listing, result }: BeforePublishingProps) {
  const addressControl = listing.property.address.block === null ? 'block' : 'floor';
  const reasons = new Map(result?.fields.map(({ name, reason }) => [name, reason]));
  const missing = [...new Set([...listMissing(listing), ...reasons.keys()])].flatMap((field): Item[] => {
    const label = labelItem(field, reasons.get(field));
    if (label === undefined) return [];
    const control = field === 'address' ? addressControl : field === 'pictures' ? '' : field;
    return [{ label, step: findStepOf(field), control }];
  });
  const advice = listAdvice(listing);
  const links = (items: readonly Item[]) => (
    <List>
      {items.map(({ label, step, control }) => (
        <ListItem key={label}>
          <Link
            href={`${listingWizardPath(listing.property.id, listing.id, step)}${control && `#${control}`}`}
          >
            {label}
          </Link>
        </ListItem>
      ))}
    </List>
  );
  return (
    <>
      {missing.length > 0 ? (
        <ResultFocus result={result?.message === null ? result : null}>
          <Banner tone="warning" title={messages.missingTitle}>
            {links(missing)}
          </Banner>
        </ResultFocus>
      ) : null}
      {advice.length > 0 ? <Banner title={messages.adviceTitle}>{links(advice)}</Banner> : null}
    </>
  );
}
