import type { Review } from '@sewa/api/client';
import { Heading, Stack, Text } from '@sewa/ui';
import * as messages from './messages.ts';
import * as css from './ReviewPhotos.css.ts';

/** All photos of a listing, each with the words that describe it. */
export function ReviewPhotos({ pictures }: { readonly pictures: Review['listing']['pictures'] }) {
  return (
    <Stack as="section" gap="s" aria-labelledby="photos-title">
      <Heading level={3} size="s" id="photos-title">
        {messages.reviewPhotosTitle}
      </Heading>
      {pictures.length === 0 ? (
        <Text tone="muted">{messages.noPhotos}</Text>
      ) : (
        <ul className={css.photos}>
          {pictures.map(({ src, alt, width, height, sources }) => (
            <li key={src}>
              <a href={src}>
                <img
                  className={css.photo}
                  src={src}
                  srcSet={sources?.map((source) => `${source.src} ${source.width}w`).join(', ')}
                  sizes="(min-width: 768px) 16rem, 50vw"
                  alt={alt}
                  width={width}
                  height={height}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
