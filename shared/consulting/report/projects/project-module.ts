import type { CompanyData } from '../company-data';
import { type AutomationKind, automationKindOf } from '../modules/automation-kinds';
import { type ChosenModule, moduleBroughtInBy, type ModuleName } from '../modules/modules';

/** The module that stands on the card of a project. */
export interface ProjectModule {
  module: ModuleName;
  /**
   * What the problem says of its work, for which the card may say what the module does. Null where a strength brought the
   * module in: the card then has the module's name alone.
   */
  claim: AutomationKind | null;
}

/**
 * The module that a problem calls for, or else the one that a confirmed helping strength calls for. A problem with no more
 * than a word of time is not said to have one: its module stands on the plan only.
 */
export function projectModule(
  { id, description, strengthIds }: CompanyData['problems'][number],
  modules: ChosenModule[],
): ProjectModule | null {
  const own = moduleBroughtInBy(modules, 'problem', id);
  const claim = automationKindOf(description);
  if (own && claim) return { module: own.module, claim };
  const helping = strengthIds.map((strength) => moduleBroughtInBy(modules, 'strength', strength));
  const found = helping.find((one) => one !== undefined);
  return found ? { module: found.module, claim: null } : null;
}
