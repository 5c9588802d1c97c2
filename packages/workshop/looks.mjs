import { chromium } from 'playwright';

import { randomUUID } from 'node:crypto';
const origin = 'http://localhost:4610';
const out = '/tmp/looks/'; 
const browser = await chromium.launch({ executablePath: '/root/.cache/sewa/chromium-153.0.0-fonts-2.37.3/chromium', args: ['--no-sandbox'] });
const states = {};
async function open(phone, w, dark) {
  const ctx = await browser.newContext({ baseURL: origin, viewport: { width: w, height: w < 500 ? 740 : 900 }, colorScheme: dark ? 'dark' : 'light', ...(states[phone] ? { storageState: states[phone] } : {}) });
  const r = ctx.request;
  const call = async (method, path, data) => { const a = await r.fetch(path, { method, data, headers: { origin, 'idempotency-key': randomUUID() } }); const t = await a.text(); if (!a.ok()) throw new Error(path + a.status() + t); try { return JSON.parse(t).data; } catch { return t; } };
  const code = async (prefix) => { const o = await (await r.get('/sandbox/outbox.json')).json(); const m = JSON.stringify(o.find((x) => JSON.stringify(x).includes(prefix))); return /\b(\d{6})\b/.exec(m.replace(prefix,''))[1]; };
  if (!states[phone]) {
  const { prefix } = await call('POST', '/api/login/otp', { phoneNumber: phone });
  await call('POST', '/api/login/otp/validate', { phoneNumber: phone, otp: await code(prefix) });
  states[phone] = await ctx.storageState(); }
  const stepUp = async () => { const { prefix } = await call('POST', '/api/user/step-up'); await call('POST', '/api/user/step-up/validate', { otp: await code(prefix) }); };
  return { ctx, call, stepUp, page: await ctx.newPage() };
}
const shot = async (p, path, sel, name) => { await p.page.goto(path, { waitUntil: 'domcontentloaded' }); await p.page.waitForTimeout(2500); const b = p.page.getByRole('button', { name: /Only what is needed|Reject|Decline|necessary/i }).first(); if (await b.isVisible().catch(()=>false)) await b.click(); await p.page.waitForTimeout(300); for (const s of sel) { const l = p.page.locator(s); if (await l.count()) await l.first().screenshot({ path: `${out}${name}-${s.replace(/\W/g,'')}.png` }); } };
export { open, shot, browser, out };
