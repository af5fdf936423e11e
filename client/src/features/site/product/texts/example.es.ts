import type { Texts } from '@/i18n/texts';
import type { texts as english } from './example.en';

export const texts: Texts<typeof english> = {
  company: 'Panadería Espiga (ejemplo)',
  languages: 'ES | EN',
  address: 'espiga.example',
  product: 'Desayunos para oficinas',
  headline: 'El desayuno, en tu oficina antes de las nueve',
  fresh: 'Pan y bollería del día',
  change: 'Puedes cambiar el pedido hasta las seis de la tarde anterior',
  term: 'Sin permanencia',
  price: '3,50\u00a0€ por persona',
  included: 'Con el reparto incluido, a menos de dos kilómetros del obrador.',
  order: 'Pedir un primer desayuno',
  fields: {
    email: 'Tu correo',
    people: '¿Cuántas personas sois?',
  },
  consent: 'Te respondemos por correo; ofertas, solo si las pides.',
  channels: {
    email: 'Correo',
    social: 'Redes sociales',
    landing: 'Página de destino',
  },
  campaigns: {
    email: '¿Quién baja mañana a por el desayuno? Nadie: sube él.',
    social: 'Pan recién hecho en la reunión de las nueve, por 3,50\u00a0€ por persona.',
    landing: 'El desayuno, en tu oficina antes de las nueve. Sin permanencia.',
  },
  leads: {
    small: {
      who: 'Oficina de 12 personas',
      what: 'Desde la página de destino · primera respuesta enviada',
    },
    large: {
      who: 'Oficina de 40 personas',
      what: 'Desde el correo · primera respuesta enviada',
    },
  },
  reply: {
    name: 'Primera respuesta automática',
    text: 'Gracias por preguntar por los desayunos para oficinas. Salen a 3,50\u00a0€ por persona, con el reparto incluido. ¿Qué mañana te va bien?',
  },
};
