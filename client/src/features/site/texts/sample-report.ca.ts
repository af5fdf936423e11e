import type { Texts } from '@/i18n/texts';
import type { texts as english } from './sample-report.en';

export const texts: Texts<typeof english> = {
  head: {
    title: 'Un informe d’exemple: el que CONSULTIA treu d’una empresa',
    description:
      'L’informe sencer d’un forn d’exemple, tal com el genera CONSULTIA: conclusions, anàlisi, recomanacions i una arquitectura d’IA, per llegir-lo aquí o en PDF.',
    keywords:
      'exemple d’informe d’IA, anàlisi d’empresa, digitalització, arquitectura d’IA, informe d’exemple',
  },
  eyebrow: 'CONSULTIA, el portal d’empreses',
  title: 'Un informe d’exemple',
  lead: 'Aquest és l’informe que genera CONSULTIA, sense retocar res. El forn és un exemple: les dades són inventades.',
  demo: 'Prova la demo',
  register: 'Crea un compte i fes el teu',
  pdf: 'Obre’l en PDF',
  pages: 'Les primeres pàgines de l’informe: obre el PDF',
  closing: {
    title: 'El mateix informe, sobre la teva empresa',
    text: 'Apunta-hi els productes, els departaments, els problemes i els punts forts, i CONSULTIA el genera. El compte és gratuït.',
  },
};
