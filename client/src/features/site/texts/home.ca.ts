import type { Texts } from '@/i18n/texts';
import type { texts as english } from './home.en';

export const texts: Texts<typeof english> = {
  hero: {
    eyebrow: 'Intel·ligència artificial i finances descentralitzades',
    title: 'Una IA que es guanya el seu lloc al teu negoci',
    lead: 'Et diem on surt a compte i on no, posem en marxa solucions a punt per fer servir i desenvolupem el que encara no existeix. Per a empreses i per a particulars.',
    services: 'Mira els serveis',
    solutions: 'Mira les solucions',
    sample: 'Mira un informe d’exemple',
  },
  about: {
    title: 'Una consultora amb una norma: primer, t’ho expliquem',
    lead: 'Treballem on la intel·ligència artificial i les finances descentralitzades es troben amb el dia a dia d’un negoci.',
    mission: {
      title: 'La nostra missió',
      text: 'Posar la IA a treballar on t’estalviï temps o diners, i dir-te clarament on no ho farà.',
    },
    vision: {
      title: 'La nostra visió',
      text: 'Que una botiga de tres persones faci servir les mateixes eines que una empresa de tres-centes, i sàpiga què fan.',
    },
    valuesTitle: 'Quatre valors',
    values: {
      simplicity: {
        title: 'Simplicitat',
        text: 'Si n’hi ha prou amb un pas, no te’n venem tres.',
      },
      transparency: {
        title: 'Transparència',
        text: 'Saps què costa, què pot fer i on falla abans de començar.',
      },
      partnership: {
        title: 'Col·laboració',
        text: 'Decidim amb tu i deixem el teu equip capaç de continuar sense nosaltres.',
      },
      results: {
        title: 'Resultats',
        text: 'Acordem al principi què ha de millorar, i això és el que mesurem.',
      },
    },
  },
  services: {
    title: 'Tres maneres de començar',
    lead: 'Tria la que més s’assembli al teu cas. El primer pas és una conversa, no un contracte.',
    ask: 'Pregunta',
    consultoria_ia: {
      need: 'Vols fer servir la IA, però no saps per on començar.',
      text: 'Mirem com treballes i et diem on la IA t’estalviaria temps o diners, i on no.',
      get1: 'Una explicació clara d’on ets',
      get2: 'Els pocs passos que valen la pena, en ordre',
      get3: 'Què demana cadascun: dades, persones, temps',
    },
    soluciones_ia: {
      need: 'Vols alguna cosa que funcioni aviat.',
      text: 'Posem en marxa una solució a punt per fer servir, des d’un agent que atén els teus clients fins a finances descentralitzades, i t’ensenyem a fer-la anar.',
      get1: 'Una solució triada per al teu cas',
      get2: 'Configurada amb les teves dades i comptes',
      get3: 'Els seus límits i riscos, explicats abans',
    },
    custom_ai: {
      need: 'Cap producte del mercat fa el que necessites.',
      text: 'El desenvolupem amb tu, en etapes prou curtes per canviar de rumb.',
      get1: 'Alguna cosa per provar al final de cada etapa',
      get2: 'Connectat als sistemes que ja tens',
      get3: 'Documentació i formació per al teu equip',
    },
  },
  solutions: {
    title: 'Onze solucions, cadascuna per a una feina',
    lead: 'Busca la feina que et soni. Pots preguntar per qualsevol, i algunes ja les pots fer servir.',
    all: 'Mira-les totes en detall',
  },
  call: {
    title: 'No saps per on començar?',
    text: 'Comença pels teus números: la calculadora et diu, de franc, quantes vendes cobreixen els teus costos.',
    button: 'Obre la calculadora',
  },
  contact: {
    title: 'Explica’ns què necessites',
    lead: 'Amb unes línies n’hi ha prou. Una persona et respon per correu, i la primera trucada és gratuïta.',
  },
};
