import { camelName, checkName, checkVariable, nounName, toKebab } from './generated.ts';

/** Everything a verb's skeleton calls by a name. */
export interface VerbNames {
  /** Room of the server: `search`. */
  room: string;
  /** Folder of the module in its room: `saved-searches`. */
  module: string;
  /** The verb: `saveSearch`. */
  verb: string;
  /** What the verb does it to, in the policy: `SavedSearch`. */
  subject: string;
  /** What of the policy it does: read, create, update or delete. */
  action: 'read' | 'create' | 'update' | 'delete';
  /** The verb as part of a name: `SaveSearch`. */
  pascalVerb: string;
  /** The verb in a path and in the audit log: `save-search`. */
  kebabVerb: string;
  /** The module's file of the contract, and the record in it: `savedSearches`. */
  contractFile: string;
}

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const toPascal = (kebab: string) => kebab.split('-').map(capitalize).join('');

const toSingular = (noun: string) =>
  noun
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|ss|x)es$/, '$1')
    .replace(/([^s])s$/, '$1');

const actions = [
  [/^(get|find|list|count)(?=[A-Z])/, 'read'],
  [/^(make|add|create|open|start)(?=[A-Z])/, 'create'],
  [/^(drop|remove|delete|withdraw)(?=[A-Z])/, 'delete'],
] as const;

/** Names everything by the two that were given, `room/module` and the verb; throws when one of them is none. */
export function parseVerbNames([givenModule, givenVerb]: readonly (string | undefined)[]): VerbNames {
  const [givenRoom, givenName] = givenModule?.split('/') ?? [];
  const room = checkName(givenRoom, nounName, 'a room of the server is a noun like "homes"');
  const module = checkName(givenName, nounName, 'a module follows its room: "homes/viewings"');
  const verb = checkVariable(checkName(givenVerb, camelName, 'a verb is named like "makeOffer"'));
  const pascalModule = toPascal(module);
  return {
    room,
    module,
    verb,
    subject: toSingular(pascalModule),
    action: actions.find(([form]) => form.test(verb))?.[1] ?? 'update',
    pascalVerb: capitalize(verb),
    kebabVerb: toKebab(verb),
    contractFile: checkVariable(pascalModule.charAt(0).toLowerCase() + pascalModule.slice(1)),
  };
}
