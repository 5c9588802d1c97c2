import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Button, Inline, Stack, Text, useToast } from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import * as css from './Bills.css.ts';
import { billButtons, type LinkResult } from './billForms.ts';
import * as messages from './messages.ts';

function NewLink({ url }: { readonly url: string }) {
  const { show } = useToast();
  const copy = () =>
    navigator.clipboard.writeText(url).then(() => show({ type: 'Success', message: messages.copied }));
  return (
    <Stack gap="s" role="status">
      <Text weight="semibold">{messages.linkOnce}</Text>
      <div className={css.url}>{url}</div>
      <Inline>
        <span className={css.scriptOnly}>
          <Button variant="secondary" onClick={() => void copy().catch(() => undefined)}>
            {messages.copyLabel}
          </Button>
        </span>
      </Inline>
    </Stack>
  );
}

/** Makes a link by which anybody can pay a bill, and shows it once. */
export function LinkForm({ billId }: { readonly billId: string }) {
  const result = findResult(useActionData(), billId) as LinkResult | null;
  const { state } = useNavigation();
  if (result?.url) return <NewLink url={result.url} />;
  return (
    <PageForm as={Form}>
      <CorporateField />
      <Stack gap="s">
        <FormError result={result} />
        <Inline>
          <Button type="submit" name={billButtons.link} value={billId} isBusy={state !== 'idle'}>
            {messages.createLinkLabel}
          </Button>
        </Inline>
      </Stack>
    </PageForm>
  );
}
