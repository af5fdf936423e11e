import type { Entry } from '../entry';

export const accessoriesConcepts: readonly Entry[] = [
  {
    id: 'non-slip-sole',
    sectors: ['fashion', 'accessories', 'sports', 'industry', 'building', 'general'],
    es: {
      match:
        'suela antideslizante | suela de goma | suela con agarre | suela de caucho | suela vibram | calzado antideslizante | calcetin* antideslizante* | zapato* antideslizante* | suela* antideslizante*',
      found: 'Suela antideslizante',
      notFound: 'Patines que resbalan',
      means: [
        ['El paso es firme en mojado.', 'Mojado o recién fregado, el pie se queda donde se pone.'],
        ['El pie agarra.', 'La baldosa húmeda deja de ser una pista.'],
      ],
      after: ['pasos firmes en suelo mojado'],
      questions: ['¿Está fregado o se puede pasar?', '¿Quién cruza eso sin resbalar?'],
      scenes: ['Ha llovido, la acera brilla y la suela no ayuda.'],
      short: ['andar de puntillas por lo fregado'],
    },
    en: {
      match:
        'grippy sole | rubber sole | rubber outsole | grippy outsole | vibram | vibram sole | lugged sole | non slip sole* | anti slip sole* | slip resistant sole* | non slip shoe* | slip resistant shoe* | non slip sock* | non slip outsole*',
      found: 'A non-slip sole',
      notFound: 'A slip dress',
      means: [
        ['A firm step in the wet.', 'Wet or freshly mopped, your foot stays where you put it.'],
        ['The foot holds.', 'A damp tile is no longer a slide.'],
      ],
      after: ['steady steps on wet floors'],
      questions: ['Is that floor still wet?', 'Who gets across that without a slip?'],
      scenes: ['It has rained, the pavement shines and the sole is no help.'],
      short: ['tiptoeing over a mopped floor'],
    },
  },
  {
    id: 'removable-insole',
    es: {
      match:
        'plantilla* extraible* | plantilla extraible | plantilla* desmontable* | plantilla* de quita y pon',
      found: 'Plantilla extraíble',
      notFound: 'Plantilla de correo',
      means: [
        ['La plantilla sale, se airea y vuelve.', 'Quien usa la suya propia la pone en el hueco.'],
        ['Por dentro también se cuida.', 'Se saca por la noche y por la mañana está seca.'],
      ],
      after: ['un interior que se airea'],
      questions: ['¿Cómo se seca un zapato por dentro?', '¿Cabe otra plantilla?'],
      scenes: ['El zapato pasa la noche en la ventana y sigue húmedo.'],
      short: ['zapatos que no se airean nunca'],
    },
    en: {
      match: 'removable insole* | removable footbed',
      found: 'Removable insole',
      notFound: 'Email template',
      means: [
        ['The insole comes out to air.', 'Whoever uses their own puts it in the gap.'],
        ['The inside is looked after too.', 'Taken out at night, it is dry by morning.'],
      ],
      after: ['an inside that can be aired'],
      questions: ['How does a shoe dry inside?', 'Is there room for another insole?'],
      scenes: ['The shoe spent the night on the sill and is still damp.'],
      short: ['shoes that never get aired'],
    },
  },
  {
    id: 'wide-fit',
    sectors: ['accessories', 'sports'],
    es: {
      match: 'horma ancha | ancho especial | horma amplia | pie ancho | puntera ancha',
      found: 'Zapato de horma ancha',
      notFound: 'Pantalla ancha',
      means: [
        ['Los dedos tienen su sitio.', 'El pie entra sin forzar y no hay que domar el zapato.'],
        ['El estreno no pide tiritas.', 'La anchura está desde el principio y no después de meses.'],
      ],
      after: ['estrenar sin tiritas'],
      questions: ['¿Cuándo dejará de apretar?', '¿Hay que sufrir para estrenar?'],
      scenes: ['La boda acaba con los zapatos debajo de la mesa.'],
      short: ['zapatos que rozan hasta que se doman'],
    },
    en: {
      match: 'wide fit | extra wide | wide toe box | roomy toe',
      found: 'A wide-fit shoe',
      notFound: 'A wide screen',
      means: [
        ['Toes have their space.', 'The foot goes in without a struggle and nothing needs breaking in.'],
        ['New shoes, no plasters.', 'The width is there from the start and not after months.'],
      ],
      after: ['new shoes without plasters'],
      questions: ['When will it stop pinching?', 'Must new shoes hurt?'],
      scenes: ['The wedding ends with shoes under the table.'],
      short: ['weeks of breaking in a shoe'],
    },
  },
  {
    id: 'velcro-no-laces',
    sectors: ['fashion', 'accessories', 'sports'],
    es: {
      match: 'velcro | sin cordones | cierre de velcro | cierre adherente | se abrocha* con velcro | slip on',
      found: 'Zapatillas con velcro',
      notFound: 'Cordones de repuesto',
      means: [
        ['Se ponen de pie y sin agacharse mucho.', 'Un gesto y el zapato está cerrado.'],
        ['Los niños se las ponen sin ayuda.', 'Por la mañana hay una cosa menos que atar.'],
      ],
      after: ['salir sin atar nada'],
      questions: ['¿Quién ha desatado esto otra vez?', '¿Cuántos nudos caben en una mañana?'],
      scenes: ['El autobús dobla la esquina y falta un zapato por atar.'],
      short: ['cordones desatados en la puerta'],
    },
    en: {
      match: 'velcro | hook and loop | no laces | slip on',
      found: 'Velcro trainers',
      notFound: 'Spare laces',
      means: [
        ['On they go, hardly bending.', 'One movement and the shoe is shut.'],
        ['Children manage it alone.', 'In the morning there is one thing fewer to tie.'],
      ],
      after: ['out of the door untied'],
      questions: ['Who untied this again?', 'How many knots fit in one morning?'],
      scenes: ['The bus turns the corner and a shoe is still untied.'],
      short: ['loose laces on the doorstep'],
    },
  },
  {
    id: 'laptop-compartment',
    es: {
      match:
        'compartimento* para portatil | bolsillo para portatil | funda para portatil | cabe un portatil | para portatil de',
      found: 'Compartimento para portátil de 15"',
      notFound: 'Ordenador portátil',
      means: [
        ['El portátil viaja en su sitio.', 'Se saca en el control sin vaciar la mochila.'],
        [
          'Ni cables ni llaves contra la pantalla.',
          'El ordenador va aparte del táper, el paraguas y las llaves.',
        ],
      ],
      after: ['un hueco para el ordenador'],
      questions: ['¿Dónde va el portátil en esta bolsa?', '¿Qué hay rozando la pantalla?'],
      scenes: ['En la cola del control toca vaciar la mochila entera.'],
      short: ['el portátil entre llaves y táperes'],
    },
    en: {
      match:
        'laptop compartment | compartment for a # laptop | compartment for a laptop | laptop sleeve | laptop pocket | padded laptop | fits a laptop | laptop section',
      found: 'A compartment for a 15" laptop',
      notFound: 'A gaming laptop',
      means: [
        ['The laptop travels in its own place.', 'It comes out at the gate without emptying the bag.'],
        [
          'No keys against the screen.',
          'The computer goes apart from the lunch box, the umbrella and the keys.',
        ],
      ],
      after: ['a slot of its own for the laptop'],
      questions: ['Where does the laptop go in this bag?', 'What is rubbing on the screen?'],
      scenes: ['At the security line the whole rucksack has to come out.'],
      short: ['a laptop among keys and lunch'],
    },
  },
  {
    id: 'shoulder-strap',
    es: {
      match: 'correa de hombro | bandolera | asa larga | correa bandolera | se lleva cruzad*',
      found: 'Bolso con bandolera',
      notFound: 'Correa de distribución',
      means: [
        ['Las manos quedan libres.', 'Se cruza sobre el cuerpo y se pasa la compra de una mano a otra.'],
        ['Se cruza y se olvida.', 'El paraguas, el café y el billete caben en las manos que sobran.'],
      ],
      after: ['las manos libres todo el día'],
      questions: ['¿Con qué mano se coge el café?', '¿Y si suena el móvil?'],
      scenes: ['El bolso resbala del hombro en cada escalón.'],
      short: ['un asa siempre en la mano'],
    },
    en: {
      match: 'shoulder strap | crossbody | cross body | detachable strap | long strap | carry strap',
      found: 'A bag with a shoulder strap',
      notFound: 'Cold-shoulder top',
      means: [
        ['Hands stay free.', 'It crosses the body while the shopping changes hands.'],
        ['Cross it over and forget it.', 'Umbrella, coffee and ticket fit in the hands to spare.'],
      ],
      after: ['free hands all day'],
      questions: ['Which hand takes the coffee?', 'And if the phone rings?'],
      scenes: ['The bag slides off the shoulder at every step.'],
      short: ['a handle always in the hand'],
    },
  },
  {
    id: 'card-slots',
    sectors: ['fashion', 'accessories', 'general'],
    es: {
      match:
        'tarjetero | ranuras para tarjetas | compartimentos para tarjetas | espacio para tarjetas | para # tarjetas | hasta # tarjetas | capacidad para # tarjetas',
      found: 'Cartera con tarjetero',
      notFound: 'Tarjeta de memoria',
      means: [
        [
          'Cada tarjeta sale a la primera.',
          'En la caja se encuentra sin extender la cartera sobre el mostrador.',
        ],
        ['El bolsillo no hace bulto.', 'Dentro va lo de cada día, y los recibos viejos se quedan fuera.'],
      ],
      after: ['la tarjeta a la primera'],
      questions: ['¿Cuál de todas era?', '¿Qué hay en esta cartera?'],
      scenes: ['La cola espera y la tarjeta está debajo de los recibos.'],
      short: ['recibos viejos y tarjetas perdidas'],
    },
    en: {
      match:
        'card slots | card holder | # card slots | holds cards | room for cards | credit card slots | holds # cards | fits # cards | # slots for cards',
      found: 'A wallet with card slots',
      notFound: 'A memory card',
      means: [
        [
          'Each card comes out first time.',
          'At the till it is found without laying the wallet on the counter.',
        ],
        ['The pocket stays flat.', 'The everyday things fit, and old receipts stay out.'],
      ],
      after: ['the right card, first time'],
      questions: ['Which of these was it?', 'What is in this wallet?'],
      scenes: ['The queue waits and the card is under the receipts.'],
      short: ['old receipts and lost cards'],
    },
  },
  {
    id: 'sterling-silver',
    sectors: ['fashion', 'accessories', 'crafts', 'general'],
    es: {
      match: 'plata de ley | plata # | plata esterlina | de plata | banad* en plata',
      found: 'Pendientes de plata de ley',
      notFound: 'Medalla de plata en 2019',
      means: [
        ['La plata se pule y vuelve a brillar.', 'Si se apaga, un paño le devuelve la luz.'],
        ['El metal lleva su contraste.', 'Una marca pequeña dice de qué está hecha la pieza.'],
      ],
      after: ['una pieza que se pule y sigue'],
      questions: ['¿Por qué deja el dedo verde?', '¿De qué estaba hecho esto?'],
      scenes: ['El anillo del verano dejó la marca y perdió el color.'],
      short: ['bisutería que se queda sin color'],
    },
    en: {
      match: 'sterling silver | solid silver | silver plated | hallmarked',
      found: 'Sterling silver earrings',
      notFound: 'Silver award in 2019',
      means: [
        ['Silver polishes up again.', 'If it dulls, a cloth gives back its light.'],
        ['The metal carries its mark.', 'A small stamp says what the piece is made of.'],
      ],
      after: ['a piece that polishes up'],
      questions: ['Why has the finger gone green?', 'What was this made of?'],
      scenes: ["Last summer's ring left its mark and lost its colour."],
      short: ['trinkets that lose their colour'],
    },
  },
  {
    id: 'gold',
    sectors: ['fashion', 'accessories', 'crafts', 'general'],
    es: {
      match:
        'chapad* en oro | banad* en oro | oro de # quilates | oro # quilates | oro amarillo | oro rosa | oro blanco | de oro | oro de #',
      found: 'Colgante bañado en oro',
      notFound: 'Regla de oro',
      means: [
        [
          'El tono cálido va con la piel.',
          'De cerca o de lejos, el metal recoge la luz y va con cualquier ropa.',
        ],
        ['Basta una pieza.', 'Con una camiseta lisa ya parece que hubo intención.'],
      ],
      after: ['un brillo que va con todo'],
      questions: ['¿Y algo que se pueda llevar a diario?', '¿Qué joya sale del joyero?'],
      scenes: ['El joyero está lleno y siempre sale lo mismo.'],
      short: ['joyas que no salen del joyero'],
    },
    en: {
      match:
        'gold plated | solid gold | gold filled | gold vermeil | rose gold | gold tone | yellow gold | white gold | # carat | # k gold | # k yellow gold | # k white gold | # k rose gold | # ct gold',
      found: 'A gold-plated pendant',
      notFound: 'A golden rule',
      means: [
        [
          'The warm tone suits the skin.',
          'Near or far, the metal catches the light and goes with whatever you wear.',
        ],
        ['One piece is enough.', 'Over a plain top it already looks intended.'],
      ],
      after: ['a shine that goes with everything'],
      questions: ['Something to wear every day?', 'Which jewel leaves the box?'],
      scenes: ['The box is full and the same piece always comes out.'],
      short: ['jewellery that stays in its box'],
    },
  },
  {
    id: 'gemstone',
    sectors: ['accessories', 'crafts', 'general'],
    es: {
      match:
        'piedras naturales | gema* | turquesa natural | amatista | piedra semipreciosa | piedras semipreciosas | cuarzo rosa | cuarzo natural | perla* natural* | perla* cultivada* | perla* de rio',
      found: 'Anillo con amatista',
      notFound: 'Turquesa y coral en la paleta',
      means: [
        ['La piedra tiene sus propias vetas.', 'Al moverla, la luz entra por otro lado.'],
        ['Ninguna sale igual a otra.', 'La formó la tierra, y por eso el color no se repite.'],
      ],
      after: ['una piedra con su dibujo'],
      questions: ['¿De dónde sale ese brillo?', '¿Es piedra de verdad?'],
      scenes: ['Bajo la lámpara se ve la burbuja en el plástico.'],
      short: ['brillos de plástico'],
    },
    en: {
      match:
        'gemstone* | pearl* | amethyst | turquoise stone | semi precious | moonstone | topaz | sapphire | agate | jade | rose quartz | natural quartz | # diamonds | natural diamond*',
      found: 'A ring with an amethyst',
      notFound: 'Pearl barley',
      means: [
        ['The stone has veins of its own.', 'As it moves, light comes in from another side.'],
        ['None comes out like another.', 'The earth made it, so its colour does not repeat.'],
      ],
      after: ['a stone with its own pattern'],
      questions: ['Where does that shine come from?', 'Is it a real stone?'],
      scenes: ['Under the lamp you can see the bubble in the plastic.'],
      short: ['plastic sparkle'],
    },
  },
];
