import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { FileButton } from '@sewa/pages/form-notices';
import { Button, Stack, Text, TextField } from '@sewa/ui';
import { type DragEvent, useEffect, useRef, useState } from 'react';

import * as messages from './messages.ts';
import * as css from './PhotoStep.css.ts';
import { MAX_PHOTOS, PHOTO_TYPES } from './photoRules.ts';

interface PhotoChooserProps {
  readonly onChoose: (files: FileList) => void;
  /** Why the photo of a form without script was refused. */
  readonly error: string | null;
}

/** Chooses or drops many photos; without script it sends one at a time. */
export function PhotoChooser({ onChoose, error }: PhotoChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isLive, setLive] = useState(false);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    if (files && files.length > 0) onChoose(files);
    if (input.current) input.current.value = '';
  };
  useEffect(() => setLive(true), []);
  // What was chosen before the page worked is in the field still; nobody is told of it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page works
  useEffect(() => {
    if (isLive) take(input.current?.files);
  }, [isLive]);
  const over = (event: DragEvent, isNow: boolean) => {
    event.preventDefault();
    setOver(isNow);
  };
  return (
    // Without script, the answer is shown where the file is chosen.
    <PageForm action="#photo" encType="multipart/form-data">
      <CorporateField />
      <input type="hidden" name="step" value="photos" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short cut; the input does the same by keyboard */}
      <div
        className={css.zone}
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => over(event, true)}
        onDragLeave={(event) => over(event, false)}
        onDrop={(event) => {
          over(event, false);
          take(event.dataTransfer.files);
        }}
      >
        <Stack gap="m">
          <FileButton words={messages.addPhotosLabel}>
            <TextField
              ref={input}
              id="photo"
              name="photo"
              type="file"
              accept={PHOTO_TYPES.join(',')}
              multiple={isLive}
              label={isLive ? messages.chooseLabel : messages.chooseOneLabel}
              hint={messages.limits(MAX_PHOTOS)}
              error={error ?? undefined}
              onChange={(event) => {
                if (isLive) take(event.currentTarget.files);
              }}
            />
          </FileButton>
          {isLive ? (
            <Text size="s" tone="muted">
              {messages.dropHint}
            </Text>
          ) : (
            <div className={css.plainOnly}>
              <Button type="submit" variant="secondary" name="intent" value="add">
                {messages.uploadLabel}
              </Button>
            </div>
          )}
        </Stack>
      </div>
    </PageForm>
  );
}
