import type { ListingItem } from '@sewa/api/client';
import { Icon, IconButton, Link, VisuallyHidden } from '@sewa/ui';
import { type UIEvent, useRef, useState } from 'react';
import { describeListing } from '../describeListing.ts';
import { formatSrcSet } from '../ListingPicture/formatSrcSet.ts';
import { picture as pictureStyle } from '../ListingPicture/ListingPicture.css.ts';
import { ListingPicture, PICTURE_SIZES } from '../ListingPicture/ListingPicture.tsx';
import * as css from './CardPictures.css.ts';
import * as messages from './messages.ts';

interface CardPicturesProps {
  readonly listing: ListingItem;
  readonly href: string;
  readonly isEager: boolean;
}

/**
 * The pictures of a card in a row to swipe through. The others are fetched once somebody points at the row, touches it or asks
 * for the next one. A press on a picture follows the card's link, which has the name.
 */
export function CardPictures({ listing, href, isEager }: CardPicturesProps) {
  const row = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(0);
  const [isAsked, setAsked] = useState(false);
  const [isAnnounced, setAnnounced] = useState(false);
  const more = listing.morePictures ?? [];
  const count = more.length + 1;
  const first = <ListingPicture picture={listing.picture} isEager={isEager} />;
  if (!listing.picture || more.length === 0) return first;
  const show = (index: number) => {
    setAsked(true);
    setAnnounced(true);
    setShown(index);
    const slide = row.current?.children[index];
    if (slide instanceof HTMLElement) row.current?.scrollTo({ left: slide.offsetLeft });
  };
  const readShown = ({ currentTarget }: UIEvent<HTMLElement>) => {
    setAsked(true);
    setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth));
  };
  const ask = () => setAsked(true);
  const home = describeListing(listing);
  return (
    <div className={css.frame} onPointerEnter={ask} onTouchStart={ask}>
      <Link variant="quiet" href={href} aria-hidden="true" tabIndex={-1}>
        <span ref={row} className={css.row} tabIndex={-1} onScroll={readShown}>
          <span className={css.slide}>{first}</span>
          {more.map((other) => (
            <span key={other.src} className={css.slide}>
              {isAsked ? (
                <img
                  className={pictureStyle}
                  src={other.src}
                  srcSet={formatSrcSet(other)}
                  sizes={PICTURE_SIZES}
                  alt=""
                  width={other.width}
                  height={other.height}
                />
              ) : null}
            </span>
          ))}
        </span>
      </Link>
      <span className={css.dots} aria-hidden="true">
        {[listing.picture, ...more].map(({ src }, index) => (
          <span key={src} className={css.dot} data-shown={index === shown ? '' : undefined} />
        ))}
      </span>
      <div className={css.controls}>
        <IconButton
          label={messages.previousPictureOf(home)}
          variant="secondary"
          size="s"
          disabled={shown === 0}
          onClick={() => show(shown - 1)}
        >
          <Icon name="chevron-left" size="s" />
        </IconButton>
        <IconButton
          label={messages.nextPictureOf(home)}
          variant="secondary"
          size="s"
          disabled={shown === count - 1}
          onClick={() => show(shown + 1)}
        >
          <Icon name="chevron-right" size="s" />
        </IconButton>
      </div>
      <VisuallyHidden>
        <span aria-live="polite">
          {isAnnounced
            ? messages.pictureShown(shown + 1, count, [listing.picture, ...more][shown]?.alt ?? '')
            : ''}
        </span>
      </VisuallyHidden>
    </div>
  );
}
