import { Button } from '@sewa/ui';
import { saveFormId } from '../Hearts/saveFormId.ts';
import * as messages from './messages.ts';
import { saveSearchName } from './savedSearchForms.ts';

/** Saves the search of this page; it belongs to the form of the hearts. */
export function SaveSearchButton() {
  return (
    <Button type="submit" variant="secondary" form={saveFormId} name={saveSearchName}>
      {messages.saveSearchLabel}
    </Button>
  );
}
