import { darker, type Interior, ink, lighter, mix } from './palettes.ts';
import { type Plan, type PlanRoom, type PlanSubject, planRooms } from './planLayout.ts';
import type { Random } from './random.ts';
import { circle, ellipse, group, path, picture, rect, short } from './svg.ts';

type Placed = PlanRoom & { left: number; top: number; wide: number; tall: number };

const WALL_WIDTH = 9;
const line = '#5d6a66';

function text(x: number, y: number, size: number, content: string, extra = ''): string {
  return `<text x="${Math.round(x)}" y="${Math.round(y)}" font-size="${size}"${extra}>${content}</text>`;
}

function bedIcon(x: number, y: number, w: number, h: number, cloth: string): string {
  return [
    rect(x, y, w, h, { fill: '#fff', round: 4, stroke: line, strokeWidth: 2 }),
    rect(x + 5, y + 5, w / 2 - 8, h * 0.18, { fill: ink.paper, stroke: line, strokeWidth: 1.5, round: 3 }),
    rect(x + w / 2 + 3, y + 5, w / 2 - 8, h * 0.18, {
      fill: ink.paper,
      stroke: line,
      strokeWidth: 1.5,
      round: 3,
    }),
    rect(x + 1, y + h * 0.36, w - 2, h * 0.64 - 1, { fill: cloth, round: 3 }),
  ].join('');
}

function furnish(room: Placed, unit: number, interior: Interior): string {
  const { left: x, top: y, wide: w, tall: h } = room;
  const cloth = mix(interior.textile, ink.white, 0.45);
  const pen = { stroke: line, strokeWidth: 2, fill: '#fff' };
  const inset = 8;
  if (room.use === 'bedroom') {
    const bedWidth = Math.min(w * 0.5, unit * 1.6);
    const bedHeight = Math.min(h * 0.44, unit * 1.95);
    const cupboard = Math.min(unit * 0.6, 26);
    return (
      bedIcon(x + inset + cupboard + 8, y + inset, bedWidth, bedHeight, cloth) +
      rect(x + inset, y + inset, cupboard, Math.min(h * 0.4, unit * 2), pen) +
      path(`M${x + inset} ${y + inset}l${cupboard} ${Math.min(h * 0.4, unit * 2)}`, {
        stroke: line,
        strokeWidth: 1,
      })
    );
  }
  if (room.use === 'studio') {
    return (
      bedIcon(x + w - unit * 1.8 - inset, y + inset, unit * 1.7, unit * 2, cloth) +
      rect(x + w * 0.12, y + h - unit * 0.9 - inset, unit * 1.8, unit * 0.8, { ...pen, round: 6 }) +
      rect(x + w * 0.12 + 6, y + h - unit * 0.7 - inset, unit * 1.8 - 12, unit * 0.6, {
        fill: cloth,
        round: 4,
      }) +
      circle(x + w - unit * 1.1, y + h - unit * 1.1, unit * 0.42, pen)
    );
  }
  if (room.use === 'bath') {
    const s = Math.min(w, h, unit * 2.2);
    return [
      rect(x + inset, y + inset, s * 0.4, s * 0.4, pen),
      path(`M${x + inset} ${y + inset}l${s * 0.4} ${s * 0.4}m0 -${s * 0.4}l-${s * 0.4} ${s * 0.4}`, {
        stroke: line,
        strokeWidth: 1,
      }),
      rect(x + w - inset - s * 0.26, y + inset, s * 0.26, s * 0.12, pen),
      ellipse(x + w - inset - s * 0.13, y + inset + s * 0.24, s * 0.1, s * 0.13, pen),
      h > 74 ? ellipse(x + w - inset - s * 0.12, y + h - inset - s * 0.1, s * 0.12, s * 0.09, pen) : '',
    ].join('');
  }
  if (room.use === 'kitchen') {
    const depth = Math.min(unit * 0.6, w * 0.3);
    const bottom = y + h - depth - inset;
    return [
      path(
        `M${x + inset} ${y + h * 0.34}V${y + h - inset}h${w - inset * 2}v-${depth}H${x + inset + depth}V${y + h * 0.34}z`,
        pen,
      ),
      circle(x + inset + depth / 2, y + h * 0.48, depth * 0.24, {
        fill: 'none',
        stroke: line,
        strokeWidth: 2,
      }),
      circle(x + inset + depth / 2, y + h * 0.62, depth * 0.24, {
        fill: 'none',
        stroke: line,
        strokeWidth: 2,
      }),
      rect(x + w - inset - depth * 1.5, bottom + depth * 0.2, depth * 0.9, depth * 0.6, {
        fill: '#dcebea',
        stroke: line,
        strokeWidth: 2,
        round: 3,
      }),
    ].join('');
  }
  if (room.use === 'living') {
    const sofa = Math.min(unit * 2.1, w * 0.34);
    const tableX = x + Math.min(w * 0.2, unit * 1.5);
    const tableY = y + h * 0.58;
    const r = Math.min(unit * 0.55, h * 0.16);
    return [
      ...[0, 90, 180, 270].map((turn) =>
        rect(tableX - 7, tableY - r - 12, 14, 11, {
          ...pen,
          round: 3,
          extra: `transform="rotate(${turn} ${Math.round(tableX)} ${Math.round(tableY)})"`,
        }),
      ),
      circle(tableX, tableY, r, pen),
      rect(x + w - sofa - 26, y + h - unit * 0.85 - inset, sofa, unit * 0.8, { ...pen, round: 7 }),
      rect(x + w - sofa - 20, y + h - unit * 0.66 - inset, sofa - 12, unit * 0.58, { fill: cloth, round: 4 }),
      rect(x + w - sofa - 16, y + h * 0.36, sofa * 0.8, 6, { fill: line }),
    ].join('');
  }
  if (room.use === 'balcony') {
    return [0.86, 0.92]
      .map((share) => circle(x + w * share, y + h / 2, Math.min(h * 0.24, 10), { fill: '#7fae86' }))
      .join('');
  }
  return '';
}

function doorAt(room: Placed, unit: number, floor: string): string {
  if (!room.door) return '';
  const leaf = Math.min(unit * 0.85, room.wide * 0.5, room.tall * 0.5);
  const { wall, along } = room.door;
  const horizontal = wall === 'top' || wall === 'bottom';
  const length = horizontal ? room.wide : room.tall;
  const start = Math.min(Math.max(length * along - leaf / 2, WALL_WIDTH), length - leaf - WALL_WIDTH);
  const x = horizontal ? room.left + start : wall === 'left' ? room.left : room.left + room.wide;
  const y = horizontal ? (wall === 'top' ? room.top : room.top + room.tall) : room.top + start;
  const into = wall === 'top' || wall === 'left' ? 1 : -1;
  const gap = horizontal ? `M${x} ${y}h${leaf}` : `M${x} ${y}v${leaf}`;
  const swing = horizontal
    ? `M${x} ${y}v${into * leaf}a${leaf} ${leaf} 0 0 ${into > 0 ? 0 : 1} ${leaf} ${-into * leaf}`
    : `M${x} ${y}h${into * leaf}a${leaf} ${leaf} 0 0 ${into > 0 ? 1 : 0} ${-into * leaf} ${leaf}`;
  return (
    path(gap, { stroke: floor, strokeWidth: WALL_WIDTH + 1 }) +
    path(swing, { stroke: line, strokeWidth: 2, extra: 'fill="none"' })
  );
}

function windowsOf(room: Placed, plan: Plan): string {
  if (room.use === 'corridor' || room.use === 'elsewhere' || room.use === 'balcony') return '';
  const atTop = room.y < 0.01;
  const atBottom = room.y + room.h > plan.height - 0.01;
  if (!atTop && !atBottom) return '';
  const y = atTop ? room.top : room.top + room.tall;
  const length = room.wide * (room.use === 'bath' ? 0.3 : 0.5);
  const x = room.left + (room.wide - length) / 2;
  return (
    path(`M${x} ${y}h${length}`, { stroke: '#fff', strokeWidth: WALL_WIDTH }) +
    path(`M${x} ${y}h${length}`, { stroke: '#5b9bb0', strokeWidth: 3 })
  );
}

function labelOf(room: Placed): string {
  if (room.label === '') return '';
  const middle = room.left + room.wide * (room.use === 'living' ? 0.4 : 0.5);
  const size = Math.max(12, Math.min(19, (room.wide - 12) / (room.label.length * 0.56)));
  const parts = room.label.length * size * 0.56 > room.wide - 10 ? room.label.split(' ') : [room.label];
  const y =
    room.use === 'balcony' || room.use === 'elsewhere'
      ? room.top + room.tall / 2 + 6
      : room.use === 'living'
        ? room.top + Math.min(room.tall * 0.2, 34)
        : room.top +
          room.tall *
            (room.use === 'bath' ? 0.66 : room.use === 'kitchen' ? 0.16 : room.use === 'studio' ? 0.5 : 0.68);
  const lines = parts.map((word, index) =>
    text(middle, y + index * (size + 1), Math.round(size), word, ' font-weight="700"'),
  );
  const dimension =
    room.use === 'bath' || room.use === 'balcony' || room.use === 'elsewhere'
      ? ''
      : text(
          middle,
          y + parts.length * (size + 1) + 1,
          Math.max(11, Math.round(size - 4)),
          `${room.w.toFixed(1)} × ${room.h.toFixed(1)} m`,
          ` fill="${line}"`,
        );
  return lines.join('') + dimension;
}

/** A floor plan with walls, doors, windows, furniture, room names, dimensions and a north arrow. */
export function drawFloorPlan(
  random: Random,
  interior: Interior,
  subject: PlanSubject,
): { svg: string; alt: string } {
  const plan = planRooms(subject);
  const unit = Math.min(790 / plan.width, 470 / plan.height);
  const wide = plan.width * unit;
  const tall = plan.height * unit;
  const left = (960 - wide) / 2 + 8;
  const top = (640 - tall) / 2 + 2;
  const shared = subject.subType === 10 || subject.subType === 20;
  const floors: Record<PlanRoom['use'], string> = {
    bedroom: mix(interior.floor, ink.white, 0.55),
    studio: mix(interior.floor, ink.white, 0.55),
    bath: '#dcebe9',
    living: mix(interior.floor, ink.white, 0.7),
    kitchen: mix(interior.second, ink.white, 0.76),
    corridor: mix(interior.floor, ink.white, 0.7),
    balcony: '#e3ecd9',
    elsewhere: '#e7e3da',
  };
  const fillOf = (room: PlanRoom): string =>
    shared && room.isLet && room.label.startsWith('Your') ? mix(ink.jade, ink.white, 0.66) : floors[room.use];
  const rooms: Placed[] = plan.rooms.map((room) => ({
    ...room,
    left: Math.round(left + room.x * unit),
    top: Math.round(top + room.y * unit),
    wide: Math.round(room.w * unit),
    tall: Math.round(room.h * unit),
  }));
  const open = new Set(['corridor', 'living']);
  const walls = rooms.filter((room) => !open.has(room.use));
  const turn = random.pick([0, 90, 180, 270, 35, -40]);
  const entrance = left + wide;
  const hall = rooms.find((room) => room.use === 'corridor') ?? rooms[0];
  const doorY = hall ? hall.top + Math.min(hall.tall / 2, 40) - unit * 0.42 : top;
  const shapes = [
    rect(0, 0, 960, 640, { fill: ink.paper }),
    rect(left - 2, top + 6, wide + 4, tall + 2, { fill: '#000', opacity: 0.12, round: 3 }),
    ...rooms.map((room) => rect(room.left, room.top, room.wide + 1, room.tall + 1, { fill: fillOf(room) })),
    group(
      `fill="none" stroke="${ink.dark}" stroke-width="${WALL_WIDTH - 3}"`,
      ...walls.map((room) => rect(room.left, room.top, room.wide, room.tall, {})),
    ),
    rect(left, top, wide, tall, { fill: 'none', stroke: ink.dark, strokeWidth: WALL_WIDTH }),
    ...rooms.map((room) => windowsOf(room, plan)),
    ...rooms.map((room) => doorAt(room, unit, fillOf(room))),
    path(`M${entrance} ${doorY}v${unit * 0.85}`, {
      stroke: mix(interior.second, ink.white, 0.2),
      strokeWidth: WALL_WIDTH + 1,
    }),
    path(`M${entrance + 34} ${doorY + unit * 0.42}h-22m9 -8l-9 8 9 8`, {
      stroke: ink.jade,
      strokeWidth: 4,
      extra: 'fill="none"',
    }),
    ...rooms.map((room) => furnish(room, unit, interior)),
    group(`fill="${ink.dark}" font-family="sans-serif" text-anchor="middle"`, ...rooms.map(labelOf)),
    path(
      `M${left} ${top - 24}h${wide}m0 -7v14M${left} ${top - 31}v14M${left - 24} ${top}v${tall}m-7 0h14M${left - 31} ${top}h14`,
      { stroke: line, strokeWidth: 2, extra: 'fill="none"' },
    ),
    group(
      `fill="${line}" font-family="sans-serif" text-anchor="middle"`,
      rect(left + wide / 2 - 38, top - 36, 76, 22, { fill: ink.paper }),
      text(left + wide / 2, top - 19, 16, `${plan.width.toFixed(1)} m`),
      `<g transform="rotate(-90 ${Math.round(left - 24)} ${Math.round(top + tall / 2)})">${rect(left - 60, top + tall / 2 - 12, 72, 22, { fill: ink.paper })}${text(left - 24, top + tall / 2 + 5, 16, `${plan.height.toFixed(1)} m`)}</g>`,
      text(
        entrance + 8,
        626,
        15,
        shared ? 'Room let, with shared rooms' : `${short(Math.round(subject.areaSqm))} sqm`,
        ' text-anchor="end"',
      ),
      `<g transform="translate(${Math.round(left + 16)} 612)rotate(${turn})">${circle(0, 0, 17, { fill: lighter(ink.jade, 0.85), stroke: darker(ink.jade, 0.1), strokeWidth: 2 })}${path('M0-13l7 18-7-4-7 4z', { fill: ink.jade })}</g>`,
      text(left + 44, 618, 15, 'N'),
    ),
  ];
  const parts = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
  const alt = shared
    ? `Floor plan of the room${subject.subType === 20 ? ' with its private bathroom' : ''} and of the living room, kitchen${subject.subType === 20 ? '' : ' and bathroom'} shared with the household, with doors, windows and a north arrow.`
    : subject.subType === 30 || subject.bedrooms === 0
      ? `Floor plan of the studio: one main room, a kitchen and a bathroom, about ${Math.round(subject.areaSqm)} sqm, with doors, windows and a north arrow.`
      : `Floor plan with ${parts(subject.bedrooms, 'bedroom')}, ${parts(subject.bathrooms, 'bathroom')}, living and dining room, kitchen and balcony, about ${Math.round(subject.areaSqm)} sqm, with dimensions and a north arrow.`;
  return { svg: picture('', ...shapes), alt };
}
