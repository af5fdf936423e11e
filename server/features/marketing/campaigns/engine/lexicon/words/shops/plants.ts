import type { Entry } from '../../entry';

export const plantsConcepts: readonly Entry[] = [
  {
    id: 'seasonal-flowers',
    sectors: ['garden'],
    es: {
      match:
        'flores de temporada | flor de temporada | de temporada | flores frescas | flor fresca | flores locales',
      found: 'Flores de temporada',
      notFound: 'Flores artificiales',
      means: [
        ['El ramo cambia con el mes.', 'Lleva lo que está floreciendo y no lo que salía en la foto.'],
        ['Huele a la estación.', 'Entra por la puerta y se nota qué época es.'],
      ],
      after: ['un ramo que huele a su mes'],
      questions: ['¿Otra vez las mismas rosas?', '¿Qué flor toca ahora?'],
      scenes: ['El ramo es el mismo en enero que en junio.'],
      short: ['ramos iguales todo el año'],
    },
    en: {
      match:
        'seasonal flowers | seasonal | british grown flowers | fresh flowers | flowers in season | locally grown flowers | british grown',
      found: 'Seasonal flowers',
      notFound: 'Flower pattern',
      means: [
        ['The bunch changes with the month.', 'It holds what is in bloom and not what was in the photo.'],
        ['It smells of its season.', 'In through the door it comes, and you know the time of year.'],
      ],
      after: ['a bunch that smells of its month'],
      questions: ['The same roses again?', 'What is in flower now?'],
      scenes: ['The bouquet is the same in January and in June.'],
      short: ['the same bunch all year'],
    },
  },
  {
    id: 'handwritten-card',
    sectors: ['garden', 'crafts', 'food'],
    es: {
      match:
        'tarjeta dedicada | tarjeta escrita a mano | tarjeta con mensaje | con dedicatoria | tarjeta de felicitacion',
      found: 'Tarjeta dedicada',
      notFound: 'Tarjeta de crédito',
      means: [
        ['Se sabe de quién viene.', 'Las palabras llegan con las flores aunque quien las manda esté lejos.'],
        ['La tarjeta se guarda.', 'Cuando el ramo se acaba, la frase sigue en la nevera.'],
      ],
      after: ['unas palabras junto al ramo'],
      questions: ['¿Cómo se sabe quién lo manda?', '¿Qué se pone en la tarjeta?'],
      scenes: ['Llega un ramo precioso y nadie sabe a quién dar las gracias.'],
      short: ['flores sin remitente'],
    },
    en: {
      match:
        'handwritten card | message card | card included | gift card message | personal note | handwritten note',
      found: 'Handwritten card',
      notFound: 'A credit card',
      means: [
        ['They know who it is from.', 'Your words arrive with the flowers, however far away you are.'],
        ['The card gets kept.', 'When the bunch is over, the words are still on the fridge.'],
      ],
      after: ['a few words with the flowers'],
      questions: ['How will they know who sent it?', 'What goes on the card?'],
      scenes: ['A lovely bunch arrives, and nobody knows whom to thank.'],
      short: ['flowers from nobody knows whom'],
    },
  },
  {
    id: 'vase-included',
    sectors: ['garden'],
    es: {
      match: 'jarron incluido | con jarron | incluye jarron',
      found: 'Jarrón incluido',
      notFound: 'Jarrón de cerámica antigua',
      means: [
        ['Se pone en la mesa y ya está.', 'Quien lo recibe no busca un recipiente con el abrigo puesto.'],
        ['No acaba en la jarra del agua.', 'El ramo llega con su sitio.'],
      ],
      after: ['un ramo en su jarrón'],
      questions: ['¿Y dónde se pone esto ahora?', '¿Hay un jarrón en esta casa?'],
      scenes: ['Las flores esperan en el fregadero mientras se busca un bote.'],
      short: ['ramos en la jarra del agua'],
    },
    en: {
      match: 'vase included | with a vase | comes with a vase | includes vase',
      found: 'Vase included',
      notFound: 'An antique vase',
      means: [
        [
          "On the table it goes, and that's it.",
          'Whoever gets it need not hunt for a jug with their coat on.',
        ],
        ['It does not end up in the jug.', 'The bunch arrives with a place of its own.'],
      ],
      after: ['the bunch, already in its vase'],
      questions: ['And where does this go now?', 'Is there a vase in this house?'],
      scenes: ['The flowers wait in the sink while somebody looks for a jar.'],
      short: ['a bunch in the water jug'],
    },
  },
  {
    id: 'vase-life',
    sectors: ['garden'],
    es: {
      match: 'duran una semana | duran # dias | dura una semana | duran mas de una semana | aguantan # dias',
      found: 'Duran una semana',
      notFound: 'Entrega en una semana',
      means: [
        ['El salón huele varios días.', 'El jueves siguen ahí las flores del fin de semana.'],
        ['Se les cambia el agua y siguen.', 'El detalle no se acaba la misma noche.'],
      ],
      after: ['flores para toda la semana'],
      questions: ['¿Cuánto aguantarán esta vez?', '¿Ya se han caído los pétalos?'],
      scenes: ['El ramo llegó el sábado y el domingo ya miraba al suelo.'],
      short: ['flores mustias al día siguiente'],
    },
    en: {
      match: 'vase life | lasts a week | lasts # days | last # days | vase life # days | lasts up to # days',
      found: 'Vase life 7 days',
      notFound: 'Life insurance',
      means: [
        ['The room smells for days.', "On Thursday the weekend's flowers are still there."],
        ['Change the water and they go on.', 'The gesture does not end the same night.'],
      ],
      after: ['flowers for the whole week'],
      questions: ['How long will they last this time?', 'Have the petals dropped already?'],
      scenes: ['The bunch came on Saturday and by Sunday it hung its head.'],
      short: ['flowers that droop overnight'],
    },
  },
  {
    id: 'paper-wrapped',
    sectors: ['garden', 'food', 'crafts'],
    es: {
      match: 'papel kraft | envuelto en papel | envoltorio de papel | envoltorio de papel kraft',
      found: 'Envoltorio de papel kraft',
      notFound: 'Papel pintado',
      means: [
        ['Se deshace con una mano.', 'Se tira del cordón, se dobla el papel y no cruje nada.'],
        ['Se puede dar tal cual.', 'El papel queda bien en la mano y en la foto.'],
      ],
      after: ['un envoltorio que se dobla y ya'],
      questions: ['¿Cómo se abre esto?', '¿Qué se hace con tanto celofán?'],
      scenes: ['El celofán cruje, se rompe y acaba por el suelo.'],
      short: ['celofán que no se acaba'],
    },
    en: {
      match: 'kraft paper | wrapped in paper | brown paper | paper wrapped',
      found: 'Wrapped in paper',
      notFound: 'Wallpaper',
      means: [
        ['It opens with one hand.', 'Pull the string, fold the paper, and nothing crackles.'],
        ['It can be handed over as it is.', 'The paper looks right in the hand and in the photo.'],
      ],
      after: ['a wrapping that simply folds away'],
      questions: ['How does this open?', 'What to do with all that cellophane?'],
      scenes: ['The cellophane crackles, splits and ends up on the floor.'],
      short: ['cellophane without end'],
    },
  },
  {
    id: 'fruit-all-year',
    sectors: ['garden'],
    es: {
      match:
        'da fruto | da frutos | da fruto todo el ano | produce fruta | hoja perenne | flores todo el ano | florece todo el ano',
      found: 'Da fruto todo el año',
      notFound: 'Fruto seco',
      means: [
        ['Siempre hay algo que mirar.', 'Entre la hoja y lo que asoma, el balcón cambia cada mes.'],
        ['Se sale a ver cómo va.', 'El rincón de las macetas tiene novedades.'],
      ],
      after: ['un balcón con novedades'],
      questions: ['¿Y en invierno, qué se ve ahí?', '¿Otra maceta con un palo?'],
      scenes: ['En el balcón quedan un palo seco y una silla.'],
      short: ['macetas peladas en invierno'],
    },
    en: {
      match: 'evergreen | bears fruit | fruits all year',
      found: 'Evergreen',
      notFound: 'Olive-green coat',
      means: [
        ['There is always something to see.', 'Between leaf and bud, the balcony changes with the months.'],
        ['You go out to see how it is doing.', 'The corner with the pots has news.'],
      ],
      after: ['a balcony with something to show'],
      questions: ['What is there to see in winter?', 'Another pot with a stick in it?'],
      scenes: ['On the balcony there is a dry stick and a chair.'],
      short: ['bare pots in winter'],
    },
  },
  {
    id: 'sun-exposure',
    sectors: ['garden'],
    es: {
      match: 'pleno sol | a pleno sol | sol directo | exposicion soleada',
      found: 'Pleno sol',
      notFound: 'Crema solar',
      means: [
        [
          'Se sabe dónde va antes de comprarla.',
          'El sitio de la terraza donde nada aguantaba tiene candidata.',
        ],
        ['No hay que mudarla cada tarde.', 'Se deja donde da el sol y ahí se queda.'],
      ],
      after: ['una planta para el rincón soleado'],
      questions: ['¿Qué aguanta en esa esquina?', '¿Sol o sombra?'],
      scenes: ['En esa esquina de la terraza se ha secado todo.'],
      short: ['plantas quemadas en la terraza'],
    },
    en: {
      match: 'full sun | full sun or part shade | sunny spot | likes sun',
      found: 'Full sun',
      notFound: 'Sunday opening',
      means: [
        [
          'You know where it goes beforehand.',
          'The spot on the terrace where nothing lasted has a candidate.',
        ],
        ['No moving it every afternoon.', 'Leave it where the sun falls, and there it stays.'],
      ],
      after: ['a plant for the sunny corner'],
      questions: ['What survives in that corner?', 'Sun or shade?'],
      scenes: ['Everything has dried up in that corner of the terrace.'],
      short: ['plants scorched on the terrace'],
    },
  },
  {
    id: 'frost-hardy',
    sectors: ['garden'],
    es: {
      match:
        'resistente* a las heladas | resistente* al frio | aguanta* heladas | aguanta* el frio | rustica hasta # | resiste* heladas | aguanta* hasta #n | resiste* hasta #n | resistente* hasta #n',
      found: 'Resistente a las heladas',
      notFound: 'Frío industrial',
      means: [
        ['La helada no la retira.', 'Pasa el invierno en la terraza, sin mantas ni plásticos.'],
        ['En febrero sigue ahí.', 'Nadie la mete y la saca según el parte.'],
      ],
      after: ['una planta que pasa el invierno fuera'],
      questions: ['¿Aguantará este invierno?', '¿Hay que meterla en casa?'],
      scenes: ['Anuncian helada y alguien sale en pijama a por las macetas.'],
      short: ['macetas dentro de casa en enero'],
    },
    en: {
      match:
        'frost hardy | cold hardy | hardy to # | hardy down to # | fully hardy | winter hardy | hardy to #n | hardy down to #n | hardy to minus #n | hardy to #n c | hardy down to minus #n',
      found: 'Hardy to -5C',
      notFound: 'A hard worker',
      means: [
        ['Frost does not finish it.', 'It spends winter on the terrace with no fleece and no plastic.'],
        ['In February it is still there.', 'Nobody carries it in and out with the forecast.'],
      ],
      after: ['a plant that winters outdoors'],
      questions: ['Will it last the winter?', 'Must it come indoors?'],
      scenes: ['Frost is forecast, and somebody goes out in pyjamas for the pots.'],
      short: ['pots indoors all January'],
    },
  },
  {
    id: 'dried-flowers',
    sectors: ['garden', 'crafts', 'home'],
    es: {
      match:
        'flor seca | flores secas | flores preservadas | flor preservada | dura meses | no necesita agua',
      found: 'Flor seca',
      notFound: 'Fruta seca',
      means: [
        ['Se queda como el primer día.', 'Ni agua que cambiar ni pétalos que barrer.'],
        ['Sigue ahí cuando vuelven de vacaciones.', 'El rincón tiene color aunque nadie se acuerde de él.'],
      ],
      after: ['flores que no piden nada'],
      questions: ['¿Quién cambia hoy el agua?', '¿Ya se han mustiado?'],
      scenes: ['El jarrón huele a agua vieja y nadie quiere vaciarlo.'],
      short: ['jarrones con agua turbia'],
    },
    en: {
      match:
        'dried flower* | dried flowers | preserved flowers | lasts for months | no water needed | lasts months',
      found: 'Dried flowers',
      notFound: 'Dried fruit',
      means: [
        ['It stays as it was on day one.', 'No water to change and no petals to sweep.'],
        ['It is there after the holidays.', 'The corner has colour even if nobody remembers it.'],
      ],
      after: ['flowers that ask for nothing'],
      questions: ['Who changes the water today?', 'Have they drooped already?'],
      scenes: ['The vase smells of old water and nobody wants to empty it.'],
      short: ['vases of cloudy water'],
    },
  },
];
