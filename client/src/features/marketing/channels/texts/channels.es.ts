import type { Texts } from '@/i18n/texts';
import type { texts as english } from './channels.en';

export const texts: Texts<typeof english> = {
  title: 'Canales',
  none: 'Lo que publicas sale por canales: tus cuentas en redes, tu blog, un canal de noticias.',
  connect: 'Conectar un canal',
  connectTo: 'Conectar {{network}}',
  connectIt: 'Conectar',
  testing: 'Probando…',
  connected: 'Canal conectado',
  notConnected: 'No se ha conectado el canal',
  otherNetwork: 'Otra red',
  finish: 'Listo',
  edit: 'Editar',
  editOne: 'Editar {{name}}',
  save: 'Guardar',
  saved: 'Canal guardado',
  notSaved: 'No se ha guardado el canal',
  reconnect: 'Volver a conectar',
  reconnectOne: 'Volver a conectar {{name}}',
  problem: 'Ya no se acepta la contraseña o el token.',
  acts: 'Acciones para {{name}}',
  failed: 'No ha funcionado',
  turnOff: 'Desactivar',
  turnOn: 'Activar',
  connectedBy: 'conexión de {{name}}',
  turnedOff: '{{name}} está desactivado: no se publica nada ahí',
  turnedOn: '{{name}} vuelve a estar activo',
  statuses: {
    connected: 'Conectado',
    assisted: 'Publicas tú',
    reconnect: 'Desconectado',
    off: 'Desactivado',
  },
  choice: {
    direct: 'Se publica solo',
    assisted: 'Publicas tú lo que está preparado',
    assistedText:
      'Estas redes solo dejan publicar a aplicaciones aprobadas. A la hora que elijas, tendrás el texto, la imagen y el enlace listos para copiar.',
    notes: {
      bluesky: 'Publicación con imagen o tarjeta de enlace',
      mastodon: 'Publicación en tu servidor',
      wordpress: 'Entrada en tu blog',
      telegram: 'Mensaje en tu canal o grupo',
      webhook: 'Slack, Discord o tu propio programa',
      rss: 'Para que te sigan desde lectores, blogs y boletines',
    },
  },
  where: {
    bluesky:
      'En Bluesky, abre Ajustes, Privacidad y seguridad, Contraseñas de aplicación y añade una. Son cuatro grupos de cuatro letras y puedes retirarla ahí cuando quieras. No uses la contraseña de tu cuenta.',
    mastodon:
      'En tu servidor, abre Preferencias, Desarrollo, Nueva aplicación. Necesita los permisos read, write:statuses y write:media. Guárdala, vuelve a abrirla y copia «Tu token de acceso».',
    wordpress:
      'En la administración de tu sitio, abre Usuarios, Perfil y añade una en «Contraseñas de aplicación». El usuario tiene que ser al menos Autor. Los espacios de la contraseña no estorban.',
    telegram:
      'En Telegram, escribe /newbot a @BotFather: al final te da un token. Después haz al bot administrador de tu canal o grupo, con permiso para publicar mensajes.',
    webhook:
      'Cada publicación llega a esta dirección como una petición firmada. En Slack se crea en «Incoming Webhooks»; en Discord, en los ajustes de un canal de texto, Integraciones, Webhooks.',
    rss: 'El canal tiene su propia dirección, con tus últimas 50 publicaciones. Pueden seguirlo boletines, blogs y lectores.',
    assisted:
      '{{network}} no pide nada aquí. Cuando toca publicar, la publicación te espera en «Pendientes» con todo listo para copiar; la publicas y pegas su dirección.',
  },
  fields: {
    name: 'Nombre en este portal',
    server: 'Servidor',
    site: 'Dirección del sitio',
    address: 'Dirección del webhook',
    profile: 'Tu perfil en {{network}}',
    account: 'Nombre de la cuenta',
    user: 'Nombre de usuario',
    password: 'Contraseña de aplicación',
    token: 'Token',
    chat: 'Canal o grupo',
    format: 'Qué se envía',
    ignoresRepeats: 'El receptor ignora lo que le llega dos veces',
    picture: 'Imagen',
  },
  hints: {
    name: 'Si lo dejas vacío, será el nombre de la cuenta.',
    kept: 'Si lo dejas vacío, se queda como está.',
    profile: 'La dirección o @nombre. Para llegar con un clic cuando toque publicar.',
    profileAddress: 'La dirección. Para llegar con un clic cuando toque publicar.',
    chat: '@nombre, o el número de un grupo privado.',
    ignoresRepeats:
      'Solo así se repite una petición que quizá ya había llegado; cada una lleva su propio webhook-id.',
  },
  formats: {
    generic: 'JSON para un programa propio',
    slack: 'Mensaje para Slack',
    discord: 'Mensaje para Discord',
  },
  pictures: { image: 'Como imagen de la publicación', card: 'En la tarjeta del enlace' },
  test: {
    act: 'Probar',
    works: '{{name}} funciona',
    fails: '{{name}} no funciona',
  },
  secret: {
    label: 'Secreto de firma',
    hint: 'Con él, el receptor comprueba que una petición es nuestra. No se vuelve a mostrar: cópialo ahora.',
    renew: 'Nuevo secreto de firma',
    renewed: 'Nuevo secreto de firma',
    former:
      'Durante {{hours}} horas las peticiones se firman también con el anterior, para que no se pierda ninguna mientras lo cambias.',
  },
  feed: {
    label: 'Dirección del canal de noticias',
    hint: 'Quien la tenga puede leer lo que publicas.',
    copy: 'Copiar la dirección del canal de noticias',
    copied: 'Dirección del canal de noticias copiada',
  },
  copy: {
    act: 'Copiar',
    done: 'Copiado',
    refused: 'El navegador no ha permitido copiar. Cópialo con el teclado.',
  },
  delete: {
    short: 'Eliminar',
    title: '¿Eliminar {{name}}?',
    keeps:
      'Lo publicado sigue allí, y sus cifras siguen aquí. La contraseña o el token se borran en el acto.',
    confirm: 'Eliminar',
    confirmAll: 'Cancelarlas y eliminar',
    done: 'Canal eliminado',
    fell_one: 'Se ha cancelado {{count}} publicación que lo esperaba',
    fell_other: 'Se han cancelado {{count}} publicaciones que lo esperaban',
    failed: 'No se ha eliminado el canal',
  },
};
