import type { Texts } from '@/i18n/texts';
import type { texts as english } from './linked.en';

export const texts: Texts<typeof english> = {
  score: 'Índice de digitalización',
  outOf: '{{score}} de 100',
  noScore: 'Sin departamentos descritos todavía',
  report: 'Informe',
  open: 'Abrirlo ({{date}})',
  noReport: 'Todavía no hay',
  gone: 'La empresa ya no está en CONSULTIA.',
  none: 'Ninguna empresa tuya en CONSULTIA coincide.',
};
