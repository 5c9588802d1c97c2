import type { Ref } from 'react';
import * as css from './PhotoStep.css.ts';
import type { PhotoUpload, UploadStore } from './UploadStore.ts';
import { UploadTile } from './UploadTile.tsx';

interface UploadListProps {
  /** The last of them. */
  readonly newest?: Ref<HTMLLIElement>;
  readonly label: string;
  readonly uploads: readonly PhotoUpload[];
  readonly store: UploadStore | null;
}

/** Files that can't become photos. */
export function UploadList({ newest, label, uploads, store }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className={css.grid} aria-label={label}>
      {uploads.map((upload, index) => (
        <UploadTile
          key={upload.key}
          ref={index === uploads.length - 1 ? newest : undefined}
          upload={upload}
          store={store}
        />
      ))}
    </ul>
  );
}
