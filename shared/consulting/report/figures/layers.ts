import type { CompanyData } from '../company-data';
import type { Size } from '../../scales';
import { inReportOrder } from '../findings';
import type { ChosenModule, ModuleName } from '../modules/modules';
import { type DepartmentFigure, digitalization } from './digitalization';

export type Approach = 'light' | 'modular' | 'robust';

/** The architecture that each size calls for, as the report's text says it. */
export const approachOf: Record<Size, Approach> = { small: 'light', medium: 'modular', large: 'robust' };

/** What the text promises of an approach, drawn as the ground that everything stands on. */
export const traitsOf = {
  light: ['readyMade', 'payPerUse', 'noServers'],
  modular: ['independentParts', 'sharedData', 'sizedByUse'],
  robust: ['highAvailability', 'accessByRole', 'auditTrail', 'separateEnvironments'],
} as const satisfies Record<Approach, readonly string[]>;
export type Trait = (typeof traitsOf)[Approach][number];

export interface ModuleBox {
  module: ModuleName;
  /** Records that call for it. */
  reasons: number;
  /** Departments that it serves: those that call for it, or that its problems hurt; none means all. */
  departmentIds: number[];
}

/** A layer of the drawing; they come from the people at the top down to the ground. */
export type Layer =
  | { name: 'people'; departments: number }
  | { name: 'modules'; boxes: ModuleBox[] }
  | { name: 'integration' }
  /** `leftOut` counts the departments for which there is no box. */
  | { name: 'sources'; departments: DepartmentFigure[]; leftOut: number }
  | { name: 'ground'; traits: readonly Trait[] };

export interface ArchitectureDrawing {
  approach: Approach;
  layers: Layer[];
}

/** Most departments with a box of their own. */
export const sourceBoxes = 8;

/**
 * The layers of the AI architecture that the text describes. A company whose data call for no specific module has
 * no layer of modules, as the text names none; the integration platform is always there.
 */
export function architectureLayers(data: CompanyData, modules: ChosenModule[]): ArchitectureDrawing {
  const ordered = inReportOrder(data);
  const { departments } = digitalization(data);
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
        departments: departments.slice(0, sourceBoxes),
        leftOut: Math.max(0, departments.length - sourceBoxes),
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
