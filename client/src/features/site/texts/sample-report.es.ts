import type { Texts } from '@/i18n/texts';
import type { texts as english } from './sample-report.en';

export const texts: Texts<typeof english> = {
  head: {
    title: 'Un informe de ejemplo: lo que CONSULTIA saca de una empresa',
    description:
      'El informe completo de una panadería de ejemplo, tal como lo genera CONSULTIA: conclusiones, análisis, recomendaciones y una arquitectura de IA, para leerlo aquí o en PDF.',
    keywords:
      'ejemplo de informe de IA, análisis de empresa, digitalización, arquitectura de IA, informe de ejemplo',
  },
  eyebrow: 'CONSULTIA, el portal de empresas',
  title: 'Un informe de ejemplo',
  lead: 'Este es el informe que genera CONSULTIA, sin retocar nada. La panadería es un ejemplo: sus datos son inventados.',
  demo: 'Probar la demo',
  register: 'Crea una cuenta y haz el tuyo',
  pdf: 'Ábrelo en PDF',
  pages: 'Las primeras páginas del informe: abre el PDF',
  closing: {
    title: 'El mismo informe, sobre tu empresa',
    text: 'Apunta tus productos, departamentos, problemas y fortalezas, y CONSULTIA lo genera. La cuenta es gratis.',
  },
};
