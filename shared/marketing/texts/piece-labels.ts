import type { Language } from '../../languages';

/** What stands before the parts of a piece when it is copied as text. */
export const pieceLabels: Record<
  Language,
  Record<'subject' | 'preheader' | 'faq' | 'headlines' | 'descriptions', string>
> = {
  en: {
    subject: 'Subject',
    preheader: 'Preview text',
    faq: 'Frequently asked questions',
    headlines: 'Headlines',
    descriptions: 'Descriptions',
  },
  es: {
    subject: 'Asunto',
    preheader: 'Texto de vista previa',
    faq: 'Preguntas frecuentes',
    headlines: 'Títulos',
    descriptions: 'Descripciones',
  },
};
