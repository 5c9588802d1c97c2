import type { ArticleDraft } from '@sewa/api/client';
import { Heading, Text } from '@sewa/ui';
import { useDeferredValue } from 'react';
import { Markdown } from '../Markdown/Markdown.tsx';
import type { ArticleText } from './articleText.ts';
import * as messages from './messages.ts';
import * as css from './TextPreview.css.ts';

interface TextPreviewProps {
  readonly text: ArticleText;
  readonly cover: ArticleDraft['cover'];
}

/** What is written, as visitors will read it. */
export function TextPreview({ text, cover }: TextPreviewProps) {
  const { title, summary, body } = useDeferredValue(text);
  if (`${title}${summary}${body}`.trim() === '') return <Text tone="muted">{messages.emptyPreview}</Text>;
  return (
    <div className={css.preview}>
      <Heading level={3} size="l">
        {title}
      </Heading>
      <Text size="l" tone="muted">
        {summary}
      </Text>
      {cover ? (
        <img
          className={css.cover}
          src={cover.src}
          alt={cover.alt}
          width={cover.width}
          height={cover.height}
        />
      ) : null}
      <Markdown body={body} topLevel={3} idPrefix="preview-" />
    </div>
  );
}
