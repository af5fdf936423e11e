import type { Texts } from '@/i18n/texts';
import type { texts as english } from './landing-pages.en';

export const texts: Texts<typeof english> = {
  label: 'Páginas de destino',
  status: { draft: 'Sin publicar', live: 'Publicada', off: 'Desactivada' },
  open: 'Abrir {{name}} en otra pestaña',
  embed: 'Poner en tu web',
  switchOff: 'Desactivar',
  switchOn: 'Volver a publicar',
  more: 'Más acciones de {{name}}',
  edit: 'Cambiar dirección, aspecto y formulario',
  offText: 'Quien abre la dirección lee que la página ya no está.',
  since: 'desde el {{date}}',
  figures: { visitors: 'visitantes', leads: 'contactos' },
  newer: {
    title: 'Hay una versión más reciente aprobada',
    text: 'Las visitas ven todavía la anterior.',
    act: 'Mostrar la versión nueva',
    done: 'Las visitas ya ven la versión nueva',
  },
  live: 'La página está publicada',
  off: 'La página está desactivada',
  saved: 'Página guardada',
  failed: 'No se ha cambiado la página',
  askOff: {
    title: '¿Desactivar {{name}}?',
    text: 'La dirección y los formularios en otras webs dejan de recoger contactos al momento. Lo que ha llegado se conserva. Puedes volver a publicarla en la misma dirección.',
  },
  dialog: {
    title: 'Publicar una página de destino',
    editTitle: 'Dirección, aspecto y formulario de {{name}}',
    campaign: 'Página de destino aprobada',
    slug: 'Dirección',
    slugHint: 'Minúsculas, cifras y guiones: {{address}}',
    moved: 'La dirección anterior deja de funcionar, y también los enlaces que llevan a ella.',
    theme: 'Aspecto',
    themes: { paper: 'Papel', brand: 'El color de tu marca' },
    themeHint:
      'Papel es claro, y oscuro para quien tiene así su dispositivo. Con tu color, la página abre y cierra sobre él; si costara leer encima, lo oscurecemos o aclaramos un poco.',
    fields: 'El formulario pide',
    fieldsHint: 'El correo se pide siempre. Cuanto menos pidas, más gente responde.',
    listed: 'Los buscadores pueden mostrarla',
    listedHint: 'Si no, solo la encuentra quien tiene la dirección.',
    sees: 'Lo que se lee bajo el formulario',
    controller: '{{name}}, {{address}}, responde de los datos.',
    noAddress:
      'Falta tu dirección postal: va bajo el formulario, porque quien lo rellena debe saber quién guarda sus datos.',
    toCompany: 'Añadir la dirección',
    tick: 'La casilla del consentimiento empieza sin marcar y no es obligatoria: sin ella llega el contacto, pero no se le envía nada de forma automática.',
    publish: 'Publicar',
    save: 'Guardar',
    failed: 'No se ha publicado la página',
  },
  empty: {
    title: 'Aún no hay ninguna página publicada',
    ready:
      'Publica una página de destino aprobada en su propia dirección, con un formulario que funciona sin scripts.',
    unready: 'Aprueba una página de destino entre tus campañas y aquí tendrá su dirección.',
    toCampaigns: 'Aprobar una página de destino',
  },
  none: {
    title: 'Todas las páginas de destino aprobadas tienen ya su dirección',
    text: 'Aprueba otra entre tus campañas para publicarla también.',
  },
  embedding: {
    title: 'Pon el formulario de {{name}} en tu web',
    text: 'Las tres formas pasan las mismas comprobaciones que la propia página.',
    ways: 'Formas',
    script: { label: 'Script', text: 'Pégalo donde deba ir el formulario; toma su altura por sí solo.' },
    frame: { label: 'Marco', text: 'Para webs que no admiten scripts.' },
    json: {
      label: 'Tu propio formulario',
      text: 'Envíalo desde tu propio formulario. Pide un token al abrir la página: vale entre 3 segundos y 24 horas.',
    },
    copy: 'Copiar',
    what: 'Código para pegar',
  },
};
