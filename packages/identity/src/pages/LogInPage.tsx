import { type LoadedFacts, PageMeta, type PageRequest } from '@sewa/pages';
import { pageTitles } from '@sewa/pages/titles';
import { useLoaderData } from 'react-router-dom';
import { LogInForm } from '../LogInForm.tsx';
import { loadLogInReason } from '../logInReason.ts';
import { IssuerLinks } from '../Myinfo/IssuerLinks.tsx';
import * as messages from '../messages.ts';

export { handleLogInForm as action } from '../LogInForm.tsx';

/** Reads how else one may log in (the phone does without), and for what somebody does. */
export async function loader({ preload, request }: PageRequest): Promise<LoadedFacts> {
  await preload('listIssuers', {}).catch(() => undefined);
  return { reason: loadLogInReason(request) };
}

/** Log-in, first step: the number the code is sent to. */
export default function LogInPage() {
  const loaded = useLoaderData() as LoadedFacts | null;
  const isListing = loaded?.reason === 'list-home';
  return (
    <main id="main">
      <PageMeta {...pageTitles.logIn} isIndexed={false} />
      <LogInForm
        lead={messages.logInLead}
        title={isListing ? messages.logInToListTitle : messages.logInTitle}
      >
        <IssuerLinks />
      </LogInForm>
    </main>
  );
}
