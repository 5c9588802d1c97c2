import type { ReactNode } from 'react';

/** Something wrong with a form. */
export interface FormError {
  /** Id of the control it is about; left out when it is about the whole form. */
  field?: string;
  /** Says what is wrong and how to fix it. */
  message: ReactNode;
}

/** An error as the summary lists it: those the browser found name their field, since its sentences do not. */
export type Issue = FormError & { label?: string | undefined };

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const checked = 'input, select, textarea';

function nameOf(control: Control): string | undefined {
  const ofGroup = control.closest('[role="radiogroup"]')?.getAttribute('aria-labelledby');
  const label = ofGroup ? document.getElementById(ofGroup) : control.labels?.[0];
  return label?.firstChild?.textContent ?? undefined;
}

/** What is said of a required field that is empty, by the id of its control. */
export type MissingMessages = Readonly<Record<string, string>>;

function describeIssue(control: Control, missing: MissingMessages): Issue {
  const own = control.validity.valueMissing ? missing[control.id] : undefined;
  if (own !== undefined && !control.validity.customError) return { field: control.id, message: own };
  return { field: control.id, label: nameOf(control), message: control.validationMessage };
}

/** What the fields of a form find wrong with themselves, in their order; a group of radio buttons once. */
export function listIssues(form: HTMLFormElement, missing: MissingMessages = {}): Issue[] {
  const seen = new Set<string>();
  return [...form.elements]
    .filter((element): element is Control => element.matches(checked))
    .filter((control) => control.willValidate && !control.validity.valid)
    .filter(({ type, name }) => type !== 'radio' || (!seen.has(name) && seen.add(name)))
    .map((control) => describeIssue(control, missing));
}
