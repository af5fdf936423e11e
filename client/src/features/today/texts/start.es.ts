import type { Texts } from '@/i18n/texts';
import type { texts as english } from './start.en';

export const texts: Texts<typeof english> = {
  title: 'Empieza por aquí',
  later: 'Tras el paso anterior.',
  steps: {
    consultia: {
      describe: { title: 'Describe tu empresa', text: 'Nombre, sector y tamaño.' },
      paste: {
        title: 'Pega tus productos y problemas',
        text: 'Una lista, una columna de una hoja de cálculo o un CSV.',
      },
      report: { title: 'Genera el informe', text: 'Dice qué hacer primero, y por qué.' },
      sample: { title: 'Mira la muestra mientras tanto', text: 'El informe de una panadería.' },
    },
    comerzia: {
      describe: {
        title: 'Trae tu empresa o descríbela',
        text: 'Lo que ya sabe CONSULTIA no hay que escribirlo otra vez.',
      },
      product: {
        title: 'Un producto: seis preguntas',
        text: 'Lo que respondes es lo que dirán las campañas.',
      },
      approve: { title: 'Aprueba una campaña', text: 'Nada sale antes de que tú lo digas.' },
      publish: { title: 'Publícala o cópiala', text: 'En un canal tuyo, o a mano.' },
    },
    leadmanager: {
      import: { title: 'Importa tus contactos', text: 'CSV, vCard, o pegados de una hoja de cálculo.' },
      opportunity: { title: 'Una oportunidad en el tablero', text: 'Una venta que puede llegar.' },
      task: { title: 'Una tarea para esta semana', text: 'Lo que le has prometido a alguien.' },
      form: {
        title: 'Conecta el formulario de tu web',
        text: 'Quien lo rellena pasa a ser un contacto aquí.',
      },
    },
  },
};
