import type { QuickReply } from '@sewa/api/client';
import { Button } from '@sewa/ui';
import type { MouseEvent } from 'react';
import * as messages from '../messages.ts';
import * as css from './QuickReplies.css.ts';

interface QuickRepliesProps {
  readonly replies: readonly QuickReply[];
  /** Adds text to the field where the browser cannot type it. */
  readonly onAdd: (text: string) => void;
}

/** Replies made from the facts of the home: each adds its text to the message, as if it was typed, and sends nothing. */
export function QuickReplies({ replies, onAdd }: QuickRepliesProps) {
  const add = (event: MouseEvent<HTMLButtonElement>, text: string) => {
    const field = event.currentTarget.form?.querySelector('textarea');
    if (!field) return;
    const added = field.value === '' || /\s$/.test(field.value) ? text : ` ${text}`;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
    // Nothing else leaves what was typed to the browser's undo.
    if (!document.execCommand('insertText', false, added)) onAdd(field.value + added);
  };
  if (replies.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={messages.repliesLabel} className={css.replies}>
      {replies.map(({ kind, text }) => (
        <Button key={kind} variant="secondary" size="s" title={text} onClick={(event) => add(event, text)}>
          {messages.replyLabel[kind]}
        </Button>
      ))}
    </div>
  );
}
