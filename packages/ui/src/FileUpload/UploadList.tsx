import { Button } from '../Button/Button.tsx';
import { Drawing } from '../Icon/Drawing.tsx';
import { circleCheckPath, triangleAlertPath, xPath } from '../Icon/generated/iconPaths.ts';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import * as styles from './FileUpload.css.ts';
import { formatBytes } from './fileRules.ts';
import type { Upload } from './useUploads.ts';

interface UploadListProps {
  uploads: readonly Upload[];
  onRetry: (upload: Upload) => void;
  onRemove: (upload: Upload) => void;
}

/** The files that came in, each with how far it is and what can be done about it. */
export function UploadList({ uploads, onRetry, onRemove }: UploadListProps) {
  const { fileUnsent, removeFile, retry } = useMessages({
    fileUnsent: english.fileUnsent,
    removeFile: english.removeFile,
    retry: english.retry,
  });
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.list}>
      {uploads.map((upload) => {
        const { key, file, state, progress, reason } = upload;
        return (
          <li key={key} className={styles.item} data-state={state}>
            <span className={styles.name}>
              {`${file.name} `}
              <span className={styles.size}>{formatBytes(file.size)}</span>
            </span>
            {state === 'sent' && (
              <span className={styles.sent}>
                <Drawing path={circleCheckPath} />
              </span>
            )}
            {state === 'unsent' && (
              <Button
                variant="quiet"
                size="s"
                aria-label={`${retry}: ${file.name}`}
                onClick={() => onRetry(upload)}
              >
                {retry}
              </Button>
            )}
            <Button
              variant="quiet"
              size="s"
              aria-label={removeFile(file.name)}
              onClick={() => onRemove(upload)}
            >
              <Drawing path={xPath} size="s" />
            </Button>
            {state === 'sending' && (
              <progress value={progress} max={1} aria-label={file.name} className={styles.progress} />
            )}
            {(state === 'unsent' || state === 'refused') && (
              <span role="alert" className={styles.issue}>
                <Drawing path={triangleAlertPath} size="s" /> {reason ?? fileUnsent}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
