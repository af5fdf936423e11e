import type { Texts } from '@/i18n/texts';
import type { texts as english } from './piece-previews.en';

export const texts: Texts<typeof english> = {
  copy: {
    one: 'Copiar: {{what}}',
    done: 'Copiado',
    failed: 'No se ha copiado',
    refused: 'El navegador no lo ha permitido. Selecciona el texto y cópialo con el teclado.',
  },
  counted: '{{count}} de {{most}}',
  mail: {
    label: 'Correo',
    inInbox: 'En la bandeja de entrada: {{sender}}, «{{subject}}», {{preheader}}',
    otherSubject: 'Otro asunto para comparar: {{subject}}',
    forms: 'Forma del correo',
    html: 'Con diseño',
    text: 'Solo texto',
    scheme: 'Colores',
    schemes: { light: 'Claro', dark: 'Oscuro' },
    screen: 'Pantalla',
    screens: { desktop: 'Ordenador', phone: 'Móvil' },
    frame: 'Correo «{{subject}}»',
    copyHtml: 'Copiar HTML',
    copyText: 'Copiar texto',
    asHtml: 'El correo en HTML',
    asText: 'El correo como texto',
    download: {
      html: 'Descargar como página web',
      eml: 'Descargar como borrador para tu programa de correo',
    },
    noAddress: 'La empresa aún no tiene dirección postal',
    whyAddress:
      'Quien recibe un correo comercial tiene que ver quién le escribe y desde dónde. Va al pie de cada correo.',
    addAddress: 'Añadir la dirección',
    unsubscribe: 'El enlace de baja se añade al enviar, porque cada destinatario tiene el suyo.',
  },
  posts: {
    label: 'Publicaciones por red',
    one: 'Publicación para {{network}}',
    alt: 'Descripción de la imagen: {{alt}}',
  },
  page: {
    label: 'Página de destino',
    parts: {
      head: 'Titular',
      blocks: 'Texto',
      benefits: 'Ventajas',
      facts: 'Datos',
      terms: 'Precio y oferta',
      faq: 'Preguntas',
      action: 'Botón',
      consent: 'Consentimiento del formulario',
      search: 'En los buscadores',
    },
  },
  ads: { headlines: 'Títulos de los anuncios', descriptions: 'Descripciones de los anuncios' },
};
