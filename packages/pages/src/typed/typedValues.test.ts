import { expect, test } from 'vitest';
import { parseTypedForm } from './typedValues.ts';

test('a form that was sent is held without codes and files', async () => {
  const body = new FormData();
  for (const [name, value] of [
    ['message', 'x'.repeat(6_000)],
    ['otp', '123456'],
    ['cardNumber', '4111'],
    ['form', 'identity'],
  ] as const)
    body.append(name, value);
  body.append('photo', new Blob(['x']), 'x.png');
  const draft = await parseTypedForm(new Request('https://sewa.test/', { method: 'POST', body }));
  expect(draft).toEqual([
    ['message', 'x'.repeat(5_000)],
    ['form', 'identity'],
  ]);
});
