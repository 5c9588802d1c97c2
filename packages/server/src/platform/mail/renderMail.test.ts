import { expect, test } from 'vitest';
import { renderMail } from './renderMail.ts';

const mail = {
  subject: 'Pay the rent <by> 6 Dec',
  origin: 'https://sewa.test',
  body: {
    lead: ['$3,700 is due.'],
    quotes: [{ from: 'Mei', text: 'One & two\nthree' }],
    button: { label: 'Pay now', url: 'https://sewa.test/flow?a=1&b=2' },
    links: [{ label: 'See the plan', url: 'https://sewa.test/plan' }],
    reason: 'You get this email because you pay rent.',
  },
};

test('a mail is 600 px wide at most, with our sign, one button, and last why one gets it', () => {
  const html = renderMail(mail);
  expect(html).toContain('max-width:600px');
  expect(html).toContain('<img src="https://sewa.test/icon-192.png" width="32" height="32" alt=""');
  expect(html.match(/bgcolor=/g)).toHaveLength(1);
  expect(html).toMatch(/You get this email because you pay rent\.<\/td><\/tr><\/table>.*<\/html>$/);
});

test('everything somebody wrote is text, and its lines stay lines', () => {
  const html = renderMail(mail);
  expect(html).toContain(
    '<h1 style="margin:0 0 16px;font-size:22px;line-height:30px">Pay the rent &lt;by&gt; 6 Dec</h1>',
  );
  expect(html).toContain('<strong>Mei</strong><br>One &amp; two<br>three');
  expect(html).toContain('href="https://sewa.test/flow?a=1&amp;b=2"');
});

test('a mail that asks for nothing has no button', () => {
  const { button: _, ...body } = mail.body;
  expect(renderMail({ ...mail, body })).not.toContain('bgcolor=');
});
