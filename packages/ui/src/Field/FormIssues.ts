import { createContext, type ReactNode } from 'react';

/** What the form around says of its fields, by the ids of their controls. */
export const FormIssues = createContext<Readonly<Record<string, ReactNode>>>({});
