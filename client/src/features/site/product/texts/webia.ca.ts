import type { Texts } from '@/i18n/texts';
import type { texts as english } from './webia.en';

export const texts: Texts<typeof english> = {
  head: {
    title: 'WebIA, pàgines i aplicacions web fetes amb IA',
    description:
      'Explica-li a què et dediques i WebIA prepararà el teu web: pàgines, textos en les teves llengües, formulari de contacte i petites aplicacions. Tu ho revises tot abans de publicar. Properament.',
    keywords:
      'WebIA, disseny web amb IA, creador de webs, creador d’aplicacions web, web bilingüe, web per a ONG i associacions',
  },
  hero: {
    eyebrow: 'WebIA · disseny web',
    title: 'Explica què fas i mira-ho fet web',
    lead: 'Respondràs unes preguntes i WebIA et prepararà una primera versió completa: pàgines, textos, disseny i formulari de contacte. Tu la corregeixes i es publica quan ho diguis.',
    ask: 'Pregunta per WebIA',
    case: 'Mira com es va fer un web',
  },
  figure: {
    caption:
      'Un exemple: quatre respostes i la pàgina que WebIA en fa. El que hi falta ho pregunta; aquí, el preu.',
    what: {
      question: 'A què et dediques?',
      answer: 'Fem pa i portem esmorzars a oficines.',
    },
    whom: {
      question: 'Qui et busca?',
      answer: 'El veïnat i les oficines del voltant.',
    },
    languages: {
      question: 'En quines llengües?',
      answer: 'Espanyol i anglès.',
    },
    missing: {
      question: 'WebIA pregunta: quant costa un esmorzar?',
      answer: '3,50\u00a0€ per persona.',
    },
    menu: {
      bread: 'Pa',
      breakfasts: 'Esmorzars',
      contact: 'Contacte',
    },
  },
  features: {
    title: 'Un web sencer, no una plantilla per omplir',
    lead: 'Tu hi poses el que només tu saps. WebIA s’ocuparà d’allò que sempre queda a mitges.',
    items: {
      structure: {
        title: 'Les pàgines que calen',
        text: 'Segons què ofereixes i qui ho busca, et proposarà quines pàgines tenir, en quin ordre i què ha de resoldre cadascuna.',
      },
      texts: {
        title: 'Textos amb les teves dades',
        text: 'Escriurà a partir de les teves respostes. Si falta un preu o una data, t’ho preguntarà: no s’ho inventarà.',
      },
      languages: {
        title: 'Cada llengua al seu lloc',
        text: 'Cada llengua tindrà adreces pròpies, perquè lectors i cercadors arribin a la pàgina que toca.',
      },
      speed: {
        title: 'Pàgines que s’obren de seguida',
        text: 'Pàgines estàtiques que es llegeixen a l’instant, tant al mòbil com en pantalla gran.',
      },
      forms: {
        title: 'Consultes que t’arriben',
        text: 'Un formulari que explica què es fa amb les dades i deixa cada missatge al teu correu.',
      },
      apps: {
        title: 'Petites aplicacions',
        text: 'Una calculadora, un catàleg amb cercador, una petició de cita: el que un text no pot fer.',
      },
    },
  },
  steps: {
    title: 'Quatre passos, i l’última paraula és teva',
    lead: 'Fins que no hi donis el vistiplau, no es publica res.',
    items: {
      tell: {
        title: 'Tu expliques',
        text: 'A què et dediques, per a qui, en quines llengües i quins webs t’agraden.',
      },
      draft: {
        title: 'WebIA proposa',
        text: 'Estructura, textos i disseny, en un web per on ja pots navegar.',
      },
      review: {
        title: 'Tu corregeixes',
        text: 'Canvia frases, imatges o pàgines tantes vegades com calgui.',
      },
      publish: {
        title: 'Es publica',
        text: 'Al teu domini, després de comprovar el formulari, la velocitat i l’accessibilitat.',
      },
    },
  },
  audiences: {
    title: 'Per a qui té coses a explicar i no té temps de muntar-ho',
    lead: 'No cal saber com es fa un web. N’hi ha prou de conèixer la teva feina.',
    items: {
      business: {
        title: 'Petits negocis',
        text: 'No tens web, o en tens un que ningú no gosa tocar.',
        point1: 'Serveis i preus on la gent els busca',
        point2: 'Horari, adreça i una manera de preguntar',
        point3: 'Canvis que pots fer pel teu compte',
      },
      nonprofit: {
        title: 'Associacions i ONG',
        text: 'Vols que s’entengui què feu i com s’hi pot col·laborar.',
        point1: 'La vostra tasca, amb paraules senzilles',
        point2: 'El mateix en totes les llengües que parleu',
        point3: 'Poc manteniment després',
      },
      launch: {
        title: 'Productes nous',
        text: 'Vols saber si interessa abans de desenvolupar-lo sencer.',
        point1: 'Una pàgina amb un missatge i un botó',
        point2: 'Un formulari per a qui en vulgui saber més',
        point3: 'Marge per créixer fins a un web o una aplicació',
      },
    },
  },
  case: {
    title: 'Huyu Projects: un web bilingüe per a una entitat sense ànim de lucre',
    text: 'El web de Huyu Projects es va fer amb WebIA. T’expliquem què es va construir i com.',
    link: 'Llegeix el cas pràctic',
  },
  action: {
    title: 'Tens un web al cap?',
    text: 'Digues-nos què hauria de fer. Et respondrem si WebIA és el camí i què pots fer mentre no obre.',
    ask: 'Parla’ns del teu web',
  },
  note: {
    title: 'En desenvolupament',
    text: 'WebIA està en desenvolupament: aquesta pàgina explica què farà. Encara no es pot contractar, i preguntar no et compromet a res.',
  },
};
