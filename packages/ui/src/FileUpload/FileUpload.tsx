import { type DragEvent, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { announce } from '../Button/announce.ts';
import { Field, type FieldLabels } from '../Field/Field.tsx';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import * as styles from './FileUpload.css.ts';
import { formatBytes, isKind, nameKinds } from './fileRules.ts';
import { UploadList } from './UploadList.tsx';
import { type SendFile, type Upload, useUploads } from './useUploads.ts';

/** Props of `FileUpload`; those of the native input reach the input. */
export type FileUploadProps = FieldLabels &
  Omit<NativeProps<'input'>, 'defaultValue' | 'multiple' | 'type' | 'value'> & {
    /** Sends one file; what it answers is what the form sends under `name`. */
    upload: SendFile;
    /** Largest file that is taken, in bytes. */
    maxBytes?: number;
    /** How many files are taken. @default as many as there are */
    maxFiles?: number;
    /** Called with the answers of all uploaded files, in order. */
    onValueChange?: (change: { value: readonly string[] }) => void;
  };

const labels = {
  dropFiles: english.dropFiles,
  fileLimits: english.fileLimits,
  fileSent: english.fileSent,
  fileTooLarge: english.fileTooLarge,
  fileWrongType: english.fileWrongType,
  tooManyFiles: english.tooManyFiles,
};

function useText({ accept = '', maxBytes, maxFiles }: FileUploadProps) {
  const messages = useMessages(labels);
  const size = maxBytes === undefined ? '' : formatBytes(maxBytes);
  const limits = messages.fileLimits(nameKinds(accept), size, maxFiles ?? 0);
  const refuse = (file: File, count: number) => {
    if (accept !== '' && !isKind(file, accept)) return messages.fileWrongType;
    if (maxBytes !== undefined && file.size > maxBytes) return messages.fileTooLarge(size);
    return maxFiles !== undefined && count >= maxFiles ? messages.tooManyFiles(maxFiles) : '';
  };
  return { messages, limits, refuse };
}

function useAnswers(uploads: readonly Upload[], onValueChange: FileUploadProps['onValueChange']) {
  const answers = uploads.flatMap(({ answer }) => answer ?? []);
  const told = useRef('');
  useEffect(() => {
    if (told.current === answers.join('\n')) return;
    told.current = answers.join('\n');
    onValueChange?.({ value: answers });
  });
  return answers;
}

/** Files by choosing, dropping or pasting, sent one by one with their progress; without script a plain file input. */
export function FileUpload(props: FileUploadProps) {
  const { label, hint, error, isLabelHidden, upload, maxBytes, maxFiles, onValueChange, name, ref, ...rest } =
    props;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const [isOver, setOver] = useState(false);
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const { messages, limits, refuse } = useText(props);
  const onSent = (file: File) => announce(messages.fileSent(file.name));
  const { uploads, add, retry, remove } = useUploads({ send: upload, refuse, onSent });
  const answers = useAnswers(uploads, onValueChange);
  const take = (files: FileList | undefined) => {
    if (!rest.disabled && files && files.length > 0) add(files);
  };
  const takeChosen = (chooser: HTMLInputElement | null) => {
    if (!chooser || !isLive) return;
    take(chooser.files ?? undefined);
    chooser.value = '';
  };
  // What was chosen before the page worked is in the field still; nobody is told of it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page works
  useEffect(() => takeChosen(input.current), [isLive]);
  const over = (event: DragEvent, isNow: boolean) => {
    event.preventDefault();
    setOver(isNow && !rest.disabled);
  };
  return (
    <Field
      label={label}
      hint={hint !== undefined && limits !== '' ? [hint, ' ', limits] : (hint ?? limits)}
      error={error}
      isLabelHidden={isLabelHidden}
      id={rest.id}
      describedBy={rest['aria-describedby']}
      isRequired={rest.required}
    >
      {(control) => (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are short cuts; the input does the same by keyboard */}
          <div
            className={styles.zone}
            data-over={isOver ? '' : undefined}
            onDragOver={(event) => over(event, true)}
            onDragLeave={(event) => over(event, false)}
            onDrop={(event) => {
              over(event, false);
              take(event.dataTransfer.files);
            }}
            onPaste={(event) => take(event.clipboardData.files)}
          >
            {isLive && <span className={styles.labels}>{messages.dropFiles}</span>}
            <input
              {...rest}
              {...control}
              ref={input}
              type="file"
              name={isLive ? undefined : name}
              multiple={maxFiles !== 1}
              required={control.required && answers.length === 0}
              data-live={isLive ? '' : undefined}
              onChange={(event) => {
                takeChosen(event.currentTarget);
                rest.onChange?.(event);
              }}
              className={styles.input}
            />
          </div>
          {answers.map((answer) => (
            <input key={answer} type="hidden" name={name} value={answer} />
          ))}
          <UploadList
            uploads={uploads}
            onRetry={retry}
            onRemove={(gone) => {
              remove(gone);
              input.current?.focus();
            }}
          />
        </>
      )}
    </Field>
  );
}
