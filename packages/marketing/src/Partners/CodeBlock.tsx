import { Button, Text, useToast } from '@sewa/ui';
import { useId } from 'react';
import * as messages from '../messages.ts';
import * as css from './CodeBlock.css.ts';

/** Props of `CodeBlock`. */
export interface CodeBlockProps {
  /** What the code does. */
  readonly label: string;
  readonly code: string;
}

/** Code to copy; it can be scrolled with the keyboard. */
export function CodeBlock({ label, code }: CodeBlockProps) {
  const id = useId();
  const { show } = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      show({ type: 'Success', message: messages.codeCopied });
    } catch {
      show({ type: 'Warning', message: messages.codeNotCopied });
    }
  };
  const scrolling = { role: 'group', 'aria-labelledby': id, tabIndex: 0 };
  return (
    <figure className={css.block}>
      <figcaption className={css.head}>
        <Text as="span" size="s" weight="semibold" id={id}>
          {label}
        </Text>
        <span className={css.copy}>
          <Button
            variant="quiet"
            size="s"
            aria-label={messages.copyCodeName(label)}
            onClick={() => void copy()}
          >
            {messages.copyCodeLabel}
          </Button>
        </span>
      </figcaption>
      <pre {...scrolling} className={css.code}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
