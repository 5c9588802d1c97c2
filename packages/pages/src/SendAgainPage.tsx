import { catalogue } from '@sewa/api/errors';
import { loginPath } from '@sewa/paths';
import { Button, Container, Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import { useLocation } from 'react-router-dom';
import * as messages from './messages.ts';
import { PageForm } from './PageForm.tsx';
import { PageMeta } from './PageMeta.tsx';

/** What a form said that was not taken. */
type TypedForm = readonly (readonly [name: string, value: string])[];

interface SendAgainPageProps {
  readonly typed: TypedForm;
  /** Whether it was not taken because the session of its sender had ended; else the server failed. */
  readonly isSignedOut: boolean;
}

/** What a form says by itself, with its buttons, choices and hidden fields: one word in small letters. */
const wordOfForm = /^[a-z0-9-]*[a-z][a-z0-9-]*$/;

const isWritten = (value: string): boolean => value.trim().length > 3 && !wordOfForm.test(value);

/** The form an error answer holds for its sender; null when it holds none. */
export const findSubmittedForm = (data: unknown): TypedForm | null =>
  typeof data === 'object' && data !== null && 'typed' in data && Array.isArray(data.typed)
    ? data.typed
    : null;

const signedOut = {
  title: messages.sendAgainSignedOutTitle,
  text: messages.sendAgainSignedOutLead,
};
const failed = { title: catalogue.R003, text: messages.sendAgainLead };

/** Holds what somebody sent in vain, without script, so that they can send it again: once they are back, or once the server is. */
export function SendAgainPage({ typed, isSignedOut }: SendAgainPageProps) {
  const { pathname, search } = useLocation();
  const { title, text } = isSignedOut ? signedOut : failed;
  const written = typed.filter(([, value]) => isWritten(value));
  return (
    <Container as="main" id="main" width="narrow" padding="l">
      <PageMeta title={title} description={text} isIndexed={false} />
      <Stack gap="l">
        <Heading level={1} size="l">
          {title}
        </Heading>
        <Text>{text}</Text>
        {written.map(([name, value]) => (
          <Text key={`${name} ${value}`} tone="muted">
            {value}
          </Text>
        ))}
        <PageForm
          // The key is among the fields that are sent again.
          isKeyed={false}
          action={`${pathname}${search}`}
        >
          {typed.map(([name, value]) => (
            <textarea key={`${name} ${value}`} hidden readOnly name={name} defaultValue={value} />
          ))}
          <Inline gap="m">
            {isSignedOut ? (
              <Link variant="primary" href={loginPath()} target="_blank">
                {messages.logInElsewhereLabel}
              </Link>
            ) : null}
            <Button type="submit" variant={isSignedOut ? 'secondary' : 'primary'}>
              {messages.sendAgainLabel}
            </Button>
          </Inline>
        </PageForm>
      </Stack>
    </Container>
  );
}
