import { PageMeta, type PageRequest } from '@sewa/pages';
import { pageTitles } from '@sewa/pages/titles';
import { LogInForm } from '../LogInForm.tsx';
import { IssuerLinks } from '../Myinfo/IssuerLinks.tsx';
import * as messages from '../messages.ts';

export { handleLogInForm as action } from '../LogInForm.tsx';

/** Reads how else one may log in; the phone does without. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await preload('listIssuers', {}).catch(() => undefined);
}

/** Log-in, first step: the number the code is sent to. */
export default function LogInPage() {
  return (
    <main id="main">
      <PageMeta {...pageTitles.logIn} isIndexed={false} />
      <LogInForm lead={messages.logInLead}>
        <IssuerLinks />
      </LogInForm>
    </main>
  );
}
