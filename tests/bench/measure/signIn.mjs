import { setTimeout as wait } from 'node:timers/promises';

/** Signs somebody of the sample market in with a code from the sandbox and resolves to their cookies. */
export async function signIn(origin, phoneNumber) {
  const cookies = new Map();
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const post = async (path, data) => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { origin, cookie: header(), 'content-type': 'application/json' },
      body: JSON.stringify(data),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
      cookies.set(name, value);
    }
    return (await answer.json()).data;
  };
  const { prefix } = await post('/api/login/otp', { phoneNumber });
  for (let tries = 0; tries < 100; tries += 1) {
    const messages = await (await fetch(`${origin}/sandbox/outbox.json`)).json();
    const found = messages.find(({ body }) => body.includes(`${prefix}-`));
    const otp = new RegExp(`${prefix}-(\\d{6})`).exec(found?.body ?? '')?.[1];
    if (otp) {
      await post('/api/login/otp/validate', { phoneNumber, otp });
      return [...cookies].map(([name, value]) => ({ name, value, url: origin }));
    }
    await wait(100);
  }
  throw new Error(`The sandbox shows no code for ${phoneNumber}.`);
}
