/** A modifier of the output and its contexts, such as `theme` with `light` and `dark`. */
export interface Axis {
  name: string;
  contexts: readonly string[];
}

/** Name of the switch that is on (`initial`) while a context holds and off (empty) while it does not. */
export function switchName(context: string): string {
  return `--sewa-${context}`;
}

/** Writes one CSS value that follows the switches: a `var()` for each context of each modifier on which the value depends. */
export function contextValue(
  axes: readonly Axis[],
  write: (chosen: Record<string, string>) => string,
  chosen: Record<string, string> = {},
): string {
  const [axis, ...rest] = axes;
  if (axis === undefined) return write(chosen);
  const values = axis.contexts.map((context) =>
    contextValue(rest, write, { ...chosen, [axis.name]: context }),
  );
  if (values.every((value) => value === values[0])) return values[0] ?? '';
  return values.map((value, index) => `var(${switchName(axis.contexts[index] ?? '')}, ${value})`).join(' ');
}
