import { type PushKind, type PushSettings, pushKinds } from '@sewa/api/client';
import { explainError } from '@sewa/api/errors';
import { useWrite } from '@sewa/api/swr';
import { Button, Heading, Inline, Stack, Switch, Text, useToast } from '@sewa/ui';
import { useState } from 'react';
import * as messages from './messages.ts';
import { usePush } from './usePush.ts';

/** The kinds of messages somebody gets; each switch counts at once. */
function PushKinds({ kinds }: { readonly kinds: readonly PushKind[] }) {
  const { write } = useWrite('changePushKinds');
  const { show } = useToast();
  const [wanted, setWanted] = useState(kinds);

  async function choose(kind: PushKind, isWanted: boolean): Promise<void> {
    const next = pushKinds.filter((other) => (other === kind ? isWanted : wanted.includes(other)));
    setWanted(next);
    try {
      await write({ body: { kinds: next } });
    } catch (error) {
      setWanted(wanted);
      show({ type: 'Error', message: messages.failed(explainError(error)) });
    }
  }

  return (
    <Stack as="fieldset" gap="s" aria-label={messages.kindsLabel}>
      {pushKinds.map((kind) => (
        <Switch
          key={kind}
          label={messages.kind[kind]}
          checked={wanted.includes(kind)}
          onValueChange={({ value }) => void choose(kind, value)}
        />
      ))}
    </Stack>
  );
}

/** Whether this browser gets push messages, and about what; needs script, as push messages do. */
export function PushSection({
  settings: { publicKey, kinds },
}: {
  readonly settings: PushSettings & { publicKey: string };
}) {
  const { state, isBusy, turnOn, turnOff } = usePush(publicKey);
  return (
    <Stack as="section" gap="m" aria-labelledby="notifications">
      <Heading level={2} size="m" id="notifications">
        {messages.title}
      </Heading>
      <Text tone="muted">{messages.lead}</Text>
      <Text role="status">{messages.state[state]}</Text>
      {state === 'on' ? <PushKinds kinds={kinds} /> : null}
      {state === 'on' || state === 'off' ? (
        <Inline>
          <Button
            variant="secondary"
            isBusy={isBusy}
            onClick={() => void (state === 'on' ? turnOff() : turnOn())}
          >
            {state === 'on' ? messages.turnOffLabel : messages.turnOnLabel}
          </Button>
        </Inline>
      ) : null}
    </Stack>
  );
}
