import { Button, type FormComponentProps, IconButton } from '@sewa/ui';
import {
  type ClipboardEvent,
  type ComponentType,
  type DragEvent,
  type ElementType,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useChatMessages } from '../messages/messagesContext.ts';
import { Glyph } from '../styling/Glyph.tsx';
import * as styles from './Composer.css.ts';
import { chooseFiles } from './chooseFiles.ts';
import { isSendKey } from './isSendKey.ts';

/** What the form of a message takes from the page. */
export interface MessageFormOptions {
  /** Renders the form, so that it is sent without script too: its field is `message`. @default a plain `<form>` */
  formComponent?: ComponentType<FormComponentProps> | undefined;
  /** Questions to begin with, as buttons that fill the field. @default those of the messages */
  quickQuestions?: readonly string[] | undefined;
  /** Stands above the field in its form, such as replies to choose from. */
  beforeField?: ReactNode;
  /** Whether files can be added to messages. @default true */
  hasFiles?: boolean | undefined;
  /** What the server found wrong with the message. */
  error?: ReactNode;
}

interface MessageFormProps extends MessageFormOptions {
  /** Whether the browser refuses an empty message, as before the script: a file needs no words. */
  isRequired: boolean;
  text: string;
  setText: (text: string) => void;
  /** Characters that are left; negative if it is too long. */
  remaining: number;
  addFiles: (files: Iterable<File>) => void;
  /** Above the field. */
  children?: ReactNode;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** From how many characters left on they are counted. */
const COUNTED_FROM = 200;

/** A field for a message that grows with it, with its buttons. */
export function MessageForm(props: MessageFormProps) {
  const {
    isRequired,
    text,
    setText,
    remaining,
    addFiles,
    children,
    onSubmit,
    error,
    formComponent,
    hasFiles = true,
    beforeField,
  } = props;
  const messages = useChatMessages();
  const questions = props.quickQuestions ?? messages.quickQuestions;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isDropping, setDropping] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before this script came is taken once
  useLayoutEffect(() => {
    if (field.current && text === '' && field.current.value !== '') setText(field.current.value);
  }, []);
  const Sender: ElementType<FormComponentProps> = formComponent ?? 'form';
  const isCounted = remaining <= COUNTED_FROM && remaining >= 0;
  const problem = remaining < 0 ? messages.charactersOver(-remaining) : error;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  const onPaste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData;
    // A copied table is text and a picture of it: the text is meant.
    if (!hasFiles || files.length === 0 || event.clipboardData.getData('text/plain') !== '') return;
    event.preventDefault();
    addFiles(files);
  };
  const over = (event: DragEvent, isOver: boolean) => {
    if (!hasFiles || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setDropping(isOver);
  };
  const drop = (event: DragEvent) => {
    over(event, false);
    if (hasFiles && event.dataTransfer.files.length > 0) addFiles(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short cut; the button does the same by keyboard
    <div
      className={styles.root}
      data-dropping={isDropping ? '' : undefined}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={drop}
    >
      <Sender
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          onSubmit(event);
          field.current?.focus();
        }}
      >
        <div className={styles.content}>
          {children}
          {questions.length > 0 && text === '' && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
            <div role="group" aria-label={messages.questions} className={styles.questions}>
              {questions.map((question) => (
                <Button
                  key={question}
                  variant="secondary"
                  size="s"
                  onClick={() => {
                    setText(question);
                    field.current?.focus();
                  }}
                >
                  {question}
                </Button>
              ))}
            </div>
          )}
          {beforeField}
          <div className={styles.row}>
            {hasFiles && (
              <span className={styles.attach}>
                <IconButton label={messages.attach} onClick={() => chooseFiles(addFiles)}>
                  <Glyph name="attach" />
                </IconButton>
              </span>
            )}
            <div className={styles.field}>
              <textarea
                ref={field}
                aria-label={messages.messageLabel}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem || isCounted ? id : undefined}
                name="message"
                required={isRequired}
                // biome-ignore lint/a11y/noAutofocus: without script the browser brings what went wrong into view
                autoFocus={Boolean(error)}
                rows={1}
                placeholder={messages.messagePlaceholder}
                autoComplete="off"
                value={text}
                onChange={(event) => setText(event.currentTarget.value)}
                onKeyDown={onKeyDown}
                onPaste={onPaste}
                className={styles.textarea}
              />
            </div>
            <IconButton type="submit" label={messages.send} variant="primary">
              <Glyph name="send" />
            </IconButton>
          </div>
          {(problem || isCounted) && (
            <p id={id} className={problem ? styles.problem : styles.counter}>
              {problem || messages.charactersLeft(remaining)}
            </p>
          )}
        </div>
      </Sender>
    </div>
  );
}
