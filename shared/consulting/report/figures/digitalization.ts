import { scale } from '../../scales';
import type { CompanyData } from '../company-data';
import { inReportOrder, needsImprovement } from '../findings';

export interface DepartmentFigure {
  id: number;
  name: string;
  /** 1 to 5. */
  level: number;
  /** 0 to 100, see `levelPercent`. */
  percent: number;
  /** Level 2 or less: the report recommends digital improvement. */
  isLow: boolean;
}

export interface Digitalization {
  /** 0 to 100, whole. */
  score: number;
  /** The least digitalized first, in report order. */
  departments: DepartmentFigure[];
  /** All departments at the lowest level that occurs. */
  weakest: DepartmentFigure[];
  /** Whether several departments all have the same level, so that none is the weakest. */
  isEven: boolean;
}

/** A level as a percentage, (level − 1) / 4 × 100: 0, 25, 50, 75 or 100. */
export const levelPercent = (level: number) => ((level - scale.min) * 100) / (scale.max - scale.min);

/**
 * The digitalization score of a company: the mean of its departments' percentages, each with equal weight, rounded to
 * a whole number with halves up (product.md, section 6). Needs at least one department.
 */
export function digitalization(data: CompanyData): Digitalization {
  const departments = inReportOrder(data).departments.map((department) => ({
    id: department.id,
    name: department.name,
    level: department.digitalizationLevel,
    percent: levelPercent(department.digitalizationLevel),
    isLow: needsImprovement(department),
  }));
  const sum = departments.reduce((total, { percent }) => total + percent, 0);
  const lowest = departments[0]?.level;
  const weakest = departments.filter(({ level }) => level === lowest);
  return {
    score: Math.round(sum / departments.length),
    departments,
    weakest,
    isEven: departments.length > 1 && weakest.length === departments.length,
  };
}
