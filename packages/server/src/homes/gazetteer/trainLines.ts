/** A line of trains that a search can name. */
export interface TrainLine {
  /** The name in lower case with '-'. */
  readonly id: string;
  readonly name: string;
  /** What the codes of its stations begin with. */
  readonly letters: readonly string[];
}

/** The lines that run today. */
export const trainLines: readonly TrainLine[] = [
  { id: 'north-south-line', name: 'North South Line', letters: ['NS'] },
  { id: 'east-west-line', name: 'East West Line', letters: ['EW', 'CG'] },
  { id: 'north-east-line', name: 'North East Line', letters: ['NE'] },
  { id: 'circle-line', name: 'Circle Line', letters: ['CC', 'CE'] },
  { id: 'downtown-line', name: 'Downtown Line', letters: ['DT'] },
  { id: 'thomson-east-coast-line', name: 'Thomson-East Coast Line', letters: ['TE'] },
  { id: 'bukit-panjang-lrt', name: 'Bukit Panjang LRT', letters: ['BP'] },
  { id: 'sengkang-lrt', name: 'Sengkang LRT', letters: ['SE', 'SW', 'STC'] },
  { id: 'punggol-lrt', name: 'Punggol LRT', letters: ['PE', 'PW', 'PTC'] },
];
