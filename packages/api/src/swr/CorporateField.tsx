import { CORPORATE_HEADER, noCorporate } from '../PageCorporate.ts';
import { useDataContext } from './DataProvider.tsx';

/** Hidden field with the corporate the page was rendered for, for forms that work without script. */
export function CorporateField() {
  const { corporate } = useDataContext();
  return <input type="hidden" name={CORPORATE_HEADER} value={corporate ?? noCorporate} />;
}
