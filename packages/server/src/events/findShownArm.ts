import { parse } from 'hono/utils/cookie';
import type { Browser } from '../calling/Context.ts';

const armForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The arm of an experiment that the browser's cookie names, or null. */
export function findShownArm({ findHeader }: Pick<Browser, 'findHeader'>, experiment: string): string | null {
  const name = `exp-${experiment}`;
  const value = parse(findHeader('cookie') ?? '', name)[name];
  const arm = value === undefined ? '' : Buffer.from(value, 'base64').toString('utf8');
  return armForm.test(arm) && arm.length <= 50 ? arm : null;
}
