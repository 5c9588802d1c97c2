import type { ListingDetail } from '@sewa/api/client';
import { Link } from '@sewa/ui';
import * as messages from './messages.ts';
import * as css from './SectionLinks.css.ts';

/** On phones, where the page is long: the way to each of its parts. */
export function SectionLinks({ listing }: { readonly listing: ListingDetail }) {
  const isLive = listing.status === 'live';
  const sections = [
    ['facts', true],
    ['location', true],
    ['floor-plan', listing.pictures.some(({ kind }) => kind === 'floor-plan')],
    ['move-in', isLive],
    ['lister', listing.lister !== null],
  ] as const;
  return (
    <nav className={css.links} aria-label={messages.sectionsLabel}>
      {sections.map(([id, isShown]) =>
        isShown ? (
          <Link key={id} variant="secondary" size="s" href={`#${id}`}>
            {messages.sectionName[id]}
          </Link>
        ) : null,
      )}
    </nav>
  );
}
