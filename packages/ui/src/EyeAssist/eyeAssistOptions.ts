/** The choices of the reading aids; the first of each is the default. */
export const eyeAssistOptions = {
  textSize: ['normal', 'large', 'larger'],
  contrast: ['normal', 'more'],
  spacing: ['normal', 'wide'],
  typeface: ['normal', 'reading'],
} as const;

type Options = typeof eyeAssistOptions;

/** One choice of each. */
export type EyeAssistChoice = { readonly [Name in keyof Options]: Options[Name][number] };

/** The defaults. */
export const standardEyeAssist: EyeAssistChoice = {
  textSize: 'normal',
  contrast: 'normal',
  spacing: 'normal',
  typeface: 'normal',
};

/** Whether a choice equals the defaults. */
export const isStandardEyeAssist = (choice: EyeAssistChoice): boolean =>
  (Object.keys(standardEyeAssist) as (keyof Options)[]).every(
    (name) => choice[name] === standardEyeAssist[name],
  );

const attributeNames: { readonly [Name in keyof Options]: string } = {
  textSize: 'data-text-size',
  contrast: 'data-contrast',
  spacing: 'data-spacing',
  typeface: 'data-typeface',
};

/** The attributes by which `<html>` shows a choice; null where one is to be taken away. */
export function listEyeAssistAttributes(choice: EyeAssistChoice): Record<string, string | null> {
  return Object.fromEntries(
    (Object.keys(attributeNames) as (keyof Options)[]).map((name) => [
      attributeNames[name],
      choice[name] === standardEyeAssist[name] ? null : choice[name],
    ]),
  );
}
