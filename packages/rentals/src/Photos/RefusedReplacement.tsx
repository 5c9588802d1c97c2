import { Button, Text } from '@sewa/ui';
import type { RefCallback } from 'react';
import * as messages from './messages.ts';
import * as css from './PhotoStep.css.ts';
import type { PhotoUpload, UploadStore } from './UploadStore.ts';

interface RefusedReplacementProps {
  readonly ref: RefCallback<HTMLElement>;
  readonly upload: PhotoUpload;
  readonly store: UploadStore | null;
}

/** Why a file didn't take the place of the photo below which it stands. */
export const RefusedReplacement = ({ ref, upload, store }: RefusedReplacementProps) => (
  <div ref={ref}>
    <Text size="s" tone="danger" role="alert">
      <span className={css.name}>{`${upload.reason ?? messages.failed} ${messages.notReplacedLead}`}</span>
    </Text>
    <div className={css.actions}>
      <Button
        variant="quiet"
        aria-label={messages.namedLabel(messages.closeLabel, upload.file.name)}
        onClick={() => store?.drop(upload.key)}
      >
        {messages.closeLabel}
      </Button>
    </div>
  </div>
);
