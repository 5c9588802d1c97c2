export type {} from './core/Chat.ts';
