import { Button, Progress, Text } from '@sewa/ui';
import type { Ref } from 'react';
import * as messages from './messages.ts';
import { PhotoFrame } from './PhotoFrame.tsx';
import * as css from './PhotoStep.css.ts';
import type { PhotoUpload, UploadStore } from './UploadStore.ts';

interface UploadListProps {
  readonly ref?: Ref<HTMLUListElement>;
  readonly label: string;
  readonly uploads: readonly PhotoUpload[];
  readonly store: UploadStore | null;
}

function UploadStatus({ upload: { state, file, reason } }: { readonly upload: PhotoUpload }) {
  if (state === 'uploading')
    return (
      <Progress label={messages.uploading} aria-label={messages.namedLabel(messages.uploading, file.name)} />
    );
  if (state === 'failed' || state === 'refused')
    return (
      <Text size="s" tone="danger" role="alert">
        {reason ?? messages.failed}
      </Text>
    );
  const words = {
    queued: messages.queued,
    waiting: messages.waiting,
    sent: messages.makingBadge,
    listed: '',
  };
  return (
    <Text size="s" tone="muted">
      {words[state]}
    </Text>
  );
}

/** Photos that are on their way, or files that weren't taken. */
export function UploadList({ ref, label: listLabel, uploads, store }: UploadListProps) {
  const shown = uploads.filter(({ state }) => state !== 'listed');
  if (shown.length === 0) return null;
  return (
    <ul ref={ref} className={css.list} aria-label={listLabel}>
      {shown.map((upload) => {
        const { key, file, state, thumbnail } = upload;
        const label = (action: string) => messages.namedLabel(action, file.name);
        return (
          <li key={key} className={css.row} data-state={state}>
            <PhotoFrame src={thumbnail} alt={file.name} />
            <div className={css.head}>
              <Text size="s">
                <span className={css.name}>{file.name}</span>
              </Text>
              <UploadStatus upload={upload} />
              {state === 'sent' ? null : (
                <div className={css.actions}>
                  {state === 'failed' ? (
                    <Button
                      variant="secondary"
                      size="s"
                      aria-label={label(messages.tryAgainLabel)}
                      onClick={() => store?.retry(key)}
                    >
                      {messages.tryAgainLabel}
                    </Button>
                  ) : null}
                  <Button
                    variant="quiet"
                    size="s"
                    aria-label={label(messages.dropLabel)}
                    onClick={() => store?.drop(key)}
                  >
                    {messages.dropLabel}
                  </Button>
                </div>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
