import type { Texts } from '@/i18n/texts';
import type { texts as english } from './contents-edit.en';

export const texts: Texts<typeof english> = {
  title: 'Editar contenido',
  saved: 'Contenido guardado',
  notSaved: 'No se ha guardado el contenido',
  clash: {
    title: 'Mientras tanto alguien ha guardado otra versión',
    text: 'Lo que has escrito sigue aquí. Si guardas de nuevo, la tuya será la versión actual y la otra quedará entre las versiones.',
  },
  counted: {
    characters: '{{number}} de {{most}} caracteres',
    words: '{{number}} de {{most}} palabras',
    over: 'sobran {{number}}',
    under: 'faltan {{number}}',
  },
  cta: 'Botón',
  body: 'Texto',
  oneALine: 'Una frase por línea',
  parts: { A: 'Atención', I: 'Interés', D: 'Deseo', X: 'Acción' },
  kinds: {
    named: '{{part}}: {{kind}}',
    heading: 'título',
    quote: 'citas',
    list: 'lista',
    steps: 'pasos',
    questions: 'preguntas y respuestas',
    pairs: 'detalles',
  },
  email: { subject: 'Asunto', altSubject: 'Otro asunto para comparar', preheader: 'Texto de vista previa' },
  posts: { network: 'Red', tags: 'Etiquetas', alt: 'Descripción de la imagen' },
  ads: {
    headlines: 'Títulos',
    descriptions: 'Descripciones',
    one: { headlines: 'Título {{number}}', descriptions: 'Descripción {{number}}' },
  },
  page: {
    h1: 'Titular',
    subtitle: 'Subtítulo',
    facts: 'Datos, uno por línea',
    price: 'Precio',
    offer: 'Oferta',
    benefits: 'Ventajas',
    faq: 'Preguntas',
    pairs: {
      benefits: { first: 'Ventaja {{number}}', second: 'Texto de la ventaja {{number}}' },
      faq: { first: 'Pregunta {{number}}', second: 'Respuesta {{number}}' },
    },
    add: { benefits: 'Añadir una ventaja', faq: 'Añadir una pregunta' },
    more: 'Formulario, buscadores y anuncios',
    consent: 'Consentimiento del formulario',
    submit: 'Botón del formulario',
    seoTitle: 'Título en los buscadores',
    seoDescription: 'Descripción en los buscadores',
  },
};
