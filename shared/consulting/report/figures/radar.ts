import type { CompanyData } from '../company-data';
import { scale } from '../../scales';
import { type DepartmentFigure, digitalization } from './digitalization';

/** A position in the chart: x to the right, y downwards, the centre at 0,0 and the rim at distance 1. */
export interface Point {
  x: number;
  y: number;
}

export interface RadarAxis {
  department: DepartmentFigure;
  /** The point where the axis meets the rim. */
  end: Point;
  /** The department's level on its axis, at level / 5 of the distance from the centre to the rim. */
  value: Point;
}

export interface Radar {
  kind: 'radar';
  axes: RadarAxis[];
  /** The corners of each level's ring, from level 1 near the centre to level 5 on the rim. */
  rings: { level: number; points: Point[] }[];
}

export interface Bars {
  kind: 'bars';
  /** `share` is level / 5, the length of the bar. */
  bars: { department: DepartmentFigure; share: number }[];
}

/** Too many departments for a drawing: one table has them all (report.md, section "What the report gains"). */
interface NoChart {
  kind: 'table';
}

export type DepartmentChart = Radar | Bars | NoChart;

export const radarAxes = { fewest: 3, most: 6 } as const;

/** The chart of the departments' levels: bars for one or two departments, a radar for up to six. */
export function departmentChart(data: CompanyData): DepartmentChart {
  const { departments } = digitalization(data);
  if (departments.length < radarAxes.fewest) {
    return {
      kind: 'bars',
      bars: departments.map((department) => ({ department, share: department.level / scale.max })),
    };
  }
  return departments.length > radarAxes.most ? { kind: 'table' } : radar(inListOrder(data, departments));
}

/** Sorts the axes in the order of the company's own list, so that a changed level moves only one corner. */
function inListOrder({ departments }: CompanyData, shown: DepartmentFigure[]): DepartmentFigure[] {
  const rank = new Map(departments.map(({ id, place = 0 }) => [id, place]));
  return shown.toSorted((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0) || a.id - b.id);
}

function radar(departments: DepartmentFigure[]): Radar {
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
  };
}

/** The point at `share` of the radius, after `turn` of a full turn clockwise from the top. */
function pointAt(turn: number, share: number): Point {
  const angle = turn * 2 * Math.PI;
  return { x: rounded(Math.sin(angle) * share), y: rounded(-Math.cos(angle) * share) };
}

/** Rounds to six decimals, so that a drawing is the same text on every machine; never returns minus zero. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6 + 0;
