import type { Attachment } from '@sewa/api/client';
import { stripBidi } from '../MessageText/stripBidi.ts';
import { useChatMessages } from '../messages/messagesContext.ts';
import { Glyph } from '../styling/Glyph.tsx';
import * as styles from './Attachments.css.ts';

interface AttachmentsProps {
  attachments: readonly Attachment[];
  fileHref: (fileId: string) => string;
}

const isPicture = ({ contentType }: Attachment) => contentType.startsWith('image/');

/** Pictures and documents of a message, each opened in a new tab. */
export function Attachments({ attachments, fileHref }: AttachmentsProps) {
  const messages = useChatMessages();
  const pictures = attachments.filter(isPicture);
  const documents = attachments.filter((attachment) => !isPicture(attachment));
  return (
    <>
      {pictures.length > 0 && (
        <div className={styles.pictures} data-many={pictures.length > 1 ? '' : undefined}>
          {pictures.map(({ id, name }) => (
            <a key={id} href={fileHref(id)} target="_blank" rel="noopener" className={styles.picture}>
              <img
                src={fileHref(id)}
                alt={messages.picture(stripBidi(name))}
                width={320}
                height={240}
                loading="lazy"
                decoding="async"
              />
            </a>
          ))}
        </div>
      )}
      {documents.map(({ id, name }) => (
        <a
          key={id}
          href={fileHref(id)}
          target="_blank"
          rel="noopener"
          aria-label={messages.document(stripBidi(name))}
          className={styles.document}
        >
          <Glyph name="document" />
          <bdi>{stripBidi(name)}</bdi>
        </a>
      ))}
    </>
  );
}
