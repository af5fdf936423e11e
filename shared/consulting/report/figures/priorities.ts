import type { CompanyData } from '../company-data';
import { inReportOrder, isWorthLeveraging, urgencies, type Urgency, urgencyOf } from '../findings';
import { type ChosenModule, moduleBroughtInBy, type ModuleName } from '../modules/modules';

/** The module that a record called for, and the word that did so. */
interface Support {
  module: ModuleName;
  word: string;
}

export interface ProblemFigure {
  id: number;
  description: string;
  priority: number;
  /** The department that it affects; null when the company named none. */
  department: { id: number; name: string } | null;
  support: Support | null;
}

export interface PriorityBand {
  urgency: Urgency;
  /** The most urgent first. */
  problems: ProblemFigure[];
}

/**
 * The company's problems by urgency: high (priority 4-5), medium (2-3) and low (1); always three bands, even if empty.
 */
export function priorityBands(data: CompanyData, modules: ChosenModule[]): PriorityBand[] {
  const ordered = inReportOrder(data);
  const departments = new Map(data.departments.map(({ id, name }) => [id, name]));
  const figure = ({ id, description, priority, departmentId }: CompanyData['problems'][number]) => {
    const name = departments.get(departmentId ?? 0);
    return {
      id,
      description,
      priority,
      department: departmentId && name !== undefined ? { id: departmentId, name } : null,
      support: moduleBroughtInBy(modules, 'problem', id) ?? null,
    };
  };
  return urgencies.map((urgency) => ({
    urgency,
    problems: ordered.problems.filter((problem) => urgencyOf(problem) === urgency).map(figure),
  }));
}

export interface StrengthFigure {
  id: number;
  description: string;
  impact: number;
  /** Impact 4 or more: to be leveraged. */
  toLeverage: boolean;
  support: Support | null;
}

/** The company's strengths, the greatest impact first. */
export function strengthsByImpact(data: CompanyData, modules: ChosenModule[]): StrengthFigure[] {
  return inReportOrder(data).strengths.map((strength) => ({
    id: strength.id,
    description: strength.description,
    impact: strength.impact,
    toLeverage: isWorthLeveraging(strength),
    support: moduleBroughtInBy(modules, 'strength', strength.id) ?? null,
  }));
}
