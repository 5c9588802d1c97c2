import { discoverPath } from '@sewa/paths';
import { Button, Inline, TextField } from '@sewa/ui';
import * as messages from './messages.ts';

/** The way on from a page that isn't there: a search for homes. */
export function ErrorSearch() {
  return (
    <search>
      <form method="get" action={discoverPath()}>
        <Inline gap="s" align="end">
          <TextField
            type="search"
            label={messages.searchHomesLabel}
            name="q"
            maxLength={100}
            placeholder={messages.searchHomesPlaceholder}
          />
          <Button type="submit">{messages.searchLabel}</Button>
        </Inline>
      </form>
    </search>
  );
}
