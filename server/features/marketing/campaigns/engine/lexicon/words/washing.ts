import type { Entry } from '../entry';

export const washingConcepts: readonly Entry[] = [
  {
    id: 'machine-washable',
    es: {
      match:
        'lavable* a maquina | lavable* en lavadora | apt* para lavadora | lavado a maquina | lavar a maquina | se lava* a maquina | se lava* en la lavadora | lavar en lavadora | se puede* lavar a maquina | lavable* | lavar a # | lavado a # | lavar a # grados | se quita y se lava',
      found: 'Funda lavable a máquina',
      notFound: 'Lavado en seco',
      means: [
        [
          'Va con el resto de la colada.',
          'Una mancha no es un drama, porque entra en la lavadora con lo demás.',
        ],
        ['La mancha dura hasta la colada.', 'Basta un hueco en el tambor para dejarlo como estaba.'],
      ],
      after: ['manchas que acaban en la lavadora'],
      questions: ['¿Y ahora cómo se quita esta mancha?', '¿Hay que llevarlo otra vez a la tintorería?'],
      scenes: ['Se derrama el café y la casa entera contiene la respiración.'],
      short: ['manchas que se quedan a vivir'],
    },
    en: {
      match:
        'machine washable | machine wash* | washable | washing machine | wash in the machine | wash it in the machine | wash at # | machine wash # | wash at # degrees',
      found: 'Machine-washable cover',
      notFound: 'A front-loading machine',
      means: [
        ['It goes in with the rest.', 'A stain is no drama, as it goes into the drum with everything else.'],
        ['The stain lasts until wash day.', 'A gap in the drum is all it takes to put it right.'],
      ],
      after: ['stains that end in the wash'],
      questions: ['How does this stain come out?', "Off to the dry cleaner's again?"],
      scenes: ['Coffee tips over and the whole house holds its breath.'],
      short: ['stains that move in for good'],
    },
  },
  {
    id: 'removable-cover',
    es: {
      match:
        'funda* extraible* | funda* desenfundable* | desenfundable* | funda* removible* | fundas quita y pon | funda con cremallera',
      found: 'Cojín con funda extraíble',
      notFound: 'Funda de piel para gafas',
      means: [
        [
          'La funda sale con la cremallera.',
          'Se desviste en un momento y vuelve a vestirse cuando está seca.',
        ],
        [
          'Se quita lo de fuera y se lava.',
          'Solo viaja a la lavadora la tela; lo demás no se mueve del sitio.',
        ],
      ],
      after: ['una funda que se quita y se pone'],
      questions: ['¿Cómo se lava algo que no se desmonta?', '¿Cuánto hace que no se limpia?'],
      scenes: ['El cepillo, el paño húmedo y el cerco sigue ahí.'],
      short: ['tapicerías que nadie puede quitar'],
    },
    en: {
      match:
        'removable cover* | removable case* | zip off cover* | cover comes off | removable and washable cover* | detachable cover* | zippered cover',
      found: 'Cushion with a removable cover',
      notFound: 'A cover letter',
      means: [
        ['The cover comes off.', 'Off it comes, and back on again once it is dry.'],
        ['Take the outside off and wash it.', 'Only the cover goes in the machine; the rest stays put.'],
      ],
      after: ['a cover that comes off and on'],
      questions: ["How do you wash what won't come off?", 'When was this last cleaned?'],
      scenes: ['The brush, the damp cloth, and the ring is still there.'],
      short: ['upholstery nobody can take off'],
    },
  },
  {
    id: 'hand-wash',
    sectors: ['fashion', 'accessories', 'home', 'sports', 'crafts', 'general'],
    es: {
      match: 'lavar a mano | lavado a mano | se lava a mano | lavable* a mano',
      found: 'Lavado a mano',
      notFound: 'Hecho a mano',
      means: [
        ['Agua tibia, jabón y a la sombra.', 'Un lavado tranquilo en la pila le basta para volver al cajón.'],
        [
          'La pila y un poco de jabón le bastan.',
          'Se lava aparte, como se cuidan las prendas que se quieren guardar.',
        ],
      ],
      after: ['un lavado sencillo en la pila'],
      questions: ['¿Y esto cómo se lava?', '¿Cuántas prendas ha encogido ya la lavadora?'],
      scenes: ['La etiqueta se borró y la prenda espera en el cesto.'],
      short: ['prendas que nadie sabe cómo lavar'],
    },
    en: {
      match: 'hand wash | hand wash only | wash by hand | hand washable',
      found: 'Hand wash only',
      notFound: 'Hand cream',
      means: [
        ['Lukewarm water, soap and shade.', 'A quiet wash in the basin is all it needs before the drawer.'],
        ['A basin and some soap will do.', 'It is washed apart, as things are that are meant to be kept.'],
      ],
      after: ['simple care, in the basin'],
      questions: ['How should this be washed?', 'How many jumpers has the machine shrunk?'],
      scenes: ['The label has faded and the garment waits in the basket.'],
      short: ['things nobody knows how to wash'],
    },
  },
  {
    id: 'stain-resistant',
    es: {
      match:
        'antimanchas | anti manchas | resistente* a las manchas | repele las manchas | repelente a las manchas | tejido antimanchas | resiste* manchas',
      found: 'Tejido antimanchas',
      notFound: 'Quitamanchas para la ropa',
      means: [
        ['La gota se queda encima.', 'Lo que se derrama tarda en entrar y da tiempo a pasar un paño.'],
        ['Un paño llega a tiempo.', 'El vino y la salsa se recogen antes de que la tela se los beba.'],
      ],
      after: ['un paño y como si nada'],
      questions: ['¿Quién ha dejado ahí la copa?', '¿Hay que taparlo todo cuando vienen niños?'],
      scenes: ['Todos miran el vaso que se tambalea al borde.'],
      short: ['mesas con manteles por si acaso'],
    },
    en: {
      match:
        'stain resistant | stain proof | stain repellent | resists stains | stain resistance | spill resistant',
      found: 'Stain-resistant fabric',
      notFound: 'Stain remover',
      means: [
        ['The drop stays on top.', 'A spill is slow to sink in, which leaves time for a cloth.'],
        ['A cloth gets there in time.', 'Wine and gravy are wiped up before the fabric drinks them.'],
      ],
      after: ['a wipe and nothing happened'],
      questions: ['Who left the glass there?', 'Must it all be covered when children come?'],
      scenes: ['Everyone watches the glass wobbling at the edge.'],
      short: ['covering everything when guests come'],
    },
  },
  {
    id: 'wipe-clean',
    es: {
      match:
        'se limpia con un pano | se limpia con un trapo | facil de limpiar | facil limpieza | limpieza facil | se limpia facilmente | de facil limpieza | limpiar con un pano | faciles de limpiar',
      found: 'Se limpia con un paño húmedo',
      notFound: 'Paño de cocina de algodón',
      means: [
        ['Un paño y listo.', 'Después de usarlo, una pasada y vuelve a estar como antes.'],
        [
          'No pide productos especiales.',
          'El rato de limpiar se queda en lo que se tarda en escurrir un trapo.',
        ],
      ],
      after: ['una pasada y a otra cosa'],
      questions: ['¿Cuánto se tarda luego en limpiarlo?', '¿Por dónde se mete el cepillo?'],
      scenes: ['Cocinar fue un rato; limpiar lo de después, la tarde.'],
      short: ['rincones que no se limpian nunca'],
    },
    en: {
      match:
        'wipe clean | wipes clean | easy to clean | easy clean | easy cleaning | cleans easily | wipe down | wipeable | effortless cleaning',
      found: 'Wipes clean with a cloth',
      notFound: 'A clean look',
      means: [
        ['A wipe will do.', 'After use, one pass with a cloth and it is as before.'],
        ['No special sprays.', 'Cleaning takes as long as wringing out a cloth.'],
      ],
      after: ['a wipe and on with the day'],
      questions: ['How long does it take to clean after?', 'How does a brush get in there?'],
      scenes: ['Cooking took a moment; cleaning up took the evening.'],
      short: ['corners that never come clean'],
    },
  },
  {
    id: 'dishwasher-safe',
    sectors: ['home', 'crafts', 'sports', 'food', 'restaurants', 'general'],
    es: {
      match:
        'apt* para lavavajillas | apt* para el lavavajillas | lavable* en lavavajillas | se puede meter en el lavavajillas | se lava* en el lavavajillas | apt* lavavajillas | entra en el lavavajillas | al lavavajillas | va al lavavajillas',
      found: 'Apto para lavavajillas',
      notFound: 'Montaje del lavavajillas',
      means: [
        [
          'Acaba en el lavavajillas.',
          'Después de comer va a la bandeja con los platos y nadie se queda fregando.',
        ],
        ['El fregadero puede esperar.', 'Entre plato y vaso tiene su sitio, y sale limpio con los demás.'],
      ],
      after: ['la sobremesa sin fregar'],
      questions: ['¿A quién le toca fregar hoy?', '¿Otra pieza que hay que lavar a mano?'],
      scenes: ['La mesa charla y alguien sigue de pie junto al fregadero.'],
      short: ['platos que solo se lavan a mano'],
    },
    en: {
      match: 'dishwasher safe | dishwasher proof | dishwasher friendly | goes in the dishwasher',
      found: 'Dishwasher safe',
      notFound: 'Free installation of your washer',
      means: [
        [
          'It goes in the dishwasher.',
          'After the meal it joins the plates and nobody stays behind at the sink.',
        ],
        ['The sink can wait.', 'It has its place between plate and glass, and comes out clean with them.'],
      ],
      after: ['a dinner that ends at the table'],
      questions: ['Whose turn is it at the sink?', 'Another thing to wash by hand?'],
      scenes: ['The table talks on and someone is still standing at the sink.'],
      short: ['dishes that are hand-wash only'],
    },
  },
  {
    id: 'dishwasher-safe-bowl',
    sectors: ['pets'],
    es: {
      match:
        'apt* para lavavajillas | apt* para el lavavajillas | lavable* en lavavajillas | se puede meter en el lavavajillas | se lava* en el lavavajillas | apt* lavavajillas | entra en el lavavajillas | al lavavajillas | va al lavavajillas',
      found: 'Apto para lavavajillas',
      notFound: 'Montaje del lavavajillas',
      means: [
        [
          'Lo pegado se va en el lavavajillas.',
          'Entra con lo demás al recoger la cocina y nadie lo frota a mano.',
        ],
        ['No le hace falta estropajo propio.', 'De la bandeja sale limpio y vuelve a su rincón.'],
      ],
      after: ['limpio y otra vez en su rincón'],
      questions: ['¿Quién rasca lo que quedó pegado?', '¿Hace falta un estropajo aparte?'],
      scenes: ['Lo del fondo se ha secado y el agua sola no lo despega.'],
      short: ['restos secos en el fondo'],
    },
    en: {
      match: 'dishwasher safe | dishwasher proof | dishwasher friendly | goes in the dishwasher',
      found: 'Dishwasher safe',
      notFound: 'Free installation of your washer',
      means: [
        [
          'What is stuck on goes in the dishwasher.',
          'It goes in with the rest, and nobody scrubs it by hand.',
        ],
        ['It needs no scourer of its own.', 'Out of the rack it comes clean and back to its corner.'],
      ],
      after: ['clean and back in its corner'],
      questions: ['Who scrapes off what has stuck?', 'Does it need a sponge of its own?'],
      scenes: ['What was left has dried on, and water alone will not shift it.'],
      short: ['dried-on leftovers'],
    },
  },
  {
    id: 'no-iron',
    es: {
      match:
        'no necesita plancha | sin plancha | no se plancha | no hace falta plancharl* | antiarrugas | no se arruga | no requiere plancha*',
      found: 'No necesita plancha',
      notFound: 'Plancha de vapor',
      means: [
        ['De la percha al cuerpo.', 'Se tiende bien estirado y de la cuerda pasa al armario.'],
        ['La tabla se queda plegada.', 'La colada se dobla y se guarda, y la tarde sigue su curso.'],
      ],
      after: ['una colada que no pasa por la tabla'],
      questions: ['¿Qué queda por planchar hoy?', '¿Quién tiene una tarde para la plancha?'],
      scenes: ['La montaña de ropa por planchar ya tapa la silla.'],
      short: ['el domingo con la plancha'],
    },
    en: {
      match:
        'no iron | non iron | iron free | wrinkle free | wrinkle resistant | crease resistant | no ironing | wrinkle resistance',
      found: 'A non-iron shirt',
      notFound: 'A steam iron',
      means: [
        ['From the hanger to the body.', 'Hung straight to dry, it goes from the line into the wardrobe.'],
        ['The board stays folded.', 'The washing is folded and put away, and the afternoon goes on.'],
      ],
      after: ['washing that skips the board'],
      questions: ['What is left to iron today?', 'Who has an afternoon for ironing?'],
      scenes: ['The ironing pile already hides the chair.'],
      short: ['a Sunday with the iron'],
    },
  },
  {
    id: 'colour-fast',
    es: {
      match:
        'no destine* | colores solidos | no pierde* color | no pierde* el color | color* resistente* al lavado | colores resistentes | mantiene* el color',
      found: 'Colores resistentes al lavado',
      notFound: 'Color pastel',
      means: [
        ['El color aguanta la lavadora.', 'Sale del tambor con el tono que tenía al entrar.'],
        ['Lo oscuro no tiñe lo claro.', 'La colada se hace junta y nadie acaba vestido de rosa.'],
      ],
      after: ['un color que se queda en la tela'],
      questions: ['¿Quién ha teñido toda la colada?', '¿De qué color era esto al principio?'],
      scenes: ['Entró azul marino y salió azul cansado.'],
      short: ['calcetines blancos que salen rosas'],
    },
    en: {
      match:
        "colour fast | colorfast | colourfast | fade resistant | won't fade | keeps its colour | does not fade",
      found: 'Colourfast dye',
      notFound: 'Colour printer',
      means: [
        ['The colour stands the wash.', 'It leaves the drum in the shade it went in.'],
        ['Dark does not dye light.', 'The wash goes in together and nobody ends up in pink.'],
      ],
      after: ['colour that stays in the cloth'],
      questions: ['Who turned the whole wash pink?', 'What colour was this at first?'],
      scenes: ['It went in navy and came out a tired blue.'],
      short: ['white socks that come out pink'],
    },
  },
];
