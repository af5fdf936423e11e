import type { Texts } from '@/i18n/texts';
import type { texts as english } from './contact.en';

export const texts: Texts<typeof english> = {
  fields: {
    name: 'Nom',
    email: 'Correu electrònic',
    company: 'Empresa',
    service: 'Servei',
    message: 'Missatge',
    leaveEmpty: 'Deixa aquest camp buit',
  },
  messageHint: 'A què et dediques i què voldries millorar.',
  about: 'M’agradaria saber més coses sobre {{topic}}.',
  topics: {
    'defi-income': 'l’eina d’ingressos automatitzats amb DeFi',
    'sales-agent': 'l’agent de vendes',
    'web-builder': 'el creador de webs i aplicacions',
    'network-optimiser': 'l’optimitzador de xarxes',
    'swot-analysis': 'l’eina d’anàlisi de negoci i DAFO',
    'voice-control': 'l’assistent de control per veu',
    'ai-workers': 'l’equip de treballadors d’IA en un servidor privat',
    'rpa-studio': 'l’estudi d’automatització robòtica de processos',
    'business-management': 'el sistema de gestió empresarial',
    'seniors-companion': 'l’aplicació de companyia per a la gent gran',
    'break-even': 'la calculadora del punt d’equilibri',
    consultia: 'ConsultIA, l’assessor de finances personals',
    algorithmia: 'AlgorithmIA',
    webia: 'WebIA',
    comerzia: 'ComerzIA',
    smartboxai: 'SmartBoxAI',
    custom: 'una solució a mida',
  },
  send: 'Envia el missatge',
  sending: 'S’ESTÀ ENVIANT...',
  sent: 'El teu missatge s’ha enviat correctament! Et contactarem aviat.',
  sentToast: {
    title: 'Missatge enviat',
    description: 'Gràcies pel teu missatge. Et respondrem ben aviat.',
  },
  failed: {
    refused: 'Error en enviar missatge',
    other: 'Error en enviar el missatge',
  },
  failedToast: {
    title: 'Error',
    description: 'Hi ha hagut un problema en enviar el teu missatge. Torna-ho a provar més tard.',
  },
  privacy:
    'Fem servir el que ens envies només per respondre’t. Per veure-ho, corregir-ho o esborrar-ho, escriu a {{email}}.',
  privacyPage: 'Més sobre les teves dades',
};
