import type { Texts } from '@/i18n/texts';
import type { texts as english } from './settings-parts.en';

export const texts: Texts<typeof english> = {
  title: 'Ajustes',
  label: 'Partes de los ajustes',
  groups: {
    account: 'Cuenta',
    comerzia: 'COMERZIA',
    leadmanager: 'LEADMANAGER',
  },
  parts: {
    account: 'Cuenta',
    security: 'Seguridad',
    people: 'Personas',
    businesses: 'Mis negocios',
    log: 'Registro',
    bin: 'Papelera',
    sales: 'Ventas',
    fields: 'Campos y etiquetas',
    imports: 'Importaciones y duplicados',
    tools: 'Calendario y atajos',
    history: 'Cambios',
  },
  binTitle: 'Lo que has eliminado',
  binText: 'Lo que eliminas se guarda aquí 30 días, con sus enlaces, y después desaparece del todo.',
  noBin: 'CONSULTIA no tiene papelera: antes de eliminar algo allí, te dice qué se pierde.',
};
