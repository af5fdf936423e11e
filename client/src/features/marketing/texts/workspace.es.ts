import type { Texts } from '@/i18n/texts';
import type { texts as english } from './workspace.en';

export const texts: Texts<typeof english> = {
  portal: 'COMERZIA',
  notYet: 'El asistente de campañas abrirá pronto; hasta entonces no se puede añadir nada aquí.',
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
      empty: 'Aún no hay contactos',
      text: 'Aquí encontrarás los contactos que lleguen gracias a tus campañas.',
    },
    analytics: {
      label: 'Analítica',
      new: 'Nuevo informe',
      empty: 'Aún no hay cifras',
      text: 'Aquí estarán los contactos captados, la tasa de conversión y el rendimiento de las campañas, por semana y por mes.',
    },
  },
};
