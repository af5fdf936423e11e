import type { Texts } from '@/i18n/texts';
import type { texts as english } from './exports.en';

export const texts: Texts<typeof english> = {
  files: 'Importar y exportar',
  import: 'Pegar o importar…',
  csv: 'Exportar esta lista como tabla (CSV)',
  vcf: 'Exportar esta lista como tarjetas (vCard)',
  everything: 'Exportar todo lo de tu cuenta (JSON)',
  bin: 'Papelera',
  selected: 'Exportar (CSV)',
  card: 'Tarjeta de contacto (vCard)',
  person: 'Todo sobre esta persona (JSON)',
  failed: 'No se ha podido crear el archivo',
};
