import type { Entry } from '../entry';

export const clothingConcepts: readonly Entry[] = [
  {
    id: 'cotton',
    es: {
      match: 'algodon | # algodon | de algodon | punto de algodon | algodon peinado | cotton | franela',
      found: 'Camiseta de algodón',
      notFound: 'Algodón desmaquillante',
      means: [
        [
          'El algodón deja pasar el aire.',
          'Se lava sin ceremonias y cada colada lo deja un poco más blando.',
        ],
        ['Es agradable desde el primer día.', 'La mano reconoce el algodón en cuanto lo toca.'],
      ],
      after: ['una tela que respira'],
      questions: ['¿De qué está hecha esta tela?', '¿Por qué da tanto calor esta tela?'],
      scenes: ['La etiqueta dice poliéster y el calor lo confirma.'],
      short: ['telas que parecen de plástico'],
    },
    en: {
      match:
        'cotton | pure cotton | # cotton | combed cotton | cotton blend | cotton jersey | flannel | pima cotton',
      found: 'A cotton T-shirt',
      notFound: 'Cotton buds',
      means: [
        ['Cotton lets the air through.', 'It washes without fuss, and every wash leaves it a little softer.'],
        ['It feels good from day one.', 'The hand knows cotton as soon as it touches it.'],
      ],
      after: ['a cloth that breathes'],
      questions: ['What is this fabric made of?', 'Why is this fabric so hot?'],
      scenes: ['The label says polyester, and the heat agrees.'],
      short: ['fabric that feels like plastic'],
    },
  },
  {
    id: 'organic-cotton',
    es: {
      match:
        'algodon organico | algodon ecologico | algodon bio | algodon de cultivo ecologico | # algodon organico',
      found: 'Sábanas de algodón orgánico',
      notFound: 'Verdura ecológica',
      means: [
        [
          'El cultivo del algodón consta en la etiqueta.',
          'Quien pregunta por el hilo sabe cómo se cultivó antes de tejerse.',
        ],
        ['Del campo al hilo, con papeles.', 'Es algodón de siempre con un cultivo que se puede preguntar.'],
      ],
      after: ['un hilo con cultivo conocido'],
      questions: ['¿Cómo se cultivó esta tela?', '¿Alguien sabe qué hay detrás del hilo?'],
      scenes: ['La etiqueta dice «algodón» y ahí se acaba la historia.'],
      short: ['telas de las que no se sabe nada'],
    },
    en: {
      match: 'organic cotton | # organic cotton | organically grown cotton | gots cotton',
      found: 'Organic cotton sheets',
      notFound: 'Organic vegetables',
      means: [
        [
          'The label says how it was grown.',
          'Whoever asks about the yarn can learn how it grew before it was woven.',
        ],
        ['From field to yarn, on record.', 'It is the cotton everyone knows, from a crop you can ask about.'],
      ],
      after: ['yarn from a known crop'],
      questions: ['How was this cloth grown?', 'Who knows what lies behind the thread?'],
      scenes: ['The label says cotton, and there the story ends.'],
      short: ['cloth nobody can trace'],
    },
  },
  {
    id: 'linen',
    es: {
      match: 'lino | de lino | # lino | lino lavado | lino natural',
      found: 'Camisa de lino',
      notFound: 'Semillas de lino',
      means: [
        ['El lino gana con las arrugas.', 'Se seca pronto, ventila y va mejor cuanto más se usa.'],
        ['Es fresco cuando aprieta el calor.', 'La tela no se pega y el aire pasa.'],
      ],
      after: ['una tela fresca en agosto'],
      questions: ['¿Y si la tela dejara correr el aire?', '¿Qué tela apetece con este calor?'],
      scenes: ['Es agosto, y hasta la tela más fina estorba.'],
      short: ['telas que dan calor en agosto'],
    },
    en: {
      match: 'linen | # linen | washed linen | linen blend | pure linen | flax linen',
      found: 'A linen shirt',
      notFound: 'Linen spray',
      means: [
        ['Linen wears its creases well.', 'It dries soon, airs well and gets better with use.'],
        ['It stays cool in the heat.', 'The cloth does not cling, and air gets through.'],
      ],
      after: ['cloth that airs in August'],
      questions: ['What if the cloth let the air move?', 'Which fabric do you want in this heat?'],
      scenes: ['It is August, and even thin cloth feels like too much.'],
      short: ['fabric too hot for summer'],
    },
  },
  {
    id: 'wool',
    sectors: ['fashion', 'accessories', 'sports', 'general'],
    es: {
      match:
        'lana | de lana | # lana | lana merino | merino | mohair | alpaca | cachemir | cashmere | mezcla de lana | lana virgen',
      found: 'Jersey de lana merino',
      notFound: 'Lana de vidrio',
      means: [
        ['La lana abriga aunque sea fina.', 'Guarda el calor del cuerpo y se airea en una percha.'],
        ['Basta con airearla.', 'Un rato en la ventana y vale para otra puesta.'],
      ],
      after: ['abrigo sin capas de más'],
      questions: ['¿Otra capa más y sigue el frío?', '¿Cuántos jerséis hacen falta?'],
      scenes: ['El viento entra por las mangas y por todos los demás sitios.'],
      short: ['capas y capas y aún frío'],
    },
    en: {
      match:
        'wool | merino | merino wool | lambswool | mohair | alpaca | cashmere | wool blend | # wool | knitted wool | virgin wool',
      found: 'A merino wool jumper',
      notFound: 'Wire wool',
      means: [
        ['Wool warms, even when thin.', "It keeps the body's heat and airs out on a hanger."],
        ['Airing is enough.', 'A while by the window and it is ready to be worn again.'],
      ],
      after: ['warmth without extra layers'],
      questions: ['Another layer and still cold?', 'How many jumpers does it take?'],
      scenes: ['The wind finds its way up the sleeves.'],
      short: ['layer upon layer and still cold'],
    },
  },
  {
    id: 'silk',
    sectors: ['fashion', 'accessories', 'crafts', 'general'],
    es: {
      match: 'seda | de seda | # seda | saten de seda | seda natural',
      found: 'Pañuelo de seda',
      notFound: 'Seda dental',
      means: [
        ['La seda cae por su peso.', 'Se nota fresca al ponerla y ocupa un puño en la maleta.'],
        ['Cabe en un puño.', 'Se desliza sobre la piel y no hace bulto bajo otra prenda.'],
      ],
      after: ['una tela que cae sola'],
      questions: ['¿Por qué hace bulto esta blusa?', '¿Y esa tela que raspa?'],
      scenes: ['La etiqueta del cuello rasca desde el desayuno.'],
      short: ['telas tiesas que hacen bulto'],
    },
    en: {
      match: 'silk | # silk | mulberry silk | silk satin | pure silk | silk blend',
      found: 'A silk scarf',
      notFound: 'Silk-finish wall paint',
      means: [
        ['Silk falls by its own weight.', 'It feels cool going on and takes a fistful of space in a case.'],
        ['It fits in a fist.', 'It slides over skin and makes no bulk under another layer.'],
      ],
      after: ['a drape without stiffness'],
      questions: ['Why does this blouse bunch?', 'And that cloth that scratches?'],
      scenes: ['The collar has scratched since breakfast.'],
      short: ['stiff cloth that bunches'],
    },
  },
  {
    id: 'denim',
    sectors: ['fashion', 'accessories', 'general'],
    es: {
      match: 'denim | tela vaquera | vaquer* | mezclilla | algodon denim',
      found: 'Cazadora vaquera',
      notFound: 'Ranchos de vaqueros',
      means: [
        ['El roce le da carácter.', 'Se va haciendo a quien lo lleva, por las rodillas y por los bolsillos.'],
        ['Aguanta el trote de diario.', 'Va con todo y no pide que se le trate con guantes.'],
      ],
      after: ['una prenda que se hace a su dueño'],
      questions: ['¿Otra rodilla gastada?', '¿Qué aguanta una semana de verdad?'],
      scenes: ['La tela fina se rinde al primer roce con la bici.'],
      short: ['pantalones que se rinden pronto'],
    },
    en: {
      match: 'denim | jeans fabric | selvedge | chambray',
      found: 'A denim jacket',
      notFound: 'A bread knife',
      means: [
        ['Wear gives it character.', 'It takes the shape of whoever wears it, at the knees and pockets.'],
        ['It stands everyday scuffs.', 'It goes with everything and need not be handled with gloves.'],
      ],
      after: ['a garment that learns its owner'],
      questions: ['Another worn-out knee?', 'What stands a proper week?'],
      scenes: ['Thin cloth gives up at the first brush with the bike.'],
      short: ['trousers that give up early'],
    },
  },
  {
    id: 'leather',
    sectors: ['fashion', 'accessories', 'home', 'sports', 'crafts', 'electronics', 'general'],
    es: {
      match:
        'de piel | cuero | piel genuina | piel autentica | piel de vacuno | cuero autentico | curtido vegetal | piel napa | # cuero | piel vuelta | en piel | ante natural | de ante | piel vacuna | piel vacuno | piel de vaca | piel bovina | piel flor | flor de piel | de cuero | piel',
      found: 'Bolso de piel curtida',
      notFound: 'Piel sensible',
      means: [
        ['El cuero mejora con los roces.', 'Toma brillo donde lo toca la mano y se amolda con los meses.'],
        [
          'Envejece a la vista de todos.',
          'Las marcas del uso le sientan bien y cuentan por dónde ha pasado.',
        ],
      ],
      after: ['un material que gana con el uso'],
      questions: ['¿Se está pelando otra vez?', '¿Cuánto dura algo que imita a la piel?'],
      scenes: ['Lo que imitaba a la piel se pela por las esquinas.'],
      short: ['polipiel que se cuartea'],
    },
    en: {
      match:
        'leather | genuine leather | full grain leather | full grain | vegetable tanned | suede | cowhide | nappa | real leather | italian leather | calfskin',
      found: 'A leather bag',
      notFound: 'Leather-scented candle',
      means: [
        [
          'Leather is better for the scuffs.',
          'It gains a shine where the hand goes and moulds itself over the months.',
        ],
        ['It ages in plain sight.', 'The marks of use suit it, and tell where it has been.'],
      ],
      after: ['a material that gains with use'],
      questions: ['Is it peeling again?', 'How long does an imitation last?'],
      scenes: ['What passed for leather is peeling at the corners.'],
      short: ['imitations that crack'],
    },
  },
  {
    id: 'stretch',
    sectors: ['fashion', 'sports'],
    es: {
      match:
        'elastan* | tejido elastico | con elastano | bielastic* | elastizad* | spandex | lycra | tela elastica | cintura elastica | algodon elastico | pantalon elastico',
      found: 'Pantalón elástico con elastano',
      notFound: 'Plazos elásticos de entrega',
      means: [
        [
          'La tela se mueve con el cuerpo.',
          'Agacharse, pedalear o cruzar las piernas no pide permiso a la costura.',
        ],
        ['Cede y vuelve a su sitio.', 'Después de un día sentado sigue teniendo la forma de la mañana.'],
      ],
      after: ['libertad para agacharse'],
      questions: ['¿Se puede agachar uno con esto?', '¿Qué ha sonado, la costura?'],
      scenes: ['Hay que atarse el zapato y el pantalón opina que no.'],
      short: ['costuras al límite'],
    },
    en: {
      match:
        'stretchy | elastane | four way stretch | elasticated | elastic waist* | spandex | lycra | stretch fabric | stretch cotton | stretch denim | stretch waist* | with stretch | stretch trousers | stretch jeans | stretch fit | stretch material | elasticized | comfortable stretch | stretch to',
      found: 'Stretch trousers with elastane',
      notFound: 'A stretch of road',
      means: [
        ['The cloth moves with the body.', 'Bending, pedalling or crossing legs asks the seam for nothing.'],
        ['It gives and goes back.', 'After a day spent sitting it still has its morning shape.'],
      ],
      after: ['freedom to bend'],
      questions: ['Can anyone bend in these?', 'Was that noise the seam?'],
      scenes: ['A shoelace needs tying and the trousers disagree.'],
      short: ['seams at their limit'],
    },
  },
  {
    id: 'quick-dry',
    sectors: ['fashion', 'accessories', 'sports', 'home', 'general'],
    es: {
      match:
        'secado rapido | se seca* rapid* | seca rapido | de secado rapido | se seca* pronto | se seca* en un rato',
      found: 'Tejido de secado rápido',
      notFound: 'Fruta seca',
      means: [
        ['De la cuerda a la bolsa en un rato.', 'Se lava por la noche y por la mañana está para ponérselo.'],
        ['El sudor no se queda a vivir.', 'El agua se va pronto y la prenda vuelve a pesar lo que pesaba.'],
      ],
      after: ['seco cuando hace falta'],
      questions: ['¿Todavía sigue mojado?', '¿Quién guarda una toalla húmeda?'],
      scenes: ['La mochila huele a piscina de ayer.'],
      short: ['toallas que siguen mojadas mañana'],
    },
    en: {
      match: 'quick drying | quick dry | fast drying | dries quickly | dries fast',
      found: 'Quick-drying fabric',
      notFound: 'Dry white wine',
      means: [
        ['From the line to the bag in no time.', 'Washed at night, it is ready to wear by morning.'],
        ['Sweat does not move in.', 'The water goes soon and the garment weighs what it weighed.'],
      ],
      after: ['dry when it is needed'],
      questions: ['Is it still wet?', 'Who packs a damp towel?'],
      scenes: ["The rucksack smells of yesterday's pool."],
      short: ['towels still wet tomorrow'],
    },
  },
  {
    id: 'breathable',
    sectors: ['fashion', 'accessories', 'sports', 'general'],
    es: {
      match:
        'transpirable* | transpira* | deja pasar el aire | malla transpirable | permite* la circulacion de aire | paneles de malla | rejilla transpirable',
      found: 'Zapatillas transpirables',
      notFound: 'Campana de ventilación industrial',
      means: [
        ['El aire entra y el calor sale.', 'El esfuerzo se nota en las piernas y no dentro de la prenda.'],
        ['No se queda el calor dentro.', 'Después de la cuesta, la tela no se pega.'],
      ],
      after: ['aire por dentro'],
      questions: ['¿Quién aguanta esto en la cuesta?', '¿Llueve fuera o dentro?'],
      scenes: ['Arriba del todo, la camiseta se puede escurrir.'],
      short: ['sauna bajo la chaqueta'],
    },
    en: {
      match:
        'breathable | lets air through | ventilated | mesh panel* | breathes | moisture wicking | wicking | breathable mesh | mesh lining | mesh upper',
      found: 'Breathable trainers',
      notFound: 'A breathtaking view',
      means: [
        ['Air goes in and heat goes out.', 'The effort is felt in the legs and not inside the garment.'],
        ['The heat does not stay inside.', 'After the climb the cloth does not cling.'],
      ],
      after: ['air on the inside'],
      questions: ['Who can bear this uphill?', 'Is it raining outside or inside?'],
      scenes: ['At the top the shirt could be wrung out.'],
      short: ['a sauna under the jacket'],
    },
  },
  {
    id: 'waterproof',
    sectors: ['fashion', 'accessories', 'sports', 'pets', 'general'],
    es: {
      match:
        'impermeable* | waterproof | a prueba de agua | costuras selladas | membrana impermeable | # mm de columna de agua | # mm de impermeabilidad',
      found: 'Chaqueta impermeable',
      notFound: 'Agua mineral',
      means: [
        ['El agua se queda fuera.', 'La lluvia resbala y lo de dentro llega como salió de casa.'],
        ['Que llueva no cambia el plan.', 'El cielo puede ponerse gris y el paseo sigue en pie.'],
      ],
      after: ['planes que no miran al cielo'],
      questions: ['¿Y si empieza a llover?', '¿Otra vez calado a mitad de camino?'],
      scenes: ['Las primeras gotas, ni un portal cerca y nada que ponerse.'],
      short: ['llegar calado hasta los huesos'],
    },
    en: {
      match: 'waterproof | water proof | sealed seams | taped seams | rainproof | waterproof to #',
      found: 'A waterproof jacket',
      notFound: 'Sparkling water',
      means: [
        ['Water stays outside.', 'Rain runs off, and what is inside arrives as it left home.'],
        ['Rain does not change the plan.', 'The sky may turn grey and the walk still stands.'],
      ],
      after: ['plans that ignore the sky'],
      questions: ['What if it starts to rain?', 'Soaked halfway there again?'],
      scenes: ['The first drops, no doorway near and nothing to put on.'],
      short: ['arriving soaked to the skin'],
    },
  },
  {
    id: 'windproof',
    sectors: ['fashion', 'sports', 'accessories', 'general'],
    es: {
      match:
        'cortavientos | cortaviento | resistente* al viento | a prueba de viento | impide el paso del viento',
      found: 'Forro cortavientos',
      notFound: 'Molino de viento',
      means: [
        ['El viento se queda en la tela.', 'La cara se enfría, pero el aire no cruza la chaqueta.'],
        ['La ráfaga no pasa.', 'Se va en bici contra el aire sin que se cuele por el pecho.'],
      ],
      after: ['el aire de chaqueta para fuera'],
      questions: ['¿Por dónde se cuela este viento?', '¿Hay que ir encogido todo el camino?'],
      scenes: ['El puente, la bici y el viento de cara.'],
      short: ['el viento colándose por el pecho'],
    },
    en: {
      match: 'windproof | wind resistant | windbreaker | blocks the wind | stops the wind',
      found: 'A windproof fleece',
      notFound: 'A wind turbine',
      means: [
        ['The wind stops at the cloth.', 'The face feels it, but the air does not cross the jacket.'],
        ['The gust does not get in.', 'Cycle into the wind and the chest hardly knows.'],
      ],
      after: ['the air kept outside'],
      questions: ['Where does this wind get in?', 'Must one walk hunched all the way?'],
      scenes: ['The bridge, the bike and a headwind.'],
      short: ['wind up the front of the coat'],
    },
  },
  {
    id: 'pockets',
    sectors: ['fashion', 'sports', 'general'],
    es: {
      match:
        'bolsillo* | con bolsillos | # bolsillos | bolsillo* con cremallera | bolsillo* interior* | bolsillo* lateral*',
      found: 'Vestido con bolsillos',
      notFound: 'Precio de bolsillo',
      means: [
        ['Las manos tienen dónde ir.', 'Las llaves y el móvil viajan encima y la bolsa se queda en casa.'],
        ['Lo que se lleva encima no se olvida.', 'Cada cosa va en su sitio y se encuentra a la primera.'],
      ],
      after: ['salir sin bolso'],
      questions: ['¿Dónde se meten las llaves?', '¿Y el móvil, siempre en la mano?'],
      scenes: ['El timbre suena dentro de un bolso sin fondo.'],
      short: ['rebuscar las llaves en la puerta'],
    },
    en: {
      match:
        'pocket* | with pockets | # pockets | zip pocket* | inside pocket* | side pocket* | chest pocket* | zipped pocket* | zippered pocket* | front pocket* | front zip pocket* | outer zip pocket*',
      found: 'A dress with pockets',
      notFound: 'Pocket guide to birds',
      means: [
        ['Hands have somewhere to go.', 'Keys and phone travel on the body and the bag stays home.'],
        ['What is carried is not left behind.', 'Each thing has its place and is found at first try.'],
      ],
      after: ['out without a bag'],
      questions: ['Where do the keys go?', 'Must the phone stay in the hand?'],
      scenes: ['It rings inside a bag without a bottom.'],
      short: ['digging for keys at the door'],
    },
  },
  {
    id: 'hooded',
    sectors: ['fashion', 'sports', 'general'],
    es: {
      match: 'capucha | con capucha | capucha desmontable | capucha ajustable',
      found: 'Chaqueta con capucha',
      notFound: 'Monje capuchino',
      means: [
        ['La cabeza también va tapada.', 'Si empieza a caer algo, se echa por encima y se sigue andando.'],
        ['El paraguas se queda en casa.', 'Las manos van libres aunque el cielo se cierre.'],
      ],
      after: ['las manos libres bajo la lluvia'],
      questions: ['¿Otro paraguas perdido?', '¿Y la cabeza, con qué se tapa?'],
      scenes: ['El paraguas se dio la vuelta en la primera esquina.'],
      short: ['paraguas olvidados en el metro'],
    },
    en: {
      match: 'hood | hooded | with a hood | detachable hood | adjustable hood | hoodie',
      found: 'A jacket with a hood',
      notFound: 'A neighbourhood shop',
      means: [
        ['The head is covered too.', 'If something starts to fall, up it goes and the walk goes on.'],
        ['The umbrella stays at home.', 'Hands stay free even when the sky closes in.'],
      ],
      after: ['free hands in the rain'],
      questions: ['Another umbrella lost?', 'And what covers the head?'],
      scenes: ['The umbrella turned inside out at the first corner.'],
      short: ['umbrellas left on the train'],
    },
  },
  {
    id: 'lined',
    sectors: ['fashion', 'sports', 'accessories', 'general'],
    es: {
      match:
        'forro polar | relleno de plumas | guateado | borreguito | afelpad* | chaqueta acolchada | abrigo acolchado | chaleco acolchado | plumon de | forrad* de borreguito | forrad* de lana | afelpad* por dentro',
      found: 'Abrigo con forro polar',
      notFound: 'Forro para libros',
      means: [
        ['El calor va por dentro.', 'Se abrocha y hace falta una capa menos debajo.'],
        ['El frío se queda en la calle.', 'Se nota al meter los brazos, antes de salir del portal.'],
      ],
      after: ['un abrigo con capa interior'],
      questions: ['¿Cuántas capas hacen falta hoy?', '¿Por qué se cuela el frío?'],
      scenes: ['La parada del autobús, de noche todavía y en enero.'],
      short: ['vestirse como una cebolla'],
    },
    en: {
      match:
        'fleece lining | fleece lined | down filled | down fill | insulated jacket | thermal lining | sherpa | warm lining | quilted jacket | quilted coat | padded jacket | padded coat | padded vest | fleece inside | wool lining | goose down | down insulation',
      found: 'A fleece-lined coat',
      notFound: 'Lined notebook pages',
      means: [
        ['The warmth is on the inside.', 'Buttoned up, it saves a layer underneath.'],
        ['The cold stays in the street.', 'You feel it as the arms go in, before leaving the hall.'],
      ],
      after: ['a coat with its own inner layer'],
      questions: ['How many layers does today take?', 'Where is the cold coming in?'],
      scenes: ['The bus stop, early in the morning, in January.'],
      short: ['dressing like an onion'],
    },
  },
  {
    id: 'reversible',
    sectors: ['fashion', 'accessories', 'sports', 'general'],
    es: {
      match: 'reversible* | se puede* llevar por ambos lados',
      found: 'Chaleco reversible',
      notFound: 'Contrato irreversible',
      means: [
        ['Se le da la vuelta y es otra.', 'Cuando cansa un lado, queda el otro por estrenar.'],
        ['Una prenda con otra cara.', 'Por fuera cambia y en el armario ocupa una percha.'],
      ],
      after: ['otra cara para otro día'],
      questions: ['¿Otra vez lo mismo que ayer?', '¿Y si tuviera otra cara?'],
      scenes: ['El armario no cierra y no hay nada que ponerse.'],
      short: ['el armario lleno y nada que ponerse'],
    },
    en: {
      match: 'reversible | wear it either way',
      found: 'A reversible gilet',
      notFound: 'An irreversible step',
      means: [
        ['Turn it round and it is another.', 'When this side tires, the other is still to be worn.'],
        ['A garment with a flip side.', 'It changes outside and takes a single hanger in the wardrobe.'],
      ],
      after: ['another side for another day'],
      questions: ['The same as yesterday again?', 'What if it had another side?'],
      scenes: ['The wardrobe will not shut and there is nothing to wear.'],
      short: ['a full wardrobe, nothing to wear'],
    },
  },
  {
    id: 'no-seams',
    sectors: ['fashion', 'accessories', 'sports', 'general'],
    es: {
      match: 'sin costuras | sin costura | costuras planas | sin etiqueta*',
      found: 'Camiseta sin costuras',
      notFound: 'Costuras reforzadas',
      means: [
        ['Nada roza donde más se nota.', 'La tela pasa lisa por el hombro, y se olvida que se lleva.'],
        ['Por dentro es lisa como por fuera.', 'Ni hilos sueltos ni rebordes bajo la mochila.'],
      ],
      after: ['una prenda que se olvida puesta'],
      questions: ['¿Qué es lo que roza ahí?', '¿Por qué se marca todo?'],
      scenes: ['Tras un rato de entrenamiento, solo se nota la costura del hombro.'],
      short: ['costuras que rozan todo el día'],
    },
    en: {
      match: 'seamless | flat seams | flatlock seams | no seams | tagless | label free | flatlock',
      found: 'Seamless top',
      notFound: 'Seam allowance of 1 cm',
      means: [
        [
          'Nothing rubs where it shows.',
          'The cloth runs smooth over the shoulder, and one forgets it is on.',
        ],
        ['It is as smooth inside as out.', 'No loose threads or ridges under a rucksack strap.'],
      ],
      after: ['a layer one forgets'],
      questions: ['What is it that rubs there?', 'Why does it all show?'],
      scenes: ['Well into training, the shoulder seam is all one can feel.'],
      short: ['seams that rub all day'],
    },
  },
  {
    id: 'reinforced',
    sectors: ['fashion', 'accessories', 'sports', 'pets', 'general'],
    es: {
      match:
        'reforzad* | costuras reforzadas | doble costura | costura doble | refuerzo* | antidesgarros | cordura | ripstop',
      found: 'Rodillas reforzadas',
      notFound: 'Clases de refuerzo',
      means: [
        ['Está cosido para el trote.', 'Donde antes se rompía hay otra vuelta de hilo o de tela.'],
        ['Las esquinas aguantan.', 'El roce cae sobre una capa que está puesta para eso.'],
      ],
      after: ['esquinas hechas para el roce'],
      questions: ['¿Por qué se rompe siempre por ahí?', '¿Otra vez la rodilla?'],
      scenes: ['El parche de la semana pasada ya asoma por debajo.'],
      short: ['rotos siempre en el mismo sitio'],
    },
    en: {
      match:
        'reinforced | double stitched | reinforced seams | ripstop | tear resistant | heavy duty fabric | triple stitched | reinforced stitching',
      found: 'Reinforced knees',
      notFound: 'Reinforcement classes',
      means: [
        ['It is sewn for rough use.', 'Where others tear there is another run of thread or cloth.'],
        ['The corners hold.', 'The rubbing falls on a layer put there to take it.'],
      ],
      after: ['corners made for scuffs'],
      questions: ['Why does it always go right there?', 'The knee again?'],
      scenes: ["Last week's patch is already coming through."],
      short: ['always torn in the same place'],
    },
  },
  {
    id: 'soft-touch',
    sectors: ['fashion', 'home', 'accessories', 'sports', 'pets', 'crafts', 'tourism', 'general'],
    es: {
      match:
        'suave* al tacto | tacto suave | muy suave* | agradable al tacto | aterciopelad* | terciopelo | cada vez mas suave',
      found: 'Tejido suave al tacto',
      notFound: 'Curry suave',
      means: [
        ['Apetece tocarlo.', 'La mano vuelve a pasar por encima sin darse cuenta.'],
        ['Nada raspa.', 'Se pasa la palma y no encuentra dónde engancharse.'],
      ],
      after: ['una tela que apetece tocar'],
      questions: ['¿Por qué pica tanto?', '¿Y esa manta que raspa?'],
      scenes: ['Se roza con la mano y la mano se aparta sola.'],
      short: ['telas que pican'],
    },
    en: {
      match:
        'soft to the touch | soft touch | super soft | ultra soft | soft feel | silky soft | velvet | velvety | soft fabric | incredibly soft | buttery soft | gets softer | softer with every wash | softer every wash | soft cotton | soft fleece | soft jersey | soft lining',
      found: 'Soft to the touch',
      notFound: 'Software for shops',
      means: [
        ['It asks to be touched.', 'The hand passes over it again without noticing.'],
        ['Nothing scratches.', 'Run a palm over it and there is nothing to catch on.'],
      ],
      after: ['cloth that asks to be touched'],
      questions: ['Why does it itch so much?', 'And that blanket that scratches?'],
      scenes: ['The new jumper needs something worn underneath.'],
      short: ['cloth that itches'],
    },
  },
  {
    id: 'printed-pattern',
    sectors: ['fashion', 'accessories', 'general'],
    audience: 'B2C',
    es: {
      match:
        'estampad* | bordad* | estampado floral | dibujo exclusivo | serigrafiad* | a rayas | de rayas | a cuadros | de cuadros | de flores | estampado de',
      found: 'Vestido estampado',
      notFound: 'Cuadros de mando',
      means: [
        ['El dibujo hace el conjunto.', 'Con lo demás liso, ya está resuelta la mañana.'],
        ['Alegra un armario gris.', 'Basta una pieza así para que el resto pueda ser sencillo.'],
      ],
      after: ['una pieza que viste por todas'],
      questions: ['¿Todo gris otra vez?', '¿Y una pizca de dibujo?'],
      scenes: ['El perchero entero es del mismo gris.'],
      short: ['un armario entero en gris'],
    },
    en: {
      match:
        'floral | striped | embroidered | patterned | screen printed | stripes | embroidery | polka dot | plaid | printed pattern | check pattern | printed cotton | all over print',
      found: 'An embroidered blouse',
      notFound: '3D printer',
      means: [
        ['The pattern makes the outfit.', 'With the rest plain, the morning is sorted.'],
        ['It cheers a grey wardrobe.', 'One piece like this lets everything else be simple.'],
      ],
      after: ['a piece that dresses for all'],
      questions: ['All grey again?', 'And a touch of pattern?'],
      scenes: ['The whole rail is the same shade of grey.'],
      short: ['a whole wardrobe in grey'],
    },
  },
  {
    id: 'comfortable-fit',
    sectors: ['fashion', 'accessories', 'sports'],
    es: {
      match: 'comod* | corte amplio | holgad* | oversize | ajuste comodo | confort | confortable*',
      found: 'Pantalón cómodo de corte recto',
      notFound: 'Mueble cómoda de tres cajones',
      means: [
        ['Deja sitio para moverse.', 'Se lleva de la mañana a la cena sin pensar en cambiarse.'],
        [
          'El día entero sin acordarse de ello.',
          'No estorba al sentarse, al subir escaleras ni al cargar bolsas.',
        ],
      ],
      after: ['un día sin tirones'],
      questions: ['¿Qué es lo primero que se quita al llegar?', '¿Por qué aprieta a media tarde?'],
      scenes: ['El botón se desabrocha debajo de la mesa.'],
      short: ['llegar a casa y quitárselo corriendo'],
    },
    en: {
      match:
        'comfortable | comfy | relaxed fit | loose fit | regular fit | comfortable fit | comfort | oversized | roomy | classic fit',
      found: 'A comfortable straight cut',
      notFound: 'Southern comfort food',
      means: [
        ['It leaves room to move.', 'Worn from morning to dinner without a thought of changing.'],
        [
          'A whole day without noticing it.',
          'Sitting down, on the stairs or carrying bags, it stays out of the way.',
        ],
      ],
      after: ['a day without tugging'],
      questions: ['What comes off first at home?', 'Why does it pinch by teatime?'],
      scenes: ['A button is undone under the table.'],
      short: ['getting home and tearing it off'],
    },
  },
  {
    id: 'timeless-neutral',
    sectors: ['fashion', 'accessories', 'general'],
    es: {
      match:
        'atemporal* | corte clasico | diseno clasico | diseno sencillo | minimalista* | diseno minimalista | diseno atemporal | linea* sencilla*',
      found: 'Diseño atemporal',
      notFound: 'Diseño de logotipos',
      means: [
        ['No caduca con la temporada.', 'Pega con lo que ya hay y con lo que vendrá.'],
        ['Combina sin pensarlo.', 'Se pone con lo primero que sale del armario y funciona.'],
      ],
      after: ['algo que va con lo demás'],
      questions: ['¿Quién se pondrá esto el año que viene?', '¿Con qué se combina?'],
      scenes: ['El espejo, la cama llena de ropa y el reloj corriendo.'],
      short: ['modas que duran un verano'],
    },
    en: {
      match:
        'timeless | classic design | minimalist | simple design | clean lines | classic cut | understated | classic style | classic look | classic silhouette | classic shape',
      found: 'A timeless design',
      notFound: 'Logo design',
      means: [
        ['It does not expire with the season.', 'It suits what is there and what is still to come.'],
        ['It goes together by itself.', 'It is worn with whatever comes out first, and it works.'],
      ],
      after: ['something that suits the rest'],
      questions: ['Who will wear this next year?', 'What does it go with?'],
      scenes: ['The mirror, a bed full of clothes and the clock running.'],
      short: ['fashions that last a summer'],
    },
  },
];
