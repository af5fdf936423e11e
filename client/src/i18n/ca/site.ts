import type { site as english } from '../en/site';
import type { Texts } from '../texts';

export const site: Texts<typeof english> = {
  nav: {
    label: 'Principal',
    toStart: '{{name}}, inici',
    home: 'Inici',
    services: 'Serveis',
    contact: 'Contacte',
    writeToUs: 'Contacta amb nosaltres',
    signIn: 'Accés de clients',
    openMenu: 'Obre el menú',
    closeMenu: 'Tanca el menú',
  },
  home: {
    title: 'Consultoria, solucions i desenvolupament d’IA a mida',
    description:
      'Et diem on surt a compte la intel·ligència artificial, posem en marxa solucions a punt per fer servir i desenvolupem el que encara no existeix. Per a empreses i particulars.',
    keywords:
      'consultoria IA, intel·ligència artificial, solucions d’IA, desenvolupament d’IA a mida, finances descentralitzades, DeFi, Espanya',
  },
  hero: {
    eyebrow: 'Intel·ligència artificial i finances descentralitzades',
    title: 'Una IA que es guanya el seu lloc al teu negoci',
    lead: 'Et diem on surt a compte i on no, posem en marxa solucions a punt per fer servir i desenvolupem el que encara no existeix. Per a empreses i per a particulars.',
    services: 'Mira els serveis',
    contact: 'Explica’ns què necessites',
  },
  services: {
    eyebrow: 'Què fem',
    title: 'Tres maneres de començar',
    lead: 'Tria la que més s’assembli al teu cas. I si no ho tens clar, escriu-nos igualment: el primer pas és una conversa, no un contracte.',
    gets: 'Què t’emportes',
    ask: 'Pregunta per {{service}}',
    consultoria_ia: {
      need: 'Vols fer servir la IA, però no saps per on començar.',
      text: 'Mirem com treballes, et diem on la IA t’estalviaria temps o diners i on no, i posem els passos en ordre.',
      get1: 'Una explicació clara d’on ets',
      get2: 'Els pocs passos que valen la pena, en ordre',
      get3: 'Què demana cadascun: dades, persones, temps',
    },
    soluciones_ia: {
      need: 'Vols alguna cosa que funcioni aviat.',
      text: 'Posem en marxa solucions a punt per fer servir, des d’un agent que atén els teus clients fins a eines de finances descentralitzades, i t’ensenyem a fer-les anar.',
      get1: 'Una solució triada per al teu cas',
      get2: 'Configurada amb les teves dades i comptes',
      get3: 'Els seus límits i riscos, explicats abans',
    },
    custom_ai: {
      need: 'Cap producte del mercat fa el que necessites.',
      text: 'El desenvolupem amb tu i el connectem als programes que ja fas servir, en etapes prou curtes per canviar de rumb.',
      get1: 'Alguna cosa per provar al final de cada etapa',
      get2: 'Connectat als sistemes que ja tens',
      get3: 'Documentació i formació per al teu equip',
    },
  },
  contact: {
    eyebrow: 'Contacte',
    title: 'Explica’ns què necessites',
    lead: 'Amb unes línies n’hi ha prou. Una persona llegeix cada missatge, i la resposta t’arriba per correu.',
    email: 'Correu electrònic',
    phone: 'Telèfon',
    hours: 'Horari',
    hoursText: 'De dilluns a divendres, de {{opens}} a {{closes}} (Espanya)',
  },
  footer: {
    navigation: 'Lloc web',
    contact: 'Contacte',
    portals: 'Portals de clients',
    consultia: 'CONSULTIA, consultoria',
    comerzia: 'COMERZIA, màrqueting i vendes',
    leadmanager: 'LEADMANAGER, contactes',
    network: 'Xarxa professional',
    claim: 'Intel·ligència artificial i finances descentralitzades, explicades abans de vendre-les.',
    legal: '© {{year}} {{name}}. Tots els drets reservats.',
  },
};
