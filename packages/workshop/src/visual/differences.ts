import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inRepository } from '../repository.ts';

/** A story that ran: its id in Storybook and the file it stands in. */
export interface ShownStory {
  id: string;
  file: string;
}

/** A picture that differs from its baseline, or has none yet. */
export interface Difference {
  /** Name of the picture without `.png`: the story's id and the view. */
  picture: string;
  component: string;
  kind: 'changed' | 'new';
  /** Whether the differing pixels are marked in a picture of their own; not when the size changed. */
  isMarked: boolean;
}

/** Where the pictures of a run and the accepted ones lie. */
export interface PictureFolders {
  run: string;
  baselines: string;
}

/** The folders of this repository. */
export const pictureFolders: PictureFolders = {
  run: inRepository('.reports/visual'),
  baselines: inRepository('tests/visual/baselines'),
};

/** What a picture of a run is called after the picture's own name: as it is now, as it was, and what differs. */
export const suffixes = {
  changed: '-actual.png',
  new: '-reference.png',
  before: '-before.png',
  diff: '-diff.png',
};

/** The name of the file a picture of this run has. */
export const afterFile = ({ picture, kind }: Pick<Difference, 'picture' | 'kind'>) =>
  `${picture}${suffixes[kind]}`;

const componentOf = (file: string) => path.basename(file).replace(/\.stories\.tsx?$/, '');

/** Reads from the names of the pictures that a run left what it found different, story by story. */
export function findDifferences(stories: readonly ShownStory[], { run }: PictureFolders): Difference[] {
  const files = existsSync(run) ? readdirSync(run).sort() : [];
  const left = new Set(files);
  const kinds = ['changed', 'new'] as const;
  return files.flatMap((file) => {
    const kind = kinds.find((name) => file.endsWith(suffixes[name]));
    if (kind === undefined) return [];
    const picture = file.slice(0, -suffixes[kind].length);
    // A picture's name holds the story's id with its double hyphen made single.
    const story = stories.find(({ id }) => picture.startsWith(`${id.replaceAll('--', '-')}-`));
    const component = story ? componentOf(story.file) : picture;
    return [{ picture, component, kind, isMarked: left.has(`${picture}${suffixes.diff}`) }];
  });
}
