import type { CompanyData } from '../company-data';
import type { Size } from '../../scales';
import { inReportOrder } from '../findings';
import type { ChosenModule, ModuleName } from '../modules/modules';
import { programNames } from './program-names';

export type Approach = 'light' | 'modular' | 'robust';

/** The architecture approach for each company size, as in the report's text. */
export const approachOf: Record<Size, Approach> = { small: 'light', medium: 'modular', large: 'robust' };

/** The traits that the text promises for an approach, drawn as the foundation. */
const traitsOf = {
  light: ['readyMade', 'payPerUse', 'noServers'],
  modular: ['independentParts', 'sharedData', 'sizedByUse'],
  robust: ['highAvailability', 'accessByRole', 'auditTrail', 'separateEnvironments'],
} as const satisfies Record<Approach, readonly string[]>;
export type Trait = (typeof traitsOf)[Approach][number];

export interface ModuleBox {
  module: ModuleName;
  /** The number of records that call for it. */
  reasons: number;
  /** The departments that it serves: those that call for it or that its problems affect; an empty list means all. */
  departmentIds: number[];
}

/** A layer of the drawing, listed from the people at the top to the foundation. */
export type Layer =
  | { name: 'people'; departments: number }
  | { name: 'modules'; boxes: ModuleBox[] }
  | { name: 'integration' }
  /** The programs in use; `leftOut` is the number of those without a box, `departments` stands in where none is told. */
  | { name: 'sources'; programs: string[]; leftOut: number; departments: number }
  | { name: 'ground'; traits: readonly Trait[] };

export interface ArchitectureDrawing {
  approach: Approach;
  layers: Layer[];
}

/** Maximum number of programs with a box of their own. */
const sourceBoxes = 8;

/**
 * The layers of the AI architecture that the text describes. Without a specific module there is no layer of modules,
 * because the text names none; the integration platform is always present.
 */
export function architectureLayers(data: CompanyData, modules: ChosenModule[]): ArchitectureDrawing {
  const ordered = inReportOrder(data);
  const { departments } = ordered;
  const programs = programNames(departments);
  const approach = approachOf[data.company.size];
  const boxes = modules
    .filter(({ because }) => because.length > 0)
    .map((chosen) => moduleBox(chosen, ordered));
  return {
    approach,
    layers: [
      { name: 'people', departments: departments.length },
      ...(boxes.length > 0 ? [{ name: 'modules', boxes } as const] : []),
      { name: 'integration' },
      {
        name: 'sources',
        programs: programs.slice(0, sourceBoxes),
        leftOut: Math.max(0, programs.length - sourceBoxes),
        departments: departments.length,
      },
      { name: 'ground', traits: traitsOf[approach] },
    ],
  };
}

function moduleBox({ module, because }: ChosenModule, { departments, problems }: CompanyData): ModuleBox {
  const hurt = new Map(problems.map(({ id, departmentId }) => [id, departmentId]));
  const served = because.map(({ kind, id }) => {
    if (kind === 'department') return id;
    return kind === 'problem' ? hurt.get(id) : undefined;
  });
  return {
    module,
    reasons: because.length,
    departmentIds: departments.map(({ id }) => id).filter((id) => served.includes(id)),
  };
}
