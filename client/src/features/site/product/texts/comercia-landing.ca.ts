import type { Texts } from '@/i18n/texts';
import type { texts as english } from './comercia-landing.en';

export const texts: Texts<typeof english> = {
  head: {
    title: 'La pàgina de destinació d’una campanya de ComerzIA',
    description:
      'Cas de pàgina de destinació amb ComerzIA: com es construeix, part per part, la pàgina on porta una campanya i què passa amb qui hi deixa les dades.',
    keywords:
      'ComerzIA, pàgina de destinació, landing page, AIDA, captació de contactes, doble confirmació, WebIA',
  },
  hero: {
    eyebrow: 'ComerzIA · cas de pàgina de destinació',
    title: 'Una campanya, una pàgina, un sol pas a fer',
    lead: 'Qui clica en una campanya arriba amb una única pregunta. Aquest cas ensenya la pàgina amb què ComerzIA la respondrà i què passa després amb qui hi deixa les dades.',
    home: 'Torna a l’inici',
    parts: 'Mira la pàgina per parts',
    caption:
      'Una pàgina de destinació d’exemple, per als esmorzars d’una fleca, amb les quatre parts numerades; l’última és un formulari.',
  },
  features: {
    title: 'Quatre parts, cadascuna amb la seva feina',
    lead: 'Els números són els de la imatge de dalt.',
    items: {
      attention: {
        title: 'Atenció',
        text: 'Un titular que reprèn les paraules de l’anunci, perquè ningú no dubti si és on volia.',
      },
      interest: {
        title: 'Interès',
        text: 'De tres a cinc avantatges, cadascun en una frase. El que valdria per a qualsevol producte es queda fora.',
      },
      desire: {
        title: 'Desig',
        text: 'Les dades: què fa, què inclou i quant costa. Totes surten de la fitxa del producte.',
      },
      action: {
        title: 'Acció',
        text: 'Un botó i un formulari curt, amb una frase que diu per a què es faran servir les dades.',
      },
    },
  },
  steps: {
    title: 'Del clic a la primera resposta',
    lead: 'La pàgina és només el principi de la conversa.',
    items: {
      click: {
        title: 'Algú clica',
        text: 'La pàgina s’obre a l’instant, en la llengua de la campanya.',
      },
      form: {
        title: 'Hi deixa les dades',
        text: 'El que sembla enviat per un robot s’aparta perquè ho vegis; no es llença res.',
      },
      confirm: {
        title: 'Ho confirma per correu',
        text: 'Un enllaç i prou: així a la llista només hi ha qui vol saber de tu.',
      },
      reply: {
        title: 'Rep una primera resposta',
        text: 'I tu, el contacte, amb la campanya d’on ve i el consentiment que ha donat.',
      },
    },
  },
  ways: {
    title: 'La pàgina d’una campanya o un web sencer',
    lead: 'Resolen coses diferents i s’entenen bé.',
    items: {
      campaign: {
        title: 'Per a una campanya: ComerzIA',
        text: 'La pàgina ve amb la campanya que hi porta i amb la llista que va omplint.',
        link: 'Mira ComerzIA',
      },
      website: {
        title: 'Per a un web sencer: WebIA',
        text: 'Pàgines, llengües i formularis per a tot el que fas, més enllà d’una campanya.',
        link: 'Mira WebIA',
      },
    },
  },
  action: {
    title: 'La teva primera pàgina, d’un primer producte',
    text: 'El portal de clients és obert: crea un compte, descriu un producte i llegeix-ne la pàgina abans que ningú.',
    register: 'Crea un compte',
    portal: 'Mira el portal per dins',
    demo: 'Prova la demo',
  },
  note: {
    title: 'Un exemple',
    text: 'Aquest cas mostra com es construeix una pàgina: no hi ha al darrere cap client real ni s’hi prometen resultats. WebIA està en desenvolupament.',
  },
};
