import type { Texts } from '@/i18n/texts';
import type { texts as english } from './facts.en';

export const texts: Texts<typeof english> = {
  title: 'Datos',
  hint: 'Las campañas dicen esto y nada más.',
  none: 'Aún no hay datos. Responde a una pregunta o escribe uno.',
  add: 'Escribir un dato',
  kinds: { feature: 'Características', advantage: 'Ventajas', proof: 'Pruebas', offer: 'Oferta' },
  kind: { feature: 'Característica', advantage: 'Ventaja', proof: 'Prueba', offer: 'Oferta' },
  sources: { form: 'formulario', csv: 'archivo', text: 'texto pegado', answer: 'tu respuesta' },
  source: 'De: {{source}}',
  quoted: 'De: {{source}}, «{{quote}}»',
  until: 'hasta el {{date}}',
  expired: 'terminó el {{date}}',
  original: 'Original: {{text}}',
  acts: {
    edit: 'Editar: {{text}}',
    editShort: 'Editar',
    remove: 'Eliminar: {{text}}',
    removeShort: 'Eliminar',
    menu: 'Acciones para: {{text}}',
  },
  fields: { text: 'Dato', kind: 'Tipo', until: 'Vale hasta', translation: 'En {{language}}' },
  hints: { text: 'Una sola cosa en una frase, con su cifra si la tiene.' },
  languages: { en: 'inglés', es: 'español' },
  untranslated: 'Está en {{language}}. Las campañas lo dejan fuera hasta que lo digas en {{own}}.',
  translate: 'Lo mismo en {{own}}',
  addressed: {
    informal: 'Habla a quien lee con «{{words}}», y las campañas le hablan de tú: lo dejan fuera.',
    formal: 'Habla a quien lee con «{{words}}», y las campañas le hablan de usted: lo dejan fuera.',
    both: 'Habla a quien lee con «{{words}}». Las campañas hablan de tú a los particulares y de usted a las empresas, así que unas lo dejan fuera. Dilo sin dirigirte a nadie.',
  },
  instead: 'Dilo así',
  saved: 'Dato guardado',
  added: 'Dato añadido',
  removed: 'Dato eliminado',
};
