import { Progress, Text } from '@sewa/ui';
import * as messages from './messages.ts';
import * as css from './PhotoStep.css.ts';
import type { PhotoUpload } from './UploadStore.ts';

const words = {
  queued: messages.queued,
  waiting: messages.waiting,
  sent: messages.makingBadge,
  listed: '',
} as const;

/** How far an upload is, or why it failed. */
export function UploadStatus({ upload: { state, file, reason } }: { readonly upload: PhotoUpload }) {
  if (state === 'uploading')
    return (
      <Progress label={messages.uploading} aria-label={messages.namedLabel(messages.uploading, file.name)} />
    );
  if (state === 'failed' || state === 'refused')
    return (
      <Text size="s" tone="danger" role="alert">
        <span className={css.name}>{reason ?? messages.failed}</span>
      </Text>
    );
  return (
    <Text size="s" tone="muted">
      {words[state]}
    </Text>
  );
}
