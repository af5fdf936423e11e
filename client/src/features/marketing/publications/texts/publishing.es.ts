import type { Texts } from '@/i18n/texts';
import type { texts as english } from './publishing.en';

export const texts: Texts<typeof english> = {
  schedule: 'Programar',
  tabs: { label: 'Publicación', calendar: 'Calendario', needs: 'Te esperan' },
  beside: 'Publicaciones y canales',
  empty: {
    title: 'Antes tiene que haber una publicación aprobada',
    text: 'Después sale los días que elijas, en los canales que conectes. Puedes conectarlos ya.',
    connect: 'Conectar un canal',
  },
  unscheduled: {
    title: 'Sin programar',
    hint: 'Arrastra una publicación a un día.',
    none: 'Todo lo aprobado tiene ya su hora.',
    nothingApproved: 'Solo se publica lo aprobado, y aún no hay nada aprobado.',
    toCampaigns: 'Aprobar una campaña',
    one: 'Programar {{name}}',
    more: 'Ver más publicaciones',
    spread: 'Repartir las {{count}} en varios días',
  },
};
