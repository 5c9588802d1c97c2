import type { ListingDetail } from '@sewa/api/client';
import { Icon, IconButton, VisuallyHidden } from '@sewa/ui';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import * as css from './Gallery.css.ts';

const names: Readonly<Record<ListingDetail['pictures'][number]['kind'], string>> = {
  facade: 'Outside',
  living: 'Living room',
  bedroom: 'Bedroom',
  kitchen: 'Kitchen',
  bath: 'Bathroom',
  'floor-plan': 'Floor plan',
  photo: 'Photo',
};

const pictureId = (index: number) => `picture-${index + 1}`;

/** The pictures of a home in a row that scrolls; arrow keys, buttons and the small pictures below move through it. */
export function Gallery({ pictures }: { readonly pictures: ListingDetail['pictures'] }) {
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  const show = (index: number) => {
    const target = row.current?.children[index];
    if (!row.current || !(target instanceof HTMLElement)) return;
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.current.scrollTo({
      left: target.offsetLeft - row.current.offsetLeft,
      behavior: isReduced ? 'instant' : 'smooth',
    });
    setShown(index);
  };
  const readShown = () => {
    if (row.current) setShown(Math.round(row.current.scrollLeft / row.current.clientWidth));
  };
  const move = (event: KeyboardEvent) => {
    const next = { ArrowRight: shown + 1, ArrowLeft: shown - 1, Home: 0, End: pictures.length - 1 }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    show(Math.min(Math.max(next, 0), pictures.length - 1));
  };
  const jump = (event: MouseEvent, index: number) => {
    event.preventDefault();
    show(index);
  };

  return (
    <section className={css.gallery} aria-label="Pictures">
      <div className={css.stage}>
        <ul
          ref={row}
          className={css.row}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
          tabIndex={0}
          aria-label={`${pictures.length} pictures, arrow keys move`}
          onScroll={readShown}
          onKeyDown={move}
        >
          {pictures.map((picture, index) => (
            <li key={picture.src} id={pictureId(index)} className={css.slide}>
              <img
                className={css.picture}
                data-kind={picture.kind}
                src={picture.src}
                alt={picture.alt}
                width={picture.width}
                height={picture.height}
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : 'auto'}
                decoding="async"
              />
            </li>
          ))}
        </ul>
        <div className={css.controls}>
          <IconButton
            label="Previous picture"
            look="secondary"
            disabled={shown === 0}
            onClick={() => show(shown - 1)}
          >
            <Icon name="chevron-left" />
          </IconButton>
          <span className={css.count} aria-live="polite">
            <VisuallyHidden>Picture </VisuallyHidden>
            {shown + 1} <VisuallyHidden>of</VisuallyHidden>
            <span aria-hidden="true">/</span> {pictures.length}
          </span>
          <IconButton
            label="Next picture"
            look="secondary"
            disabled={shown === pictures.length - 1}
            onClick={() => show(shown + 1)}
          >
            <Icon name="chevron-right" />
          </IconButton>
        </div>
      </div>
      <ol className={css.thumbnails}>
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <a
              className={css.thumbnail}
              href={`#${pictureId(index)}`}
              aria-current={index === shown ? 'true' : undefined}
              onClick={(event) => jump(event, index)}
            >
              <img
                className={css.small}
                src={picture.src}
                alt=""
                width={picture.width}
                height={picture.height}
                loading="lazy"
                decoding="async"
              />
              <span className={css.name}>{names[picture.kind]}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
