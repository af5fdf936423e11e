import { useCallback, useMemo } from 'react';
import { leadActs } from '@shared/leads/acts/endpoints';
import { hasOwnFields, sectionOf } from '@shared/leads/entities';
import { fieldKinds } from '@shared/leads/fields/scales';
import { leadImports } from '@shared/leads/imports/endpoints';
import { importedEntities } from '@shared/leads/imports/scales';
import { dashboardAddress, recordAddress } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import type { TextKey } from '@/i18n/texts';
import { call } from '@/lib/api/api-client';
import type { ImportKind } from '@/ui/import-preview/import-kind';
import { codeWord, labelOf, lineOf } from '../built-in-fields';
import { useCounted } from '../settings/use-counted';
import { importAddress, newImportAddress } from '../addresses';
import { importsTexts } from './texts/imports';
import { recordsTexts } from '../texts/records';
import { sectionsTexts } from '../texts/sections';
import { useRefreshLeads } from '../use-refresh-leads';
import { RecordName } from './record-name';

/** The fields of files that records do not have under the same name. */
const fieldsOfFiles = [
  'middleName',
  'secondLastName',
  'fullName',
  'email',
  'emailWork',
  'emailPersonal',
  'emailOther',
  'phoneWork',
  'phoneMobile',
  'phonePersonal',
  'phoneOther',
  'phonePrefix',
  'companyExternalId',
  'companyName',
  'companyDomain',
  'companyTaxId',
  'contactExternalId',
  'contactEmail',
  'contactName',
  'opportunityExternalId',
  'opportunityTitle',
  'stage',
  'stageHistory',
  'position',
  'dealOutcome',
  'tags',
  'closeDate',
  'isDone',
  'externalId',
  'createdAt',
  'own',
  'people',
];

const withNotes = ['contact', 'company', 'communication'];

const sectionOfImport = (entity: string) =>
  sectionOf[importedEntities.find((one) => one === entity) ?? 'contact'];

const hrefOf = (entity: string, id: number) => recordAddress(sectionOfImport(entity), id);

/** The names that imports of LEADMANAGER need. */
function useNames() {
  const t = useTexts(importsTexts);
  const tRecords = useTexts(recordsTexts);
  return {
    kinds: fieldKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
    fieldName: (entity: string, field: string) => {
      // What our own files say beside an address or a phone goes by its header.
      if (field.startsWith('beside:')) return field.slice('beside:'.length);
      const line = lineOf(sectionOfImport(entity), field);
      const isOfFiles = fieldsOfFiles.includes(field);
      const label = line && !(line.made && isOfFiles) ? labelOf(field, line) : null;
      if (label) return tRecords(label);
      return isOfFiles ? t(`fields.${field}` as TextKey<typeof importsTexts>) : '';
    },
    choiceName: (entity: string, field: string, value: string) => {
      const name = field === 'dealOutcome' ? 'outcome' : field;
      const line = lineOf(sectionOfImport(entity), name);
      return line?.choices?.includes(value) ? tRecords(codeWord(name, line, value)) : value;
    },
    counted: useCounted(),
  };
}

/** What LEADMANAGER says about its imports. */
export function useImportKind(): ImportKind {
  const tSections = useTexts(sectionsTexts);
  const refresh = useRefreshLeads();
  const { kinds, ...names } = useNames();
  const choices = useMemo(
    () =>
      importedEntities.map((value) => ({ value, label: tSections(`sections.${sectionOf[value]}.label`) })),
    [tSections],
  );
  return {
    ...names,
    endpoints: leadImports,
    takesVcards: true,
    entities: choices,
    newFields: (entity) => (hasOwnFields(entity) ? kinds : []),
    hasNotes: (entity) => withNotes.includes(entity),
    idFields: ['externalId', 'companyExternalId', 'contactExternalId', 'opportunityExternalId'],
    recordHref: hrefOf,
    listHref: (entity) => dashboardAddress(sectionOfImport(entity)),
    RecordName,
    importHref: importAddress,
    newHref: newImportAddress(),
    readOutlook: (act) => call(leadActs.outlook, { act }),
    onWritten: useCallback(() => void refresh(), [refresh]),
  };
}
