import type { Attachment } from '@sewa/api/client';
import { use } from 'react';
import { stripBidi } from '../MessageText/stripBidi.ts';
import { useChatMessages } from '../messages/messagesContext.ts';
import { Glyph } from '../styling/Glyph.tsx';
import * as styles from './Attachments.css.ts';
import { PicturesContext } from './picturesContext.ts';

interface AttachmentsProps {
  attachments: readonly Attachment[];
  fileHref: (fileId: string) => string;
}

const isPicture = ({ contentType }: Attachment) => contentType.startsWith('image/');

/** Pictures and documents of a message, each opened in a new tab. */
export function Attachments({ attachments, fileHref }: AttachmentsProps) {
  const messages = useChatMessages();
  const hasPictures = use(PicturesContext);
  const pictures = hasPictures ? attachments.filter(isPicture) : [];
  const links = hasPictures ? attachments.filter((attachment) => !isPicture(attachment)) : attachments;
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
      {links.map((attachment) => (
        <a
          key={attachment.id}
          href={fileHref(attachment.id)}
          target="_blank"
          rel="noopener"
          aria-label={(isPicture(attachment) ? messages.picture : messages.document)(stripBidi(attachment.name))}
          className={styles.document}
        >
          <Glyph name="document" />
          <bdi>{stripBidi(attachment.name)}</bdi>
        </a>
      ))}
    </>
  );
}
