import type { OwnDispute } from '@sewa/api/client';
import { buildRouteUrl } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { FileButton, FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Button, Checkbox, Form, Link, List, ListItem, Stack, Text, TextArea, TextField } from '@sewa/ui';
import { useMemo, useState } from 'react';
import { Form as RouterForm, useActionData, useNavigation } from 'react-router-dom';
import { disputeFields } from './disputeForm.ts';
import * as messages from './messages.ts';
import { nameFile } from './nameFile.ts';

/** What a side of a dispute says, with its documents. */
export function StatementForm({ dispute }: { readonly dispute: OwnDispute }) {
  const { words, files } = dispute.statement;
  const result = findResult(useActionData(), dispute.id);
  const { state } = useNavigation();
  const [chosen, setChosen] = useState('');
  const errors = useMemo(
    () => Object.entries(result?.fields ?? {}).map(([field, message]) => ({ field, message })),
    [result],
  );
  return (
    <PageForm as={Form} formComponent={RouterForm} encType="multipart/form-data" errors={errors}>
      <CorporateField />
      <FormError result={result} />
      <Stack gap="l">
        <TextArea
          id={disputeFields.words}
          name={disputeFields.words}
          label={messages.wordsLabel}
          rows={6}
          maxLength={4_000}
          defaultValue={result?.typed.words ?? words ?? ''}
          error={result?.fields.words}
        />
        {files.length > 0 ? (
          <List aria-label={messages.filesTitle}>
            {files.map((file, index) => {
              const name = nameFile(file, index);
              return (
                <ListItem key={file.id}>
                  <input type="hidden" name={disputeFields.known} value={file.id} />
                  <Link href={buildRouteUrl('getFile', { id: file.id })}>{name}</Link>
                  <Checkbox name={disputeFields.remove} value={file.id} label={messages.removeLabel(name)} />
                </ListItem>
              );
            })}
          </List>
        ) : null}
        <FileButton words={messages.addFilesLabel}>
          <TextField
            // Once they are saved, none is chosen any more.
            key={files.length}
            id={disputeFields.files}
            name={disputeFields.files}
            type="file"
            accept="application/pdf,image/jpeg,image/png,image/webp"
            multiple
            label={messages.filesLabel}
            hint={messages.filesHint}
            error={result?.fields.files}
            onChange={({ currentTarget }) =>
              setChosen([...(currentTarget.files ?? [])].map(({ name }) => name).join(', '))
            }
          />
        </FileButton>
        <Text size="s" tone="muted" role="status">
          {chosen === '' || result?.done ? '' : messages.chosenFiles(chosen)}
        </Text>
        <div>
          <Button type="submit" isBusy={state !== 'idle'}>
            {messages.saveLabel}
          </Button>
        </div>
      </Stack>
    </PageForm>
  );
}
