import type { Ref } from 'react';
import * as css from './PhotoStep.css.ts';
import type { PhotoUpload, UploadStore } from './UploadStore.ts';
import { UploadTile } from './UploadTile.tsx';

interface UploadListProps {
  readonly ref?: Ref<HTMLUListElement>;
  readonly label: string;
  readonly uploads: readonly PhotoUpload[];
  readonly store: UploadStore | null;
}

/** Files that can't become photos. */
export function UploadList({ ref, label, uploads, store }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul ref={ref} className={css.grid} aria-label={label}>
      {uploads.map((upload) => (
        <li key={upload.key} className={css.tile} data-state={upload.state}>
          <UploadTile upload={upload} store={store} />
        </li>
      ))}
    </ul>
  );
}
