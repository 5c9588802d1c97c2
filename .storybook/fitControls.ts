import type { Preview } from '@storybook/react-vite';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Steps of sizes from least to most; the compiler does not keep their order. */
const steps = ['none', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', 'huge', 'display'];

function sortSteps<Choice>(choices: readonly Choice[]): readonly Choice[] {
  const stepOf = (choice: Choice) => steps.indexOf(String(choice));
  return choices.some((choice) => stepOf(choice) === -1)
    ? choices
    : choices.toSorted((one, other) => stepOf(one) - stepOf(other));
}

const isText = (arg: unknown) => arg === undefined || typeof arg === 'string';

/** Whether a value can be edited as JSON: nothing in it is an element or a function. */
function isData(arg: unknown): boolean {
  if (typeof arg !== 'object' || arg === null) return typeof arg !== 'function' && arg !== undefined;
  return !('$$typeof' in arg) && Object.values(arg).every(isData);
}

/** Words are typed into a text field; what nobody can type, as elements and functions, has no control. */
export const fitControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, control } = argType;
      const arg = initialArgs[name];
      if (control !== undefined || type === undefined || typeof type === 'string') return [name, argType];
      if (type.name === 'enum')
        return [name, { ...argType, type: { ...type, value: [...sortSteps(type.value)] } }];
      if (['boolean', 'number', 'string'].includes(type.name)) return [name, argType];
      const isWords =
        type.name === 'node' || /^(ReactNode|string\b[^=[]*)$/.test(argType.table?.type?.summary ?? '');
      if (isWords && isText(arg)) return [name, { ...argType, control: { type: 'text' as const } }];
      return [name, isData(arg) ? argType : { ...argType, control: false as const }];
    }),
  );
