import { CookieConsent, type CookieConsentProps } from '@sewa/ui';
import { useConsentContext } from '../react/ConsentProvider.tsx';
import { useConsent } from '../react/useConsent.ts';

/** Props of `CookieQuestion`: those of `CookieConsent`; the categories are those of the consent, and what cannot be refused. */
export type CookieQuestionProps = Omit<CookieConsentProps, 'onChoiceChange'> & {
  /** Called once a choice is kept and, where the server could be reached, recorded. */
  onChosen?: () => void;
};

/** Asks which cookies are allowed and keeps the answer: at the foot of the window until there is one, in a page always. */
export function CookieQuestion({ onChosen, ...props }: CookieQuestionProps) {
  const consent = useConsentContext();
  const isAsking = useConsent(({ isKnown, done }) => isKnown && !done);
  const isInPage = props.placement === 'page';
  if (!isInPage && !isAsking) return null;
  return (
    <CookieConsent
      {...props}
      onChoiceChange={async ({ value }) => {
        await consent.choose(value, isInPage ? 'page' : 'banner');
        onChosen?.();
      }}
    />
  );
}
