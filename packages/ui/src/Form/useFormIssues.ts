import {
  type ChangeEvent,
  type ComponentProps,
  type FormEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { type FormError, type Issue, listIssues, type MissingMessages } from './listIssues.ts';

type FormGiven = Partial<Pick<ComponentProps<'form'>, 'noValidate' | 'onChange' | 'onReset' | 'ref'>> & {
  errors: readonly FormError[];
  missing?: MissingMessages | undefined;
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
};

type Sent = FormEvent<HTMLFormElement> & { nativeEvent: { submitter?: { formNoValidate?: boolean } | null } };

const noIssues: readonly Issue[] = [];

function findRedirectIssues(form: HTMLFormElement | null): void {
  const issue = form?.querySelector<HTMLElement>('[data-summary], [aria-invalid="true"]');
  (issue?.role === 'radiogroup' ? issue.querySelector('input') : issue)?.focus();
}

/** Moves the focus to what is wrong, once per attempt; gives the ref that holds what was known before it. */
function useLead(form: RefObject<HTMLFormElement | null>, issues: readonly Issue[]) {
  const known = useRef<readonly Issue[] | null>(null);
  useEffect(() => {
    // Only with script: without it the browser itself says what is wrong.
    form.current?.setAttribute('novalidate', '');
    if (document.activeElement === document.body) findRedirectIssues(form.current);
  }, [form]);
  useEffect(() => {
    if (known.current === null || known.current === issues || issues.length === 0) return;
    known.current = null;
    findRedirectIssues(form.current);
  }, [form, issues]);
  return known;
}

/** Holds what is wrong with a form: what its fields found when it was to be sent, else what it was given. */
export function useFormIssues({ errors, missing, ref, noValidate, onChange, onReset, onSubmit }: FormGiven) {
  const form = useRef<HTMLFormElement>(null);
  const [own, setOwn] = useState(noIssues);
  const issues = own.length > 0 ? own : errors;
  const known = useLead(form, issues);
  useImperativeHandle(ref, () => form.current as HTMLFormElement, []);
  const check = (event: FormEvent<HTMLFormElement>) => {
    const isChecked = !noValidate && !(event as Sent).nativeEvent.submitter?.formNoValidate;
    const found = isChecked ? listIssues(event.currentTarget, missing) : noIssues;
    known.current = errors;
    setOwn(found);
    if (found.length > 0) event.preventDefault();
    else onSubmit?.(event);
  };
  const forgive = (event: ChangeEvent<HTMLFormElement>) => {
    onChange?.(event);
    if (own.length === 0) return;
    const left = new Set(listIssues(event.currentTarget).map(({ field }) => field));
    setOwn(own.filter(({ field }) => left.has(field)));
  };
  const reset = (event: FormEvent<HTMLFormElement>) => {
    onReset?.(event);
    setOwn(noIssues);
  };
  return { issues, handlers: { ref: form, onSubmit: check, onChange: forgive, onReset: reset } };
}
