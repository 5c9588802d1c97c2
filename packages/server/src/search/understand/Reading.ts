import type { noteSubjects } from '@sewa/api/schema';
import type { DiscoverFilters } from '@sewa/formatters';
import { listWords, normalizeText } from './names/words.ts';

/** What a note is about. */
export type NoteSubject = (typeof noteSubjects)[number];

/** Part of the text that is a filter now, and what it means. */
export interface Chip {
  readonly text: string;
  readonly meaning: string;
}

/** A spelling that was put right. */
export interface Correction {
  readonly typed: string;
  readonly used: string;
}

/** Part of the text that was understood, but that no filter answers. */
export interface Note {
  readonly text: string;
  readonly about: NoteSubject;
}

/** What a pattern matched. */
export interface Match {
  readonly text: string;
  readonly groups: Readonly<Record<string, string | undefined>>;
}

/** A distance that was named before or after a place. */
export interface Way {
  readonly by: 'walk' | 'train' | 'near';
  readonly minutes: number;
  readonly text: string;
}

/** Stands in the text where something was taken out. Inputs have no control characters. */
export const TAKEN = '\u0001';

/** Stands in the text for 'not in'. */
export const NOT = '\u0003';

/** Ways stand in the text as private-use characters, which inputs don't have. */
const FIRST_WAY = 0xe000;

const spell = (text: string): string => listWords(normalizeText(text)).join(' ');

type ListFilter =
  | 'propertyTypes'
  | 'propertySubTypes'
  | 'noOfBedRooms'
  | 'noOfBathRooms'
  | 'furnitureStatus'
  | 'amenities';

/** A text while rules take out what they understand, and what they understood so far. */
export class Reading {
  /** What isn't understood yet. */
  text: string;
  readonly filters: Partial<DiscoverFilters> = {};
  readonly chips: Chip[] = [];
  readonly corrections: Correction[] = [];
  readonly notes: Note[] = [];
  readonly ways: Way[] = [];
  /** Streets, projects and postal codes, which stay text. */
  readonly texts: string[] = [];
  /** What says nothing without the rest of the text: a distance without a place, a unit number. */
  readonly unused: string[] = [];

  constructor(typed: string) {
    this.text = ` ${normalizeText(typed)} `;
  }

  /** Takes every match out of the text. A rule that returns false leaves it; one that returns a text puts that in its place. */
  take(pattern: RegExp, rule: (match: Match) => boolean | string): void {
    let text = '';
    let end = 0;
    for (const found of this.text.matchAll(pattern)) {
      const result = rule({ text: found[0].trim(), groups: found.groups ?? {} });
      if (result === false) continue;
      text += `${this.text.slice(end, found.index)} ${result === true ? TAKEN : result} `;
      end = found.index + found[0].length;
    }
    this.text = text + this.text.slice(end);
  }

  /** Adds codes to a filter. */
  add(name: ListFilter, ...codes: readonly number[]): void {
    const all = new Set([...(this.filters[name] ?? []), ...codes]);
    this.filters[name] = [...all].sort((one, other) => one - other);
  }

  /** Says what a part of the text means. */
  explain(text: string, meaning: string): void {
    this.chips.push({ text: text.trim(), meaning });
  }

  /** Adds a name that stays text, as it is written in full; says so if it was typed otherwise. */
  addText(typed: string, name: string): void {
    this.texts.push(name);
    if (spell(typed) !== spell(name)) this.explain(typed, name);
  }

  /** Adds a way and returns the mark that stands for it in the text. */
  addWay(way: Way): string {
    this.ways.push(way);
    return String.fromCharCode(FIRST_WAY + this.ways.length - 1);
  }

  /** The way that a mark stands for, or undefined. */
  findWay(mark: string): Way | undefined {
    return this.ways[mark.charCodeAt(0) - FIRST_WAY];
  }

  /** The mark of a way. */
  markOf(way: Way): string {
    return String.fromCharCode(FIRST_WAY + this.ways.indexOf(way));
  }
}
