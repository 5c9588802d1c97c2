import { reviewPath } from '@sewa/paths';
import { Button, SearchField } from '@sewa/ui';
import { Form } from 'react-router-dom';
import * as css from './DeskSearch.css.ts';
import * as messages from './messages.ts';
import { reviewParameters } from './reviewForms.ts';

/** Finds a person, a home or a payment. */
export function DeskSearch({ words }: { readonly words: string | null }) {
  return (
    <Form role="search" action={reviewPath()} className={css.form}>
      <div className={css.field}>
        <SearchField
          key={words}
          label={messages.searchLabel}
          hint={messages.searchHint}
          name={reviewParameters.words}
          defaultValue={words ?? ''}
          maxLength={100}
          autoComplete="off"
        />
      </div>
      <Button type="submit" variant="secondary">
        {messages.searchSubmitLabel}
      </Button>
    </Form>
  );
}
