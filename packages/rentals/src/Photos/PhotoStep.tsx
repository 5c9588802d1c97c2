import type { OwnListing } from '@sewa/api/client';
import { Banner, Button, EmptyState, Stack, VisuallyHidden } from '@sewa/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PhotoResult } from './handlePhotoForm.ts';
import * as messages from './messages.ts';
import { PhotoChooser } from './PhotoChooser.tsx';
import { PhotoList } from './PhotoList.tsx';
import { retryNow } from './sendUntilAnswered.ts';
import { UploadList } from './UploadList.tsx';
import { isPending, type PhotoUpload } from './UploadStore.ts';
import { useConnectedPhotoStores } from './usePhotoStores.ts';
import { usePhotos } from './usePhotos.ts';

/** Props of `PhotoStep`. */
export interface PhotoStepProps {
  readonly listing: Pick<OwnListing, 'id' | 'version' | 'photos'>;
  /** What became of a form without script. */
  readonly result?: PhotoResult | undefined;
}

const isRefused = ({ state }: PhotoUpload): boolean => state === 'refused';

/**
 * The photos of a listing: uploads, order, descriptions. Uploads go on while other pages of the tab are shown, and wait for a
 * connection by themselves.
 */
export function PhotoStep({ listing, result }: PhotoStepProps) {
  const watched = useConnectedPhotoStores(listing);
  const photos = usePhotos(listing, watched);
  const { stores, uploads, removing, isWaiting, error } = watched;
  const shown = uploads.filter(({ id }) => id === null || !photos.some((photo) => photo.id === id));
  const thumbnails = new Map(
    uploads.flatMap(({ id, thumbnail }) => (id && thumbnail ? [[id, thumbnail] as const] : [])),
  );
  const sent = uploads.filter(({ state }) => state === 'sent' || state === 'listed').length;
  const isUploading = uploads.some(isPending);
  const refusedFiles = shown.filter(isRefused);
  const isPlaced = ({ replaces }: PhotoUpload) => photos.some(({ id }) => id === replaces);
  const underWay = shown.filter((upload) => !isRefused(upload) && upload.state !== 'listed');
  const [chosen, setChosen] = useState(0);
  const refusal = useRef<HTMLElement>(null);
  const newest = useRef<HTMLLIElement>(null);
  const markRefusal = useCallback((element: HTMLElement | null) => {
    if (element) refusal.current = element;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what became of chosen files is shown once for each of them
  useEffect(() => {
    const isTyping = document.activeElement?.matches('[type="text"], select');
    if (chosen === 0 || isTyping) return;
    if (refusal.current?.isConnected) refusal.current?.scrollIntoView({ block: 'center' });
    else newest.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen, refusedFiles.length]);
  const refused = error ?? (result?.field === null ? result.message : null);
  return (
    <Stack gap="l">
      <PhotoChooser
        onChoose={(files) => {
          stores?.uploads.add(files, photos.length);
          setChosen((count) => count + 1);
        }}
        error={result?.field === 'photo' ? result.message : null}
      />
      <UploadList
        newest={markRefusal}
        label={messages.notUploadedLabel}
        uploads={refusedFiles.filter((upload) => !isPlaced(upload))}
        store={stores?.uploads ?? null}
      />
      {isWaiting || uploads.some(({ state }) => state === 'waiting') ? (
        <Banner
          tone="warning"
          title={messages.waitingTitle}
          actions={
            <Button variant="secondary" size="s" onClick={retryNow}>
              {messages.tryAgainLabel}
            </Button>
          }
        >
          {messages.waitingLead}
        </Banner>
      ) : null}
      {refused ? (
        <Banner tone="danger" title={messages.changeFailedTitle}>
          {refused}
        </Banner>
      ) : null}
      <VisuallyHidden role="status">
        {sent > 0 ? messages.uploadedCount(sent, sent + uploads.filter(isPending).length) : ''}
      </VisuallyHidden>
      {photos.length === 0 && !isUploading && shown.length === 0 ? (
        <EmptyState icon="image" title={messages.emptyTitle}>
          {messages.emptyLead}
        </EmptyState>
      ) : null}
      <PhotoList
        photos={photos}
        removing={removing}
        thumbnails={thumbnails}
        uploads={underWay}
        newest={newest}
        refused={refusedFiles.filter(isPlaced)}
        refusal={markRefusal}
        onReplace={() => setChosen((count) => count + 1)}
        edits={stores?.edits ?? null}
        store={stores?.uploads ?? null}
      />
    </Stack>
  );
}
