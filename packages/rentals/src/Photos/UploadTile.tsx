import { Button, Text } from '@sewa/ui';
import type { Ref } from 'react';
import * as messages from './messages.ts';
import { PhotoFrame } from './PhotoFrame.tsx';
import * as css from './PhotoStep.css.ts';
import { UploadStatus } from './UploadStatus.tsx';
import type { PhotoUpload, UploadStore } from './UploadStore.ts';

interface UploadTileProps {
  readonly ref?: Ref<HTMLLIElement> | undefined;
  readonly upload: PhotoUpload;
  readonly store: UploadStore | null;
}

/** In a list: a photo on its way, or a file that wasn't taken: how far it is, and what can be done. */
export function UploadTile({ ref, upload, store }: UploadTileProps) {
  const { key, file, state, thumbnail } = upload;
  const label = (action: string) => messages.namedLabel(action, file.name);
  return (
    <li ref={ref} className={css.tile} data-state={state}>
      <PhotoFrame src={thumbnail} alt={file.name} />
      {upload.reason?.startsWith(file.name) ? null : (
        <Text size="s">
          <span className={css.name}>{file.name}</span>
        </Text>
      )}
      <UploadStatus upload={upload} />
      {state === 'sent' ? null : (
        <div className={css.actions}>
          {state === 'failed' ? (
            <Button
              variant="secondary"
              aria-label={label(messages.tryAgainLabel)}
              onClick={() => store?.retry(key)}
            >
              {messages.tryAgainLabel}
            </Button>
          ) : null}
          <Button variant="quiet" aria-label={label(messages.dropLabel)} onClick={() => store?.drop(key)}>
            {messages.dropLabel}
          </Button>
        </div>
      )}
    </li>
  );
}
