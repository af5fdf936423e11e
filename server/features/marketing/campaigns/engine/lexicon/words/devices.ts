import type { Entry } from '../entry';

export const devicesConcepts: readonly Entry[] = [
  {
    id: 'rechargeable',
    es: {
      match:
        'bateria recargable | pilas recargables | recargable por usb | se carga* por usb | carga usb | carga por usb | linterna recargable | lampara recargable | luz recargable | litio recargable | recargable* por usb | recargable* con usb | se recarga* por usb | maquinilla recargable | altavoz recargable',
      found: 'Linterna con batería recargable',
      notFound: 'Recargas de móvil',
      means: [
        ['Se enchufa por la noche y listo.', 'El cargador sustituye al cajón de las pilas.'],
        ['Adiós al cajón de las pilas.', 'Cuando se acaba, vuelve al cable y al rato sigue.'],
      ],
      after: ['carga de noche, uso de día'],
      questions: ['¿Quedan pilas de estas?', '¿Qué mando hay que desvalijar ahora?'],
      scenes: ['El juguete se para y alguien desarma el mando de la tele.'],
      short: ['buscar pilas por los cajones'],
    },
    en: {
      match:
        'rechargeable battery | usb charging | usb rechargeable | charges by usb | rechargeable batteries | rechargeable torch | rechargeable lamp | rechargeable light | rechargeable shaver | rechargeable by usb | recharges by usb | rechargeable lithium | rechargeable speaker',
      found: 'A torch with a rechargeable battery',
      notFound: 'A refillable pen',
      means: [
        ["Plug it in at night, and that's it.", 'The charger takes the place of the battery drawer.'],
        [
          'Goodbye to the battery drawer.',
          'When it runs down it goes back on its cable and soon carries on.',
        ],
      ],
      after: ['charged by night, used by day'],
      questions: ['Any of these batteries left?', 'Which remote gets raided now?'],
      scenes: ['The toy stops and somebody strips the telly remote.'],
      short: ['hunting for batteries in drawers'],
    },
  },
  {
    id: 'long-battery',
    sectors: ['electronics', 'accessories', 'sports', 'general'],
    es: {
      match:
        '# horas de autonomia | autonomia de # horas | bateria de larga duracion | # horas de bateria | bateria de # mah | # dias de autonomia | # h de autonomia | gran autonomia | larga autonomia | autonomia de hasta # horas | # horas de reproduccion | bateria de # horas | bateria # horas',
      found: '20 horas de autonomía',
      notFound: 'Comunidad con autonomía propia',
      means: [
        [
          'El cargador se queda en casa.',
          'La batería acompaña la jornada sin buscar un enchufe en la cafetería.',
        ],
        ['El aviso rojo no sale a media mañana.', 'Se va y se vuelve con la misma carga.'],
      ],
      after: ['la jornada con una sola carga'],
      questions: ['¿Hay un enchufe por aquí?', '¿Cuánta batería queda para volver?'],
      scenes: ['El icono en rojo y todavía falta el viaje de vuelta.'],
      short: ['buscar enchufe en cada bar'],
    },
    en: {
      match:
        '# hours of battery | # hour battery | hours battery life | long battery life | # hours of use | # hours of playback | # hours playback | # hour battery life | # days of battery | all day battery | battery lasts | # mah | hours of play time | # hours playtime | long lasting battery',
      found: 'Twenty hours of battery life',
      notFound: 'Battery hens',
      means: [
        ['The charger stays at home.', 'The battery goes through the day without a hunt for sockets.'],
        ['No red warning before lunch.', 'Out and back again on the same charge.'],
      ],
      after: ['the whole day on a charge'],
      questions: ['Is there a socket round here?', 'How much is left for the way home?'],
      scenes: ['The icon is red and the journey back is still to come.'],
      short: ['a socket hunt in every café'],
    },
  },
  {
    id: 'fast-charging',
    sectors: ['electronics', 'accessories', 'home', 'sports', 'building', 'garden', 'tourism', 'general'],
    es: {
      match: 'carga rapida | se carga* rapidamente | carga completa en | se carga en # minutos',
      found: 'Carga rápida por USB-C',
      notFound: 'Carga y descarga',
      means: [
        ['Un café y vuelve a tener batería.', 'El rato de la ducha le basta para salir por la puerta.'],
        ['Enchufarlo tarde no estropea el día.', 'Se carga mientras se busca el abrigo.'],
      ],
      after: ['batería en lo que dura un café'],
      questions: ['¿Cuánto le falta a esto?', '¿Quién olvidó enchufarlo anoche?'],
      scenes: ['El taxi espera abajo y el móvil acaba de revivir.'],
      short: ['esperar pegado al enchufe'],
    },
    en: {
      match:
        'fast charging | quick charge | fast charge | charges in # minutes | rapid charging | quick charging | super fast charging',
      found: 'Fast charging over USB-C',
      notFound: 'Free of charge',
      means: [
        ['A coffee and it is back.', 'The time of a shower is enough to get it out of the door.'],
        ['Plugging in late spoils nothing.', 'It charges while someone looks for a coat.'],
      ],
      after: ['power in the time of a coffee'],
      questions: ['How long will this take?', 'Who forgot to plug it in?'],
      scenes: ['The taxi is downstairs and the phone has just come back to life.'],
      short: ['waiting beside the socket'],
    },
  },
  {
    id: 'cordless',
    sectors: ['home', 'building', 'garden', 'industry', 'general'],
    es: {
      match:
        'inalambric* | sin cable* | sin cables | sin hilos | inalambrico | inalambricos | conexion inalambrica | wireless',
      found: 'Taladro inalámbrico',
      notFound: 'Cable incluido en la caja',
      means: [
        ['El enchufe no marca el límite.', 'Se trabaja donde hace falta y no hasta donde llega el cable.'],
        ['Nadie tropieza con el cable.', 'Se coge, se usa y se deja, sin desenrollar nada.'],
      ],
      after: ['ir más allá del enchufe'],
      questions: ['¿Hasta dónde llega este cable?', '¿Dónde está el alargador?'],
      scenes: ['El cable se engancha en la puerta y todo se apaga.'],
      short: ['alargadores por todo el pasillo'],
    },
    en: {
      match:
        'cordless | wireless | no cables | cable free | no wires | without cables | wireless connection | wire free',
      found: 'A cordless drill',
      notFound: 'A cable car',
      means: [
        ['The socket sets no limit.', 'Work happens where it is needed and not as far as the cable goes.'],
        ['Nobody trips over a lead.', 'Pick it up, use it, put it down, with nothing to unwind.'],
      ],
      after: ['working beyond the socket'],
      questions: ['How far does this lead reach?', 'Where is the extension?'],
      scenes: ['The lead catches on the door and everything goes dark.'],
      short: ['extension leads down the hall'],
    },
  },
  {
    id: 'bluetooth',
    sectors: ['electronics', 'accessories', 'general'],
    es: {
      match: 'bluetooth | conexion bluetooth | bluetooth #',
      found: 'Altavoz con Bluetooth 5.3',
      notFound: 'Cable de audio',
      means: [
        ['El móvil se enlaza y suena.', 'Se empareja al principio y después se reconocen solos.'],
        ['La música sale del bolsillo.', 'Se cambia de canción desde el sofá o desde la ducha.'],
      ],
      after: ['música sin cables por medio'],
      questions: ['¿Qué cable era el de este aparato?', '¿Por qué no suena?'],
      scenes: ['El conector del móvil nuevo no entra en ninguna parte.'],
      short: ['cables que ya no encajan'],
    },
    en: {
      match: 'bluetooth | bluetooth # | bluetooth connection | bluetooth enabled',
      found: 'A speaker with Bluetooth 5.3',
      notFound: 'An audio lead',
      means: [
        ['The phone pairs and it plays.', 'Paired at the start, they know each other afterwards.'],
        ['Music comes out of the pocket.', 'Songs change from the sofa or from the shower.'],
      ],
      after: ['music with no leads about'],
      questions: ["Which lead was this one's?", 'Why is there no sound?'],
      scenes: ["The new phone's socket fits nothing in the house."],
      short: ['leads that no longer fit'],
    },
  },
  {
    id: 'usb-c',
    sectors: ['electronics', 'accessories', 'home', 'general'],
    es: {
      match: 'usb c | usb tipo c | carga usb c',
      found: 'Puertos USB-C',
      notFound: 'Puerto deportivo',
      means: [
        ['El cable del móvil también sirve.', 'Un cargador menos en la maleta y otro menos en el cajón.'],
        ['Se enchufa del derecho y del revés.', 'El mismo cable va pasando de aparato en aparato.'],
      ],
      after: ['un cable para casi todo'],
      questions: ['¿De qué era este cargador?', '¿Cuántos cables van ya en la maleta?'],
      scenes: ['El cajón tiene un nudo de cables y ninguno es.'],
      short: ['un cajón lleno de cargadores'],
    },
    en: {
      match: 'usb c | usb type c | type c | usb c charging',
      found: 'USB-C ports',
      notFound: 'The port of Dover',
      means: [
        ["The phone's cable does as well.", 'One charger fewer in the case and one fewer in the drawer.'],
        ['It plugs in either way up.', 'The same cable goes from device to device.'],
      ],
      after: ['a cable for nearly everything'],
      questions: ['What did this charger go to?', 'How many leads are in that case?'],
      scenes: ['The drawer holds a knot of cables and none of them fits.'],
      short: ['a drawer full of chargers'],
    },
  },
  {
    id: 'plug-and-play',
    sectors: ['electronics'],
    es: {
      match:
        'plug and play | no requiere instalacion | no necesita instalacion | sin configuracion | sin drivers | conectar y listo | se enchufa y funciona | se enchufa y listo',
      found: 'Se enchufa y listo',
      notFound: 'Instalación eléctrica',
      means: [
        ['Se conecta y funciona.', 'No hay manual que leer ni nada que descargar antes de empezar.'],
        ['El primer uso es el mismo día.', 'Sale de la caja y se pone a trabajar.'],
      ],
      after: ['de la caja al uso'],
      questions: ['¿Qué más hay que instalar?', '¿Quién entiende esta pantalla de inicio?'],
      scenes: ['Van ya varias ventanas emergentes y aún no funciona.'],
      short: ['tardes peleando con el manual'],
    },
    en: {
      match:
        'plug and play | works out of the box | no drivers | no installation required | straight out of the box',
      found: 'Plug and play',
      notFound: 'A spark plug',
      means: [
        ['Connect it and it works.', 'There is no manual to read and nothing to download first.'],
        ['First use is the same day.', 'It comes out of its box and gets on with it.'],
      ],
      after: ['from the box to use'],
      questions: ['What else must be installed?', 'Who understands this welcome screen?'],
      scenes: ['Several pop-ups later, it still does not work.'],
      short: ['evenings with the manual'],
    },
  },
  {
    id: 'noise-cancelling',
    sectors: ['electronics', 'accessories', 'general'],
    es: {
      match: 'cancelacion de ruido | cancelacion activa | cancelacion activa de ruido',
      found: 'Cancelación activa de ruido',
      notFound: 'Cancelación gratuita',
      means: [
        ['La calle se queda fuera de la llamada.', 'El vagón sigue lleno, pero la voz se oye.'],
        ['La música no compite con el motor.', 'Con el ruido fuera, el volumen puede bajar.'],
      ],
      after: ['la voz sin el vagón de fondo'],
      questions: ['¿Qué ha sido lo último?', '¿Quién oye algo en este vagón?'],
      scenes: ['La llamada empieza y alguien arranca el soplador de hojas.'],
      short: ['subir el volumen hasta el tope'],
    },
    en: {
      match: 'noise cancelling | noise canceling | noise cancellation | active noise | noise isolating',
      found: 'Active noise cancelling',
      notFound: 'Free cancellation',
      means: [
        ['The street stays out of the call.', 'The carriage is still full, but the voice comes through.'],
        ['Music need not fight the engine.', 'With the noise out, the volume can come down.'],
      ],
      after: ['the voice without the carriage'],
      questions: ['Could you repeat that last bit?', 'Who can hear in this carriage?'],
      scenes: ['The call begins and someone starts a leaf blower.'],
      short: ['volume turned up to the stop'],
    },
  },
  {
    id: 'quiet',
    sectors: ['home', 'electronics', 'building', 'garden', 'industry', 'sports', 'pets', 'general'],
    es: {
      match:
        'silencios* | bajo nivel sonoro | bajo ruido | poco ruido | apenas hace ruido | motor silencioso | funcionamiento silencioso | muy silencios* | apenas se oye',
      found: 'Motor silencioso',
      notFound: 'Minuto de silencio',
      means: [
        ['Se puede hablar al lado.', 'Funciona mientras la radio, la siesta o la reunión siguen a lo suyo.'],
        ['De noche no se oye desde el pasillo.', 'Nadie espera a que se vayan todos para encenderlo.'],
      ],
      after: ['encendido sin molestar'],
      questions: ['¿Se puede apagar eso un momento?', '¿A qué hora se puede encender?'],
      scenes: ['La reunión se para cada vez que arranca.'],
      short: ['esperar a que todos se despierten'],
    },
    en: {
      match:
        'low noise | whisper quiet | quiet motor | quiet operation | noiseless | barely audible | runs quietly | runs silently | super quiet | ultra quiet | quiet mode | quiet fan | silent motor | silent operation | works quietly',
      found: 'A quiet motor',
      notFound: 'A quite small box',
      means: [
        ['You can talk beside it.', 'It runs while the radio, the nap or the meeting carries on.'],
        ['At night the hall hears nothing.', 'Nobody waits for the others to leave before switching it on.'],
      ],
      after: ['running without a fuss'],
      questions: ['Could that be switched off a minute?', 'When may this be turned on?'],
      scenes: ['The meeting stops each time it starts up.'],
      short: ['waiting until all are up'],
    },
  },
  {
    id: 'dimmable',
    es: {
      match:
        'intensidad regulable | luz regulable | # niveles de brillo | atenuable* | regulador de intensidad | brillo regulable | niveles de intensidad | regulable en intensidad | brillo ajustable | # intensidades de luz',
      found: 'Luz regulable en intensidad',
      notFound: 'Intensidad del café',
      means: [
        ['La luz baja cuando baja la tarde.', 'Para leer se sube y para cenar se deja a la luz justa.'],
        ['Cada rato tiene su luz.', 'No hay que elegir entre deslumbrarse y estar a oscuras.'],
      ],
      after: ['la luz justa para cada rato'],
      questions: ['¿Quién enciende la luz grande otra vez?', '¿Y una luz más baja?'],
      scenes: ['La cena está servida y parece un quirófano.'],
      short: ['todo encendido o todo a oscuras'],
    },
    en: {
      match:
        'dimmable | dims | dimmer | # brightness levels | brightness levels | adjustable brightness | adjustable light | dims with | brightness settings',
      found: 'Three brightness levels',
      notFound: 'Dim sum menu',
      means: [
        ['The light drops as evening does.', 'It goes up for reading and down for dinner.'],
        ['Each hour has its light.', 'No choosing between dazzle and darkness.'],
      ],
      after: ['the right light for the hour'],
      questions: ['Who put the big light on again?', 'What about something lower?'],
      scenes: ['Dinner is served and it looks like an operating theatre.'],
      short: ['all on or all dark'],
    },
  },
  {
    id: 'warm-light',
    sectors: ['home', 'electronics', 'crafts', 'general'],
    es: {
      match: 'luz calida | luz suave | luz blanca calida | luz indirecta',
      found: 'Luz cálida para el dormitorio',
      notFound: 'Ropa cálida',
      means: [
        ['La habitación se vuelve de noche.', 'El tono invita a quedarse y no a recoger la mesa.'],
        ['La luz no parece de oficina.', 'Las caras y la madera se ven con su color de tarde.'],
      ],
      after: ['una habitación con luz de tarde'],
      questions: ['¿Por qué parece esto una oficina?', '¿Dónde se apaga el fluorescente?'],
      scenes: ['El sofá es cómodo y la luz manda a todos a dormir.'],
      short: ['salones con luz de oficina'],
    },
    en: {
      match:
        'warm light | warm white | soft light | warm glow | ambient light | soft glow | cozy glow | cosy glow',
      found: 'A warm light for the bedroom',
      notFound: 'A warm coat',
      means: [
        ['The room turns to evening.', 'Its tone invites people to stay rather than clear the table.'],
        ['The light is not an office light.', 'Faces and wood are seen in their evening colour.'],
      ],
      after: ['a room in evening light'],
      questions: ['Why does this look like an office?', 'Where does this strip light switch off?'],
      scenes: ['The sofa is comfortable and the light sends everyone to bed.'],
      short: ['living rooms lit like offices'],
    },
  },
  {
    id: 'led',
    sectors: ['home', 'electronics', 'tourism', 'general'],
    es: {
      match: 'led | bombilla led | luz led | iluminacion led | tira led | luces led | bombillas led',
      found: 'Iluminación LED',
      notFound: 'Moldura decorativa',
      means: [
        ['La bombilla apenas se calienta.', 'Se enciende al momento y no da calor a quien lee debajo.'],
        ['Luce desde el primer segundo.', 'Se pulsa y ya está toda la luz, sin esperar a que coja fuerza.'],
      ],
      after: ['toda la luz al pulsar'],
      questions: ['¿Cuándo termina de encenderse?', '¿Otra bombilla fundida?'],
      scenes: ['La escalera, otra vez subida para la misma bombilla.'],
      short: ['bombillas que tardan en despertar'],
    },
    en: {
      match: 'led | led bulb* | led light* | led lighting | led strip | leds',
      found: 'LED lighting',
      notFound: 'Hand-led tours',
      means: [
        ['The bulb hardly warms up.', 'It lights at the switch and gives no heat to whoever reads below.'],
        ['It is bright from the first second.', 'Press, and all the light is there without warming up.'],
      ],
      after: ['all the light at the switch'],
      questions: ['When does it finish coming on?', 'Another bulb gone?'],
      scenes: ['The ladder is out again for the same bulb.'],
      short: ['bulbs that take their time'],
    },
  },
  {
    id: 'touch-control',
    sectors: ['electronics', 'home', 'industry', 'software', 'restaurants', 'general'],
    es: {
      match: 'control tactil | tactil* | pantalla tactil | panel tactil | se enciende al tacto',
      found: 'Pantalla táctil',
      notFound: 'Tacto aterciopelado',
      means: [
        ['Un toque y responde.', 'Basta la yema del dedo, sin ruedas ni botones duros.'],
        ['Se maneja sin manual.', 'Lo que se ve en la pantalla es lo que hay que tocar.'],
      ],
      after: ['un toque y ya está'],
      questions: ['¿Qué hacía este botón?', '¿Dónde se enciende esto?'],
      scenes: ['El mando tiene más botones que dedos hay en casa.'],
      short: ['botones que nadie recuerda'],
    },
    en: {
      match:
        'touch control* | touchscreen | touch screen | touch panel | touch sensitive | one touch | touch operated',
      found: 'Touch-control panel',
      notFound: 'A touch of salt',
      means: [
        ['A touch and it answers.', 'A fingertip is enough, with no dials and no stiff buttons.'],
        ['No manual needed.', 'You touch it and it does it; the manual stays in the drawer.'],
      ],
      after: ["a touch and it's done"],
      questions: ['What did this button do?', 'Where do you switch this on?'],
      scenes: ['A row of buttons, and you press the wrong one again.'],
      short: ['buttons nobody remembers'],
    },
  },
  {
    id: 'remote-control',
    audience: 'B2C',
    es: {
      match:
        'mando a distancia | control remoto | control por app | control desde el movil | se controla desde el movil | control por voz | compatible con asistente* | se controla con el movil | se maneja desde el movil | se controla con una app | control por movil',
      found: 'Ventilador con mando a distancia',
      notFound: 'Bicicleta a distancia corta',
      means: [
        ['El sofá no se abandona.', 'Se enciende, se baja o se apaga desde donde se esté.'],
        ['La mano llega a todo.', 'Desde la cama se apaga lo que quedó encendido al fondo.'],
      ],
      after: ['apagar sin levantarse'],
      questions: ['¿Quién se levanta a apagarlo?', '¿Otra vez quedó encendido?'],
      scenes: ['La manta, el gato encima y la luz del pasillo encendida.'],
      short: ['levantarse justo al acomodarse'],
    },
    en: {
      match:
        'remote control | remote controlled | with a remote | controlled by app | app controlled | app control | control from your phone | voice control* | works with alexa | works with google | voice assistant | controlled from your phone | control it from your phone | controlled by phone | controls from your phone',
      found: 'A fan with a remote control',
      notFound: 'A remote cottage',
      means: [
        ['The sofa need not be left.', 'On, down or off from wherever one is.'],
        ['The hand reaches everything.', 'What was left on down the hall goes off from bed.'],
      ],
      after: ['off without getting up'],
      questions: ['Who gets up to turn it off?', 'Was it left on again?'],
      scenes: ['The blanket, the cat on top, and the hall light on.'],
      short: ['getting up just when settled'],
    },
  },
  {
    id: 'remote-control-firm',
    audience: 'B2B',
    es: {
      match:
        'mando a distancia | control remoto | control por app | control desde el movil | se controla desde el movil | se controla con el movil | se maneja desde el movil | control a distancia | se controla a distancia | control por movil',
      found: 'Se controla desde el móvil',
      notFound: 'Reserva desde el móvil',
      means: [
        ['No hay que ir hasta la máquina.', 'Se enciende, se cambia o se para sin cruzar el edificio.'],
        ['El ajuste se hace desde donde se esté.', 'Quien cierra no vuelve a subir a comprobarlo.'],
      ],
      after: ['ajustes sin cruzar el edificio'],
      questions: ['¿Quién va hasta allí a apagarlo?', '¿Se quedó en marcha al cerrar?'],
      scenes: ['La persiana está bajada y nadie recuerda si quedó en marcha.'],
      short: ['volver por si quedó encendido'],
    },
    en: {
      match:
        'remote control | remote controlled | control by app | controlled by app | app controlled | control from your phone | controlled from your phone | controlled by phone | controlled remotely | app control',
      found: 'Controlled from your phone',
      notFound: 'Book from your phone',
      means: [
        [
          'Nobody has to walk to the machine.',
          'It is switched on, changed or stopped without crossing the building.',
        ],
        ['It is set from wherever one is.', 'Whoever locks up need not go back upstairs to check.'],
      ],
      after: ['settings without crossing the building'],
      questions: ['Who walks over to switch it off?', 'Was it left running at closing time?'],
      scenes: ['The shutter is down, and nobody recalls whether it was left running.'],
      short: ['going back in case it was left on'],
    },
  },
  {
    id: 'timer',
    sectors: ['home', 'electronics', 'garden', 'general'],
    es: {
      match:
        'temporizador | programable* | programador | apagado automatico | encendido automatico | se apaga sol* | se programa* por dias | se programa* desde',
      found: 'Cafetera con temporizador',
      notFound: 'Programa de fiestas',
      means: [
        ['Hace su trabajo sin vigilancia.', 'Se deja puesto y al volver está hecho.'],
        ['Arranca a la hora que se le diga.', 'Por la mañana ya ha empezado cuando suena el despertador.'],
      ],
      after: ['hecho al despertar'],
      questions: ['¿Se quedó encendido?', '¿Quién lo vigila mientras tanto?'],
      scenes: ['En el coche, a mitad de camino, llega la duda.'],
      short: ['volver a casa por si quedó encendido'],
    },
    en: {
      match:
        'timer | programmable | auto shut off | auto shutoff | automatic shut off | switches itself off | auto off | turns off automatically | schedule by | scheduled cleaning',
      found: 'A coffee maker with a timer',
      notFound: 'A two-timer',
      means: [
        ['It works without being watched.', 'Set it, leave, and it is done by the time you are back.'],
        ['It starts when it is told.', 'By the time the alarm rings it has already begun.'],
      ],
      after: ['done by the time you wake'],
      questions: ['Was it left on?', 'Who keeps an eye on it meanwhile?'],
      scenes: ['In the car, well on the way, the doubt arrives.'],
      short: ['going back to check it is off'],
    },
  },
  {
    id: 'backlit',
    es: {
      match: 'retroiluminad* | teclado retroiluminado | teclas iluminadas',
      found: 'Teclado retroiluminado',
      notFound: 'Sala iluminada',
      means: [
        ['Las teclas se ven de noche.', 'Se escribe con la lámpara apagada y sin despertar a nadie.'],
        ['La oscuridad no esconde la tilde.', 'Cada tecla se encuentra sin encender el cuarto.'],
      ],
      after: ['escribir con la luz apagada'],
      questions: ['¿Dónde estaba la arroba?', '¿Hay que encender la luz para esto?'],
      scenes: ['El tren entra en el túnel y el teclado desaparece.'],
      short: ['buscar la tecla a tientas'],
    },
    en: {
      match: 'backlit | back lit | illuminated keys | backlight | backlighting | rgb lighting',
      found: 'A backlit keyboard',
      notFound: 'A lit fireplace',
      means: [
        ['Keys show in the dark.', 'Typing goes on with the lamp off and nobody woken.'],
        ['Darkness hides no keys.', 'Each one is found without lighting the room.'],
      ],
      after: ['typing with the lamp off'],
      questions: ['Where was the at sign?', 'Must the light go on for this?'],
      scenes: ['The train enters a tunnel and the keyboard vanishes.'],
      short: ['feeling for the key'],
    },
  },
  {
    id: 'wifi-app',
    es: {
      match:
        'app movil | aplicacion movil | app para movil | app para ios y android | app gratuita | app para el movil | app para android | app para iphone | se consulta desde el movil | accesible* desde el movil | se trabaja desde el movil | app disponible en ios',
      found: 'App para iOS y Android',
      notFound: 'Móvil de bebé',
      means: [
        [
          'Lo que hace falta está en el bolsillo.',
          'Se consulta en la calle, en la obra o en el sofá, sin volver a la mesa.',
        ],
        ['No hay que estar delante.', 'Desde el teléfono se ve lo mismo que en el despacho.'],
      ],
      after: ['todo a mano en el teléfono'],
      questions: ['¿Y si hace falta mirarlo en la calle?', '¿Quién está ahora delante del ordenador?'],
      scenes: ['La pregunta llega en el aparcamiento y la respuesta está en el despacho.'],
      short: ['«cuando llegue a la oficina lo miro»'],
    },
    en: {
      match:
        'mobile app | phone app | app for your phone | companion app | smartphone app | app for staff | mobile app for | app for drivers | app for ios and android | app for android and ios | apps for ios and android | mobile app for ios and android | runs on your phone | use it from your phone',
      found: 'A mobile app for iOS and Android',
      notFound: 'A mobile home',
      means: [
        [
          'What is needed is in the pocket.',
          'It is looked up in the street, on site or on the sofa, with no trip to a desk.',
        ],
        ['Nobody has to sit in front of it.', 'The phone shows what the office shows.'],
      ],
      after: ['at hand, on the phone'],
      questions: ['And when it is needed in the street?', 'Who is at a computer right now?'],
      scenes: ['The question comes in the car park and the answer is at the desk.'],
      short: ["“I'll look when I'm at my desk”"],
    },
  },
  {
    id: 'screen-resolution',
    sectors: ['electronics'],
    es: {
      match:
        'pantalla full hd | full hd | resolucion # k | pantalla oled | resolucion full hd | alta definicion | retina | pantalla # k | video # k | monitor # k | calidad # k',
      found: 'Pantalla Full HD',
      notFound: 'Pantalla de lámpara en tela',
      means: [
        ['La letra pequeña se lee.', 'Los subtítulos y las hojas de cálculo se ven sin acercarse.'],
        [
          'Los detalles del fondo también cuentan.',
          'La imagen se queda nítida aunque haya poca luz en la sala.',
        ],
      ],
      after: ['leer sin acercarse'],
      questions: ['¿Qué pone ahí?', '¿Por qué hay que acercarse tanto?'],
      scenes: ['El subtítulo se va y nadie ha podido leerlo.'],
      short: ['entornar los ojos ante la pantalla'],
    },
    en: {
      match:
        'full hd | high resolution | oled display | ultra hd | hd display | high definition | retina display | hd video | # k resolution | # k video | # k screen | # k display | # k uhd | # k monitor',
      found: 'A Full HD screen',
      notFound: 'A lampshade screen',
      means: [
        ['Small print can be read.', 'Subtitles and spreadsheets are clear without leaning in.'],
        ['The background counts as well.', 'The picture stays crisp even in a dim room.'],
      ],
      after: ['reading without leaning in'],
      questions: ['What does that say?', 'Why lean in so close?'],
      scenes: ['The subtitle goes and nobody has managed to read it.'],
      short: ['squinting at the screen'],
    },
  },
  {
    id: 'compatible',
    es: {
      match:
        'compatible con | compatible* con | apto para todos los modelos | adaptador universal | soporte universal | conector universal | universal para | medida universal',
      found: 'Compatible con Android e iOS',
      notFound: 'Universidad de Zaragoza',
      means: [
        ['Se entiende con lo que ya hay.', 'No obliga a cambiar lo demás para que funcione.'],
        ['Encaja sin comprar otra cosa.', 'Lo que está en casa o en la oficina sigue sirviendo.'],
      ],
      after: ['algo que encaja con lo que ya hay'],
      questions: ['¿Servirá con lo que ya tenemos?', '¿Qué más hay que comprar?'],
      scenes: ['La caja está abierta y falta justo el adaptador.'],
      short: ['adaptadores para el adaptador'],
    },
    en: {
      match: 'compatible with | fits all models | universal fit | universal mount | universal adapter',
      found: 'Compatible with Android and iOS',
      notFound: 'The university library',
      means: [
        ['It gets on with what is there.', 'Nothing else has to change to make it work.'],
        ['It fits without buying more.', 'What is in the house or the office goes on serving.'],
      ],
      after: ['something that fits what is there'],
      questions: ['Will it work with what we have?', 'What else has to be bought?'],
      scenes: ['The box is open and the adapter is the one thing missing.'],
      short: ['adapters for the adapter'],
    },
  },
  {
    id: 'hands-free',
    sectors: ['electronics', 'general'],
    es: {
      match: 'manos libres | microfono integrado | microfono incorporado | doble microfono',
      found: 'Altavoz con manos libres',
      notFound: 'Puertas abiertas',
      means: [
        [
          'Se habla mientras se hace otra cosa.',
          'La llamada sigue con la compra en los brazos o la sartén al fuego.',
        ],
        ['El teléfono se queda en el bolsillo.', 'Se contesta sin soltar lo que se tiene entre manos.'],
      ],
      after: ['hablar y seguir con lo de antes'],
      questions: ['¿Con qué mano se coge la llamada?', '¿Quién contesta ahora?'],
      scenes: ['Suena justo cuando las manos están llenas de harina.'],
      short: ['el móvil entre la oreja y el hombro'],
    },
    en: {
      match: 'hands free | built in microphone | built in mic | dual microphone',
      found: 'A hands-free speaker',
      notFound: 'Hands of clay',
      means: [
        [
          'Talk while doing something else.',
          'The call goes on with shopping in the arms or a pan on the heat.',
        ],
        ['The phone stays in the pocket.', 'Answer without letting go of what is in hand.'],
      ],
      after: ['talking while the work goes on'],
      questions: ['Which hand takes the call?', 'Who answers now?'],
      scenes: ['It rings just when the hands are deep in flour.'],
      short: ['a phone held by the shoulder'],
    },
  },
];
