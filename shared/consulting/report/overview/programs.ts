import { hasWords, plainText } from '../../../plain-text';
import type { CompanyData } from '../company-data';
import { architectureLayers } from '../figures/layers';
import { isProgram, programNames, programsOf, tellsNoPrograms } from '../figures/program-names';
import { inReportOrder } from '../findings';
import { type ChosenModule, chosenModules, type ModuleName } from '../modules/modules';
import { rankedProblems } from '../projects/ranked-problems';
import type { FirstQuestion } from './first-look';
import { type LaterName, laterName } from './later-names';

/** A program that specific modules would read. */
export interface ReadProgram {
  /** As the first department spells it. */
  name: string;
  /** The specific modules that serve one of the departments that work with it, or whose strengths name it. */
  readBy: ModuleName[];
}

/** The programs that the architecture is built on, and what to ask where they are not told. */
export interface Programs {
  /** Those that a specific module reads; the integration platform alone connects the others. */
  read: ReadProgram[];
  /** Whether any department names a program. */
  areTold: boolean;
  /** The specific modules of which neither a department nor a strength tells what they read, so that it is to be asked. */
  readsUnknown: ModuleName[];
  /** The departments whose programs are not told; `none` where no department's are, which is one question. */
  ask: { who: 'none' } | { who: 'departments'; departments: LaterName[] } | null;
}

/** The programs of a company, from its data in any order of rows; what a first look has asked is not asked again. */
export function programsUsed(given: CompanyData, askedFirst: readonly FirstQuestion[] = []): Programs {
  const data = inReportOrder(given);
  const modules = chosenModules(data);
  const served = servedDepartments(data, modules);
  const names = programNames(data.departments);
  const users = usersOf(data.departments);
  const strengthsOf = (module: ModuleName) => strengthsBehind(module, modules, data);
  const isNamedIn = (program: string, module: ModuleName) =>
    strengthsOf(module).some((strength) => hasWords(strength, program));
  const readersOf = (program: string) =>
    served.filter(
      ({ module, departmentIds }) =>
        departmentIds.some((id) => users.get(plainText(program))?.has(id)) || isNamedIn(program, module),
    );
  const programs = names.filter(isProgram);
  const silent = data.departments.filter(tellsNoPrograms);
  return {
    read: programs
      .map((name) => ({ name, readBy: readersOf(name).map(({ module }) => module) }))
      .filter(({ readBy }) => readBy.length > 0),
    areTold: names.length > 0,
    readsUnknown: served
      .filter(({ departmentIds }) => departmentIds.length === 0)
      .map(({ module }) => module)
      .filter((module) => !programs.some((program) => isNamedIn(program, module)))
      .filter((module) => module !== 'predictive' || !askedFirst.includes('keptData')),
    ask: askedFirst.includes('programs') ? null : whomToAsk(silent, data),
  };
}

/** The names of the programs that the same modules would read, together, so that a table says each set of modules once. */
export function bySameReaders(read: ReadProgram[]): { names: string; readBy: ModuleName[] }[] {
  const sets = [...new Map(read.map(({ readBy }) => [readBy.join(), readBy])).values()];
  return sets.map((readBy) => ({
    names: read
      .filter((one) => one.readBy.join() === readBy.join())
      .map(({ name }) => name)
      .join(', '),
    readBy,
  }));
}

/** The departments that work with each program. */
function usersOf(departments: CompanyData['departments']): Map<string, Set<number>> {
  const users = new Map<string, Set<number>>();
  for (const department of departments) {
    for (const program of programsOf(department).map(plainText)) {
      users.set(program, (users.get(program) ?? new Set()).add(department.id));
    }
  }
  return users;
}

/** The strengths that called for a module, in their own words. */
function strengthsBehind(module: ModuleName, modules: ChosenModule[], { strengths }: CompanyData): string[] {
  const because = modules.find((one) => one.module === module)?.because ?? [];
  const ids = because.filter(({ kind }) => kind === 'strength').map(({ id }) => id);
  return strengths.filter(({ id }) => ids.includes(id)).map(({ description }) => description);
}

function servedDepartments(data: CompanyData, modules: ChosenModule[]) {
  return architectureLayers(data, modules).layers.flatMap((layer) =>
    layer.name === 'modules'
      ? layer.boxes.map(({ module, departmentIds }) => ({ module, departmentIds }))
      : [],
  );
}

function whomToAsk(silent: CompanyData['departments'], data: CompanyData): Programs['ask'] {
  if (silent.length === 0) return null;
  if (silent.length === data.departments.length) return { who: 'none' };
  const ranked = rankedProblems(data);
  return { who: 'departments', departments: silent.map((one) => laterName(one, ranked, false)) };
}
