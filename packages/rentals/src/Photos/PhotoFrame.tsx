import { Icon } from '@sewa/ui';
import type { ReactNode } from 'react';
import * as css from './PhotoStep.css.ts';

interface PhotoFrameProps {
  /** Null while there is nothing to show. */
  readonly src: string | null;
  readonly preview?: string | null;
  readonly alt: string;
  /** Badges on top. */
  readonly children?: ReactNode;
}

/** A photo in its frame, over its blurred preview. */
export function PhotoFrame({ src, preview = null, alt, children }: PhotoFrameProps) {
  return (
    <div className={css.frame}>
      {preview ? <img className={css.picture} src={preview} alt="" aria-hidden="true" /> : null}
      {src ? <img className={css.picture} src={src} alt={alt} loading="lazy" decoding="async" /> : null}
      {src || preview ? null : <Icon name="image" size="l" />}
      {children ? <div className={css.badges}>{children}</div> : null}
    </div>
  );
}
