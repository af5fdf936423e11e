import { lettersOf } from '@shared/plain-text';
import type { CompanyList } from '@shared/consulting/items/lists';

/**
 * How a cell is parsed: as text, a level of a scale, hours, a product type, yes or no, or the name of a department or a
 * contact.
 */
export type Reading = 'text' | 'level' | 'hours' | 'productType' | 'yesNo' | 'department' | 'contact';

export interface Column {
  field: string;
  reading: Reading;
  /** Names of the column in a header, in both languages; case, accents and punctuation do not count. */
  names: readonly string[];
}

const column = (field: string, names: readonly string[], reading: Reading = 'text'): Column => ({
  field,
  reading,
  names,
});

const description = ['description', 'descripcion'];
const department = ['department', 'departamento', 'area'];

/**
 * The columns of each list, in the order that text without a header must have. The first column identifies
 * the item.
 */
export const columns: Record<CompanyList, readonly Column[]> = {
  contacts: [
    column('name', ['name', 'full name', 'contact', 'nombre', 'nombre y apellidos', 'contacto']),
    column('position', ['position', 'job title', 'title', 'role', 'cargo', 'puesto']),
    column('phone', ['phone', 'telephone', 'mobile', 'tel', 'telefono', 'movil']),
    column('email', ['email', 'mail', 'correo', 'correo electronico']),
    column('isPrimary', ['primary', 'primary contact', 'principal', 'contacto principal'], 'yesNo'),
  ],
  products: [
    column('name', ['name', 'product', 'product or service', 'nombre', 'producto', 'producto o servicio']),
    column('description', description),
    column('type', ['type', 'tipo'], 'productType'),
  ],
  departments: [
    column('name', ['name', 'nombre', ...department]),
    column('function', ['function', 'duties', 'what it does', 'funcion', 'funciones', 'que hace']),
    column(
      'digitalizationLevel',
      [
        'digitalization',
        'digitalisation',
        'digitalization level',
        'digitalisation level',
        'level',
        'digitalizacion',
        'nivel de digitalizacion',
        'nivel',
      ],
      'level',
    ),
    column('programs', [
      ...['programs', 'programmes', 'software', 'tools', 'applications', 'apps'],
      ...['programas', 'herramientas', 'aplicaciones'],
    ]),
  ],
  problems: [
    column('description', ['problem', 'challenge', 'problema', 'desafio', ...description]),
    column('priority', ['priority', 'prioridad'], 'level'),
    column('departmentId', department, 'department'),
    column(
      'hoursPerMonth',
      [
        ...['hours', 'hours a month', 'hours per month', 'hours/month', 'monthly hours'],
        ...['horas', 'horas al mes', 'horas por mes', 'horas/mes', 'horas mensuales'],
      ],
      'hours',
    ),
    column('measure', ['measure', 'indicator', 'kpi', 'medida', 'indicador']),
    column(
      'responsibleId',
      ['responsible', 'person responsible', 'owner', 'in charge', 'responsable', 'encargado', 'encargada'],
      'contact',
    ),
  ],
  strengths: [
    column('description', ['strength', 'fortaleza', 'punto fuerte', ...description]),
    column('impact', ['impact', 'impacto'], 'level'),
  ],
};

/**
 * The column of each cell of a header, undefined for an unknown name; undefined if the row is not a header.
 */
export function readHeader(list: CompanyList, cells: readonly string[]): (Column | undefined)[] | undefined {
  const found = cells.map((cell) => {
    const name = lettersOf(cell);
    return columns[list].find(({ names }) => names.some((known) => lettersOf(known) === name));
  });
  const isHeader = found.includes(columns[list][0]) && isUnique(found.filter((one) => one !== undefined));
  return isHeader ? found : undefined;
}

const isUnique = (found: Column[]) => new Set(found).size === found.length;
