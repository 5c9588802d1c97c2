import type { OwnListing } from '@sewa/api/client';
import { noteChanges, outdateRoutes, useClient } from '@sewa/api/swr';
import { useTabDraft } from '@sewa/pages/tab-draft';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  createStepDraft,
  type StepDraftOptions,
  type StepDraftSnapshot,
  type StepDraftStore,
} from './createStepDraft.ts';
import { isTypedText } from './draftState.ts';
import { saveStep } from './saveStep.ts';
import { startAutosave } from './startAutosave.ts';

interface UseStepDraftOptions extends Pick<StepDraftOptions, 'step' | 'refused' | 'onStored'> {
  readonly listing: OwnListing;
  /** Which of the forms of the step it is, if there are several. */
  readonly section?: string | undefined;
  /** Id of who edits it; null while it isn't known. */
  readonly person: string | null;
}

/** The fields of a step, saved while they are typed. */
export interface StepDraft
  extends StepDraftSnapshot,
    Pick<StepDraftStore, 'change' | 'save' | 'discard' | 'takeTheirs'> {}

/** Holds the fields of a step: drafts are saved by themselves, and nothing typed is lost with the connection. */
export function useStepDraft({ listing, person, section, ...options }: UseStepDraftOptions): StepDraft {
  const client = useClient();
  const [store] = useState(() =>
    createStepDraft({
      ...options,
      listing,
      read: () => client.getOwnListing({ id: listing.id }),
      async send(changes, versions) {
        const noted = noteChanges(client);
        try {
          return await saveStep({
            client: noted.client,
            propertyId: listing.property.id,
            listingId: listing.id,
            versions,
            changes,
            isAgent: listing.property.ownership === 'authority',
          });
        } finally {
          outdateRoutes([...noted.changed].filter((name) => name !== 'getOwnListing'));
        }
      },
    }),
  );
  const draft = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const { text, stored } = draft;
  useTabDraft({
    name: `listing:${listing.id}:${section ?? options.step}`,
    person,
    draft: draft.isChanged ? { text, stored } : null,
    isDraft: isTypedText,
    onFound: store.restore,
  });
  useEffect(() => store.take(listing), [store, listing]);
  const isAutosaved = listing.state === 'draft';
  useEffect(() => (isAutosaved ? startAutosave(store) : undefined), [store, isAutosaved]);

  const { change, save, discard, takeTheirs } = store;
  return { ...draft, change, save, discard, takeTheirs };
}
