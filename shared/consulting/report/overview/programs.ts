import { plainText, splitAt } from '../../../plain-text';
import type { CompanyData } from '../company-data';
import { architectureLayers } from '../figures/layers';
import { inReportOrder } from '../findings';
import { type ChosenModule, chosenModules, type ModuleName } from '../modules/modules';
import type { NamedDepartment } from '../projects/ranked-problems';

/** A program that departments work with. */
export interface UsedProgram {
  /** As the first department spells it. */
  name: string;
  /** The specific modules that serve one of the departments and so read it; the integration platform connects all. */
  readBy: ModuleName[];
}

/** The programs that the architecture is built on, and what to ask where they are not told. */
export interface Programs {
  programs: UsedProgram[];
  /** The specific modules that serve no particular department, so that what they read is still to be asked. */
  readsUnknown: ModuleName[];
  /** The departments whose programs are not told; `none` where no department's are, which is one question. */
  ask: { who: 'none' } | { who: 'departments'; departments: NamedDepartment[] } | null;
}

/** The programs of a company, from its data in any order of rows. */
export function programsUsed(given: CompanyData): Programs {
  const data = inReportOrder(given);
  const served = servedDepartments(data, chosenModules(data));
  const programs = new Map<string, UsedProgram>();
  for (const { id, programs: typed } of data.departments) {
    const readers = served.filter(({ departmentIds }) => departmentIds.includes(id));
    for (const program of namesIn(typed)) {
      const known = programs.get(plainText(program)) ?? { name: program, readBy: [] };
      const readBy = [...known.readBy, ...readers.map(({ module }) => module)];
      programs.set(plainText(program), { name: known.name, readBy: [...new Set(readBy)] });
    }
  }
  const silent = data.departments.filter(({ programs: typed }) => namesIn(typed).length === 0);
  return {
    programs: [...programs.values()],
    readsUnknown: served
      .filter(({ departmentIds }) => departmentIds.length === 0)
      .map(({ module }) => module),
    ask: whomToAsk(silent, data.departments.length),
  };
}

/** The names in a comma-separated text, each once. */
function namesIn(typed: string | null): string[] {
  const names = splitAt(typed ?? '', /[,;\n]/).filter(Boolean);
  return names.filter(
    (name, index) => names.findIndex((other) => plainText(other) === plainText(name)) === index,
  );
}

function servedDepartments(data: CompanyData, modules: ChosenModule[]) {
  return architectureLayers(data, modules).layers.flatMap((layer) =>
    layer.name === 'modules'
      ? layer.boxes.map(({ module, departmentIds }) => ({ module, departmentIds }))
      : [],
  );
}

function whomToAsk(silent: CompanyData['departments'], departments: number): Programs['ask'] {
  if (silent.length === 0) return null;
  if (silent.length === departments) return { who: 'none' };
  return { who: 'departments', departments: silent.map(({ id, name }) => ({ id, name })) };
}
