import { type RefObject, useEffect, useRef } from 'react';

/** Keeps what was typed out of the page: the input holds its mask, but for while it has the focus; a form is sent the secret. */
export function useSecret(
  input: RefObject<HTMLInputElement | null>,
  initialValue: string,
  mask: (text: string) => string,
) {
  const secret = useRef('');
  const isRevealed = () => document.activeElement === input.current;
  const show = (text: string) => {
    if (input.current) input.current.value = text;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it begins with is taken once; later it belongs to the person
  useEffect(() => {
    secret.current = input.current?.value || initialValue;
    show(isRevealed() ? secret.current : mask(secret.current));
    const send = (event: FormDataEvent) => {
      const { form, name, disabled } = input.current ?? {};
      if (form && event.target === form && name && !disabled) event.formData.set(name, secret.current);
    };
    const forget = (event: Event) => {
      if (event.target === input.current?.form) secret.current = '';
    };
    document.addEventListener('formdata', send);
    document.addEventListener('reset', forget);
    return () => {
      document.removeEventListener('formdata', send);
      document.removeEventListener('reset', forget);
    };
  }, []);
  return {
    store: (text: string) => {
      secret.current = text;
    },
    reveal: () => show(secret.current),
    hide: () => show(mask(secret.current)),
  };
}
