import type { Texts } from '@/i18n/texts';
import type { texts as english } from './introduction.en';

export const texts: Texts<typeof english> = {
  head: {
    title: 'COMERZIA, el portal de màrqueting i vendes',
    description:
      'COMERZIA, el portal de màrqueting i vendes: un assistent d’IA per a les teves empreses, productes, campanyes, continguts, contactes i xifres. Entra-hi o mira què fa.',
    keywords:
      'COMERZIA, portal de màrqueting, IA de màrqueting, automatització de vendes, generació de contactes, campanyes digitals',
  },
  hero: {
    eyebrow: 'COMERZIA · portal de clients',
    title: 'Del teu producte a contactes atesos',
    lead: 'El portal de màrqueting i vendes: un assistent d’IA que aplega en un mateix lloc les teves empreses, productes, campanyes, continguts, contactes i xifres.',
    signIn: 'Entra a COMERZIA',
    product: 'Mira per a què serveix ComerzIA',
    register: 'Crea un compte',
    demo: 'Prova la demo',
  },
  figure: {
    caption:
      'L’espai de treball amb un exemple: una campanya en tres canals, els contactes que ha portat i la primera resposta que van rebre.',
    leads: 'Contactes',
    sections: {
      product: 'Producte',
      campaigns: 'Campanyes',
      assets: 'Imatges',
      publishing: 'Publicació',
      leads: 'Contactes',
      replies: 'Respostes',
    },
  },
  facts: {
    get: {
      name: 'Què en treus',
      value:
        'Tres campanyes per producte, les imatges, publicacions, una pàgina amb formulari i les respostes',
    },
    takes: {
      name: 'Què cal',
      value: 'Les dades d’un producte: sis preguntes curtes, i el logo si en tens',
    },
    start: {
      name: 'Com començar',
      value: 'Crea un compte, respon i aprova el primer text. Abans no en surt res.',
    },
    cost: {
      name: 'Què costa',
      value:
        'El compte i la primera trucada són gratis; qualsevol altre preu, per escrit i abans de començar',
    },
  },
  steps: {
    title: 'Els sis passos',
    lead: 'El primer cop, en aquest ordre; després vas directament al que et calgui.',
    items: {
      analysis: {
        title: 'Anàlisi del producte',
        text: 'Què fa el teu producte, per a qui i què el distingeix, en una fitxa de dades.',
      },
      campaigns: {
        title: 'Generació de 3 campanyes AIDA',
        text: 'Atenció, interès, desig, acció: tres enfocaments diferents per triar.',
      },
      assets: {
        title: 'Creació de peces gràfiques',
        text: 'Imatges amb els teus colors, en els formats que demana cada xarxa.',
      },
      publishing: {
        title: 'Publicació a les xarxes socials',
        text: 'Publicacions planificades en un calendari, allà on són els teus clients.',
      },
      capture: {
        title: 'Captació de contactes',
        text: 'Una pàgina de destinació i un formulari per recollir qui s’hi interessi.',
      },
      replies: {
        title: 'Respostes automàtiques als contactes',
        text: 'Una primera resposta a l’instant i un seguiment que s’atura quan contesten, només per a qui ho ha acceptat.',
      },
    },
  },
  action: {
    title: 'Comença per un producte',
    text: 'Crea un compte, explica què vens i llegeix-ne les campanyes abans que ningú. El mateix compte t’obre tots els portals de clients.',
    ask: 'Escriu-nos',
  },
};
