import { vars } from '@sewa/tokens';
import { chatStyle } from '../styling/chatStyle.ts';

export const actions = chatStyle({ display: 'flex', justifyContent: 'flex-end', gap: vars.space.m });

export const problem = chatStyle({ margin: 0, color: vars.color.text.danger });
