import type { Entry } from '../entry';

export const kitchenConcepts: readonly Entry[] = [
  {
    id: 'oven-safe',
    sectors: ['home', 'crafts', 'restaurants', 'general'],
    es: {
      match:
        'apt* para horno | apt* para el horno | resistente* al horno | resiste* el horno | del horno a la mesa | se puede meter en el horno',
      found: 'Apto para horno',
      notFound: 'Pan de horno de leña',
      means: [
        ['Del horno a la mesa.', 'Se cocina y se sirve en lo mismo, y queda una fuente menos.'],
        ['Una fuente hace de todo.', 'Entra cruda, sale dorada y se posa tal cual sobre el salvamanteles.'],
      ],
      after: ['cocinar y servir en lo mismo'],
      questions: ['¿Cuántas fuentes hacen falta para un gratinado?', '¿En qué se sirve esto?'],
      scenes: ['El gratinado se desarma al pasarlo de la bandeja al plato.'],
      short: ['pasar la cena de una fuente a otra'],
    },
    en: {
      match: 'oven safe | ovenproof | oven proof | goes in the oven | oven to table | oven safe to #',
      found: 'Ovenproof up to 220 °C',
      notFound: 'Wood-fired oven pizza',
      means: [
        ['From oven to table.', 'It cooks and serves in the same dish, which leaves one fewer.'],
        ['One dish does the lot.', 'In it goes raw, out it comes golden, and it lands on the mat as it is.'],
      ],
      after: ['cook and serve in one dish'],
      questions: ['How many dishes for one bake?', 'What is this served in?'],
      scenes: ['The bake falls apart on its way to the plate.'],
      short: ['moving supper from dish to dish'],
    },
  },
  {
    id: 'microwave-safe',
    sectors: ['home', 'crafts', 'restaurants', 'food', 'general'],
    es: {
      match:
        'apt* para microondas | apt* para el microondas | apt* microondas | se puede calentar en microondas | se calienta en el microondas',
      found: 'Apto para microondas',
      notFound: 'Microondas de 20 litros',
      means: [
        [
          'Se calienta en lo mismo que se guarda.',
          'De la nevera al microondas sin cambiar de recipiente ni ensuciar otro.',
        ],
        ['El táper hace de plato.', 'Lo de ayer se calienta tal cual y la comida empieza antes.'],
      ],
      after: ['lo de ayer, caliente y en su táper'],
      questions: ['¿Otro plato sucio para calentar lo de ayer?', '¿Esto se puede meter?'],
      scenes: ['La oficina entera espera turno y el táper no puede entrar.'],
      short: ['ensuciar un plato para calentar otro'],
    },
    en: {
      match: 'microwave safe | microwaveable | microwavable | suitable for microwaves',
      found: 'Microwave safe',
      notFound: 'A 20-litre microwave',
      means: [
        [
          'Heat it in what it was kept in.',
          'From fridge to microwave without changing or soiling another dish.',
        ],
        ['The box becomes the plate.', "Yesterday's food warms as it is and lunch starts sooner."],
      ],
      after: ['hot leftovers in their own box'],
      questions: ['Another dirty plate for leftovers?', 'Can this one go in?'],
      scenes: ["The office queue is long and the box can't go in."],
      short: ['dirtying a plate to warm another'],
    },
  },
  {
    id: 'induction',
    sectors: ['home', 'restaurants', 'electronics', 'general'],
    es: {
      match:
        'apt* para induccion | induccion | todo tipo de cocinas | todas las cocinas | toda clase de fuegos | vitroceramica e induccion',
      found: 'Apta para inducción y gas',
      notFound: 'Curso de introducción',
      means: [
        ['Sirve en la cocina que haya.', 'Si cambia la placa, la sartén sigue en su sitio.'],
        ['La placa la reconoce.', 'No hay que mirar la base antes de ponerla al fuego.'],
      ],
      after: ['la misma sartén en cualquier placa'],
      questions: ['¿Funcionará en esta placa?', '¿Y las ollas de antes?'],
      scenes: ['La placa pita, parpadea y la olla sigue fría.'],
      short: ['ollas que la placa no reconoce'],
    },
    en: {
      match:
        'induction | all hobs | all hob types | all cooktops | works on any hob | all stovetops | all stove tops | all hobs including induction | induction hob* | induction compatible',
      found: 'Suitable for induction and gas',
      notFound: 'An induction course for staff',
      means: [
        ['It works on the hob at hand.', 'If the hob changes, the pan keeps its place.'],
        ['The hob knows it.', 'No turning it over to check the base first.'],
      ],
      after: ['the same pan on any hob'],
      questions: ['Will it work on this hob?', 'And all the old pans?'],
      scenes: ['The hob beeps and blinks and the pot stays cold.'],
      short: ['pans the hob ignores'],
    },
  },
  {
    id: 'non-stick',
    sectors: ['home', 'restaurants', 'general'],
    es: {
      match: 'antiadherente* | no se pega* | recubrimiento ceramico',
      found: 'Sartén antiadherente',
      notFound: 'Cinta adhesiva',
      means: [
        ['El huevo resbala.', 'La tortilla sale entera y la esponja tiene poco que hacer.'],
        ['Lo que se fríe se despega.', 'Se da la vuelta de una vez y llega al plato de una pieza.'],
      ],
      after: ['tortillas que salen enteras'],
      questions: ['¿Otra tortilla hecha revuelto?', '¿Quién rasca ahora este fondo?'],
      scenes: ['La cena se ha quedado pegada y la sartén espera en remojo.'],
      short: ['rascar el fondo de la sartén'],
    },
    en: {
      match: "non stick | nonstick | doesn't stick",
      found: 'A non-stick pan',
      notFound: 'Glue stick',
      means: [
        ['The egg slides.', 'The omelette comes out whole and the sponge has little to do.'],
        ['What fries lets go.', 'It turns over in one move and reaches the plate in one piece.'],
      ],
      after: ['omelettes that come out whole'],
      questions: ['Another omelette turned scramble?', 'Who scrapes this one?'],
      scenes: ['Supper has stuck and the pan waits in the sink.'],
      short: ['scraping the bottom of the pan'],
    },
  },
  {
    id: 'airtight',
    sectors: ['home', 'food', 'pets', 'general'],
    es: {
      match: 'hermetic* | cierre hermetico | tapa hermetica',
      found: 'Bote con tapa hermética',
      notFound: 'Texto hermético',
      means: [
        ['Lo crujiente sigue crujiente.', 'El aire se queda fuera, y lo de dentro no coge humedad ni olor.'],
        ['La bolsa puede ir tumbada.', 'La tapa cierra y la sopa viaja sin derramarse.'],
      ],
      after: ['galletas que siguen crujiendo'],
      questions: ['¿Quién dejó el paquete abierto?', '¿A qué huele esta nevera?'],
      scenes: ['La pinza de la ropa hace de cierre y las galletas ya no crujen.'],
      short: ['galletas blandas en su paquete abierto'],
    },
    en: {
      match: 'airtight | air tight | leakproof | leak proof | spill proof | vacuum seal* | sealed lid',
      found: 'A jar with an airtight lid',
      notFound: 'An airtight argument for change',
      means: [
        [
          'Crisp things stay crisp.',
          'The air stays out, and what is inside takes on neither damp nor smell.',
        ],
        ['The bag may lie on its side.', 'The lid shuts and the soup travels without a spill.'],
      ],
      after: ['biscuits that still snap'],
      questions: ['Who left the packet open?', 'What does this fridge smell of?'],
      scenes: ['A clothes peg keeps it shut and the biscuits no longer snap.'],
      short: ['soft biscuits in an open packet'],
    },
  },
  {
    id: 'insulated',
    es: {
      match:
        'aislamiento al vacio | frio durante # horas | caliente durante # horas | # horas frio | botella* termica* | taza* termica* | vaso* termico* | bolsa* termica* | botella* de doble pared | taza* de doble pared | vaso* de doble pared | doble pared aislada | termo de acero | botella* isotermica* | taza* isotermica* | vaso* isotermico* | mantiene* el cafe caliente | mantiene* fria la bebida | mantiene* caliente la bebida | mantiene* la bebida',
      found: 'Botella térmica',
      notFound: 'Ventana con rotura de puente térmico',
      means: [
        [
          'El café de la mañana llega caliente.',
          'Lo frío sigue frío y lo caliente sigue caliente, aunque el viaje se alargue.',
        ],
        [
          'El primer sorbo y el último se parecen.',
          'Se llena en casa y se bebe en la cima, en la obra o en el tren.',
        ],
      ],
      after: ['café caliente a media mañana'],
      questions: ['¿Otra vez el café frío?', '¿Y el agua, por qué sabe a coche?'],
      scenes: ['El termómetro marca agosto y el agua también.'],
      short: ['café frío en el fondo del vaso'],
    },
    en: {
      match:
        'insulated bottle | insulated mug | insulated cup | keeps drinks | vacuum insulated | thermal flask | thermal mug | hot for # hours | cold for # hours | double walled bottle* | double walled mug* | double walled cup* | double walled glass* | double wall glass* | double wall insulat* | double walled flask* | insulated flask* | insulated tumbler* | keep* drinks cold | keep* drinks hot',
      found: 'A double-walled bottle',
      notFound: 'Insulated walls in every bedroom, built new',
      means: [
        ['Morning coffee arrives hot.', 'Cold stays cold and hot stays hot, however long the trip.'],
        ['The first sip and the last agree.', 'Filled at home, drunk on the hill, on site or on the train.'],
      ],
      after: ['hot coffee well into the morning'],
      questions: ['Is the coffee cold again?', 'Why does the water taste of car?'],
      scenes: ['It is August outside, and in the water bottle too.'],
      short: ['cold coffee at the bottom of the cup'],
    },
  },
  {
    id: 'bpa-free',
    es: {
      match: 'sin bpa | libre de bpa | libre* de bisfenol | sin bisfenol',
      found: 'Plástico libre de BPA',
      notFound: 'Con BPA en la tapa',
      means: [
        [
          'El material se dice con todas las letras.',
          'Quien pregunta de qué está hecho encuentra la respuesta en la etiqueta.',
        ],
        ['La etiqueta lo pone.', 'Está escrito, y no hay que buscar el símbolo de la base.'],
      ],
      after: ['un material que se declara'],
      questions: ['¿De qué plástico es esto?', '¿Qué significa el número de la base?'],
      scenes: ['La botella está del revés y nadie sabe leer el triángulo.'],
      short: ['símbolos que nadie entiende'],
    },
    en: {
      match: 'bpa free | free from bpa | without bpa | free of bpa',
      found: 'BPA-free plastic',
      notFound: 'Contains BPA in the lid',
      means: [
        ['The material is spelt out.', 'Whoever asks what it is made of finds the answer on the label.'],
        ['It says so on the label.', 'It is written down, with no hunting for the mark on the base.'],
      ],
      after: ['a material that is declared'],
      questions: ['Which plastic is this?', 'What does the mark underneath mean?'],
      scenes: ['The bottle is upside down and nobody can read the triangle.'],
      short: ['symbols nobody can read'],
    },
  },
  {
    id: 'stainless-steel',
    es: {
      match: 'acero inoxidable | inox | acero quirurgico',
      found: 'Cuerpo de acero inoxidable',
      notFound: 'Acero al carbono',
      means: [
        ['El agua no lo pica.', 'Se moja, se seca y sigue con su brillo.'],
        ['Ni óxido ni desconchones.', 'Es metal de lado a lado, sin capa que pueda saltar.'],
      ],
      after: ['metal que no se pica'],
      questions: ['¿De dónde sale esta mancha naranja?', '¿Otra vez oxidado?'],
      scenes: ['La mancha naranja ha vuelto a salir donde ayer se frotó.'],
      short: ['óxido que vuelve a salir'],
    },
    en: {
      match: 'stainless steel | surgical steel | stainless',
      found: 'A stainless steel body',
      notFound: 'Carbon steel blade',
      means: [
        ['Water does not pit it.', 'It gets wet, dries and keeps its shine.'],
        ['Neither rust nor chips.', 'It is metal through and through, with no coating to lose.'],
      ],
      after: ['metal that does not pit'],
      questions: ['Where is this orange mark from?', 'Rusty again?'],
      scenes: ['The orange mark is back where it was scrubbed off yesterday.'],
      short: ['rust marks in the drawer'],
    },
  },
  {
    id: 'cast-iron',
    sectors: ['home', 'restaurants', 'general'],
    es: {
      match: 'hierro fundido | hierro colado | fundicion',
      found: 'Olla de hierro fundido',
      notFound: 'Queso fundido',
      means: [
        ['El calor se reparte y se queda.', 'El guiso sigue a fuego lento aunque la llama baje.'],
        ['Va del fuego al horno.', 'Dora, guisa y llega a la mesa todavía burbujeando.'],
      ],
      after: ['guisos a fuego lento y parejo'],
      questions: ['¿Por qué se quema justo el centro?', '¿Y este borde, sigue crudo?'],
      scenes: ['En el centro ya humea y por los lados ni se entera.'],
      short: ['el centro quemado y el borde crudo'],
    },
    en: {
      match: 'cast iron | enamelled iron',
      found: 'A cast-iron pot',
      notFound: 'A plaster cast',
      means: [
        ['Heat spreads and stays.', 'The stew keeps simmering even with the flame turned low.'],
        ['It goes from hob to oven.', 'It browns, it stews, and it reaches the table still bubbling.'],
      ],
      after: ['slow, even simmering'],
      questions: ['Why does the centre burn first?', 'Is this edge still raw?'],
      scenes: ['The middle is smoking and the sides have not noticed.'],
      short: ['burnt in the middle, raw at the edge'],
    },
  },
  {
    id: 'ceramic',
    sectors: ['home', 'crafts', 'restaurants', 'general'],
    es: {
      match:
        'de ceramica | en ceramica | ceramica esmaltada | gres | porcelana | loza | barro cocido | arcilla | terracota | de barro',
      found: 'Taza de gres esmaltado',
      notFound: 'Placa vitrocerámica',
      means: [
        [
          'El esmalte sale del horno a su manera.',
          'El barro y el fuego dejan un tono que cambia de pieza en pieza.',
        ],
        ['Pesa lo suyo en la mano.', 'Se nota al tacto que aquello antes fue barro.'],
      ],
      after: ['barro, esmalte y fuego'],
      questions: ['¿Y algo que no sea plástico?', '¿Por qué son todas iguales?'],
      scenes: ['Lo de plástico se raya y se parece a todo lo demás.'],
      short: ['piezas sin historia'],
    },
    en: {
      match:
        'ceramic | stoneware | porcelain | earthenware | terracotta | clay pot | clay | bone china | glazed',
      found: 'A glazed stoneware mug',
      notFound: 'A ceramic heater',
      means: [
        ['The glaze comes out its own way.', 'Clay and fire leave a tone that changes from piece to piece.'],
        ['It has weight in the hand.', 'A touch tells you that this was earth before.'],
      ],
      after: ['clay, glaze and fire'],
      questions: ['How about something other than plastic?', 'Why are they all alike?'],
      scenes: ['The plastic kind scratches and looks like everything else.'],
      short: ['pieces without a story'],
    },
  },
  {
    id: 'glass',
    sectors: ['home', 'general'],
    es: {
      match:
        'recipiente* de vidrio | recipiente* de cristal | recipiente* de borosilicato | taper* de vidrio | taper* de cristal | fiambrera* de vidrio | fiambrera* de cristal | tarro* de cristal con cierre | tarro* de cristal con tapa hermetica | tarro* de vidrio con cierre | tarro* de vidrio con tapa hermetica | bote* de cristal con cierre | bote* de cristal con tapa | tarro* hermetico* de cristal | tarro* hermetico* de vidrio',
      found: 'Tarro de cristal con cierre',
      notFound: 'Tarro de vidrio de 50 ml',
      means: [
        ['Se ve lo que hay dentro.', 'Basta mirar para saber cuánto queda y qué es.'],
        ['El vidrio no guarda olores.', 'Lo que hubo antes no se nota en lo que viene después.'],
      ],
      after: ['ver lo que queda sin abrir'],
      questions: ['¿Qué había en este bote?', '¿Cuánto queda ahí dentro?'],
      scenes: ['El táper opaco lleva días en la nevera y nadie se atreve.'],
      short: ['botes opacos y sin etiqueta'],
    },
    en: {
      match:
        'glass container* | glass food container* | glass storage jar* | glass storage box* | glass lunch box* | borosilicate container* | glass meal prep container* | glass jar* with clip lid* | glass jar* with airtight lid*',
      found: 'Glass containers with lids',
      notFound: 'A 500 ml glass bottle',
      means: [
        ['What is inside shows.', 'A look is enough to know how much is left and what it is.'],
        ['Glass keeps no smells.', 'What was in it before does not show in what comes next.'],
      ],
      after: ['seeing what is left, lid on'],
      questions: ['What was in this tub?', 'How much is left in there?'],
      scenes: ['The opaque box has been in the fridge for days and nobody dares.'],
      short: ['opaque tubs with no label'],
    },
  },
  {
    id: 'stone-marble',
    sectors: ['home', 'crafts', 'restaurants', 'general'],
    es: {
      match: 'de marmol | marmol | granito | de piedra natural | piedra natural',
      found: 'Tabla de mármol',
      notFound: 'Piedra pómez en polvo',
      means: [
        ['Las vetas las puso la montaña.', 'Es piedra, sin dibujo repetido ni capa que se gaste.'],
        ['Fría al tacto, firme en la mesa.', 'El peso la deja donde se pone.'],
      ],
      after: ['piedra de lado a lado'],
      questions: ['¿Eso es piedra o una foto de piedra?', '¿Dónde se repite el dibujo?'],
      scenes: ['De cerca se ve dónde empieza otra vez la misma veta.'],
      short: ['vetas impresas que se repiten'],
    },
    en: {
      match: 'marble | granite | natural stone | natural slate | slate board* | slate plate* | slate tile*',
      found: 'A marble board',
      notFound: 'A pumice stone bar',
      means: [
        ['The mountain drew the veins.', 'It is stone, with no repeated pattern and no layer to wear off.'],
        ['Cool to touch, firm on the table.', 'Its weight keeps it where it is put.'],
      ],
      after: ['stone from side to side'],
      questions: ['Is that stone or a photo of stone?', 'Where does the pattern repeat?'],
      scenes: ['Up close you can see where the same vein starts again.'],
      short: ['printed veins that repeat'],
    },
  },
  {
    id: 'sharp-blade',
    sectors: ['home', 'restaurants', 'food', 'general'],
    es: {
      match: 'hoja afilada | filo duradero | acero damasco | hoja forjada | cuchillo* forjado*',
      found: 'Cuchillo de hoja forjada',
      notFound: 'Hoja de cálculo',
      means: [
        ['El tomate se corta sin aplastarlo.', 'La hoja entra sola y las rodajas salen enteras.'],
        ['El corte sale limpio.', 'Hay que empujar menos, y la tabla no se mueve.'],
      ],
      after: ['rodajas enteras'],
      questions: ['¿Cortar o aplastar?', '¿Cuándo se afiló esto por última vez?'],
      scenes: ['El cuchillo resbala sobre la piel y el tomate ya es puré.'],
      short: ['tomates aplastados en la tabla'],
    },
    en: {
      match:
        'sharp blade* | forged blade | forged steel | damascus steel | razor sharp | keeps its edge | forged knife | forged knives',
      found: 'A forged blade',
      notFound: 'A spreadsheet template',
      means: [
        ['The tomato is cut, not squashed.', 'The blade goes in by itself and slices stay whole.'],
        ['The cut comes out clean.', 'It takes less pushing, and the board stays still.'],
      ],
      after: ['slices that stay whole'],
      questions: ['Cutting or squashing?', 'When was this last sharpened?'],
      scenes: ['The knife slides off the skin and the tomato is already purée.'],
      short: ['tomatoes flattened on the board'],
    },
  },
];
