import type { Texts } from '@/i18n/texts';
import type { texts as english } from './product-goal.en';

export const texts: Texts<typeof english> = {
  goal: 'Qué debe hacer quien lea',
  goals: {
    buy: 'Comprar',
    book: 'Reservar',
    quote: 'Pedir presupuesto',
    demo: 'Pedir una demostración',
    visit: 'Venir',
    subscribe: 'Apuntarse',
  },
  fields: { link: 'Enlace', place: 'O un lugar', label: 'Texto del botón', after: 'Qué pasa después' },
  nowhere: 'Di adónde lleva: un enlace, un lugar o los dos. Sin ninguno no se puede publicar nada.',
  preview: 'El botón dirá:',
  saved: 'Guardado',
  others: 'otra cosa',
};
