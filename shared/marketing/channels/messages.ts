import { english, type Message, validation } from '../../message';

/** What is said about channels. */
export const channelMessages = {
  'channel.missing': english('This channel isn’t there', 'Este canal no existe'),
  'channel.full': english(
    'A company can have at most {{most}} channels',
    'Una empresa puede tener como máximo {{most}} canales',
  ),
  'channel.twice': english(
    'This company already publishes on this account',
    'Esta empresa ya publica en esta cuenta',
  ),
  'channel.waiting': english(
    'Publications that wait for this channel: {{count}}. If you remove it, they are cancelled.',
    'Publicaciones que esperan a este canal: {{count}}. Si lo quitas, se cancelan.',
  ),
  'channel.demo': english(
    'The demo account doesn’t publish anywhere. Create an account of your own to connect this network.',
    'La cuenta de demostración no publica en ningún sitio. Crea tu propia cuenta para conectar esta red.',
  ),
  'channel.noKey': english(
    'Networks that need a password can’t be connected here yet: the server has no CREDENTIALS_KEY to encrypt it with.',
    'Aquí todavía no se pueden conectar redes que piden contraseña: en el servidor falta CREDENTIALS_KEY, con la que se cifran las contraseñas.',
  ),
  'channel.locked': english(
    'The stored password can no longer be read. Connect this channel again.',
    'La contraseña guardada ya no se puede leer. Conecta este canal de nuevo.',
  ),
  'channel.noSecret': english(
    'Only webhooks have a signing secret',
    'Solo los webhooks tienen un secreto de firma',
  ),
  'network.fixed': validation(
    'A channel stays on its network. Connect a new one for another network.',
    'Un canal no cambia de red. Conecta uno nuevo para otra red.',
  ),
  'credentials.again': validation(
    'For another address or account, write the password or token again',
    'Para otra dirección o cuenta, escribe de nuevo la contraseña o el token',
  ),
  'status.again': validation(
    'Write a password or token that works to connect this channel again',
    'Escribe una contraseña o un token que funcione para conectar de nuevo este canal',
  ),

  'address.required': validation('Write the address', 'Escribe la dirección'),
  'address.invalid': validation(
    'Write an address like https://www.example.org',
    'Escribe una dirección como https://www.example.org',
  ),
  'address.https': validation(
    'Write an address that begins with https://, so that the password travels encrypted',
    'Escribe una dirección que empiece por https://, para que la contraseña viaje cifrada',
  ),
  'account.required': validation('Write the account', 'Escribe la cuenta'),
  'handle.invalid': validation(
    'Write the whole handle, such as shop.bsky.social',
    'Escribe el nombre completo, como tienda.bsky.social',
  ),
  'password.required': validation('Write the app password', 'Escribe la contraseña de aplicación'),
  'password.app': validation(
    'Write an app password, such as abcd-efgh-ijkl-mnop: Bluesky makes them under Settings, Privacy and security',
    'Escribe una contraseña de aplicación, como abcd-efgh-ijkl-mnop: Bluesky las crea en Ajustes, Privacidad y seguridad',
  ),
  'token.required': validation('Write the token', 'Escribe el token'),
  'token.telegram': validation(
    'Write the bot’s token as @BotFather gave it, such as 123456789:AAE…',
    'Escribe el token del bot tal como lo dio @BotFather, como 123456789:AAE…',
  ),
  'chat.invalid': validation(
    'Write the @name of the channel or group, or its number',
    'Escribe el @nombre del canal o grupo, o el número que tiene',
  ),
  'format.required': validation('Choose what is sent', 'Elige qué se envía'),

  /** One text for all of these, so that it reveals no names of private networks. */
  'far.away': english(
    '{{host}} wasn’t found, doesn’t answer, or lies in a network that this server doesn’t call',
    'No se encuentra {{host}}, no responde o está en una red a la que este servidor no llama',
  ),
  'far.slow': english('{{host}} didn’t answer in time', '{{host}} no ha respondido a tiempo'),
  'far.dropped': english(
    '{{host}} broke off before it had answered',
    '{{host}} ha cortado antes de responder',
  ),
  'far.moved': english(
    '{{host}} sends on to another address. Write that address.',
    '{{host}} remite a otra dirección. Escribe esa dirección.',
  ),
  'far.wait': english(
    '{{host}} asks to wait before trying again',
    '{{host}} pide esperar antes de volver a intentarlo',
  ),
  'far.failed': english(
    '{{host}} answered with error {{status}}',
    '{{host}} ha respondido con el error {{status}}',
  ),
  'far.said': english(
    '{{host}} answered with error {{status}}: {{reason}}',
    '{{host}} ha respondido con el error {{status}}: {{reason}}',
  ),
  'far.credentials': english(
    '{{host}} doesn’t accept the password or token',
    '{{host}} no acepta la contraseña o el token',
  ),
  'far.credentialsSaid': english(
    '{{host}} doesn’t accept the password or token: {{reason}}',
    '{{host}} no acepta la contraseña o el token: {{reason}}',
  ),
  'far.strange': english(
    '{{host}} answered something that can’t be understood',
    '{{host}} ha respondido algo que no se entiende',
  ),
  'far.stillThere': english(
    '{{host}} says that it was removed, but it can still be read there',
    '{{host}} dice que se ha quitado, pero allí todavía se puede leer',
  ),

  'image.large': english(
    'The picture takes {{size}} KB, and {{host}} takes {{most}} KB at most',
    'La imagen ocupa {{size}} KB y {{host}} admite como máximo {{most}} KB',
  ),
  'image.processing': english(
    '{{host}} didn’t finish preparing the picture in time',
    '{{host}} no ha terminado a tiempo de preparar la imagen',
  ),
  'text.long': english(
    'The text has {{count}} characters, and here it can have {{most}} at most',
    'El texto tiene {{count}} caracteres y aquí puede tener como máximo {{most}}',
  ),
  'caption.long': english(
    'With a picture Telegram takes {{most}} characters at most, and the text has {{count}}',
    'Con una imagen Telegram admite como máximo {{most}} caracteres, y el texto tiene {{count}}',
  ),
  'mastodon.many': english(
    'So much was published on {{host}} since then that it can’t be looked through',
    'Desde entonces se ha publicado tanto en {{host}} que no se puede revisar todo',
  ),
  'wordpress.mayNotPublish': english(
    'This user may not publish on {{host}}: it needs at least the role Author',
    'Este usuario no puede publicar en {{host}}: necesita al menos el perfil Autor',
  ),
  'wordpress.notThere': english(
    'No WordPress was found at this address, or its REST interface is switched off',
    'No hay ningún WordPress en esta dirección, o tiene desactivada la interfaz REST',
  ),
  'wordpress.taken': english(
    'Another entry of the site has the address {{slug}}',
    'Otra entrada del sitio tiene la dirección {{slug}}',
  ),
  'telegram.mayNotPost': english(
    'The bot may not post there yet: make it an administrator of the channel',
    'El bot todavía no puede publicar ahí: hazlo administrador del canal',
  ),
  'telegram.tooOld': english(
    'Telegram no longer lets the bot delete this message: it may do so for 48 hours',
    'Telegram ya no deja que el bot borre este mensaje: solo puede durante 48 horas',
  ),
  'webhook.cannotUndo': english(
    'What was sent to a webhook can’t be taken back from here',
    'Lo que se envió a un webhook no se puede retirar desde aquí',
  ),
  'bluesky.inactive': english('This account isn’t active', 'Esta cuenta no está activa'),
} satisfies Record<string, Message>;
