import { districtNotes } from './districtNotes.ts';
import type { Random } from './drawings/random.ts';
import type { SampleHome } from './sampleHome.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

function counted(count: number, noun: string): string {
  return `${numbers[count] ?? count} ${noun}${count === 1 ? '' : 's'}`;
}

function describeSpace(home: SampleHome, random: Random): string {
  const feet = Math.round(home.sqm * 10.7639);
  const area = `${home.sqm} square metres`;
  if (home.propertySubType === 10 || home.propertySubType === 20) {
    return random.pick([
      `The room measures ${area}, about ${feet} square feet, and everything outside it is shared.`,
      `There are ${area} to yourself; the kitchen and the living room are shared with the household.`,
      `At ${area} there is space for a bed, a desk and a wardrobe, with floor left to stretch on.`,
    ]);
  }
  if (home.propertySubType === 30) {
    return random.pick([
      `It is ${area} in all, about ${feet} square feet, with a separate bathroom.`,
      `The whole studio is ${area}; the bathroom has a window.`,
    ]);
  }
  const rooms = `${counted(home.bedrooms, 'bedroom')} and ${counted(home.bathrooms, 'bathroom')}`;
  return random.pick([
    `There are ${rooms} in ${area}, about ${feet} square feet.`,
    `It has ${rooms} on ${area}.`,
    `The plan gives ${rooms}, ${area} altogether.`,
  ]);
}

function describeFurniture(home: SampleHome, random: Random): string {
  if (home.furniture === 2) {
    return random.pick([
      'It comes furnished; the list of what stays is attached to the lease.',
      'Furniture and kitchen appliances stay, down to the kettle.',
      'It is furnished, and what you do not need can be stored.',
    ]);
  }
  if (home.furniture === 1) {
    return random.pick([
      'Wardrobes, kitchen appliances and air-conditioning are in place; bring your own beds and tables.',
      'It is partly furnished: what is built in stays, the rest is up to you.',
      'Curtains, lamps, fridge and washing machine stay; the rooms are otherwise empty.',
    ]);
  }
  return random.pick([
    'It is let unfurnished; the drawings show one way to furnish it.',
    'The rooms are handed over empty and painted; the drawings only suggest where things could go.',
  ]);
}

function describeTerms(home: SampleHome, isAgent: boolean, random: Random): string {
  const isRoom = home.propertySubType === 10 || home.propertySubType === 20;
  const stay = isRoom
    ? random.pick([
        'Six months is the shortest stay.',
        'The room is let for six months or a year.',
        'Water, power and internet are in the rent; the shortest stay is six months.',
      ])
    : home.propertyType === 4
      ? random.pick([
          'Stays start at three months, and notice is one month.',
          'Power, water and internet are included, and the shortest stay is three months.',
        ])
      : random.pick([
          'A lease of two years is preferred, with the usual diplomatic clause.',
          'One or two years, as you like; air-conditioners are serviced every three months.',
          'The owner would like a lease of at least a year.',
        ]);
  const viewing = isAgent
    ? random.pick([
        'Viewings are by appointment, on weekday evenings too.',
        'Call or write for a viewing; the owner has agreed to this advertisement.',
        'It can be seen on Saturdays, or by appointment.',
      ])
    : random.pick([
        'I let it myself and can show it on most evenings.',
        'No agent is involved; write to me and come and see it at the weekend.',
        'I live nearby, so a viewing can be arranged within a day.',
      ]);
  return `${stay} ${viewing}`;
}

/** The description of a sample home: three short paragraphs, the last of which says that it is invented. */
export function describeHome(home: SampleHome, isAgent: boolean, random: Random): string {
  const [first, second] = districtNotes[home.district] ?? ['', ''];
  const invented = home.project
    ? `${home.project} and the people named here are invented for this sample market.`
    : 'This home and the people named here are invented for this sample market.';
  return [
    home.text,
    `${describeSpace(home, random)} ${describeFurniture(home, random)} ${random.chance(0.5) ? first : second}`,
    `${describeTerms(home, isAgent, random)} ${invented}`,
  ].join('\n\n');
}
