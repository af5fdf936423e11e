import type { Texts } from '@/i18n/texts';
import type { texts as english } from './example.en';

export const texts: Texts<typeof english> = {
  company: 'Panadería Espiga (exemple)',
  languages: 'ES | EN',
  address: 'espiga.example',
  product: 'Esmorzars per a oficines',
  headline: 'L’esmorzar, a l’oficina abans de les nou',
  fresh: 'Pa i brioixeria fets el mateix dia',
  change: 'Pots canviar la comanda fins a les sis de la tarda anterior',
  term: 'Sense permanència',
  price: '3,50\u00a0€ per persona',
  included: 'Amb el repartiment inclòs, a menys de dos quilòmetres de l’obrador.',
  order: 'Demanar un primer esmorzar',
  fields: {
    email: 'El teu correu',
    people: 'Quantes persones sou?',
  },
  consent: 'Et responem per correu; ofertes, només si les demanes.',
  channels: {
    email: 'Correu',
    social: 'Xarxes socials',
    landing: 'Pàgina de destinació',
  },
  campaigns: {
    email: 'Qui baixa demà a buscar l’esmorzar? Ningú: puja sol.',
    social: 'Pa acabat de fer a la reunió de les nou, per 3,50\u00a0€ per persona.',
    landing: 'L’esmorzar, a l’oficina abans de les nou. Sense permanència.',
  },
  leads: {
    small: {
      who: 'Oficina de 12 persones',
      what: 'Des de la pàgina de destinació · primera resposta enviada',
    },
    large: {
      who: 'Oficina de 40 persones',
      what: 'Des del correu · primera resposta enviada',
    },
  },
  reply: {
    name: 'Primera resposta automàtica',
    text: 'Gràcies per preguntar pels esmorzars per a oficines. Surten a 3,50\u00a0€ per persona, amb el repartiment inclòs. Quin matí et va bé?',
  },
};
