import { formatSlug } from '@sewa/formatters';
import { articlePath } from '@sewa/paths';
import { Select, TextArea, TextField } from '@sewa/ui';
import type { ArticleKind } from '../kinds.ts';
import * as messages from '../messages.ts';
import type { ArticleText } from './articleText.ts';

interface TextFieldsProps {
  readonly text: ArticleText;
  readonly onChange: (text: ArticleText) => void;
  /** Whether the address follows the title: nobody has read the article yet. */
  readonly isUnread: boolean;
}

const kindOptions = Object.entries(messages.kindName).map(([value, label]) => ({ value, label }));

/** The fields of an article's text. */
export function TextFields({ text, onChange, isUnread }: TextFieldsProps) {
  const set = (name: keyof ArticleText) => ({
    id: name,
    name,
    value: text[name],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ ...text, [name]: currentTarget.value }),
  });
  const setTitle = ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) => {
    const isFollowing = isUnread && text.slug === formatSlug(text.title);
    onChange({ ...text, title: value, slug: isFollowing ? formatSlug(value) : text.slug });
  };
  return (
    <>
      <input type="hidden" name="language" value={text.language} />
      <TextField
        label={messages.field.title}
        required
        maxLength={120}
        autoComplete="off"
        {...set('title')}
        onChange={setTitle}
      />
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
      <TextField
        label={messages.field.slug}
        hint={messages.slugHint(`${articlePath(text.kind as ArticleKind, '')}${text.slug || '…'}`)}
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
