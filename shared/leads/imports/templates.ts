import { byteOrderMark, csvLine, delimiterIn, guarded } from '../../csv';
import type { Language } from '../../languages';
import type { ImportedEntity } from './scales';

const columns = {
  en: {
    contact: `First name|Last name|Email|Phone|Mobile|Job title|Company|Status|Source|Tags|Address|City|Region|
      Postcode|Country|LinkedIn|Language|Do not contact|Notes`,
    company: `Company name|Domain|Website|Phone|Tax id|Industry|Employees|Relationship|Tags|Address|City|Region|
      Postcode|Country|LinkedIn|Description`,
    opportunity: `Opportunity name|Company|Contact name|Contact email|Amount|Currency|Stage|Probability|
      Expected close date|Source|Tags`,
    communication: `Type|Direction|Date|Subject|Text|Minutes|Outcome|Contact email|Company|Opportunity`,
    task: `Task|Due date|Priority|Done|Contact email|Company|Opportunity`,
  },
  es: {
    contact: `Nombre|Apellidos|Correo|Teléfono|Móvil|Cargo|Empresa|Estado|Origen|Etiquetas|Dirección|Ciudad|
      Provincia|Código postal|País|LinkedIn|Idioma|No contactar|Notas`,
    company: `Nombre de la empresa|Dominio|Sitio web|Teléfono|NIF|Sector|Empleados|Relación|Etiquetas|Dirección|
      Ciudad|Provincia|Código postal|País|LinkedIn|Descripción`,
    opportunity: `Nombre de la oportunidad|Empresa|Nombre del contacto|Correo del contacto|Importe|Moneda|Etapa|
      Probabilidad|Fecha de cierre prevista|Origen|Etiquetas`,
    communication: `Tipo|Sentido|Fecha|Asunto|Texto|Minutos|Resultado|Correo del contacto|Empresa|Oportunidad`,
    task: `Tarea|Fecha límite|Prioridad|Hecha|Correo del contacto|Empresa|Oportunidad`,
  },
} as const satisfies Record<Language, Record<ImportedEntity, string>>;

/** The columns of a template, by the names that an import knows, without those that only other programs fill. */
export const templateColumns = (entity: ImportedEntity, language: Language): string[] =>
  columns[language][entity].split('|').map((name) => name.trim());

/** An empty CSV file to fill in and import: a line of headers, with those of the account's own fields at the end. */
export const templateOf = (
  entity: ImportedEntity,
  language: Language,
  ownFields: readonly string[],
): string =>
  byteOrderMark +
  csvLine([...templateColumns(entity, language), ...ownFields.map(guarded)], delimiterIn(language));
