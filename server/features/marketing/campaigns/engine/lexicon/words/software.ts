import type { Entry } from '../entry';

export const softwareConcepts: readonly Entry[] = [
  {
    id: 'automatic-backup',
    sectors: ['software', 'advisers', 'electronics', 'general'],
    es: {
      match:
        'copia* de seguridad automatica* | copia* de seguridad | copia* diaria* | backup automatico | copia* de seguridad diaria* | backup diario | respaldo automatico',
      found: 'Copias de seguridad diarias',
      notFound: 'Puerta de seguridad',
      means: [
        ['Lo de ayer se recupera.', 'Si se borra algo, hay una copia hecha sin que nadie la pidiera.'],
        ['El borrado tiene vuelta atrás.', 'Nadie tiene que acordarse de guardar en otro sitio.'],
      ],
      after: ['el trabajo de ayer guardado'],
      questions: ['¿Quién hizo la última copia?', '¿Y si mañana no arranca?'],
      scenes: ['El archivo se ha borrado y la copia es de hace meses.'],
      short: ['carpetas llamadas «final_bueno»'],
    },
    en: {
      match:
        'automatic backup* | daily backup* | nightly backup* | backed up daily | automatic back ups | backup copies | data backup* | automatically backed up',
      found: 'Daily automatic backups',
      notFound: 'A backing track',
      means: [
        [
          "Yesterday's work comes back.",
          'If something is deleted, there is a copy that nobody had to ask for.',
        ],
        ['Deleting has a way back.', 'Nobody has to remember to save it somewhere else.'],
      ],
      after: ["yesterday's work, kept"],
      questions: ['Who made the last copy?', 'What if it will not start tomorrow?'],
      scenes: ['The file is gone and the copy is months old.'],
      short: ['folders called final-final'],
    },
  },
  {
    id: 'works-offline',
    sectors: ['software', 'electronics', 'general'],
    es: {
      match:
        'funciona sin conexion | sin conexion | sin internet | modo sin conexion | funciona offline | offline | trabaja sin conexion | no necesita internet',
      found: 'Funciona sin conexión',
      notFound: 'Conexión de agua',
      means: [
        ['La cobertura no manda.', 'En el sótano o en el campo se sigue, y al volver la red se pone al día.'],
        [
          'Se cae la red y el trabajo sigue.',
          'Lo apuntado se queda ahí hasta que haya con quién compartirlo.',
        ],
      ],
      after: ['seguir aunque no haya cobertura'],
      questions: ['¿Hay cobertura ahí abajo?', '¿Y si se cae internet ahora?'],
      scenes: ['La rueda gira, el cliente espera y nadie puede cobrar.'],
      short: ['la rueda girando en la pantalla'],
    },
    en: {
      match:
        'works offline | offline mode | offline | without internet | without a connection | no internet needed | works without internet | no internet required',
      found: 'Works offline',
      notFound: 'Off-line mall',
      means: [
        [
          'Signal is not in charge.',
          'In the basement or out in a field it carries on, and catches up later.',
        ],
        ['The line drops, work goes on.', 'What is noted stays there until there is someone to share it.'],
      ],
      after: ['carrying on without signal'],
      questions: ['Is there signal down there?', 'What if the internet goes now?'],
      scenes: ['The wheel spins, the customer waits and nobody can take payment.'],
      short: ['a wheel spinning on the screen'],
    },
  },
  {
    id: 'multi-user',
    sectors: ['software', 'advisers', 'general'],
    es: {
      match:
        'multiusuario | varios usuarios | usuarios ilimitados | # usuarios | hasta # usuarios | trabajo en equipo | usuarios simultaneos',
      found: 'Usuarios ilimitados',
      notFound: 'Usuario y contraseña',
      means: [
        ['Cada cual entra con su cuenta.', 'El equipo mira lo mismo a la vez y nadie espera turno.'],
        ['Nadie pide la contraseña de otro.', 'Lo que cambia uno lo ven los demás sin reenviar nada.'],
      ],
      after: ['el equipo ante el mismo dato'],
      questions: ['¿Quién tiene abierto el archivo?', '¿Cuál es la versión buena?'],
      scenes: ['El documento está bloqueado por alguien que se ha ido a comer.'],
      short: ['archivos que viajan por correo'],
    },
    en: {
      match:
        'multi user | unlimited users | several users | # users | up to # users | team accounts | teams of up | simultaneous users',
      found: 'Unlimited users',
      notFound: 'Username and password',
      means: [
        ['Each has an account.', 'The team looks at the same thing together and nobody queues.'],
        ['Nobody borrows a password.', 'What one changes the others see without forwarding anything.'],
      ],
      after: ['a team before the same figures'],
      questions: ['Who has that file open?', 'Which version is the good one?'],
      scenes: ['The file is locked by someone who has gone to lunch.'],
      short: ['files that travel by email'],
    },
  },
  {
    id: 'permissions',
    sectors: ['software', 'advisers', 'general'],
    es: {
      match:
        'permisos por usuario | permisos por rol | roles y permisos | control de acceso por | niveles de acceso | perfiles de acceso | permisos',
      found: 'Permisos por usuario',
      notFound: 'Permiso de obra',
      means: [
        ['Cada cual ve lo suyo.', 'Las nóminas las abre quien las lleva, y el resto ni las encuentra.'],
        ['El acceso va con el puesto.', 'Cuando alguien cambia de tarea, cambia también lo que puede abrir.'],
      ],
      after: ['una llave para cada cual'],
      questions: ['¿Quién puede ver esto?', '¿Quién sigue teniendo la clave?'],
      scenes: ['La contraseña está en un papel y el papel está en la pantalla.'],
      short: ['la misma clave para todos'],
    },
    en: {
      match:
        'user permissions | role based | roles and permissions | access levels | permissions | access rights | user roles',
      found: 'Role-based permissions',
      notFound: 'Planning permission',
      means: [
        [
          'Each sees their own part.',
          'Payroll is opened by whoever runs it, and the rest never come across it.',
        ],
        ['Access comes with the job.', 'When someone changes tasks, what they can open changes too.'],
      ],
      after: ['a key for each person'],
      questions: ['Who can see this?', 'Who still has the old password?'],
      scenes: ['The password is on a note and the note is on the screen.'],
      short: ['the same password for all'],
    },
  },
  {
    id: 'keyboard-shortcuts',
    sectors: ['software', 'general'],
    es: {
      match: 'atajos de teclado | atajos | teclas rapidas | se maneja con el teclado',
      found: 'Atajos de teclado',
      notFound: 'Atajo por el bosque',
      means: [
        ['Las manos no dejan el teclado.', 'Lo que se hace cada día cabe en una combinación de teclas.'],
        ['El ratón descansa.', 'Registrar el siguiente es cuestión de teclas y no de menús.'],
      ],
      after: ['manos en el teclado'],
      questions: ['¿Cuántos clics hacen falta para esto?', '¿Dónde estaba ese menú?'],
      scenes: ['Menú, submenú, ventana y otra vez al principio.'],
      short: ['clic, menú, submenú, clic'],
    },
    en: {
      match: 'keyboard shortcut* | hotkeys | hot keys | shortcut keys | driven from the keyboard',
      found: 'Keyboard shortcuts',
      notFound: 'A shortcut through the woods',
      means: [
        ['Hands stay on the keys.', 'What is done daily fits into a combination of keys.'],
        ['The mouse rests.', 'Entering the next one is a matter of keys and not of menus.'],
      ],
      after: ['hands on the keyboard'],
      questions: ['How many clicks does this take?', 'Where was that menu?'],
      scenes: ['Menu, submenu, window, and back to the start.'],
      short: ['click, menu, submenu, click'],
    },
  },
  {
    id: 'csv-export',
    sectors: ['software', 'advisers', 'general'],
    es: {
      match:
        'exporta* a csv | exportacion a csv | exporta* a excel | exportacion a excel | exporta* los datos | exportacion de datos | exporta* datos | exportable* | exporta* en csv | exporta* a pdf | exporta* a la gestoria | exporta* nominas',
      found: 'Exporta a CSV y Excel',
      notFound: 'Empresa exportadora de cítricos',
      means: [
        [
          'Los datos salen cuando hace falta.',
          'El listado llega a la hoja de cálculo sin copiar celda por celda.',
        ],
        ['Nadie vuelve a teclear la tabla.', 'Lo que está en pantalla acaba en el informe tal cual.'],
      ],
      after: ['listados que pasan a la hoja de cálculo'],
      questions: ['¿Y esto cómo se saca de aquí?', '¿Quién copia esta tabla?'],
      scenes: ['Llevan la tarde copiando filas de una ventana a otra.'],
      short: ['copiar y pegar fila a fila'],
    },
    en: {
      match:
        'csv export | exports to csv | export to csv | excel export | exports to excel | export to excel | data export | exports hours | exports to | export your data | export as pdf | exportable | pdf export',
      found: 'Exports to CSV and Excel',
      notFound: 'An export licence',
      means: [
        [
          'Data leaves when it is asked to.',
          'The list reaches the spreadsheet without copying cell by cell.',
        ],
        ['Nobody types the table again.', 'What is on the screen lands in the report as it is.'],
      ],
      after: ['the list, in the spreadsheet'],
      questions: ['How does this get out of here?', 'Who copies this table?'],
      scenes: ['The afternoon goes on copying rows from one window to another.'],
      short: ['copy and paste, row after row'],
    },
  },
  {
    id: 'import-data',
    sectors: ['software', 'advisers', 'general'],
    es: {
      match:
        'importa* desde | importacion de datos | importa* datos | migracion de datos | migracion incluida | importa* tus datos | importa* excel | traspaso de datos | importa* clientes | migra* los datos | migra* desde',
      found: 'Migración de datos incluida',
      notFound: 'Importe de la factura',
      means: [
        [
          'Lo de antes viene con la mudanza.',
          'El histórico pasa al programa nuevo y nadie empieza en blanco.',
        ],
        ['El primer día ya hay datos.', 'La ficha de siempre aparece en su sitio sin volver a escribirla.'],
      ],
      after: ['empezar con todo dentro'],
      questions: ['¿Y lo que hay en el programa viejo?', '¿Quién teclea todo eso otra vez?'],
      scenes: ['El sistema nuevo está vacío y el viejo no suelta nada.'],
      short: ['volver a teclear años de fichas'],
    },
    en: {
      match:
        'data import | imports from | import your data | data migration | migration included | import from excel | moves your data | imports data | imports data from | imports customers',
      found: 'Data migration included',
      notFound: 'Import duties paid',
      means: [
        ['The past comes along.', 'The history moves into the new program and nobody starts from blank.'],
        ['Day one already has data.', 'The usual records are in their place without being retyped.'],
      ],
      after: ['starting with it all inside'],
      questions: ['And what is in the old program?', 'Who types all that in again?'],
      scenes: ['The new system is empty and the old one lets nothing go.'],
      short: ['retyping years of records'],
    },
  },
  {
    id: 'invoice-by-photo',
    sectors: ['software', 'advisers'],
    es: {
      match:
        'foto de la factura | facturas con una foto | con una foto | por foto | se envian con una foto | escaneo de facturas | escanea* facturas | se escanean con el movil | sube* una foto | foto del ticket',
      found: 'Las facturas se envían con una foto',
      notFound: 'Cámara de fotos',
      means: [
        ['El papel no tiene que viajar.', 'Se hace la foto en la mesa y el original vuelve a su carpeta.'],
        ['El tique no se pierde en el coche.', 'Del mostrador al expediente pasa en lo que dura un disparo.'],
      ],
      after: ['papeles que llegan sin viajar'],
      questions: ['¿Dónde quedó aquel tique?', '¿Quién lleva la carpeta esta vez?'],
      scenes: ['Cierra el trimestre y las cuentas van en la guantera.'],
      short: ['tiques olvidados en la guantera'],
    },
    en: {
      match:
        'photo of the invoice | invoice by photo | by photo | snap a photo | scan invoices | scan receipts | receipt scanning | photograph the receipt | photo of the receipt | take a photo',
      found: 'Invoices by photo',
      notFound: 'A photo frame',
      means: [
        [
          'The paper need not travel.',
          'The picture is taken at the desk and the original goes back in its folder.',
        ],
        ['Receipts do not die in the car.', 'From counter to file takes as long as a click of the shutter.'],
      ],
      after: ['papers that arrive without a trip'],
      questions: ['Where did that receipt go?', 'Who takes the folder this time?'],
      scenes: ['The quarter closes and the accounts are in the glove box.'],
      short: ['receipts lost in the glove box'],
    },
  },
  {
    id: 'reminders',
    sectors: ['software', 'advisers', 'health', 'beauty', 'pets', 'sports', 'education', 'general'],
    es: {
      match:
        'recordatorio* | aviso* automatico* | alerta* automatica* | notificacion* automatica* | avisos por | recordatorio* por sms | recordatorio* por correo | alertas por | notificaciones en el movil',
      found: 'Recordatorios por SMS',
      notFound: 'Objeto de recuerdo',
      means: [
        ['La fecha avisa sola.', 'Nadie lleva el plazo en la cabeza ni en una nota pegada.'],
        [
          'El olvido deja de ser un riesgo diario.',
          'El mensaje sale a su hora, también en días de mucho lío.',
        ],
      ],
      after: ['plazos que avisan solos'],
      questions: ['¿Cuándo vencía aquello?', '¿Quién se encargaba de avisar?'],
      scenes: ['La nota se despegó y el plazo era ayer.'],
      short: ['la nota pegada que se cayó'],
    },
    en: {
      match:
        'reminder* | automatic reminder* | automatic alerts | text reminder* | email reminder* | sms reminder* | push notifications',
      found: 'Text message reminders',
      notFound: 'A reminder of childhood',
      means: [
        ['The date speaks up.', 'Nobody carries the deadline in their head or on a sticky note.'],
        ['Forgetting stops being daily.', 'The message goes out on time, on busy days as well.'],
      ],
      after: ['deadlines that speak up'],
      questions: ['When was that due?', 'Who was meant to say?'],
      scenes: ['The note came unstuck and the deadline was yesterday.'],
      short: ['the sticky note that fell off'],
    },
  },
  {
    id: 'templates',
    sectors: ['software', 'advisers', 'education', 'general'],
    es: {
      match:
        'plantilla* de presupuesto* | plantilla* de contrato* | plantilla* de documento* | plantilla* de correo* | plantilla* de informe* | plantillas personalizables | plantilla* editable* | modelos de documento* | plantillas incluidas',
      found: 'Plantillas de presupuesto editables',
      notFound: 'Plantilla de gel para zapato',
      means: [
        ['La hoja no empieza en blanco.', 'Lo repetido está escrito y solo queda lo que cambia.'],
        [
          'Lo de siempre ya está puesto.',
          'El documento sale con la misma forma aunque lo haga otra persona.',
        ],
      ],
      after: ['empezar por lo que cambia'],
      questions: ['¿Otra vez desde cero?', '¿De dónde se copió el último?'],
      scenes: ['Se busca el documento del año pasado para cambiarle el nombre.'],
      short: ['la página en blanco de cada lunes'],
    },
    en: {
      match:
        'customisable templates | customizable templates | ready made templates | document templates | editable templates | template library | templates | template for',
      found: 'Editable quote templates',
      notFound: 'Contemporary art',
      means: [
        ['The page is never blank.', 'What repeats is written and only what changes is left.'],
        ['The usual parts are in.', 'The document looks the same whoever writes it.'],
      ],
      after: ['starting with what changes'],
      questions: ['From scratch again?', 'What was the last one copied from?'],
      scenes: ["Someone looks for last year's file to change the name on it."],
      short: ['the blank page on a Monday'],
    },
  },
  {
    id: 'calendar-sync',
    sectors: ['software', 'advisers', 'health', 'beauty', 'electronics', 'general'],
    es: {
      match:
        'sincroniza* con el calendario | calendario compartido | sincroniza* con google | agenda compartida | google calendar | sincronizacion con google | sincronizacion con el calendario | sincronizacion de calendarios | sincroniza* con outlook',
      found: 'Sincroniza con Google Calendar',
      notFound: 'Calendario de pared 2027',
      means: [
        ['La cita aparece donde se mira.', 'Se apunta en un sitio y ya está en el teléfono de todos.'],
        ['Nadie queda a la misma hora con otro.', 'El hueco ocupado se ve antes de ofrecerlo.'],
      ],
      after: ['una agenda y no varias'],
      questions: ['¿En qué calendario estaba la cita?', '¿Está libre esa hora?'],
      scenes: ['Llegan a la vez los que venían a la misma hora.'],
      short: ['citas que se pisan'],
    },
    en: {
      match:
        'calendar sync | google calendar | shared calendar | calendar integration | outlook calendar | syncs with google | syncs with your calendar | syncs with outlook | syncs calendars',
      found: 'Syncs with Google Calendar',
      notFound: 'A kitchen sink',
      means: [
        ['It shows up where people look.', "Noted in one place, it is already on everybody's phone."],
        ['No hour is given away again.', 'A taken slot is seen before it is offered.'],
      ],
      after: ['a diary rather than several'],
      questions: ['Which calendar was it in?', 'Is that hour free?'],
      scenes: ['They arrive together, all booked for the same hour.'],
      short: ['appointments that collide'],
    },
  },
  {
    id: 'integrations',
    sectors: ['software', 'advisers', 'logistics', 'industry'],
    es: {
      match:
        'se integra* con | integracion con | integraciones | api | api abierta | conecta con | se conecta con | conexion con | api rest | integracion | conexion con shopify | conexion con woocommerce',
      found: 'Se integra con el programa contable',
      notFound: 'Harina integral',
      means: [
        ['Los programas se hablan.', 'Lo que entra por un lado aparece en el otro sin que nadie lo lleve.'],
        [
          'El dato se escribe al principio y ya.',
          'Un cambio llega a los demás sistemas sin correos de por medio.',
        ],
      ],
      after: ['sistemas que se hablan'],
      questions: ['¿Cuántas veces se escribe el mismo dato?', '¿Por qué no se hablan?'],
      scenes: ['El pedido está en una pantalla y el almacén mira otra.'],
      short: ['el mismo dato en varias pantallas'],
    },
    en: {
      match:
        'integrates with | integration with | integrations | open api | api | rest api | connects to | connects with | integration | zapier | shopify integration | woocommerce integration',
      found: 'Integrates with your accounting software',
      notFound: 'An integral part',
      means: [
        ['The programs talk.', 'What comes in on one side shows on the other with nobody carrying it.'],
        [
          'A figure is typed at the start only.',
          'A change reaches the other systems with no emails in between.',
        ],
      ],
      after: ['systems that talk'],
      questions: ['How often is that same figure typed?', "Why don't these talk?"],
      scenes: ['The order is on one screen and the warehouse watches another.'],
      short: ['the same figure on every screen'],
    },
  },
  {
    id: 'browser-no-install',
    sectors: ['software', 'advisers', 'logistics'],
    es: {
      match:
        'desde el navegador | en la nube | sin instalar nada | sin instalaciones | no hay que instalar nada | acceso desde cualquier dispositivo | desde cualquier dispositivo | cloud',
      found: 'Funciona desde el navegador',
      notFound: 'Nubes de algodón',
      means: [
        ['Se abre y se trabaja.', 'El ordenador de la tienda, el de casa y el del almacén valen igual.'],
        ['No hay disco que buscar.', 'Cambiar de equipo es escribir la dirección y entrar.'],
      ],
      after: ['el trabajo en cualquier equipo'],
      questions: ['¿En qué ordenador está instalado?', '¿Y para mirarlo desde casa?'],
      scenes: ['El programa vive en un equipo y ese equipo está arreglándose.'],
      short: ['«eso está en el otro ordenador»'],
    },
    en: {
      match:
        'in the browser | browser based | cloud based | nothing to install | in the cloud | web based | no download | from any device',
      found: 'Runs in the browser',
      notFound: 'Clouds of cotton',
      means: [
        ['Open it and get on.', "The shop's computer, the one at home and the one in the stores all do."],
        ['There is no disc to find.', 'Changing machines means typing the address and signing in.'],
      ],
      after: ['the work, on any machine'],
      questions: ['Which computer is it installed on?', 'And to look at it from home?'],
      scenes: ['The program lives on one machine and that machine is being mended.'],
      short: ["“that's on the other computer”"],
    },
  },
  {
    id: 'e-signature',
    sectors: ['software', 'advisers', 'general'],
    es: {
      match:
        'firma electronica | firma digital | se firma* online | firma desde el movil | firma* en pantalla',
      found: 'Firma electrónica de contratos',
      notFound: 'Empresa de electrónica firme',
      means: [
        ['El contrato se firma donde se lee.', 'No hay que imprimir, escanear ni pasar a recoger nada.'],
        ['La firma no espera al mensajero.', 'El documento vuelve firmado el mismo día en que se envía.'],
      ],
      after: ['contratos que vuelven firmados'],
      questions: ['¿Alguien tiene impresora?', '¿Dónde está el original firmado?'],
      scenes: ['El contrato lleva una semana esperando un bolígrafo.'],
      short: ['imprimir, firmar, escanear, enviar'],
    },
    en: {
      match: 'e signature | electronic signature* | digital signature* | signed online | sign online | esign',
      found: 'Electronic signatures',
      notFound: 'A signature dish',
      means: [
        ['Contracts are signed where read.', 'Nothing to print, scan or call in for.'],
        ['Signing waits for no courier.', 'The document comes back signed on the day it goes out.'],
      ],
      after: ['contracts that come back signed'],
      questions: ['Does anyone have a printer?', 'Where is the signed original?'],
      scenes: ['The contract has spent a week waiting for a pen.'],
      short: ['print, sign, scan, send'],
    },
  },
  {
    id: 'version-history',
    sectors: ['software', 'general'],
    es: {
      match:
        'historial de cambios | historial de versiones | control de versiones | registro de cambios | deshace* | deshacer',
      found: 'Historial de versiones',
      notFound: 'Historial médico',
      means: [
        ['Se sabe quién cambió qué.', 'La versión de ayer se abre y se vuelve a ella si hace falta.'],
        ['Un error se puede deshacer.', 'Probar cosas deja de dar respeto, porque lo anterior sigue ahí.'],
      ],
      after: ['la versión de ayer a mano'],
      questions: ['¿Quién ha tocado esto?', '¿Cómo estaba antes?'],
      scenes: ['La fórmula ya no da lo mismo y nadie recuerda por qué.'],
      short: ['«¿quién ha tocado esto?»'],
    },
    en: {
      match:
        'version history | change history | version control | audit trail | change log | undo | edit history',
      found: 'Version history',
      notFound: 'A history book',
      means: [
        ['It shows who changed what.', "Yesterday's version opens, and you can go back to it."],
        ['A slip can be undone.', 'Trying things stops being daunting, as the earlier state is still there.'],
      ],
      after: ["yesterday's version, at hand"],
      questions: ['Who touched this?', 'What was it before?'],
      scenes: ['The formula gives another result and nobody remembers why.'],
      short: ['“who touched this?”'],
    },
  },
  {
    id: 'dashboards',
    sectors: ['software', 'advisers', 'general'],
    es: {
      match:
        'cuadro* de mando* | panel de control | graficos en tiempo real | informes en tiempo real | panel de datos | dashboard | informes automaticos | informe* automatico* | informes que se actualizan solos',
      found: 'Cuadros de mando en tiempo real',
      notFound: 'Salpicadero de coche',
      means: [
        ['La cifra se ve sin pedirla.', 'Antes de la reunión ya está en pantalla lo que se iba a preguntar.'],
        ['El informe no lo hace nadie a mano.', 'Se abre y está al día, también a final de mes.'],
      ],
      after: ['cifras sin tener que preguntar'],
      questions: ['¿Cómo va el mes?', '¿Quién prepara el informe esta semana?'],
      scenes: ['Viernes por la tarde y el informe todavía es una hoja vacía.'],
      short: ['el informe de los viernes por la tarde'],
    },
    en: {
      match:
        'dashboard* | real time reports | live reports | automatic reports | scheduled reports | live charts | real time reporting | analytics dashboard',
      found: 'Real-time dashboards',
      notFound: 'A dashboard camera mount',
      means: [
        ['The figure shows unasked.', 'Before the meeting, what would be asked is already on screen.'],
        ['Nobody builds the report by hand.', 'Open it and it is up to date, at month end as well.'],
      ],
      after: ['the figure before the question'],
      questions: ['How is the month going?', "Who prepares this week's report?"],
      scenes: ['Friday afternoon, and the report is still an empty sheet.'],
      short: ['the Friday afternoon report'],
    },
  },
  {
    id: 'stock-alerts',
    sectors: ['software', 'restaurants', 'logistics', 'general'],
    es: {
      match:
        'control de stock | gestion de stock | alertas de stock | control de inventario | inventario en tiempo real | stock minimo | aviso de stock',
      found: 'Control de stock en tiempo real',
      notFound: 'Stock permanente',
      means: [
        ['El hueco avisa antes de verse.', 'Lo que se está acabando sale en la lista antes de que falte.'],
        ['El almacén cabe en la pantalla.', 'Se sabe cuánto hay sin bajar a contarlo.'],
      ],
      after: ['saber qué hay sin bajar a contar'],
      questions: ['¿Cuánto queda de esto?', '¿Quién baja a contarlo?'],
      scenes: ['Se vendió por la mañana y por la tarde no estaba.'],
      short: ['prometer lo que no queda'],
    },
    en: {
      match:
        'stock control | stock alerts | inventory control | inventory tracking | low stock | stock levels | inventory management | real time inventory',
      found: 'Real-time stock control',
      notFound: 'Chicken stock',
      means: [
        ['The gap speaks before it shows.', 'What is running down is on the list before it is missing.'],
        ['The stockroom fits on a screen.', 'How much there is is known without going down to count.'],
      ],
      after: ['knowing what is there, uncounted'],
      questions: ['How many of these remain?', 'Who goes down to count?'],
      scenes: ['It was sold in the morning and by afternoon it was not there.'],
      short: ['promising what is not there'],
    },
  },
  {
    id: 'time-tracking',
    sectors: ['software', 'advisers', 'general'],
    es: {
      match:
        'control horario | registro horario | fichaje | registro de jornada | fichar desde el movil | control de horas | registro de horas',
      found: 'Registro de jornada desde el móvil',
      notFound: 'Horario de verano',
      means: [
        ['La jornada queda apuntada al fichar.', 'Nadie reconstruye el mes de memoria cuando acaba.'],
        ['Las horas se cuentan solas.', 'Quien entra ficha, y la hoja se rellena.'],
      ],
      after: ['horas apuntadas en su momento'],
      questions: ['¿A qué hora entró cada uno?', '¿Quién firma la hoja del mes?'],
      scenes: ['Se acaba el mes y la hoja de horas está en blanco.'],
      short: ['el mes reconstruido de memoria'],
    },
    en: {
      match:
        'time tracking | clock in | timesheet* | time sheets | hours logged | time recording | attendance tracking',
      found: 'Time tracking from a phone',
      notFound: 'A time capsule',
      means: [
        ['Hours are noted at the door.', 'Nobody rebuilds the month from memory when it ends.'],
        ['The hours add themselves up.', 'Whoever comes in clocks on, and the sheet fills.'],
      ],
      after: ['hours noted as they happen'],
      questions: ['Who came in when?', "Who signs the month's sheet?"],
      scenes: ['The month is over and the timesheet is blank.'],
      short: ['a month rebuilt from memory'],
    },
  },
  {
    id: 'shift-swaps',
    sectors: ['software', 'general'],
    es: {
      match:
        'cambio* de turno* | intercambi* turno* | turnos por mensaje | gestion de turnos | planificacion de turnos',
      found: 'Gestión de turnos y cuadrantes',
      notFound: 'Farmacia de turno',
      means: [
        [
          'El turno se cambia entre los que lo hacen.',
          'El hueco encuentra quien lo cubra sin una ronda de llamadas.',
        ],
        ['El cuadrante se ve en el bolsillo.', 'Cada cual sabe cuándo entra sin mirar el corcho.'],
      ],
      after: ['turnos que se arreglan solos'],
      questions: ['¿Quién cubre el viernes?', '¿A quién se llama ahora?'],
      scenes: ['Domingo por la noche y alguien no puede venir mañana.'],
      short: ['una ronda de llamadas el domingo'],
    },
    en: {
      match:
        'swaps shifts | shift swap* | swap shifts | shift planning | staff rota | rota | shift scheduling | staff see next month',
      found: 'Swaps shifts by text message',
      notFound: 'A gear shift',
      means: [
        ['Shifts swap among those who work them.', 'A gap finds its cover without a round of phone calls.'],
        ['The rota is in the pocket.', 'Everyone knows when they start without a look at the board.'],
      ],
      after: ['shifts that sort themselves'],
      questions: ['Who covers Friday?', 'Who do you ring now?'],
      scenes: ['Sunday night, and somebody cannot come in tomorrow.'],
      short: ['a round of calls on a Sunday'],
    },
  },
  {
    id: 'cancel-monthly',
    es: {
      match:
        'se cancela cuando | cancelacion mensual | sin permanencia | cancela* en cualquier momento | mes a mes | sin contrato de permanencia | baja en cualquier momento | cancelable* | baja cuando quiera* | sin contrato | se puede cancelar cada mes | puede* cancelar cada mes | puede* cancelar en cualquier momento',
      found: 'Sin permanencia, se paga mes a mes',
      notFound: 'Cancelación de ruido',
      means: [
        ['Se queda quien quiere quedarse.', 'Si deja de hacer falta, el mes siguiente ya no se paga.'],
        ['La decisión se revisa cada mes.', 'Nadie queda atado a un año por una prueba.'],
      ],
      after: ['decidir mes a mes'],
      questions: ['¿Y si deja de hacer falta?', '¿Cuándo se podía dar uno de baja?'],
      scenes: ['El contrato se renovó solo y nadie se acordó.'],
      short: ['contratos que se renuevan solos'],
    },
    en: {
      match:
        'cancel anytime | cancel any time | monthly rolling | month to month | rolling contract | no contract | no lock in | no minimum contract | cancel monthly | leave any time | cancelled monthly | no long term contract | cancellable | no long contract | no fixed contract | no minimum term',
      found: 'Cancel any time, paid monthly',
      notFound: 'Cancelled event',
      means: [
        ['Those stay who want to stay.', 'If it stops being needed, the next month is not paid.'],
        ['The decision is reviewed monthly.', 'Nobody is tied to a year because of a trial.'],
      ],
      after: ['deciding month by month'],
      questions: ['What if it stops being needed?', 'When was the notice date?'],
      scenes: ['The contract renewed itself and nobody remembered.'],
      short: ['contracts that renew themselves'],
    },
  },
  {
    id: 'bulk-edit',
    sectors: ['software', 'general'],
    es: {
      match:
        'edicion masiva | cambios masivos | en bloque | varios a la vez | edicion multiple | acciones masivas | edicion en lote',
      found: 'Edición masiva de precios',
      notFound: 'Bloque de notas',
      means: [
        ['Se cambian todos en un paso.', 'La subida de tarifa no obliga a abrir ficha por ficha.'],
        ['La tarea repetida se hace junta.', 'Se marcan, se cambian y se sigue.'],
      ],
      after: ['un cambio para toda la lista'],
      questions: ['¿Hay que abrirlos uno a uno?', '¿Cuántas fichas quedan?'],
      scenes: ['Ficha, guardar, volver; ficha, guardar, volver.'],
      short: ['abrir ficha por ficha'],
    },
    en: {
      match:
        'bulk edit* | bulk actions | batch edit* | batch changes | mass update* | edit many | bulk editing',
      found: 'Bulk editing of prices',
      notFound: 'A bulky item',
      means: [
        ['All of them change in one step.', 'A new price list does not mean opening record after record.'],
        ['Repeated work is done together.', 'Tick them, change them and carry on.'],
      ],
      after: ['a change for the whole list'],
      questions: ['Must each be opened by itself?', 'How many records are left?'],
      scenes: ['Record, save, back; record, save, back.'],
      short: ['opening record after record'],
    },
  },
  {
    id: 'support-people',
    es: {
      match:
        'soporte telefonico | soporte por chat | soporte incluido | asistencia telefonica | soporte tecnico | soporte en espanol | atencion telefonica | soporte # horas | soporte por correo | asistencia tecnica | soporte por telefono | ayuda por telefono | incluye soporte telefonico | incluye soporte',
      found: 'Soporte telefónico en español',
      notFound: 'Soporte de pared para TV',
      means: [
        ['Contesta alguien que lo conoce.', 'La duda se le cuenta a una persona y no a un formulario.'],
        ['La pregunta no se queda sin dueño.', 'Al otro lado hay quien ha visto antes ese mismo problema.'],
      ],
      after: ['alguien que sabe de qué va'],
      questions: ['¿A quién se le pregunta esto?', '¿Hay alguien ahí?'],
      scenes: ['El mensaje automático dice que la consulta es importante.'],
      short: ['un formulario que nadie contesta'],
    },
    en: {
      match:
        'phone support | telephone support | chat support | live chat | support included | technical support | customer support | uk support | support by phone | email support | helpdesk | help desk | support by email and phone | uk based support',
      found: 'Phone support in English',
      notFound: 'Arch support insoles',
      means: [
        ['Someone who knows it answers.', 'The doubt is told to a person and not to a form.'],
        ['No question is left unowned.', 'At the other end is someone who has seen that problem before.'],
      ],
      after: ['someone who knows their way around'],
      questions: ['Who can be asked about this?', 'Is anybody there?'],
      scenes: ['The automatic message says that the enquiry is important.'],
      short: ['a form nobody answers'],
    },
  },
  {
    id: 'training-included',
    es: {
      match:
        'formacion incluida | formacion inicial | curso de inicio | puesta en marcha incluida | acompanamiento inicial | formacion al equipo | formacion del personal | formacion para el equipo',
      found: 'Formación incluida para el equipo',
      notFound: 'Formación profesional reglada',
      means: [
        ['El equipo empieza sabiendo.', 'Alguien enseña los primeros pasos con los datos de verdad.'],
        ['La herramienta no se queda en la caja.', 'Las dudas del primer día tienen a quién hacerse.'],
      ],
      after: ['un equipo que arranca sabiendo'],
      questions: ['¿Quién enseña esto al equipo?', '¿Cuántos lo usan de verdad?'],
      scenes: ['Se compró en enero y sigue sin abrirlo nadie.'],
      short: ['programas que nadie aprendió a usar'],
    },
    en: {
      match:
        'training included | onboarding included | onboarding | staff training | initial training | set up and training | training for your team | training for staff | getting started session',
      found: 'Training included for the team',
      notFound: 'Training shoes',
      means: [
        ['The team starts out knowing.', 'Someone shows the first steps with the real data.'],
        ['The tool does not stay in its box.', 'First-day questions have someone to hear them.'],
      ],
      after: ['a team that starts out knowing'],
      questions: ['Who shows the team?', 'How many of them really use it?'],
      scenes: ['It was bought in January and nobody has opened it.'],
      short: ['software nobody learnt to use'],
    },
  },
  {
    id: 'dark-mode-custom',
    sectors: ['software', 'general'],
    es: {
      match:
        'personalizable por | campos personalizad* | modo oscuro | interfaz personalizable | a la medida del negocio | flujos personalizad* | campos a medida',
      found: 'Campos personalizados',
      notFound: 'Campos de trigo',
      means: [
        [
          'El programa habla como la empresa.',
          'Los nombres y los pasos se ponen como se usan en la oficina.',
        ],
        ['Se pregunta lo que hace falta.', 'Los huecos del formulario son los del trabajo de cada día.'],
      ],
      after: ['pantallas con las palabras de casa'],
      questions: ['¿Para qué sirve esta casilla?', '¿Dónde se apunta lo nuestro?'],
      scenes: ['Lo importante acaba en «Observaciones».'],
      short: ['casillas que no son para nadie'],
    },
    en: {
      match:
        'custom fields | dark mode | custom workflows | configurable fields | customisable interface | customizable interface | custom reports',
      found: 'Custom fields',
      notFound: 'Fields of wheat',
      means: [
        ['The program speaks as the firm does.', 'Names and steps are set as people use them in the office.'],
        ['It asks for what matters here.', 'The gaps in the form are those of the daily work.'],
      ],
      after: ["screens in the firm's own words"],
      questions: ['What is this box for?', 'Where does our own stuff go?'],
      scenes: ['What matters ends up in the remarks box.'],
      short: ['boxes meant for nobody'],
    },
  },
  {
    id: 'multi-language',
    sectors: ['tourism', 'restaurants', 'health', 'advisers', 'beauty', 'general'],
    es: {
      match:
        'multiidioma | varios idiomas | # idiomas | multilingue | en varios idiomas | disponible en # idiomas | en ingles y espanol | espanol e ingles | atencion en ingles | se habla ingles',
      found: 'Disponible en 4 idiomas',
      notFound: 'Curso de idioma',
      means: [
        ['Cada cual lee en su lengua.', 'Quien viene de fuera se entera sin pedir ayuda.'],
        ['La lengua deja de ser un obstáculo.', 'Se elige el idioma y lo demás queda igual.'],
      ],
      after: ['lo mismo en la lengua de cada cual'],
      questions: ['¿Quién traduce esto?', '¿Y los que no hablan español?'],
      scenes: ['El grupo asiente sin haber entendido.'],
      short: ['traducir por señas'],
    },
    en: {
      match:
        'multilingual | multi language | several languages | # languages | in english and spanish | english and spanish | english speaking',
      found: 'Available in four languages',
      notFound: 'Body language',
      means: [
        ['Everyone gets it in their own tongue.', 'Someone from abroad follows without asking for help.'],
        ['Language stops being in the way.', 'Pick one, and everything else stays as it was.'],
      ],
      after: ["the same, in each one's tongue"],
      questions: ['Who translates this?', 'And those who speak no English?'],
      scenes: ['The group nods without having understood.'],
      short: ['translating by gestures'],
    },
  },
];
