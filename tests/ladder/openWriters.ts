import { waitFor } from './machine.ts';
import { Writer } from './Writer.ts';

/** Tenants and owners of the sample market. */
const phones = [...Array(6).keys()]
  .map((index) => `8000030${index + 1}`)
  .concat([...Array(9).keys()].map((index) => `8000020${index + 1}`));

async function post<Data>(
  url: string,
  path: string,
  body: object,
  cookie = '',
): Promise<{ data: Data; cookie: string }> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`POST ${path} answered ${response.status}: ${await response.text()}`);
  const set = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const { data } = (await response.json()) as { data: Data };
  return { data, cookie: set.join('; ') };
}

/** Logs somebody in with the code of the sandbox's outbox; resolves to their cookies. */
async function logIn(url: string, phoneNumber: string): Promise<string> {
  const { data, cookie } = await post<{ prefix: string }>(url, '/api/login/otp', { phoneNumber });
  let otp: string | undefined;
  await waitFor(`A code for ${phoneNumber}`, async () => {
    const outbox = await (await fetch(`${url}/sandbox/outbox.json`)).text();
    otp = new RegExp(`${data.prefix}-(\\d{6})`).exec(outbox)?.[1];
    return otp !== undefined;
  });
  return (await post(url, '/api/login/otp/validate', { phoneNumber, otp }, cookie)).cookie;
}

/** Opens writers: people of the sample market, each in a conversation of their own about a listing. */
export async function openWriters(url: string): Promise<Writer[]> {
  const { data } = (await (await fetch(`${url}/api/discover`)).json()) as {
    data: { items: { id: string }[] };
  };
  return Promise.all(
    phones.map(async (phoneNumber, index) => {
      const cookie = await logIn(url, phoneNumber);
      const contextId = `listing-${data.items[index]?.id}`;
      const { data: started } = await post<{ conversationId: string }>(
        url,
        '/api/chat/start',
        { contextId },
        cookie,
      );
      return new Writer(url, {
        name: `Writer ${phoneNumber}`,
        cookie,
        conversationId: started.conversationId,
      });
    }),
  );
}
