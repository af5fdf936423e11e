import type { Texts } from '@/i18n/texts';
import type { texts as english } from './huyu-projects.en';

export const texts: Texts<typeof english> = {
  head: {
    title: 'Huyu Projects, cas pràctic de WebIA',
    description:
      'Com es va fer amb WebIA el web de Huyu Projects, una entitat sense ànim de lucre: pàgines en dues llengües, formulari de contacte i pàgines estàtiques que carreguen de pressa.',
    keywords: 'Huyu Projects, WebIA, cas pràctic, web per a una ONG, web bilingüe',
  },
  hero: {
    eyebrow: 'Cas pràctic · WebIA',
    title: 'Un web en dues llengües per a Huyu Projects',
    lead: 'Com es va fer amb WebIA, qui va fer què i com començar-ne un de semblant.',
    ask: 'Pregunta per un web així',
    visit: 'Visita el web de Huyu Projects',
    leaves: 'Aquest enllaç surt de {{name}} i obre {{host}}.',
    webia: 'Què és WebIA',
    caption:
      'És un dibuix, no una captura: en castellà a l’ordinador i en anglès al mòbil, amb el mateix formulari de contacte.',
  },
  facts: {
    client: { name: 'Client', value: 'Una entitat sense ànim de lucre' },
    built: { name: 'Què es va fer', value: 'El seu web, amb formulari de contacte' },
    languages: { name: 'Llengües', value: 'Castellà i anglès' },
    tool: { name: 'Eina', value: 'WebIA, encara en desenvolupament' },
  },
  features: {
    title: 'Tres coses que el web havia de fer bé',
    lead: 'A una entitat sense ànim de lucre l’han d’entendre, l’han de trobar i li han de poder escriure, sense gastar en manteniment.',
    items: {
      languages: {
        title: 'Pàgines en dues llengües',
        text: 'Qui dona suport a una causa i qui la necessita no sempre parlen la mateixa llengua. Cadascú llegeix el web sencer en la seva.',
      },
      form: {
        title: 'Un formulari de contacte',
        text: 'Per ajudar, preguntar o proposar alguna cosa, n’hi ha prou amb unes línies. No cal buscar cap adreça.',
      },
      speed: {
        title: 'Pàgines estàtiques i ràpides',
        text: 'Les pàgines es generen per endavant i se serveixen tal com són. Van bé en un mòbil vell amb poca cobertura i donen poca feina després.',
      },
    },
  },
  steps: {
    title: 'Del contingut al web publicat, i qui fa què',
    lead: 'A cada pas, com es va fer aquest web i, per al teu, què et toca a tu i què a nosaltres.',
    step: 'Així es va fer aquest',
    you: 'Al teu web: la teva part',
    us: 'Al teu web: la nostra part',
    items: {
      content: {
        title: 'Començar pel contingut',
        text: 'Primer es va decidir què havia de dir el web i a qui. El disseny va venir després.',
        you: 'Ens dius què ha d’explicar el web, a qui i en quines llengües.',
        us: 'Preguntem el que falta. El que ningú no ens diu, no ens ho inventem.',
      },
      draft: {
        title: 'Proposar amb WebIA',
        text: 'Les pàgines i els textos es van muntar alhora en les dues llengües.',
        you: 'Encara res: reps un web per on ja pots navegar.',
        us: 'WebIA munta pàgines i textos; nosaltres mirem la proposta abans que tu.',
      },
      review: {
        title: 'Llegir i corregir',
        text: 'El que proposa una màquina no és un text acabat: cada pàgina la van repassar persones.',
        you: 'Llegeixes cada pàgina i dius què cal canviar.',
        us: 'Fem els canvis i comprovem que totes les llengües continuïn dient el mateix.',
      },
      publish: {
        title: 'Publicar pàgines estàtiques',
        text: 'Les pàgines acabades es van publicar a l’adreça de la mateixa entitat.',
        you: 'Decideixes quan surt i a quina adreça teva.',
        us: 'Comprovem el formulari, la velocitat i l’accessibilitat, i el publiquem.',
      },
    },
  },
  action: {
    title: 'La teva entitat necessita una cosa semblant?',
    text: 'Digues-nos a què us dediqueu i en quines llengües, i et direm què es pot fer ja.',
    ask: 'Pregunta per WebIA',
    webia: 'Mira WebIA',
  },
  note: {
    title: 'Sobre aquesta pàgina',
    honest:
      'Explica què es va fer i com. No porta xifres de visites ni citacions, perquè no en tenim cap que et puguem ensenyar.',
    text: 'El que fa Huyu Projects ho explica millor el seu propi web.',
  },
};
