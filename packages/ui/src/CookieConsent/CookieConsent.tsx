import { type FormEvent, type ReactNode, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { clearEdge } from '../styling/clearEdge.ts';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { CookieCategories, type CookieCategory } from './CookieCategories.tsx';
import * as styles from './CookieConsent.css.ts';
import { type CookieChoice, parseChoice } from './parseChoice.ts';

/** Where a question about cookies stands: at the foot of the window, or in a page of its own. */
export const cookieConsentPlacements = ['foot', 'page'] as const;

/** Props of `CookieConsent`; those of the native form reach the form. */
export type CookieConsentProps = Omit<NativeProps<'form'>, 'title'> & {
  /** What cookies may be for, the necessary ones first. */
  categories: readonly CookieCategory[];
  /** Takes the choice; without it, and without script, the form is posted with `choice`: accept, reject or save. */
  onChoiceChange?: (change: { value: CookieChoice }) => void;
  /** Names the question; at the foot of the window for screen readers only. @default the message `cookies` */
  title?: ReactNode;
  /** Asks it. @default the message `cookiesQuestion` */
  children?: ReactNode;
  /** Where it stands; in a page the categories are always open. @default 'foot' */
  placement?: (typeof cookieConsentPlacements)[number];
};

/** Asks which cookies are allowed: to accept and to reject are the same one press away. It presents and keeps nothing. */
export function CookieConsent(props: CookieConsentProps) {
  const { categories, onChoiceChange, title, children, placement = 'foot', ref, onSubmit, ...rest } = props;
  const messages = useMessages({
    acceptAll: english.acceptAll,
    chooseCookies: english.chooseCookies,
    cookies: english.cookies,
    cookiesQuestion: english.cookiesQuestion,
    rejectAll: english.rejectAll,
  });
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current as HTMLFormElement, []);
  useEffect(
    () => (placement === 'foot' && form.current ? clearEdge(form.current, 'foot') : undefined),
    [placement],
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    onSubmit?.(event as Parameters<NonNullable<typeof onSubmit>>[0]);
    if (!onChoiceChange || event.defaultPrevented) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    onChoiceChange({ value: parseChoice(event.currentTarget, submitter, categories) });
  };
  const list = <CookieCategories categories={categories} />;
  return (
    <form
      method="post"
      aria-labelledby={id}
      {...rest}
      ref={form}
      onSubmit={submit}
      data-placement={placement}
      className={styles.consent}
    >
      <div className={styles.content}>
        <h2 id={id} className={placement === 'page' ? styles.title : visuallyHidden}>
          {title ?? messages.cookies}
        </h2>
        <div className={styles.question}>{children ?? messages.cookiesQuestion}</div>
        {placement === 'page' ? (
          list
        ) : (
          <details className={styles.choices}>
            <summary className={styles.summary}>{messages.chooseCookies}</summary>
            {list}
          </details>
        )}
      </div>
      <div className={styles.actions}>
        <Button type="submit" name="choice" value="reject" variant="secondary">
          {messages.rejectAll}
        </Button>
        <Button type="submit" name="choice" value="accept" variant="secondary">
          {messages.acceptAll}
        </Button>
      </div>
    </form>
  );
}
