import { PageMeta, type PageRequest } from '@sewa/pages';
import { LogInForm } from '../LogInForm.tsx';
import { IssuerLinks } from '../Myinfo/IssuerLinks.tsx';

export { takeLogInForm as action } from '../LogInForm.tsx';

/** Reads how else one may log in; the phone does without. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await preload('listIssuers', {}).catch(() => undefined);
}

/** Log-in, first step: the number the code is sent to. */
export default function LogInPage() {
  return (
    <main id="main">
      <PageMeta
        title="Log in"
        description="Log in with a code that is sent to your phone; there is no password to remember."
        isIndexed={false}
      />
      <LogInForm lead="We send a code to your phone. There is no password to remember.">
        <IssuerLinks />
      </LogInForm>
    </main>
  );
}
