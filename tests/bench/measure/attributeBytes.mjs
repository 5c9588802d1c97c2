import { brotliCompressSync, constants } from 'node:zlib';

const quality = 9;

const weigh = (stretches) =>
  brotliCompressSync(stretches.map(({ code }) => code).join(''), {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  }).length;

/**
 * Divides the bytes a script was sent as among its modules: each counts for what the script would be smaller without it, all in
 * proportion, so that they add up to what was sent.
 */
export function attributeBytes(stretches, sent) {
  const whole = weigh(stretches);
  const modules = [...new Set(stretches.map(({ module }) => module))];
  const saved = new Map(
    modules.map((name) => [
      name,
      Math.max(0, whole - weigh(stretches.filter(({ module }) => module !== name))),
    ]),
  );
  const total = [...saved.values()].reduce((sum, bytes) => sum + bytes, 0) || 1;
  return modules.map((name) => ({ name, bytes: ((saved.get(name) ?? 0) * sent) / total }));
}
