import type { CompanyData } from '../company-data';
import { scale } from '../../scales';
import { type DepartmentFigure, digitalization } from './digitalization';

/** Where something is drawn: x to the right, y downwards, the middle at 0,0 and the rim 1 away from it. */
export interface Point {
  x: number;
  y: number;
}

export interface RadarAxis {
  department: DepartmentFigure;
  /** Where the axis meets the rim. */
  end: Point;
  /** The department's level on its axis: level / 5 of the way from the middle to the rim. */
  value: Point;
}

export interface Radar {
  kind: 'radar';
  axes: RadarAxis[];
  /** The corners of each level's ring, from level 1 in the middle to level 5 on the rim. */
  rings: { level: number; points: Point[] }[];
  /** Departments that have no axis because there are more than twelve: the most digitalized ones. */
  leftOut: DepartmentFigure[];
}

export interface Bars {
  kind: 'bars';
  /** `share` is level / 5: the length of the bar. */
  bars: { department: DepartmentFigure; share: number }[];
}

export const radarAxes = { fewest: 3, most: 12 } as const;

/** The chart of the departments' levels: a radar, or bars when there are fewer than three. */
export function departmentChart(data: CompanyData): Radar | Bars {
  const { departments } = digitalization(data);
  if (departments.length < radarAxes.fewest) {
    return {
      kind: 'bars',
      bars: departments.map((department) => ({ department, share: department.level / scale.max })),
    };
  }
  return radar(inListOrder(data, departments.slice(0, radarAxes.most)), departments.slice(radarAxes.most));
}

/** Axes keep the places of the company's own list, so that a changed level moves one corner and no other. */
function inListOrder({ departments }: CompanyData, shown: DepartmentFigure[]): DepartmentFigure[] {
  const rank = new Map(departments.map(({ id, place = 0 }) => [id, place]));
  return shown.toSorted((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0) || a.id - b.id);
}

function radar(departments: DepartmentFigure[], leftOut: DepartmentFigure[]): Radar {
  const along = (index: number, share: number) => pointAt(index / departments.length, share);
  return {
    kind: 'radar',
    axes: departments.map((department, index) => ({
      department,
      end: along(index, 1),
      value: along(index, department.level / scale.max),
    })),
    rings: Array.from({ length: scale.max }, (_, ring) => ({
      level: ring + 1,
      points: departments.map((_department, index) => along(index, (ring + 1) / scale.max)),
    })),
    leftOut,
  };
}

/** A point `share` of the way to the rim, after `turn` of a full turn clockwise from the top. */
function pointAt(turn: number, share: number): Point {
  const angle = turn * 2 * Math.PI;
  return { x: rounded(Math.sin(angle) * share), y: rounded(-Math.cos(angle) * share) };
}

/** To six decimals, so that the same drawing is the same text on every machine; never minus zero. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6 + 0;
