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
import { type Fault, type FormError, listFaults } from './listFaults.ts';

type FormGiven = Partial<Pick<ComponentProps<'form'>, 'noValidate' | 'onChange' | 'onReset' | 'ref'>> & {
  errors: readonly FormError[];
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
};

type Sent = FormEvent<HTMLFormElement> & { nativeEvent: { submitter?: { formNoValidate?: boolean } | null } };

const noFaults: readonly Fault[] = [];

function leadToFaults(form: HTMLFormElement | null): void {
  const fault = form?.querySelector<HTMLElement>('[data-summary], [aria-invalid="true"]');
  (fault?.role === 'radiogroup' ? fault.querySelector('input') : fault)?.focus();
}

/** Moves the focus to what is wrong, once after each attempt; gives the ref that holds what was known before it. */
function useLead(form: RefObject<HTMLFormElement | null>, faults: readonly Fault[]) {
  const known = useRef<readonly Fault[] | null>(null);
  useEffect(() => {
    // Only with script: without it the browser itself says what is wrong.
    form.current?.setAttribute('novalidate', '');
    if (document.activeElement === document.body) leadToFaults(form.current);
  }, [form]);
  useEffect(() => {
    if (known.current === null || known.current === faults || faults.length === 0) return;
    known.current = null;
    leadToFaults(form.current);
  }, [form, faults]);
  return known;
}

/** Holds what is wrong with a form: what its fields found when it was to be sent, else what it was given. */
export function useFormFaults({ errors, ref, noValidate, onChange, onReset, onSubmit }: FormGiven) {
  const form = useRef<HTMLFormElement>(null);
  const [own, setOwn] = useState(noFaults);
  const faults = own.length > 0 ? own : errors;
  const known = useLead(form, faults);
  useImperativeHandle(ref, () => form.current as HTMLFormElement, []);
  const check = (event: FormEvent<HTMLFormElement>) => {
    const isChecked = !noValidate && !(event as Sent).nativeEvent.submitter?.formNoValidate;
    const found = isChecked ? listFaults(event.currentTarget) : noFaults;
    known.current = errors;
    setOwn(found);
    if (found.length > 0) event.preventDefault();
    else onSubmit?.(event);
  };
  const forgive = (event: ChangeEvent<HTMLFormElement>) => {
    onChange?.(event);
    if (own.length === 0) return;
    const left = new Set(listFaults(event.currentTarget).map(({ field }) => field));
    setOwn(own.filter(({ field }) => left.has(field)));
  };
  const reset = (event: FormEvent<HTMLFormElement>) => {
    onReset?.(event);
    setOwn(noFaults);
  };
  return { faults, handlers: { ref: form, onSubmit: check, onChange: forgive, onReset: reset } };
}
