import {
  type ImportedLeadField,
  importedLeadFields,
} from '../../../../../shared/marketing/capture/leads/imported-fields';
import { leadStatuses } from '../../../../../shared/marketing/capture/scales';
import { languages } from '../../../../../shared/languages';
import { lettersOf } from '../../../../../shared/plain-text';
import type { KnownSystem } from '../../../../platform/imports/import-target';
import { ownSystem, type TargetField } from '../../../../platform/imports/target-field';

/** Our own header of each field first, and what other programs call it. */
export const leadHeaders: Record<ImportedLeadField, readonly [string, ...string[]]> = {
  contactName: ['name', 'nombre', 'contact name', 'full name', 'nombre completo', 'contacto'],
  contactEmail: ['email', 'e-mail', 'correo', 'correo electrónico', 'contact email', 'email address'],
  contactPhone: ['phone', 'teléfono', 'móvil', 'mobile', 'contact phone', 'phone number'],
  companyName: ['company', 'empresa', 'company name', 'organization', 'organización'],
  position: ['position', 'cargo', 'job title', 'puesto', 'title'],
  status: ['status', 'estado'],
  source: ['source', 'origen', 'fuente'],
  language: ['language', 'idioma'],
  timezone: ['timezone', 'time zone', 'zona horaria'],
  notes: ['notes', 'notas', 'comentarios', 'message', 'mensaje'],
};

/** What files call how far a lead is. */
const statusWords: Record<(typeof leadStatuses)[number], readonly string[]> = {
  new: ['nuevo', 'nueva'],
  contacted: ['contactado', 'contactada'],
  engaged: ['interesado', 'interesada', 'comprometido'],
  qualified: ['cualificado', 'cualificada', 'calificado'],
  won: ['ganado', 'ganada', 'cliente', 'customer'],
  lost: ['perdido', 'perdida'],
  spam: ['basura', 'no deseado'],
};

const kinds: Partial<Record<ImportedLeadField, TargetField['kind']>> = {
  contactEmail: 'email',
  status: 'choice',
  language: 'choice',
  notes: 'text',
};

const choices: Partial<Record<ImportedLeadField, readonly string[]>> = {
  status: leadStatuses,
  language: languages,
};

const languageWords = { en: ['english', 'inglés'], es: ['spanish', 'español', 'castellano'] };

/** The fields of a lead, and how their columns are recognised. */
export const leadFields: TargetField[] = importedLeadFields.map((name) => ({
  name,
  kind: kinds[name] ?? 'line',
  several: false,
  own: null,
  headers: leadHeaders[name],
  choices: choices[name]?.map((value) => ({ value, label: null })) ?? null,
  ...(name === 'status' && { words: statusWords }),
  ...(name === 'language' && { words: languageWords }),
}));

/** Columns that a file cannot decide: whether mails are agreed to, whether they arrive, and when the lead was made. */
const idle = new Set(
  ['consent', 'consentimiento', 'delivery', 'entrega', 'createdat', 'creado'].map(lettersOf),
);

export const isIdle = (header: string): boolean => idle.has(lettersOf(header));

/** The programs whose files are known: our own export. */
export const leadSystems: readonly KnownSystem[] = [
  { name: ownSystem, marks: [['name', 'email', 'source', 'consent']] },
];
