import type { Service } from '@sewa/api/client';
import { Text } from '@sewa/ui';
import { listMethodFacts, nameMethod } from '../Methods/describeMethod.ts';
import * as messages from './messages.ts';

/** What a service is paid with. */
export function MethodFacts({ service }: { readonly service: Service }) {
  const { method, state } = service;
  if (method === null) return <Text>{messages.noMethod}</Text>;
  return (
    <div>
      <Text as="p" weight="semibold">
        {nameMethod(method)}
      </Text>
      <Text as="p" size="s" tone="muted">
        {[...listMethodFacts(method), state === 'paused' ? messages.methodPaused : messages.methodUse].join(
          ' · ',
        )}
      </Text>
    </div>
  );
}
