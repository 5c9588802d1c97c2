import { type APIRequestContext, expect } from '@playwright/test';

interface OutboxMessage {
  readonly channel: string;
  readonly to: string;
  readonly body: string;
}

/** The newest letter to an address in the sandbox's outbox that says something, once it is there. */
export async function findMail(request: APIRequestContext, to: string, subject: string): Promise<string> {
  let body = '';
  await expect
    .poll(
      async () => {
        const messages: OutboxMessage[] = await (await request.get('/sandbox/outbox.json')).json();
        const found = messages.find(
          (message) => message.channel === 'email' && message.to === to && message.body.includes(subject),
        );
        body = found?.body ?? '';
        return body;
      },
      { timeout: 60_000 },
    )
    .not.toBe('');
  return body;
}
