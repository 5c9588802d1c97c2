import { render, screen, within } from '@testing-library/react';
import { type FormEvent, useActionState, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormComponentProps, type FormProps } from './Form.tsx';

const swallow = (event: FormEvent) => event.preventDefault();

function NameForm({ children, ...rest }: FormProps) {
  return (
    <Form onSubmit={swallow} {...rest}>
      <TextField id="name" label="Name" name="name" required />
      <TextField id="mail" label="E-mail" name="mail" type="email" required />
      {children}
      <Button type="submit">Send</Button>
    </Form>
  );
}

function Rejected() {
  const [errors, setErrors] = useState<FormProps['errors']>();
  const refuse = (event: FormEvent) => {
    event.preventDefault();
    setErrors([{ field: 'name', message: 'This name is taken.' }]);
  };
  return <NameForm noValidate errors={errors} onSubmit={refuse} />;
}

function RouterForm({ onSubmit, ...rest }: FormComponentProps) {
  const take = (event: FormEvent<HTMLFormElement>) => {
    onSubmit(event);
    const isTaken = !event.defaultPrevented;
    event.preventDefault();
    if (isTaken) event.currentTarget.dataset.sent = '';
  };
  return <form {...rest} onSubmit={take} data-testid="router" />;
}

const summary = () => screen.getByRole('region', { name: 'There is a problem' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('an attempt that fails moves the focus to the list of what is wrong', async () => {
  const onSubmit = vi.fn();
  render(<NameForm onSubmit={onSubmit} />);
  await send();
  expect(document.activeElement).toBe(summary());
  expect(
    within(summary())
      .getAllByRole('link')
      .map(({ textContent }) => textContent?.split(':')[0]),
  ).toEqual(['Name', 'E-mail']);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('each line leads to its field by keyboard, and its field says the same', async () => {
  render(<NameForm />);
  await send();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  const mail = screen.getByRole<HTMLInputElement>('textbox', { name: /E-mail/ });
  expect(document.activeElement).toBe(mail);
  expect(document.getElementById('mail-error')?.textContent).toBe(mail.validationMessage);
  expect(mail.getAttribute('aria-describedby')).toBe('mail-error');
});

test('a required field that is empty is described in its own words, and by the browser without them', async () => {
  render(<NameForm missing={{ name: 'Enter your name' }} />);
  await send();
  const mail = screen.getByRole<HTMLInputElement>('textbox', { name: /E-mail/ });
  expect(
    within(summary())
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Enter your name', `E-mail: ${mail.validationMessage}`]);
  expect(document.getElementById('name-error')?.textContent).toBe('Enter your name');
  await userEvent.fill(mail, 'tan');
  await userEvent.fill(screen.getByRole('textbox', { name: /Name/ }), 'Tan');
  await send();
  expect(document.getElementById('mail-error')?.textContent).toBe(mail.validationMessage);
});

test('a field that was mended leaves the list, and the last one takes the list away', async () => {
  render(<NameForm />);
  await send();
  await userEvent.fill(screen.getByRole('textbox', { name: /Name/ }), 'Tan Ah Kow');
  expect(within(summary()).getAllByRole('link')).toHaveLength(1);
  await userEvent.fill(screen.getByRole('textbox', { name: /E-mail/ }), 'tan@example.org');
  expect(screen.queryByRole('region')).toBeNull();
});

test('a form whose fields are right is sent', async () => {
  const onSubmit = vi.fn(swallow);
  render(<NameForm onSubmit={onSubmit} />);
  await userEvent.fill(screen.getByRole('textbox', { name: /Name/ }), 'Tan Ah Kow');
  await userEvent.fill(screen.getByRole('textbox', { name: /E-mail/ }), 'tan@example.org');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('with noValidate the fields are left to the server, whose refusals are listed after each attempt', async () => {
  render(<Rejected />);
  await send();
  expect(document.activeElement).toBe(summary());
  expect(screen.getByRole('textbox', { name: /Name/ }).getAttribute('aria-invalid')).toBe('true');
  await send();
  expect(document.activeElement).toBe(summary());
});

test('drawing the form again takes the focus from nobody', async () => {
  const errors = [{ field: 'name', message: 'This name is taken.' }];
  const { rerender } = render(<NameForm noValidate errors={errors} />);
  const mail = screen.getByRole('textbox', { name: /E-mail/ });
  mail.focus();
  rerender(<NameForm noValidate errors={[...errors]} />);
  expect(document.activeElement).toBe(mail);
});

test('without a summary the focus goes to the first field at fault', async () => {
  render(<NameForm hasSummary={false} />);
  await send();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Name/ }));
  expect(screen.queryByRole('region')).toBeNull();
});

test('without script the list stands in the HTML with links to the fields, and the browser checks the fields', () => {
  const html = renderToString(<NameForm errors={[{ field: 'name', message: 'This name is taken.' }]} />);
  expect(html).toContain('href="#name"');
  expect(html).toContain('autofocus=""');
  expect(html).toContain('id="name-error"');
  expect(html).not.toContain('novalidate');
});

test('a router may send it', async () => {
  render(
    <Form formComponent={RouterForm}>
      <TextField label="Name" required />
      <Button type="submit">Send</Button>
    </Form>,
  );
  await send();
  expect(screen.getByTestId('router').dataset.sent).toBeUndefined();
  await userEvent.fill(screen.getByRole('textbox'), 'Tan');
  await send();
  expect(screen.getByTestId('router').dataset.sent).toBe('');
});

test('a button that skips the checks of the browser skips these too', async () => {
  const onSubmit = vi.fn(swallow);
  render(
    <NameForm onSubmit={onSubmit}>
      <Button type="submit" formNoValidate>
        Save for later
      </Button>
    </NameForm>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save for later' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

function Counting({ refused }: { refused?: string }) {
  const [state, send] = useActionState(
    async ({ sent }: { sent: string[] }, fields: FormData) => {
      const name = String(fields.get('name'));
      return name === refused
        ? { sent, errors: [{ field: 'name', message: 'This name is taken.' }] }
        : { sent: [...sent, name] };
    },
    { sent: [] },
  );
  return (
    <Form action={send} errors={state.errors}>
      <TextField id="name" label="Name" name="name" required />
      <Button type="submit">Send</Button>
      <output>{state.sent.join()}</output>
    </Form>
  );
}

test('a function of React may take what is sent, once the fields are right', async () => {
  render(<Counting />);
  await send();
  expect(document.activeElement).toBe(summary());
  await userEvent.fill(screen.getByRole('textbox', { name: /Name/ }), 'Tan');
  await send();
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Tan'));
  expect(screen.queryByRole('region')).toBeNull();
});

test('what that function refuses is listed, each time anew', async () => {
  render(<Counting refused="Tan" />);
  for (const _ of [1, 2]) {
    await userEvent.fill(screen.getByRole('textbox', { name: /Name/ }), 'Tan');
    await send();
    await vi.waitFor(() => expect(document.activeElement).toBe(summary()));
    expect(document.getElementById('name-error')?.textContent).toBe('This name is taken.');
  }
});

test('a form that a router sends has an address, not a function', () => {
  const routed: FormProps = { formComponent: RouterForm, action: '/enquiries' };
  // @ts-expect-error a router knows no functions of React
  const wrong: FormProps = { formComponent: RouterForm, action: () => undefined };
  render(<Form {...routed} />);
  expect(screen.getByTestId('router').getAttribute('action')).toBe('/enquiries');
  expect(wrong).toBeTruthy();
});
