import type { Texts } from '@/i18n/texts';
import type { texts as english } from './businesses.en';

export const texts: Texts<typeof english> = {
  portals: { consultia: 'CONSULTIA', comerzia: 'COMERZIA' },
  edit: 'Editar',
  editIn: 'Editar {{name}} en {{portal}}',
  notSet: 'Sin indicar',
  sender: 'Remitente',
  colours: 'Colores',
  absent: {
    consultia: 'Aún no está aquí. Si la describes, tendrás un informe que dice por dónde empezar.',
    comerzia: 'Aún no está aquí. Al añadirla se copian su nombre, su sector y sus productos.',
  },
  toPortal: 'Añadirla en {{portal}}',
  create: 'Añadir empresa',
  none: 'Aún no hay empresas',
  noneText:
    'Cada empresa aparecerá aquí una sola vez, con los datos que usa su informe y cómo hablan sus campañas.',
  describe: 'Describir una empresa',
};
