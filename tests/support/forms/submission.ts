/** What a browser would send for a form. */
export interface Submission {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** Its fields as text, of the type named. */
  readonly data?: string;
  readonly type?: string;
  readonly multipart?: FormData;
}

/** What the button that sends a form says in place of it. */
const ask = (form: HTMLFormElement, submitter: HTMLElement | null, name: string) =>
  submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name);

function requireValid(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (form.noValidate || submitter?.hasAttribute('formnovalidate')) return;
  const wrong = [...form.elements].find(
    (field) => 'checkValidity' in field && !(field as HTMLInputElement).checkValidity(),
  );
  if (wrong)
    throw new Error(
      `A browser would not send the form: its field ${wrong.getAttribute('name')} is not valid.`,
    );
}

/** What a browser sends when a form is sent by a button, or by Enter; throws where it would rather complain of a field. */
export function makeSubmission(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  page: string,
): Submission {
  requireValid(form, submitter);
  const { FormData: PageFormData } = form.ownerDocument.defaultView as unknown as {
    FormData: typeof FormData;
  };
  const fields = [...new PageFormData(form, submitter).entries()];
  const url = new URL(ask(form, submitter, 'action') || page, page);
  const texts = new URLSearchParams(
    fields.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
  if (ask(form, submitter, 'method')?.toLowerCase() !== 'post') {
    url.search = String(texts);
    return { method: 'GET', url: url.href };
  }
  if (ask(form, submitter, 'enctype')?.toLowerCase() !== 'multipart/form-data')
    return { method: 'POST', url: url.href, data: String(texts), type: 'application/x-www-form-urlencoded' };
  const multipart = new FormData();
  for (const [name, value] of fields) multipart.append(name, value);
  return { method: 'POST', url: url.href, multipart };
}
