import { plainText, splitAt } from '../../../plain-text';
import type { CompanyData } from '../company-data';

type Department = Pick<CompanyData['departments'][number], 'programs'>;

const namesIn = (programs: string | null) => splitAt(programs ?? '', /[,;\n]/).filter(Boolean);

/** What people answer who work with no program. */
const none =
  /^([-–—.]+|n\/?a|no(ne| (one|aplica|hay|tiene|tenemos|usa|usamos))?|nothing|ningun[oa]?( programa)?|nada|sin programas?)\.?$/;

/** The programs that a department works with, each once, as it spells them. */
export const programsOf = ({ programs }: Department): string[] =>
  eachOnce(namesIn(programs).filter((name) => !none.test(plainText(name))));

/** Whether a department answers nothing at all; one that answers "none" has told. */
export const tellsNoPrograms = ({ programs }: Department): boolean => namesIn(programs).length === 0;

/** Names of what is kept without a program, which no module can read. */
const byHand =
  /\b(papel(es)?|libretas?|cuadernos?|pizarras?|telefonos?|fax|paper|notebooks?|whiteboards?|(tele)?phones?|diar(y|ies)|logbooks?)\b/;

/** Whether a name is that of a program, and not of paper, a board or a telephone. */
export const isProgram = (name: string) => !byHand.test(plainText(name));

/** The programs of all departments, each once, as the first department spells it. */
export const programNames = (departments: Department[]): string[] =>
  eachOnce(departments.flatMap(programsOf));

function eachOnce(names: string[]): string[] {
  const byName = new Map<string, string>();
  for (const name of names) if (!byName.has(plainText(name))) byName.set(plainText(name), name);
  return [...byName.values()];
}
