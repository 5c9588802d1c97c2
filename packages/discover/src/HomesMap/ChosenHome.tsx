import { useRoute } from '@sewa/api/swr';
import { Icon, IconButton, Skeleton } from '@sewa/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { ListingCard } from '../ListingCard/ListingCard.tsx';
import * as css from './ChosenHome.css.ts';
import * as messages from './messages.ts';

/** The home of a pin as a card over the map; takes the focus, and gives it back when it is closed. */
export function ChosenHome({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { data: listing } = useRoute('getListing', { id }, { isErrorReturned: true });
  const card = useRef<HTMLElement>(null);
  const isShown = listing !== undefined;
  useEffect(() => {
    if (isShown) card.current?.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true });
  }, [isShown]);
  const takeKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  const morePictures = listing?.pictures.filter(({ kind }) => kind !== 'floor-plan').slice(1, 5);
  return (
    <section ref={card} className={css.chosen} aria-label={messages.chosenHomeLabel} onKeyDown={takeKey}>
      {listing ? (
        <ListingCard
          listing={{ ...listing, picture: listing.pictures[0] ?? null, morePictures }}
          headingLevel={2}
        />
      ) : (
        <Skeleton shape="block" />
      )}
      <div className={css.close}>
        <IconButton label={messages.closeHomeLabel} variant="secondary" size="s" onClick={onClose}>
          <Icon name="x" size="s" />
        </IconButton>
      </div>
    </section>
  );
}
