import type { marketing as english } from '../en/marketing';
import type { Texts } from '../texts';

export const marketing: Texts<typeof english> = {
  portal: 'COMERZIA',
  notYet: 'El asistente de campañas abrirá pronto; hasta entonces no se puede añadir nada aquí.',
  intro: {
    title: 'De tu producto a contactos atendidos',
    text: 'COMERZIA es el portal de marketing y ventas. Tú describes lo que vendes y él te guía en seis pasos.',
    description:
      'COMERZIA, el portal de marketing y ventas: análisis de producto, tres campañas AIDA, piezas gráficas, publicación en redes, captación de leads y respuestas automáticas.',
    signIn: 'Entrar en COMERZIA',
    stepsTitle: 'Los seis pasos',
    soon: 'En desarrollo: ya puedes ver el espacio de trabajo, y el asistente abrirá pronto.',
  },
  steps: {
    analysis: {
      title: 'Análisis de producto',
      text: 'Qué hace tu producto, para quién y qué lo distingue, en una ficha de datos.',
    },
    campaigns: {
      title: 'Tres campañas AIDA',
      text: 'Atención, interés, deseo, acción: tres enfoques distintos entre los que elegir.',
    },
    graphics: {
      title: 'Piezas gráficas',
      text: 'Imágenes con tus colores, en los formatos que pide cada red.',
    },
    publishing: {
      title: 'Publicación en redes',
      text: 'Publicaciones planificadas en un calendario, allí donde están tus clientes.',
    },
    capture: {
      title: 'Captación de leads',
      text: 'Una página de destino y un formulario para recoger a quien se interese.',
    },
    replies: {
      title: 'Respuestas automáticas',
      text: 'Una primera respuesta al momento y un seguimiento, solo para quien lo ha aceptado.',
    },
  },
  sections: {
    companies: {
      label: 'Empresas',
      new: 'Nueva empresa',
      empty: 'Aún no hay empresas',
      text: 'Aquí estará cada empresa para la que haces marketing: sector, objetivos y público.',
    },
    products: {
      label: 'Productos',
      new: 'Nuevo producto',
      empty: 'Aún no hay productos',
      text: 'Aquí estará lo que vendes, con sus características, ventajas y precio.',
    },
    campaigns: {
      label: 'Campañas',
      new: 'Nueva campaña',
      empty: 'Aún no hay campañas',
      text: 'Aquí estarán tus campañas de correo, redes sociales y páginas de destino.',
    },
    content: {
      label: 'Contenidos',
      new: 'Nuevo contenido',
      empty: 'Aún no hay contenidos',
      text: 'Aquí estarán los textos publicitarios, plantillas de correo, publicaciones y diseños de anuncios.',
    },
    leads: {
      label: 'Búsqueda de leads',
      new: 'Nueva búsqueda',
      empty: 'Aún no hay leads',
      text: 'Aquí encontrarás los leads que lleguen gracias a tus campañas.',
    },
    analytics: {
      label: 'Analítica',
      new: 'Nuevo informe',
      empty: 'Aún no hay cifras',
      text: 'Aquí estarán los leads generados, la tasa de conversión y el rendimiento de las campañas, por semana y por mes.',
    },
  },
};
