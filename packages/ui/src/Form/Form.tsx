import type { ComponentProps, ComponentType, FormEvent } from 'react';
import { FormIssues } from '../Field/FormIssues.ts';
import * as styles from './Form.css.ts';
import { FormSummary } from './FormSummary.tsx';
import type { FormError, MissingMessages } from './listIssues.ts';
import { useFormIssues } from './useFormIssues.ts';

/** What a form component is given: the props of a form, with the methods and encodings HTML knows. */
export type FormComponentProps = Omit<
  ComponentProps<'form'>,
  'action' | 'encType' | 'method' | 'onSubmit'
> & {
  action?: string;
  encType?: 'application/x-www-form-urlencoded' | 'multipart/form-data' | 'text/plain';
  method?: 'get' | 'post';
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** What every `Form` takes; props of the native form reach the form. */
type CommonProps = Omit<FormComponentProps, 'action' | 'className' | 'onSubmit' | 'style'> & {
  /** Called if the form is valid; the form is sent unless you prevent it. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** What the server rejected: a new list after each attempt, the same list between them. */
  errors?: readonly FormError[] | undefined;
  /** What is said of a required field that is empty, by the id of its control. @default the browser's sentence */
  missing?: MissingMessages | undefined;
  /** Lists what is wrong above the fields; a form of one field can do without. @default true */
  hasSummary?: boolean;
};

interface PlainProps {
  formComponent?: undefined;
  /** Where it is sent, or a function of React that is called with its data, such as one of `useActionState`. */
  action?: ComponentProps<'form'>['action'];
}

interface RoutedProps {
  /** Renders the form, so that a router can send it. @default a plain `<form>` */
  formComponent: ComponentType<FormComponentProps>;
  /** Where it is sent. */
  action?: string;
}

/** Props of `Form`. */
export type FormProps = CommonProps & (PlainProps | RoutedProps);

const noErrors: readonly FormError[] = [];

/**
 * Says at each field and in a list above them what is wrong, and leads there after a failed attempt. What the fields
 * themselves find wrong is said before anything is sent, unless `noValidate` leaves it to the server.
 */
export function Form({ errors = noErrors, missing, hasSummary = true, children, ...rest }: FormProps) {
  const { issues, handlers } = useFormIssues({ errors, missing, ...rest });
  const byField = Object.fromEntries(issues.map(({ field, message }) => [field, message]));
  const own = {
    ...handlers,
    className: styles.form,
    children: (
      <>
        {hasSummary && issues.length > 0 && <FormSummary issues={issues} />}
        <FormIssues value={byField}>{children}</FormIssues>
      </>
    ),
  };
  if (!rest.formComponent) {
    const { formComponent: _, ...plain } = rest;
    return <form {...plain} {...own} />;
  }
  const { formComponent: Sender, ...routed } = rest;
  return <Sender {...routed} {...own} />;
}
