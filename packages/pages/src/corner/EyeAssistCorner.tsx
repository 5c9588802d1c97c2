import { EyeAssist, type EyeAssistChoice, listEyeAssistAttributes } from '@sewa/ui';
import { useEffect, useState } from 'react';
import { usePageSite } from '../PageSite.tsx';
import { parseReadingAids, serializeReadingAids } from './readingAids.ts';

function show(choice: EyeAssistChoice): void {
  for (const [name, value] of Object.entries(listEyeAssistAttributes(choice))) {
    if (value === null) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, value);
  }
}

/** Lets a person choose what is easier on their eyes; the server draws the next page as they chose. */
export function EyeAssistCorner() {
  const site = usePageSite();
  const [choice, choose] = useState(() => parseReadingAids(document.cookie, site));
  // A page kept by something between us and the server is as everybody gets it.
  useEffect(() => show(choice), [choice]);
  return (
    <EyeAssist
      value={choice}
      onValueChange={({ value }) => {
        choose(value);
        // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
        document.cookie = serializeReadingAids(value, site);
      }}
    />
  );
}
