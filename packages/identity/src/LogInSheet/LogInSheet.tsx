import { formatPhone } from '@sewa/formatters';
import { type LogInHome, usePageSite } from '@sewa/pages';
import { breakpoints } from '@sewa/tokens';
import { Button, Dialog, Drawer, Form, Link, Spinner, Stack, Text } from '@sewa/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { CodeField } from '../CodeField.tsx';
import { MobileField } from '../MobileField.tsx';
import * as common from '../messages.ts';
import { ResendCode } from '../ResendCode.tsx';
import * as signUp from '../SignUp/messages.ts';
import { SignUpFields } from '../SignUp/SignUpFields.tsx';
import { SignUpTerms } from '../SignUp/SignUpTerms.tsx';
import { useFieldErrors } from '../useFieldErrors.ts';
import * as css from './LogInSheet.css.ts';
import * as messages from './messages.ts';
import { type LogInStepsOptions, useLogInSteps } from './useLogInSteps.ts';

const fieldLabels = {
  ...common.signUpFieldSubject,
  phoneNumber: common.phoneNumberSubject,
  otp: common.codeSubject,
};

const narrow = `(width < ${breakpoints.m}px)`;

type Steps = ReturnType<typeof useLogInSteps>;

function HomeLine({ home: { name, rent, picture } }: { readonly home: LogInHome }) {
  return (
    <div className={css.home}>
      {picture === null ? null : <img className={css.picture} src={picture} alt="" />}
      <div>
        <Text as="p" size="s" weight="bold">
          {name}
        </Text>
        <Text as="p" size="s" tone="muted" isNumeric>
          {rent}
        </Text>
      </div>
    </div>
  );
}

interface StepProps {
  readonly steps: Steps;
  readonly lead: string;
  readonly onSubmit: (form: FormData) => void;
  readonly fields: ReactNode;
  readonly action: string;
  /** Whether it has several fields: a list above them says what is wrong, what is empty before it is sent. @default false */
  readonly hasSeveral?: boolean;
  /** Other ways on, below the form. */
  readonly children?: ReactNode;
}

/** One step: a sentence, what went wrong with the whole, the form and other ways on. Its first field gets the focus. */
function Step({
  steps: { failure, isBusy },
  lead,
  onSubmit,
  fields,
  action,
  hasSeveral = false,
  children,
}: StepProps) {
  const frame = useRef<HTMLDivElement>(null);
  const errors = useFieldErrors(failure, fieldLabels);
  useEffect(() => frame.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <div ref={frame}>
      <Stack gap="l">
        <Text tone="muted">{lead}</Text>
        {failure?.message ? (
          <Text tone="danger" role="alert">
            {failure.message}
          </Text>
        ) : null}
        <Form noValidate={!hasSeveral} hasSummary={hasSeveral} errors={errors} onSubmit={submit}>
          {fields}
          <Button type="submit" isBusy={isBusy}>
            {action}
          </Button>
        </Form>
        {children}
      </Stack>
    </div>
  );
}

const parseText = (form: FormData, name: string) => String(form.get(name) ?? '').slice(0, 100);

function PhoneStep({ steps }: { readonly steps: Steps }) {
  return (
    <Step
      steps={steps}
      lead={messages.phoneLead}
      onSubmit={(form) => void steps.sendCode(parseText(form, 'phoneNumber'))}
      fields={<MobileField typed={steps.phoneNumber} />}
      action={common.sendCodeLabel}
    >
      <Button variant="quiet" onClick={() => void steps.goOnInPages()}>
        {messages.otherWaysLabel}
      </Button>
    </Step>
  );
}

function CodeStep({ steps, code }: { readonly steps: Steps; readonly code: NonNullable<Steps['code']> }) {
  const { isSandbox } = usePageSite();
  return (
    <Step
      steps={steps}
      lead={signUp.signUpOtpLead(formatPhone(code.phoneNumber))}
      onSubmit={(form) => void steps.enterCode(parseText(form, 'otp'))}
      fields={<CodeField id="otp" prefix={code.prefix} isSubmitting />}
      action={common.continueLabel}
    >
      <ResendCode
        // Another code has seconds of its own.
        key={code.prefix}
        resendIn={code.resendIn}
        reason={steps.failure?.reasons.phoneNumber}
        otherNumber={steps.changeNumber}
        onResend={() => void steps.sendCode(code.phoneNumber)}
      />
      {isSandbox ? (
        <Text size="s" tone="muted">
          {common.sandboxNotice}{' '}
          <Link href="/sandbox/outbox" target="_blank">
            {common.sandboxOutboxLabel}
          </Link>
        </Text>
      ) : null}
    </Step>
  );
}

function DetailsStep({
  steps,
  details: { names, typed, phoneNumber },
}: {
  readonly steps: Steps;
  readonly details: NonNullable<Steps['details']>;
}) {
  return (
    <Step
      steps={steps}
      lead={messages.detailsLead(formatPhone(phoneNumber))}
      onSubmit={(form) => void steps.enterDetails(form)}
      fields={
        <>
          <SignUpFields names={names} typed={{ ...typed, ...steps.failure?.typed }} />
          <SignUpTerms />
        </>
      }
      action={common.signUpLabel}
      hasSeveral
    >
      <Button variant="quiet" onClick={() => void steps.goOnInPages()}>
        {messages.otherRoleLabel}
      </Button>
    </Step>
  );
}

/** Logs a visitor in above their page, for what they want to do there: a sheet on phones, a dialog elsewhere. */
export function LogInSheet(props: LogInStepsOptions) {
  const { request, onEnd } = props;
  const steps = useLogInSteps(props);
  const [isNarrow] = useState(() => matchMedia(narrow).matches);
  const { code, details, failure, isInSignUp } = steps;
  const content = (
    <div className={css.content}>
      {request.home ? <HomeLine home={request.home} /> : null}
      {details ? (
        <DetailsStep steps={steps} details={details} />
      ) : code ? (
        <CodeStep steps={steps} code={code} />
      ) : isInSignUp && !failure ? (
        <Spinner label={messages.loadingDetails} />
      ) : (
        <PhoneStep steps={steps} />
      )}
    </div>
  );
  const close = () => onEnd(false);
  return isNarrow ? (
    <Drawer isOpen onOpenChange={close} title={request.title} side="bottom">
      {content}
    </Drawer>
  ) : (
    <Dialog isOpen onOpenChange={close} title={request.title} hasActions={false}>
      {content}
    </Dialog>
  );
}
