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
    businesses: 'Mis empresas',
    log: 'Registro',
    bin: 'Papelera',
    sales: 'Ventas',
    fields: 'Campos y etiquetas',
    imports: 'Importaciones y duplicados',
    tools: 'Calendario y atajos',
    history: 'Cambios',
  },
  calendar: 'Calendario',
  binTitle: 'Lo que has eliminado',
  binText: 'Se guarda aquí 30 días, con todo lo que tenía vinculado, y después se borra para siempre.',
  noBin: 'CONSULTIA no tiene papelera: antes de eliminar algo allí, te dice qué se pierde.',
};
