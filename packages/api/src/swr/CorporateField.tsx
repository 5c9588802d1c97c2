import { CORPORATE_HEADER, noCorporate } from '../PageCorporate.ts';
import { useDataContext } from './DataProvider.tsx';

/** Says in a form that may be sent without script which corporate its page was drawn for. */
export function CorporateField() {
  const { corporate } = useDataContext();
  return <input type="hidden" name={CORPORATE_HEADER} value={corporate ?? noCorporate} />;
}
