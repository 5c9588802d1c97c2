import { formatSlug } from '@sewa/formatters';
import { articlePath } from '@sewa/paths';
import { Select, TextArea, TextField } from '@sewa/ui';
import type { ArticleKind } from '../kinds.ts';
import * as common from '../messages.ts';
import type { ArticleText } from './articleText.ts';
import * as messages from './messages.ts';

interface TextFieldsProps {
  /** What they begin with. */
  readonly start: ArticleText;
  /** What stands in them. */
  readonly text: ArticleText;
}

const kindOptions = Object.entries(common.kindName).map(([value, label]) => ({ value, label }));

const topicOptions = Object.entries(common.topicName).map(([value, label]) => ({ value, label }));

/** The fields of an article's text. Without script they hold what was typed; with it, their form knows that, too. */
export function TextFields({ start, text }: TextFieldsProps) {
  const set = (name: keyof ArticleText) => ({ id: name, name, defaultValue: start[name] });
  const slug = text.slug || formatSlug(text.title) || '…';
  return (
    <>
      <input type="hidden" name="language" value={start.language} />
      <TextField label={messages.field.title} required maxLength={120} autoComplete="off" {...set('title')} />
      <TextArea
        label={messages.field.summary}
        hint={messages.summaryHint}
        required
        maxLength={300}
        hasCounter
        rows={2}
        {...set('summary')}
      />
      <TextArea
        label={messages.field.body}
        hint={messages.bodyHint}
        maxLength={100_000}
        rows={8}
        {...set('body')}
      />
      <Select label={messages.field.kind} options={kindOptions} {...set('kind')} />
      <Select
        label={messages.field.topic}
        hint={messages.topicHint}
        options={topicOptions}
        placeholder={messages.noTopicLabel}
        {...set('topic')}
      />
      <TextField
        label={messages.field.slug}
        hint={messages.slugHint(`${articlePath(text.kind as ArticleKind, '')}${slug}`)}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...set('slug')}
      />
      <TextField
        label={messages.field.author}
        required
        maxLength={100}
        autoComplete="off"
        {...set('author')}
      />
    </>
  );
}
