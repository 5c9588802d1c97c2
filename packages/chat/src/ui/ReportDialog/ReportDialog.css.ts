import { vars } from '@sewa/tokens';
import { chatStyle } from '../styling/chatStyle.ts';

export const form = chatStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.l });

export const actions = chatStyle({ display: 'flex', justifyContent: 'flex-end', gap: vars.space.m });

export const problem = chatStyle({ margin: 0, color: vars.color.text.danger });
