import type { Texts } from '@/i18n/texts';
import type { texts as english } from './cookies.en';

export const texts: Texts<typeof english> = {
  title: 'Galetes',
  description:
    'Les dues galetes que pot fer servir aquest lloc web, què desa al teu navegador i per què no hi ha cap avís.',
  lead: 'Dues galetes com a màxim: una si inicies sessió i una altra per al teu idioma. Per això no hi ha cap avís per acceptar.',
  sections: {
    what: {
      title: 'Què són',
      text: 'Una galeta és un text breu que un lloc web deixa al teu navegador i rep de tornada a cada visita. L’emmagatzematge local és un espai del teu navegador que una pàgina pot llegir i escriure; el que hi ha no s’envia tot sol.',
    },
    used: {
      title: 'Què fa servir aquest lloc web',
      text: 'Tot és estrictament necessari per al que demanes, de manera que la llei (article 22.2 de l’LSSI) no exigeix el teu consentiment:',
    },
    none: {
      title: 'Què no fa servir',
      text: 'Ni publicitat, ni analítica, ni píxels de seguiment, ni tipus de lletra o programes d’altres empreses.',
    },
    remove: {
      title: 'Com esborrar-les',
      text: 'En tancar la sessió s’eliminen la sessió de la galeta i la clau d’accés. La resta la pots esborrar a la configuració del navegador, a les dades de llocs. El lloc web continua funcionant; només oblida el que vas triar.',
    },
  },
  table: {
    name: 'Nom',
    kind: 'Tipus',
    purpose: 'Per a què serveix',
    lasts: 'Quant dura',
    cookie: 'Galeta',
    storage: 'Emmagatzematge local',
    tab: 'Emmagatzematge d’aquesta pestanya',
  },
  items: {
    session: {
      purpose:
        'Manté la teva sessió oberta. Només es crea en iniciar sessió, amb un d’aquests dos noms, mai amb tots dos.',
      lasts: '{{days}} dies des de la teva darrera visita, o fins que tanques la sessió',
    },
    languageCookie: {
      purpose: 'Indica el teu idioma al servidor, perquè les pantalles d’accés hi arribin.',
      lasts: 'Un any des de la teva última visita',
    },
    auth_token: {
      purpose: 'La teva clau d’accés, que acompanya les teves peticions mentre tens la sessió oberta.',
      lasts: 'Fins que tanques la sessió',
    },
    language: {
      purpose: 'Recorda l’idioma que has triat o en què vas arribar.',
      lasts: 'Fins que l’esborres',
    },
    theme: {
      purpose: 'Recorda si has triat clar o fosc.',
      lasts: 'Fins que l’esborres',
    },
    letter_keys: {
      purpose: 'Recorda si les tecles soltes funcionen a LEADMANAGER.',
      lasts: 'Fins que l’esborres',
    },
    first_problem: {
      purpose:
        'Porta la frase que vas demanar de desar a la pàgina d’inici fins al formulari de la teva primera empresa.',
      lasts: 'Fins que es desi allà o tanquis la pestanya',
    },
    found_in: {
      purpose: 'Diu, quan un enllaç porta a una cosa d’un altre dels teus comptes, en quin és.',
      lasts: 'Fins que es digui o tanquis la pestanya',
    },
  },
};
