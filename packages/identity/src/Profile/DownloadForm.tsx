import { routes } from '@sewa/api/client';
import { ApiError, explainError } from '@sewa/api/errors';
import { useWrite } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { stepUpPath } from '@sewa/paths';
import { Button, Icon, Stack, Text } from '@sewa/ui';
import type { FormEvent } from 'react';
import * as messages from './messages.ts';
import { saveFile } from './saveFile.ts';

/** Downloads the file with everything that is stored of somebody; without script the API answers the form itself. */
export function DownloadForm() {
  const { write, isWriting, error } = useWrite('exportPersonalData');
  const isUnconfirmed = error?.status === 403;
  const download = async () => {
    try {
      const personalData = await write({});
      const day = personalData.exportedAt.slice(0, 10);
      saveFile(`my-data-${day}.json`, JSON.stringify(personalData, null, 2), 'application/json');
    } catch (reason) {
      if (reason instanceof ApiError && reason.status === 403) location.assign(stepUpPath('export'));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWriting) void download();
  };
  return (
    <PageForm
      // It asks the API itself, which takes a key from no field, and changes nothing.
      isKeyed={false}
      action={routes.exportPersonalData.path}
      onSubmit={submit}
    >
      <Stack gap="s" align="start">
        <Button type="submit" variant="secondary" isBusy={isWriting}>
          <Icon name="file-text" /> {messages.downloadDataLabel}
        </Button>
        {isWriting ? (
          <Text size="s" tone="muted" role="status">
            {messages.preparingData}
          </Text>
        ) : null}
        {error && !isUnconfirmed ? (
          <Text size="s" tone="danger" role="alert">
            {explainError(error)}
          </Text>
        ) : null}
      </Stack>
    </PageForm>
  );
}
