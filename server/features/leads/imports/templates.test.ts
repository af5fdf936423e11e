import { expect, test } from 'vitest';
import type { Wire } from '../../../../shared/http/wire';
import type { ImportDetail } from '../../../../shared/imports/import';
import { csvLine, delimiterIn } from '../../../../shared/csv';
import { hasOwnFields } from '../../../../shared/leads/entities';
import { type ImportedEntity, importedEntities } from '../../../../shared/leads/imports/scales';
import { templateColumns, templateOf } from '../../../../shared/leads/imports/templates';
import { languages } from '../../../../shared/languages';
import { importing } from './testing/importing';

const ownFields = ['Talla', 'Alta de socio'];

/** What somebody could write in each column, in the order of the columns. */
const row: Record<ImportedEntity, string> = {
  contact: `Ana|Ruiz|ana@taller.example|956000173|600000002|Jefa|Taller Sol|new|referral|VIP|Calle Sol 1|Cádiz|Cádiz|
    11001|ES|https://www.linkedin.com/in/ana|es|no|Llamar por la tarde`,
  company: `Taller Sol SL|tallersol.example|https://tallersol.example|956000173|B12345674|Talleres|10-49|customer|VIP|
    Calle Sol 1|Cádiz|Cádiz|11001|ES|https://www.linkedin.com/company/sol|Reparan barcos`,
  opportunity: `Web nueva|Taller Sol|Ana Ruiz|ana@taller.example|1200|EUR|x|40|2027-03-31|referral|VIP`,
  communication: `call|out|2026-05-04 10:00|Presupuesto|Le interesa|5|reached|ana@taller.example|Taller Sol|Web nueva`,
  task: `Llamar|2026-05-04|high|no|ana@taller.example|Taller Sol|Web nueva`,
};
const filled = (entity: ImportedEntity, own: readonly string[], delimiter: string) =>
  csvLine([...row[entity].split('|').map((cell) => cell.trim()), ...own.map(() => 'x')], delimiter);

const cases = importedEntities.flatMap((entity) => languages.map((language) => ({ entity, language })));

test.each(cases)(
  'a filled template of $entity in $language maps all columns',
  async ({ entity, language }) => {
    const { upload, rows, user } = await importing();
    const own = hasOwnFields(entity) ? ownFields : [];
    for (const [place, label] of own.entries())
      await rows(`insert into crm_fields (user_id, entity, kind, label, place)
      values (${user.owner}, '${entity}', 'text', '${label}', ${place})`);
    const names = [...templateColumns(entity, language), ...own];
    const text = templateOf(entity, language, own) + filled(entity, own, delimiterIn(language));
    const { status, body } = await upload(text);
    const { columns, mapping } = body as Wire<ImportDetail>;
    expect(status).toBe(201);
    expect(mapping.entity).toBe(entity);
    expect(columns.map(({ header }) => header)).toEqual(names);
    const targets = mapping.columns.map(({ to }) => to);
    expect(targets).toEqual(names.map((name) => (own.includes(name) ? 'own' : 'field')));
    expect(new Set(mapping.columns.map((mapped) => JSON.stringify(mapped))).size).toBe(names.length);
  },
);
