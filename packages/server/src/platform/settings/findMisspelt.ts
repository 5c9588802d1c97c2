import { parseSettings } from './parseSettings.ts';
import { SettingsError, type Variables } from './settings.ts';

/** Settings whose names are shorter, or a word only, are near those of other programs. */
const form = /^[A-Z\d]+_[A-Z\d_]{3,}$/;

/** Whether one character was added, left out, replaced, or swapped with its neighbour. */
function isOneOff(name: string, setting: string): boolean {
  let same = 0;
  while (same < name.length && name[same] === setting[same]) same += 1;
  const [given, wanted] = [name.slice(same), setting.slice(same)];
  const isSwapped = given[0] === wanted[1] && given[1] === wanted[0];
  return (
    given.slice(1) === wanted ||
    given === wanted.slice(1) ||
    given.slice(1) === wanted.slice(1) ||
    (isSwapped && given.slice(2) === wanted.slice(2))
  );
}

/** Variables that are no settings, but almost: each with the setting that may be meant. */
export function findMisspelt(variables: Variables): [name: string, setting: string][] {
  const settings = new Set<string>();
  const watched = new Proxy(variables, {
    get(target, name: string) {
      settings.add(name);
      return target[name];
    },
  });
  try {
    parseSettings(watched);
  } catch (error) {
    // Whoever reads the settings says so; a misspelt one may be why.
    if (!(error instanceof SettingsError)) throw error;
  }
  return Object.keys(variables).flatMap((name) => {
    if (settings.has(name)) return [];
    const meant = [...settings].find((setting) => form.test(setting) && isOneOff(name, setting));
    return meant === undefined ? [] : [[name, meant]];
  });
}
