import type { ParserOptions } from 'react-docgen-typescript';

/** The components whose props tables are read from their types. */
export const propTableFiles = {
  include: ['packages/{auth,calculator,chat,consent,pickers,ui}/src/**/*.tsx'],
  exclude: ['**/*.{stories,test}.tsx', '**/testing/**'],
};

/** How they are read: closed lists spelled out, and nothing that comes from React or another library. */
export const propTableOptions: ParserOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  shouldSortUnions: true,
  propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
};
