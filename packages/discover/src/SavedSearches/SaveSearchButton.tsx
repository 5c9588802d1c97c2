import { Button } from '@sewa/ui';
import { keepFormId } from '../Hearts/keepFormId.ts';
import { saveSearchName } from './savedSearchForms.ts';

/** Saves the search of this page; it belongs to the form of the hearts. */
export function SaveSearchButton() {
  return (
    <Button type="submit" look="secondary" form={keepFormId} name={saveSearchName}>
      Save search
    </Button>
  );
}
