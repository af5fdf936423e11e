import type { Texts } from '@/i18n/texts';
import type { texts as english } from './settings-parts.en';

export const texts: Texts<typeof english> = {
  title: 'Ajustes',
  label: 'Partes de los ajustes',
  groups: {
    account: 'Cuenta',
    consultia: 'CONSULTIA',
    comerzia: 'COMERZIA',
    leadmanager: 'LEADMANAGER',
  },
  parts: {
    account: 'Cuenta',
    security: 'Seguridad',
    people: 'Personas',
    log: 'Registro',
    bin: 'Papelera',
    consultia: 'CONSULTIA',
    comerzia: 'COMERZIA',
    sales: 'Ventas',
    fields: 'Campos y etiquetas',
    imports: 'Importaciones y duplicados',
    tools: 'Calendario y atajos',
    history: 'Cambios',
  },
  consultia: {
    title: 'Mis negocios',
    text: 'El sector, el tamaño y el país de cada uno, y lo que cuesta una hora de trabajo: el informe los usa.',
  },
  comerzia: {
    title: 'Mis negocios',
    text: 'Los colores, el logotipo, la voz, el remitente y la zona horaria de cada uno. Sus canales y sus respuestas tienen página propia.',
  },
  edit: 'Editar',
  editOne: 'Editar {{name}}',
  none: 'Aún no has descrito ningún negocio aquí.',
  describe: 'Describir un negocio',
  noBin: 'CONSULTIA no tiene papelera: antes de eliminar algo allí, te dice qué se pierde.',
};
