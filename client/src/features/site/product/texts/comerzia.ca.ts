import type { Texts } from '@/i18n/texts';
import type { texts as english } from './comerzia.en';

export const texts: Texts<typeof english> = {
  head: {
    title: 'ComerzIA, el teu director comercial amb IA',
    description:
      'ComerzIA porta un producte des de l’anàlisi fins als contactes atesos en sis passos: campanyes AIDA, imatges, publicació, captació i respostes automàtiques. El portal de clients ja és obert.',
    keywords:
      'ComerzIA, director comercial amb IA, campanyes AIDA, publicació a les xarxes socials, captació de contactes, respostes automàtiques',
  },
  hero: {
    title: 'ComerzIA, el teu director comercial amb IA',
    lead: 'Tu descrius un producte. ComerzIA escriu les campanyes, les publica, reuneix qui s’hi interessa i envia la primera resposta. Què surt i què no, ho decideixes tu.',
    open: 'El portal de clients ja és obert. El compte és gratuït; qualsevol altre preu t’arriba per escrit, abans de començar res.',
    home: 'Torna a l’inici',
  },
  drawing: {
    caption: 'Un exemple del que en surt: la publicació d’una fleca i les xifres d’un mes.',
  },
  steps: {
    title: 'D’un producte a contactes atesos, en sis passos',
    lead: 'Cada pas deixa alguna cosa que pots veure, canviar i fer servir.',
    items: {
      analysis: {
        title: 'Anàlisi del producte',
        text: 'Què fa, per a qui i per què el triarien davant de les alternatives. El que falti t’ho preguntarà.',
      },
      campaigns: {
        title: 'Generació de 3 campanyes AIDA',
        text: 'Atenció, interès, desig i acció: tres enfocaments diferents del mateix producte, per a correu, xarxes i pàgines de destinació.',
      },
      assets: {
        title: 'Creació de peces gràfiques',
        text: 'Imatges per a cada campanya, amb els teus colors i en les mides que demana cada xarxa.',
      },
      publishing: {
        title: 'Publicació a les xarxes socials',
        text: 'Les campanyes que aproves surten a les teves xarxes els dies que triïs.',
      },
      capture: {
        title: 'Captació de contactes',
        text: 'Qui mostra interès queda en una sola llista, amb la campanya d’on ve.',
      },
      replies: {
        title: 'Respostes automàtiques als contactes',
        text: 'Cada contacte nou rep la primera resposta que vas aprovar, i els seguiments s’aturen quan contesta. A partir d’aquí continues tu.',
      },
    },
  },
  figure: {
    title: 'Que més interessats et deixin les seves dades',
    value: '32\u00a0%',
    label: 'més de contactes captats',
    note: 'Xifra comercial, no una promesa.',
    text: 'El que captis depèn del teu producte, del teu públic i de cada quant publiquis. ComerzIA t’ensenya les teves pròpies xifres, i t’avisa quan hi ha poques dades.',
  },
  audiences: {
    title: 'Per a qui ven bé en persona i poc per internet',
    lead: 'Petites empreses i autònoms sense departament de màrqueting.',
    point1: 'Publiques quan trobes una estona, i gairebé mai no la trobes.',
    point2: 'Els missatges t’arriben per quatre bandes i algun es queda sense resposta.',
    point3: 'Cada campanya torna a començar amb la pàgina en blanc.',
  },
  control: {
    title: 'Proposa ell, decideixes tu',
    lead: 'Un director ret comptes a algú. Aquest, a tu.',
    point1: 'Cap campanya no surt sense el teu vistiplau.',
    point2: 'Cada xifra d’un text ve del que has explicat del producte.',
    point3: 'Només rep correus qui hi ha donat el consentiment, i es pot donar de baixa amb un clic.',
  },
  action: {
    title: 'Comença per un producte',
    text: 'Al portal de clients el descrius i de seguida en veus les campanyes. O explica’ns abans què vens i a qui: et respon una persona per correu.',
    ask: 'Parla’ns del teu producte',
    demo: 'Prova la demo',
    register: 'Crea un compte',
    landing: 'Mira la pàgina de destinació',
  },
  note: {
    title: 'El que ha d’arribar',
    text: 'Els sis passos funcionen avui. En desenvolupament: les converses automàtiques, que respondran el que t’escriguin després. Preguntar-ne no et compromet a res.',
  },
};
