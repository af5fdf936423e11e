import type { Texts } from '@/i18n/texts';
import type { texts as english } from './workspace.en';

export const texts: Texts<typeof english> = {
  portal: 'COMERZIA',
  companies: 'Empresas',
  loading: 'Cargando la empresa…',
  missing: {
    title: 'Empresa no encontrada',
    text: 'No existe o está en la papelera. Si la acabas de eliminar, puedes deshacerlo en el aviso.',
    back: 'Ir a tus empresas',
  },
  rail: {
    label: 'Pasos',
    companies: 'Todas las empresas',
    place: '{{place}} de {{count}} · {{step}}',
    next: 'Siguiente',
    needsYou_one: '{{count}} te espera',
    needsYou_other: '{{count}} te esperan',
    states: { toDo: 'por hacer', underWay: 'en marcha', done: 'hecho' },
    goTo: 'Ir a {{step}}',
    goOn: {
      campaigns: 'Siguiente: campañas',
      assets: 'Siguiente: imágenes',
      publishing: 'Siguiente: publicación',
      leads: 'Siguiente: personas interesadas',
      replies: 'Siguiente: respuestas',
      analytics: 'Siguiente: analítica',
    },
  },
  steps: {
    product: { label: 'Producto', title: 'Productos' },
    campaigns: {
      label: 'Campañas',
      title: 'Campañas',
      here: 'Tres enfoques de un producto, cada uno en correo, publicación en redes y página de destino. Los lees como los verán tus clientes, cambias lo que quieras y los apruebas.',
      needs: 'Antes tiene que haber un producto listo',
    },
    assets: {
      label: 'Imágenes',
      title: 'Imágenes',
      here: 'Imágenes para tus publicaciones con tus colores y en el tamaño que pide cada red.',
      needs: 'Antes tiene que haber una campaña aprobada',
    },
    publishing: {
      label: 'Publicación',
      title: 'Publicación',
      here: 'Un calendario de tus publicaciones, con los canales a los que van y lo que espera tu mano.',
      needs: 'Antes tiene que haber una campaña aprobada',
    },
    leads: {
      label: 'Personas interesadas',
      title: 'Personas interesadas',
      here: 'Quien ha dejado sus datos en una de tus páginas, con lo que pidió y lo que aceptó.',
      needs: 'Antes tiene que haber una página de destino aprobada',
    },
    replies: {
      label: 'Respuestas',
      title: 'Respuestas',
      here: 'Una primera respuesta y los correos que la siguen, solo para quien lo ha aceptado, y simulados día a día antes de activarlos.',
      needs: 'Antes tiene que haber una página que recoja datos de personas interesadas',
    },
    analytics: {
      label: 'Analítica',
      title: 'Analítica',
      here: 'Visitas, personas interesadas y qué fue de ellas, por campaña y por canal, junto al periodo anterior.',
      needs: 'Antes tiene que haber algo publicado',
    },
    contents: {
      label: 'Contenidos',
      title: 'Contenidos',
      here: 'Una biblioteca con todos los textos y diseños de tus campañas, para buscar, copiar y reutilizar.',
      needs: 'Antes tiene que haber campañas',
    },
  },
};
