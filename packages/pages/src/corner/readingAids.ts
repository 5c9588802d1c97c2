import { type EyeAssistChoice, eyeAssistOptions, isStandardEyeAssist, standardEyeAssist } from '@sewa/ui';
import type { Site } from '../PageSite.tsx';

type Name = keyof EyeAssistChoice;

const names = Object.keys(eyeAssistOptions) as Name[];
const YEAR_IN_SECONDS = 31_536_000;

const isOptionOf = (name: Name, value: string | undefined): value is EyeAssistChoice[Name] =>
  eyeAssistOptions[name].some((option) => option === value);

/** The cookie that holds what a person chose for their eyes. */
export const nameReadingAids = ({ cookiePrefix = '' }: Site): string => `${cookiePrefix}readingAids`;

/** Reads the choice out of a cookie header; what nobody could have chosen counts as not chosen. */
export function parseReadingAids(cookies: string, site: Site): EyeAssistChoice {
  const name = nameReadingAids(site);
  const current = cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([key]) => key === name)?.[1];
  const values = (current ?? '').split('.');
  const read = (option: Name): [Name, string] => {
    const value = values[names.indexOf(option)];
    return [option, isOptionOf(option, value) ? value : standardEyeAssist[option]];
  };
  return { ...standardEyeAssist, ...Object.fromEntries(names.map(read)) };
}

/** Writes the cookie that keeps a choice on this browser for a year; nothing chosen takes it away. */
export function serializeReadingAids(choice: EyeAssistChoice, site: Site): string {
  const value = names.map((name) => choice[name]).join('.');
  const stored = isStandardEyeAssist(choice) ? '=; Max-Age=0' : `=${value}; Max-Age=${YEAR_IN_SECONDS}`;
  return `${nameReadingAids(site)}${stored}; Path=/; SameSite=Lax`;
}
