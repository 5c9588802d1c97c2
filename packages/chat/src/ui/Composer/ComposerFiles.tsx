import { IconButton } from '@sewa/ui';
import type { UploadsState } from '../../core/createUploads.ts';
import { stripBidi } from '../MessageText/stripBidi.ts';
import { useChatMessages } from '../messages/messagesContext.ts';
import { Glyph } from '../styling/Glyph.tsx';
import * as styles from './Composer.css.ts';

interface ComposerFilesProps extends UploadsState {
  removeFile: (key: string) => void;
  retryFile: (key: string) => void;
}

/** The files that will be sent with a message, and those that cannot be. */
export function ComposerFiles({ files, refused, removeFile, retryFile }: ComposerFilesProps) {
  const messages = useChatMessages();
  const states = { uploading: messages.uploading, ready: '', failed: messages.fileFailed };
  const reasons = { type: messages.fileWrongType, size: messages.fileTooLarge, count: messages.fileTooMany };
  return (
    <>
      {files.length > 0 && (
        <ul aria-label={messages.attachments} className={styles.files}>
          {files.map(({ key, file, state }) => {
            const name = stripBidi(file.name);
            return (
              <li key={key} className={styles.file} data-state={state}>
                <bdi className={styles.fileName}>{name}</bdi>
                {states[state] && <span className={styles.fileState}>{states[state]}</span>}
                {state === 'failed' && (
                  <IconButton label={messages.retryFile(name)} size="s" onClick={() => retryFile(key)}>
                    <Glyph name="retry" />
                  </IconButton>
                )}
                <IconButton label={messages.removeFile(name)} size="s" onClick={() => removeFile(key)}>
                  <Glyph name="cross" />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
      {refused.length > 0 && (
        <div role="alert">
          {refused.map(({ file, reason }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
            <p key={index} className={styles.problem}>
              {messages.said(stripBidi(file.name), reasons[reason])}
            </p>
          ))}
        </div>
      )}
    </>
  );
}
