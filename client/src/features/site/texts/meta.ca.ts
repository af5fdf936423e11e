import type { Texts } from '@/i18n/texts';
import type { texts as english } from './meta.en';

export const texts: Texts<typeof english> = {
  home: {
    title: 'Consultoria, solucions i desenvolupament d’IA a mida',
    description:
      'Et diem on surt a compte la intel·ligència artificial, posem en marxa solucions a punt per fer servir i desenvolupem el que encara no existeix. Per a empreses i particulars.',
    keywords:
      'consultoria IA, intel·ligència artificial, solucions d’IA, desenvolupament d’IA a mida, finances descentralitzades, DeFi, Espanya',
  },
  about: {
    title: 'Qui som: missió, visió i valors',
    description:
      'Per a què hi som, cap on anem i els quatre valors amb què treballem: simplicitat, transparència, col·laboració i resultats.',
    keywords: 'qui som, missió, visió, valors, consultora d’IA, Espanya',
  },
  services: {
    title: 'Serveis d’IA: consultoria, solucions i projectes a mida',
    description:
      'Tres maneres de començar amb la intel·ligència artificial: que et diguem on surt a compte, una solució a punt per fer servir o una de feta per a tu. Mira què t’emportes amb cadascuna.',
    keywords: 'serveis d’IA, estratègia d’IA, consultoria IA, integració d’IA, projectes d’IA a mida',
  },
  solutions: {
    title: 'Onze solucions d’IA i DeFi',
    description:
      'Agents que venen, automatitzen i ajuden, eines per analitzar un negoci i finances DeFi: per a què serveix cadascuna de les nostres onze solucions, per a qui és i com demanar-la.',
    keywords:
      'agents d’IA, agent de vendes, automatització de processos, RPA, anàlisi DAFO, punt d’equilibri, optimitzador de xarxes, DeFi',
  },
  contact: {
    title: 'Contacte',
    description:
      'Explica’ns en unes línies a què et dediques i què voldries millorar. Una persona llegeix cada missatge i et respon per correu.',
    keywords: 'contacte, consulta sobre IA, parlar amb un consultor d’IA, Espanya',
  },
};
