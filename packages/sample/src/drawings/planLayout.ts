/** What a room of a floor plan is. */
export type PlanUse =
  | 'bedroom'
  | 'bath'
  | 'living'
  | 'kitchen'
  | 'corridor'
  | 'balcony'
  | 'studio'
  | 'elsewhere';

/** One room of a floor plan; lengths in metres from the plan's top left corner. */
export interface PlanRoom {
  readonly use: PlanUse;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Part of what is let; false for the rooms of others in a shared home. */
  readonly isLet: boolean;
  /** The wall that has the door, and where along it (0 to 1). */
  readonly door: { readonly wall: 'top' | 'bottom' | 'left' | 'right'; readonly along: number } | null;
}

/** What a floor plan must show. */
export interface PlanSubject {
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly areaSqm: number;
  readonly subType: number | null;
}

/** A floor plan: its outer size in metres and its rooms. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly rooms: readonly PlanRoom[];
}

interface Cell {
  use: PlanUse;
  label: string;
  share: number;
  isLet: boolean;
}

function bedroomCells(bedrooms: number, ensuites: number): Cell[] {
  const cells: Cell[] = [];
  for (let index = 0; index < bedrooms; index += 1) {
    const label =
      index === 0 && bedrooms > 1 ? 'Main bedroom' : bedrooms === 1 ? 'Bedroom' : `Bedroom ${index + 1}`;
    cells.push({ use: 'bedroom', label, share: index === 0 ? 1.3 : 1, isLet: true });
    if (index < ensuites) cells.push({ use: 'bath', label: `Bath ${index + 1}`, share: 0.62, isLet: true });
  }
  if (bedrooms === 1 && ensuites === 0) cells.push({ use: 'bath', label: 'Bath', share: 0.6, isLet: true });
  return cells;
}

function sharedCells(subType: number, bathrooms: number): Cell[] {
  const cells: Cell[] = [{ use: 'bedroom', label: 'Your room', share: 1.25, isLet: true }];
  if (subType === 20 && bathrooms > 0)
    cells.push({ use: 'bath', label: 'Your bath', share: 0.62, isLet: true });
  cells.push({ use: 'elsewhere', label: 'Not in this let', share: 1.3, isLet: false });
  return cells;
}

function row(cells: readonly Cell[], y: number, width: number, h: number, hasEnsuites: boolean): PlanRoom[] {
  const total = cells.reduce((sum, cell) => sum + cell.share, 0);
  let x = 0;
  return cells.map(({ use, label, share, isLet }, index) => {
    const w = (width * share) / total;
    const door =
      use === 'bath' && hasEnsuites
        ? ({ wall: 'left', along: 0.45 } as const)
        : ({ wall: 'bottom', along: use === 'bedroom' && index === 0 ? 0.82 : 0.2 } as const);
    const room: PlanRoom = { use, label, x, y, w, h, isLet, door };
    x += w;
    return room;
  });
}

function planStudio(width: number, height: number): PlanRoom[] {
  const bathWidth = Math.min(2.4, width * 0.3);
  const bathHeight = height * 0.45;
  return [
    {
      use: 'studio',
      label: 'Studio',
      x: bathWidth,
      y: 0,
      w: width - bathWidth,
      h: height,
      isLet: true,
      door: { wall: 'bottom', along: 0.2 },
    },
    {
      use: 'bath',
      label: 'Bath',
      x: 0,
      y: 0,
      w: bathWidth,
      h: bathHeight,
      isLet: true,
      door: { wall: 'right', along: 0.5 },
    },
    {
      use: 'kitchen',
      label: 'Kitchen',
      x: 0,
      y: bathHeight,
      w: bathWidth,
      h: height - bathHeight,
      isLet: true,
      door: { wall: 'right', along: 0.5 },
    },
  ];
}

function planHome({ bedrooms, bathrooms, subType }: PlanSubject, width: number, height: number): PlanRoom[] {
  const shared = subType === 10 || subType === 20;
  const above = bedrooms < 4 ? bedrooms : bedrooms === 4 ? 3 : Math.ceil(bedrooms * 0.6);
  const ensuites = bathrooms < 2 ? 0 : bathrooms < 4 ? 1 : Math.min(bathrooms - 2, above);
  const topHeight = height * (bedrooms === 1 && !shared ? 0.48 : 0.42);
  const hall = Math.min(1.3, height * 0.15);
  const bottom = topHeight + hall;
  const bottomHeight = height - bottom;
  const all = shared ? sharedCells(subType ?? 10, bathrooms) : bedroomCells(bedrooms, ensuites);
  const bathInRow = !shared && bedrooms === 1 && ensuites === 0 ? 1 : 0;
  const aboveCells = shared ? all : all.slice(0, above + ensuites + bathInRow);
  const belowBedrooms = all.slice(aboveCells.length);
  const bathsBelow = shared ? (subType === 20 ? 0 : 1) : Math.max(0, bathrooms - ensuites - bathInRow);
  const rooms = row(aboveCells, 0, width, topHeight, ensuites > 0 || shared);
  rooms.push({
    use: 'corridor',
    label: '',
    x: 0,
    y: topHeight,
    w: width,
    h: hall,
    isLet: !shared,
    door: null,
  });
  const columns = Math.ceil(bathsBelow / 2);
  const bathWidth = columns === 0 ? 0 : Math.min(1.9, (width * 0.34) / columns);
  for (let index = 0; index < bathsBelow; index += 1) {
    const isSingle = bathsBelow % 2 === 1 && index === 0;
    const place = index + (bathsBelow % 2);
    const column = isSingle ? 0 : Math.floor(place / 2);
    const level = isSingle ? 0 : place % 2;
    const h = isSingle ? bottomHeight : bottomHeight / 2;
    const label = shared
      ? 'Shared bath'
      : bathrooms === 1
        ? 'Bath'
        : `Bath ${index + ensuites + bathInRow + 1}`;
    rooms.push({
      use: 'bath',
      label,
      x: column * bathWidth,
      y: bottom + level * h,
      w: bathWidth,
      h,
      isLet: true,
      door: level === 0 ? { wall: 'top', along: 0.5 } : { wall: 'right', along: 0.3 },
    });
  }
  let x = columns * bathWidth;
  const rest = width - x;
  const bedShare = belowBedrooms.length === 0 ? 0 : 0.28;
  const kitchen = rest * (belowBedrooms.length > 1 ? 0.18 : 0.26);
  const bedroom = rest * bedShare * (belowBedrooms.length > 1 ? 0.78 : 1);
  const balcony = bottomHeight * 0.2;
  const living = rest - kitchen - bedroom * belowBedrooms.length;
  rooms.push({
    use: 'kitchen',
    label: shared ? 'Shared kitchen' : 'Kitchen',
    x,
    y: bottom,
    w: kitchen,
    h: bottomHeight,
    isLet: true,
    door: { wall: 'right', along: 0.5 },
  });
  x += kitchen;
  rooms.push({
    use: 'living',
    label: shared ? 'Shared living' : 'Living and dining',
    x,
    y: bottom,
    w: living,
    h: bottomHeight - balcony,
    isLet: true,
    door: null,
  });
  rooms.push({
    use: 'balcony',
    label: 'Balcony',
    x,
    y: bottom + bottomHeight - balcony,
    w: living,
    h: balcony,
    isLet: true,
    door: { wall: 'top', along: 0.4 },
  });
  x += living;
  for (const { use, label, isLet } of belowBedrooms) {
    rooms.push({
      use,
      label,
      x,
      y: bottom,
      w: bedroom,
      h: bottomHeight,
      isLet,
      door: { wall: 'top', along: 0.25 },
    });
    x += bedroom;
  }
  return rooms;
}

/** Lays out the rooms of a home so that every room opens on the hall; a studio is one room with bath and kitchen. */
export function planRooms(subject: PlanSubject): Plan {
  const isStudio = subject.subType === 30 || subject.bedrooms === 0;
  const shared = subject.subType === 10 || subject.subType === 20;
  const area = shared ? Math.max(70, subject.areaSqm * 4.2) : subject.areaSqm;
  const width = Math.sqrt(area * (isStudio || (subject.bedrooms < 3 && !shared) ? 1.4 : 1.6));
  const height = area / width;
  return { width, height, rooms: isStudio ? planStudio(width, height) : planHome(subject, width, height) };
}
