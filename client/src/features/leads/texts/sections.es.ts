import type { Texts } from '@/i18n/texts';
import type { texts as english } from './sections.en';

export const texts: Texts<typeof english> = {
  portal: 'LEADMANAGER',
  settings: 'Ajustes',
  imports: 'Importar',
  firstRun: {
    import: 'Pegar o importar',
    samples: 'Probar con ejemplos',
    samplesHint:
      'Los ejemplos llenan LEADMANAGER con el trabajo de una consultora inventada. Se quitan con un clic.',
    loaded_one: '{{count}} registro de ejemplo cargado',
    loaded_other: '{{count}} registros de ejemplo cargados',
    loadFailed: 'No se han cargado los ejemplos',
  },
  sections: {
    contacts: {
      label: 'Contactos',
      counted_one: '{{number}} contacto',
      counted_other: '{{number}} contactos',
      new: 'Nuevo contacto',
      addFirst: 'Añadir el primer contacto',
      empty: 'Aún no hay contactos',
      text: 'Aquí estarán las personas con las que tratas, con su empresa y cómo contactarlas.',
    },
    companies: {
      label: 'Empresas',
      counted_one: '{{number}} empresa',
      counted_other: '{{number}} empresas',
      new: 'Nueva empresa',
      addFirst: 'Añadir la primera empresa',
      empty: 'Aún no hay empresas',
      text: 'Aquí estarán las empresas a las que vendes, con las personas que trabajan en ellas.',
    },
    opportunities: {
      label: 'Oportunidades',
      counted_one: '{{number}} oportunidad',
      counted_other: '{{number}} oportunidades',
      new: 'Nueva oportunidad',
      addFirst: 'Añadir la primera oportunidad',
      empty: 'Aún no hay oportunidades',
      text: 'Aquí estará cada posible venta, en su etapa y con su importe.',
    },
    communications: {
      label: 'Comunicaciones',
      counted_one: '{{number}} comunicación',
      counted_other: '{{number}} comunicaciones',
      new: 'Nueva comunicación',
      addFirst: 'Añadir la primera comunicación',
      empty: 'Aún no hay comunicaciones',
      text: 'Aquí estarán las llamadas, los correos y las reuniones, cada uno con su contacto.',
    },
    tasks: {
      label: 'Tareas',
      counted_one: '{{number}} tarea',
      counted_other: '{{number}} tareas',
      new: 'Nueva tarea',
      addFirst: 'Añadir la primera tarea',
      empty: 'Aún no hay tareas',
      text: 'Aquí estará lo que tienes que hacer, ordenado por la fecha en que vence.',
    },
    analytics: {
      label: 'Analítica',
      new: 'Nuevo informe',
      addFirst: 'Añadir el primer informe',
      empty: 'Aún no hay nada que analizar',
      text: 'Aquí estarán tu embudo, tus previsiones y tus resultados en cuanto haya oportunidades.',
    },
  },
};
