import { useState } from 'react';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as styles from './Avatar.css.ts';
import { initialsOf } from './initialsOf.ts';

/** Sizes of an avatar: 32, 44 and 64 px. */
export const avatarSizes = ['s', 'm', 'l'] as const;

/** Props of `Avatar`. */
export type AvatarProps = Omit<NativeProps<'span'>, 'children'> & {
  /** Whom or what it shows; its initials stand where there is no picture. */
  name: string;
  /** Address of the picture; while it loads, or when it fails, the initials are there. */
  src?: string | undefined;
  /** Side of the avatar. @default 'm' */
  size?: (typeof avatarSizes)[number];
  /** Hides it from assistive technology, for where the name stands beside it. @default false */
  isDecorative?: boolean;
};

/** A round picture of a person or an organisation, or their initials. */
export function Avatar({ name, src, size = 'm', isDecorative = false, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const spoken = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span {...spoken} {...rest} data-size={size} className={styles.avatar}>
      {initialsOf(name)}
      {src !== undefined && src !== failed && (
        <img
          // One that came with the HTML of the server may have failed before anybody listened.
          ref={(picture) => {
            if (picture?.complete && picture.naturalWidth === 0) setFailed(src);
          }}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          className={styles.picture}
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
