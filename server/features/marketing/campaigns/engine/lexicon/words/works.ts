import type { Entry } from '../entry';

export const worksConcepts: readonly Entry[] = [
  {
    id: 'technical-sheet',
    audience: 'B2B',
    es: {
      match:
        'ficha tecnica | fichas tecnicas | planos cad | plano* tecnico* | ficha de datos | hoja de datos | documentacion tecnica | ficha de seguridad | modelos cad',
      found: 'Ficha técnica y planos CAD',
      notFound: 'Ficha de dominó',
      means: [
        [
          'El dato se mira antes de pedir.',
          'Medidas, materiales y tolerancias están en un archivo que se abre al momento.',
        ],
        [
          'Oficina técnica trabaja con el plano.',
          'La pieza se coloca en el diseño antes de tenerla en la mano.',
        ],
      ],
      after: ['el dato antes del pedido'],
      questions: ['¿Qué medida tiene ese taladro?', '¿Quién tiene el plano bueno?'],
      scenes: ['El proyecto está parado por una cota que no viene.'],
      short: ['llamar al fabricante por una cota'],
    },
    en: {
      match:
        'technical sheet* | data sheet* | datasheet* | cad files | cad drawings | technical documentation | spec sheet* | technical drawings | safety data sheet*',
      found: 'Data sheets and CAD drawings',
      notFound: 'A fitted sheet',
      means: [
        [
          'The figure is read before ordering.',
          'Sizes, materials and tolerances are in a file that opens at once.',
        ],
        ['Design works from the drawing.', 'The part goes into the model before anyone has it in hand.'],
      ],
      after: ['the figure before the order'],
      questions: ['What size is that bore?', 'Who has the right drawing?'],
      scenes: ['The project has stopped for a dimension nobody gives.'],
      short: ['ringing the maker for a dimension'],
    },
  },
  {
    id: 'high-temperature',
    sectors: ['industry', 'building', 'electronics'],
    es: {
      match:
        'resistente* a altas temperaturas | resistente* al calor | resistente* a alta temperatura | resiste* altas temperaturas | soporta* altas temperaturas | aguanta* altas temperaturas | resiste* hasta # c | soporta* hasta # c | aguanta* hasta # c | resistente* hasta # c | soporta* temperaturas de hasta # c | resiste* temperaturas de hasta # c | para altas temperaturas',
      found: 'Junta resistente a altas temperaturas',
      notFound: 'Temperatura ambiente',
      means: [
        ['El calor no la deforma.', 'Trabaja junto a lo que quema y conserva su forma.'],
        ['Se puede poner cerca del fuego.', 'Sigue en su sitio cuando lo de alrededor ya está al rojo.'],
      ],
      after: ['una pieza que conserva la forma'],
      questions: ['¿Aguantará esto el calor?', '¿Por qué ha salido torcida?'],
      scenes: ['Se abrió la tapa y la junta ya no era redonda.'],
      short: ['juntas que salen torcidas'],
    },
    en: {
      match:
        'heat resistant | heatproof | heat proof | high temperature resistant | resists high temperatures | withstands high temperatures | withstands up to # c | resists up to # c | withstands # c | withstands temperatures up to # c | withstands temperatures of up to # c | heat resistant to # c | for high temperatures',
      found: 'Heat-resistant gasket',
      notFound: 'Room temperature butter',
      means: [
        ['Heat does not warp it.', 'It works beside what burns and keeps its shape.'],
        ['It can sit close to the fire.', 'It stays put when all around it is glowing.'],
      ],
      after: ['a part that keeps its shape'],
      questions: ['Will this stand the heat?', 'Why has it come out bent?'],
      scenes: ['The lid came off and the gasket was no longer round.'],
      short: ['gaskets that come out bent'],
    },
  },
  {
    id: 'load-capacity',
    sectors: ['home', 'industry', 'building', 'garden', 'logistics', 'sports', 'electronics', 'general'],
    es: {
      match:
        'soporta hasta # kg | soporta # kg | capacidad de carga | # kg de carga | aguanta # kg | resiste hasta # kg | soporta un peso | # kg por balda | aguanta hasta # kg | soporta* hasta # kg | soporta* # kg | aguanta* # kg | aguanta* hasta # kg | resiste* # kg | resiste* hasta # kg | carga* de hasta # kg | carga* hasta # kg | carga maxima # kg | carga maxima de # kg | carga maxima / # kg | carga maxima admisible | soporta* hasta # kilos | aguanta* hasta # kilos | soporta* # kilos | aguanta* # kilos | peso maximo soportado | peso maximo admitido | peso maximo de usuario | peso maximo del usuario',
      found: 'Soporta hasta 150 kg',
      notFound: 'Carga rápida por USB',
      means: [
        ['El peso está dicho de antemano.', 'Se sabe lo que aguanta sin hacer la prueba.'],
        ['La cifra decide y no el ojo.', 'Antes de confiarle un peso basta con mirar el número.'],
      ],
      after: ['saber qué aguanta sin probarlo'],
      questions: ['¿Aguantará tanto?', '¿Quién prueba primero?'],
      scenes: ['Cruje un poco y nadie sabe si es por el peso.'],
      short: ['un crujido que da que pensar'],
    },
    en: {
      match:
        'supports up to # kg | supports up to # lbs | holds up to # kg | holds up to # lbs | load capacity | weight capacity | weight limit | up to # kg load | holds # kg | holds # lbs | # kg per shelf | supports # kg | bears up to # kg | takes up to # kg | carries up to # kg | rated to # kg | rated for # kg | max load # kg | max load / # kg | maximum load # kg | maximum load of # kg | maximum load / # kg | max user weight | maximum user weight | holds up to # stone | supports up to # stone',
      found: 'Supports up to 150 kg',
      notFound: 'A load of washing',
      means: [
        ['The weight is stated beforehand.', 'What it bears is known without trying it out.'],
        ['A figure decides, not the eye.', 'A look at the number is enough before any weight goes on.'],
      ],
      after: ['knowing what it bears, untested'],
      questions: ['Will it bear that much?', 'Who goes first?'],
      scenes: ['It creaks a little, and nobody knows whether it is the weight.'],
      short: ['a creak that makes you wonder'],
    },
  },
  {
    id: 'maintenance-contract',
    audience: 'B2B',
    es: {
      match:
        'mantenimiento incluido | contrato de mantenimiento | mantenimiento preventivo | revision anual incluida | revisiones periodicas | mantenimiento anual | revision anual',
      found: 'Contrato de mantenimiento anual',
      notFound: 'Sin mantenimiento',
      means: [
        [
          'La visita está en el calendario.',
          'La pieza gastada se cambia en la revisión y no en plena faena.',
        ],
        [
          'La máquina se mira antes de que avise.',
          'El técnico la conoce y sabe qué se tocó la vez anterior.',
        ],
      ],
      after: ['revisiones con fecha'],
      questions: ['¿Cuándo se revisó esto?', '¿A quién se llama si falla?'],
      scenes: ['La máquina se paró y el técnico no la había visto nunca.'],
      short: ['paradas en plena faena'],
    },
    en: {
      match:
        'maintenance contract | maintenance included | preventive maintenance | annual service | regular servicing | service plan | scheduled maintenance | planned maintenance | annual inspection',
      found: 'An annual maintenance contract',
      notFound: 'Maintenance free',
      means: [
        [
          'The visit is in the diary.',
          'A worn part is changed at the service and not in the thick of a job.',
        ],
        [
          'It is checked before it complains.',
          'The engineer knows the machine and what was done last time round.',
        ],
      ],
      after: ['servicing with a date'],
      questions: ['When was this serviced?', 'Who do we ring if it stops?'],
      scenes: ['The machine stopped, and the engineer had never seen it before.'],
      short: ['a stop in the thick of a job'],
    },
  },
  {
    id: 'traceable',
    es: {
      match:
        'trazabilidad | trazable* | numero de lote | lote identificado | codigo de lote | lotes identificados',
      found: 'Trazabilidad por lote',
      notFound: 'Trazado de la carretera',
      means: [
        ['Cada pieza tiene historia.', 'Con el código se llega al día, a la máquina y al proveedor.'],
        [
          'La pregunta tiene respuesta.',
          'Si hay que buscar de dónde salió, se busca en una lista y no en la nave.',
        ],
      ],
      after: ['un código que lleva al origen'],
      questions: ['¿De qué partida salió esto?', '¿Quién lo sirvió?'],
      scenes: ['El cliente pide el origen y nadie apuntó la partida.'],
      short: ['cajas sin nombre en la nave'],
    },
    en: {
      match:
        'traceab* | traceability | traceable | lot number* | batch number* | batch tracked | lot tracked | serial number*',
      found: 'Full batch traceability',
      notFound: 'A trace of salt',
      means: [
        ['Every piece has a history.', 'The code leads to the day, the machine and the supplier.'],
        [
          'The question has an answer.',
          'If its source is wanted, one searches a list and not the warehouse.',
        ],
      ],
      after: ['a code that leads to the source'],
      questions: ['Which batch was this from?', 'Who supplied it?'],
      scenes: ['The customer asks for the source and nobody noted the batch.'],
      short: ['nameless boxes in the warehouse'],
    },
  },
  {
    id: 'replaces-reference',
    audience: 'B2B',
    es: {
      match:
        'sustituye a la referencia | equivalente a | recambio compatible | intercambiable* | medida* estandar | rosca estandar | norma din | medidas estandar | estandar del sector | rosca metrica | din #',
      found: 'Intercambiable con la medida estándar',
      notFound: 'Intercambio de casas',
      means: [
        [
          'Entra donde estaba la otra.',
          'El cambio se hace con las mismas fijaciones y la línea vuelve a andar.',
        ],
        ['El almacén no crece por una pieza.', 'La misma medida sirve en varias máquinas.'],
      ],
      after: ['un cambio con las mismas fijaciones'],
      questions: ['¿Encaja en lo que hay?', '¿Hay que taladrar otra vez?'],
      scenes: ['La pieza nueva está en la mano y los agujeros no coinciden.'],
      short: ['adaptar la máquina a la pieza'],
    },
    en: {
      match:
        'interchangeable | drop in replacement | replaces part | standard thread | standard size* | equivalent to | direct replacement | industry standard | metric thread | din #',
      found: 'A drop-in replacement',
      notFound: 'A student exchange',
      means: [
        ['It goes where the other one was.', 'The change uses the same fixings and the line runs again.'],
        ['Stores do not grow for one part.', 'The same size serves several machines.'],
      ],
      after: ['a change on the same fixings'],
      questions: ['Does it fit what is there?', 'Must we drill again?'],
      scenes: ['The new part is in hand and the holes do not line up.'],
      short: ['altering the machine for the part'],
    },
  },
  {
    id: 'stock-pickup',
    sectors: ['logistics', 'industry', 'general'],
    audience: 'B2B',
    es: {
      match:
        'recogida en almacen | recogida en origen | recogida diaria | recogida en las instalaciones | recogida a domicilio | recogida en su almacen | recogida programada | se recoge en el almacen',
      found: 'Recogida diaria en su almacén',
      notFound: 'Recogida de firmas',
      means: [
        [
          'La mercancía sale sin cargar la furgoneta.',
          'El camión viene a la puerta y el equipo sigue en lo suyo.',
        ],
        ['La salida tiene hora.', 'El pedido de la mañana ya está en ruta por la tarde.'],
      ],
      after: ['la salida, a su hora'],
      questions: ['¿Quién lleva esto a la agencia?', '¿A qué hora cierra el corte?'],
      scenes: ['El palé está listo y la furgoneta está en otra parte.'],
      short: ['la furgoneta propia haciendo recados'],
    },
    en: {
      match:
        'collection from your | daily collection | pickup at your | collected from your | scheduled collection | daily pickup | collection from site',
      found: 'Daily collection from your warehouse',
      notFound: 'A stamp collection',
      means: [
        ['Goods leave and nobody loads a van.', 'The lorry comes to the door and the team carries on.'],
        ['Departure has its hour.', "The morning's order is on the road by afternoon."],
      ],
      after: ['departure on the hour'],
      questions: ['Who drives this to the depot?', 'What time is the cut-off?'],
      scenes: ['The pallet is ready and the van is elsewhere.'],
      short: ["the firm's van running errands"],
    },
  },
  {
    id: 'temperature-controlled',
    sectors: ['food', 'logistics', 'restaurants', 'health'],
    es: {
      match:
        'temperatura controlada | cadena de frio | transporte refrigerado | transporte frigorifico | envio refrigerado | camara frigorifica',
      found: 'Transporte a temperatura controlada',
      notFound: 'Nevera con control táctil',
      means: [
        ['El frío viaja con la carga.', 'De la cámara al mostrador la mercancía no nota el agosto.'],
        ['La puerta se abre y sigue frío.', 'El reparto llega como salió, también con atasco.'],
      ],
      after: ['frío de puerta a puerta'],
      questions: ['¿Cuánto tiempo lleva eso fuera?', '¿Quién vigila la temperatura en ruta?'],
      scenes: ['La caja sudaba cuando llegó al mostrador.'],
      short: ['cajas al sol en el muelle'],
    },
    en: {
      match:
        'temperature controlled | cold chain | refrigerated transport | refrigerated delivery | chilled delivery | chilled transport',
      found: 'Temperature-controlled transport',
      notFound: 'A cruise control',
      means: [
        ['The cold travels along.', 'From store to counter the goods never feel the August outside.'],
        ['The door opens and it is cold still.', 'A delivery arrives as it left, traffic or not.'],
      ],
      after: ['cold from door to door'],
      questions: ['How long has that been out?', 'Who watches the temperature on the road?'],
      scenes: ['The box was sweating when it reached the counter.'],
      short: ['boxes in the sun on the dock'],
    },
  },
  {
    id: 'proof-of-delivery',
    audience: 'B2B',
    es: {
      match:
        'justificante de entrega | prueba de entrega | albaran digital | confirmacion de entrega | firma de entrega | albaran electronico | acuse de recibo | prueba de entrega digital',
      found: 'Albarán digital con firma',
      notFound: 'Prueba de nivel',
      means: [
        ['La entrega queda firmada.', 'Quién, cuándo y dónde aparece sin rebuscar papeles.'],
        ['La factura sale el mismo día.', 'El albarán vuelve solo y no en la guantera del conductor.'],
      ],
      after: ['una entrega firmada'],
      questions: ['¿Quién firmó esto?', '¿Dónde está el albarán?'],
      scenes: ['El cliente dice que no llegó y el papel está en otra ciudad.'],
      short: ['albaranes en la guantera'],
    },
    en: {
      match:
        'proof of delivery | delivery confirmation | signed delivery | digital delivery note* | signature on delivery | delivery receipt* | photo proof of delivery',
      found: 'Digital proof of delivery',
      notFound: 'Water-proof pen',
      means: [
        ['The delivery is signed off.', 'Who, when and where show up with no rummaging through papers.'],
        ['The invoice goes the same day.', "The note comes back by itself and not in a driver's glove box."],
      ],
      after: ['delivery signed off and at hand'],
      questions: ['Who signed for this one?', 'Where is the delivery note?'],
      scenes: ['The customer says it never came, and the paper is in another town.'],
      short: ['delivery notes in the glove box'],
    },
  },
  {
    id: 'warehousing',
    sectors: ['logistics'],
    audience: 'B2B',
    es: {
      match:
        'almacenaje de mercancia | almacen propio | preparacion de pedidos | picking | almacenamiento y preparacion | gestion de almacen | logistica inversa | almacenamiento | fulfillment | gestion de devoluciones',
      found: 'Almacén propio y preparación de pedidos',
      notFound: 'Grandes almacenes',
      means: [
        ['La nave la pone otro.', 'El producto entra a granel y sale en cajas con nombre.'],
        ['La campaña no cambia de local.', 'El espacio crece con los pedidos y mengua con ellos.'],
      ],
      after: ['espacio que crece con los pedidos'],
      questions: ['¿Dónde caben tantos pedidos?', '¿Quién hace los paquetes?'],
      scenes: ['La sala de reuniones lleva un mes llena de cajas.'],
      short: ['cajas por el pasillo de la oficina'],
    },
    en: {
      match:
        'warehousing | pick and pack | order fulfilment | order fulfillment | returns handling | storage and fulfilment | fulfilment service | returns management | own warehouse | fulfillment service',
      found: 'Warehousing with pick and pack',
      notFound: 'A warehouse sale',
      means: [
        ['Somebody else has the shed.', 'Goods come in by bulk and leave in boxes with names.'],
        ['A busy season needs no new lease.', 'The space grows with the orders and shrinks with them.'],
      ],
      after: ['space that follows the orders'],
      questions: ['Where do all these orders fit?', 'Who packs all these?'],
      scenes: ['The meeting room has been full of boxes for weeks.'],
      short: ['boxes along the office corridor'],
    },
  },
  {
    id: 'customs-handled',
    es: {
      match:
        'tramites de aduana | gestion aduanera | despacho de aduanas | aranceles incluidos | aduanas | aduana incluida',
      found: 'Despacho de aduanas incluido',
      notFound: 'Restaurante La Aduana',
      means: [
        [
          'Los papeles de la frontera van hechos.',
          'La mercancía cruza con su expediente y nadie la espera en un limbo.',
        ],
        ['El destinatario solo recibe.', 'No le llega un aviso con impresos que no entiende.'],
      ],
      after: ['papeles de frontera resueltos'],
      questions: ['¿Qué código lleva esto?', '¿Por qué está retenido?'],
      scenes: ['El seguimiento dice «retenido» desde hace días.'],
      short: ['mercancía parada en un limbo'],
    },
    en: {
      match:
        'customs handled | customs clearance | duties included | customs paperwork | duties paid | customs brokerage',
      found: 'Customs clearance included',
      notFound: 'Local customs and habits',
      means: [
        ['The border papers are done.', 'Goods cross with their file, and nobody waits on them in limbo.'],
        ['The recipient just receives.', 'No notice arrives with forms nobody understands.'],
      ],
      after: ['border papers settled'],
      questions: ['What code does this take?', 'Why is it being held?'],
      scenes: ['The tracking has said customs for days.'],
      short: ['goods stuck in limbo'],
    },
  },
  {
    id: 'grain-free-pet',
    sectors: ['pets'],
    es: {
      match: 'sin cereales | libre de cereales | grain free',
      found: 'Pienso sin cereales',
      notFound: 'Bol de cereales',
      means: [
        ['El saco no lleva cereal.', 'Quien busca un pienso sin grano lo ve en la primera línea.'],
        ['Elegir deja de ser leer letra menuda.', 'Lo que no lleva está escrito grande.'],
      ],
      after: ['un cuenco que se entiende'],
      questions: ['¿De qué es este pienso?', '¿Qué hay dentro del saco?'],
      scenes: ['El saco anuncia buey y el buey sale al final de la lista.'],
      short: ['sacos con letra diminuta'],
    },
    en: {
      match: 'grain free | no grains | without grains | cereal free',
      found: 'Grain-free dry food',
      notFound: 'Wood grain finish',
      means: [
        ['There is no cereal in the sack.', 'If you look for food without grain, the first line says so.'],
        ['No more reading tiny print.', 'What it leaves out is written large.'],
      ],
      after: ['a bowl that makes sense'],
      questions: ['What is in this sack, really?', 'Is there grain in this one?'],
      scenes: ['The sack announces beef, and beef comes late on the list.'],
      short: ['sacks with tiny print'],
    },
  },
  {
    id: 'chew-resistant',
    sectors: ['pets', 'general'],
    es: {
      match:
        'resistente* a mordiscos | resistente* a mordeduras | a prueba de mordiscos | antimordida | para masticar | resistente* a las mordidas',
      found: 'Juguete resistente a mordiscos',
      notFound: 'Mordedor para bebés',
      means: [
        [
          'Sigue entero después de la siesta.',
          'Los dientes encuentran algo con lo que discutir un buen rato.',
        ],
        ['La zapatilla se libra.', 'Hay otra cosa que morder, y aguanta.'],
      ],
      after: ['un juguete que aguanta la tarde'],
      questions: ['¿Cuánto ha durado este?', '¿Dónde está la otra zapatilla?'],
      scenes: ['El pato de peluche ya es un montón de espuma.'],
      short: ['relleno por toda la alfombra'],
    },
    en: {
      match: 'chew resistant | chew proof | tough chewers | aggressive chewers | for chewing | chew toy',
      found: 'A chew-resistant toy',
      notFound: 'Chewing gum',
      means: [
        ['It is whole after the nap.', 'Teeth find something to argue with for a good while.'],
        ['The slipper gets off.', 'There is something else to bite, and it takes it.'],
      ],
      after: ['a toy that lasts the afternoon'],
      questions: ['How long did this one last?', 'Where is the other slipper?'],
      scenes: ['The plush duck is already a heap of foam.'],
      short: ['stuffing all over the rug'],
    },
  },
  {
    id: 'pet-adjustable-harness',
    sectors: ['pets'],
    es: {
      match:
        'arnes acolchado | arnes antitiron | arnes de pecho | arnes con # anillas | arnes en y | arnes en h',
      found: 'Arnés de pecho',
      notFound: 'Harina de maíz',
      means: [
        ['El tirón se reparte.', 'El paseo va por el pecho y no por el cuello.'],
        ['El cuello va suelto.', 'El tirón llega al pecho y el collar no se mueve de su sitio.'],
      ],
      after: ['paseos sin sacar la cabeza del collar'],
      questions: ['¿Otra vez se ha soltado?', '¿Quién pasea a quién?'],
      scenes: ['La correa en la mano, el collar en el suelo y el perro en la esquina.'],
      short: ['el collar en la mano y el perro lejos'],
    },
    en: {
      match:
        'padded harness | no pull | chest harness | harness with # rings | front clip harness | y harness | step in harness',
      found: 'A chest harness',
      notFound: 'To harness the wind',
      means: [
        ['The pull is shared out.', 'The walk goes through the chest and not the neck.'],
        ['The neck stays free.', 'A pull ends at the chest, and the collar stays where it is.'],
      ],
      after: ['walks without slipping the collar'],
      questions: ['Slipped it again?', 'Who is walking whom?'],
      scenes: ['The lead in hand, the collar on the ground and the dog at the corner.'],
      short: ['the collar in hand, the dog far off'],
    },
  },
  {
    id: 'daily-photos',
    sectors: ['pets', 'education', 'health', 'general'],
    es: {
      match:
        'fotos diarias | foto* cada dia | envio de fotos | fotos por whatsapp | agenda diaria | parte diario',
      found: 'Fotos diarias por WhatsApp',
      notFound: 'Álbum de fotos',
      means: [
        ['Se ve cómo va el día.', 'Una imagen en pleno día responde antes de que nadie pregunte.'],
        ['La distancia se lleva mejor.', 'Desde el trabajo se sabe si ha comido, dormido o jugado.'],
      ],
      after: ['saber cómo está sin llamar'],
      questions: ['¿Cómo estará?', '¿Habrá comido algo?'],
      scenes: ['En la reunión, la cabeza está en otra parte.'],
      short: ['todo el día sin saber nada'],
    },
    en: {
      match:
        'daily photos | photos every day | photo updates | daily updates | photos by whatsapp | daily diary',
      found: 'Daily photo updates',
      notFound: 'A daily paper',
      means: [
        ['You see how the day goes.', 'A picture from the middle of the day answers before anyone asks.'],
        ['Being apart is easier.', 'You know at work whether they ate, slept or played.'],
      ],
      after: ['knowing how they are, no call'],
      questions: ['How are they getting on?', 'Have they eaten anything?'],
      scenes: ['In the meeting, the mind is somewhere else.'],
      short: ['a whole day without news'],
    },
  },
  {
    id: 'results-online',
    sectors: ['health'],
    es: {
      match:
        'resultados por correo | resultados online | resultados en # horas | resultados en el dia | laboratorio propio | resultados en la app',
      found: 'Resultados por correo en el día',
      notFound: 'Resultados de la liga',
      means: [
        ['El papel llega sin volver a por él.', 'Se abre desde casa y se lleva a la siguiente visita.'],
        ['No hay que pedir otra mañana.', 'El informe queda guardado y se encuentra cuando hace falta.'],
      ],
      after: ['un informe sin volver a por él'],
      questions: ['¿Hay que volver a por los papeles?', '¿Estarán ya los resultados?'],
      scenes: ['Otra mañana libre gastada en recoger un sobre.'],
      short: ['otra mañana para recoger un sobre'],
    },
    en: {
      match:
        'results online | results by email | results in # hours | own laboratory | in house lab | same day results | results in the app',
      found: 'Results by email the same day',
      notFound: 'Search results',
      means: [
        ['The paper comes by itself.', 'It opens at home and goes along to the next visit.'],
        ['It costs no other morning.', 'The report is kept and found when it is needed.'],
      ],
      after: ['the report, without a trip back'],
      questions: ['Must one go back for the papers?', 'Are the results in yet?'],
      scenes: ['Another free morning spent collecting an envelope.'],
      short: ['another morning for an envelope'],
    },
  },
  {
    id: 'everything-in-kit',
    sectors: ['crafts'],
    es: {
      match:
        'kit completo | incluye todo | todo lo necesario | incluye todos los materiales | con instrucciones | paso a paso | incluye instrucciones | instrucciones incluidas',
      found: 'Kit completo con instrucciones paso a paso',
      notFound: 'Kité de carretera',
      means: [
        ['Se abre la caja y se empieza.', 'No falta el hilo, ni la aguja, ni el dibujo.'],
        ['No hay otra lista de la compra.', 'Lo que hace falta está contado y en su bolsita.'],
      ],
      after: ['abrir y empezar'],
      questions: ['¿Qué falta todavía?', '¿Hay que ir a comprar otra cosa?'],
      scenes: ['La mesa está puesta y falta justo el hilo.'],
      short: ['la tienda cerrada y falta una pieza'],
    },
    en: {
      match:
        'complete kit | everything you need | everything included in the box | step by step | instructions included | all materials included | kit includes | full kit',
      found: 'A complete kit with step-by-step instructions',
      notFound: 'A kitten',
      means: [
        ['Open the box and begin.', 'The thread, the needle and the pattern are all there.'],
        ['There is no further shopping list.', 'What is needed has been counted into its own little bag.'],
      ],
      after: ['open it and start'],
      questions: ['What is still missing?', 'Must something else be bought?'],
      scenes: ["The table is laid out and the thread is what's missing."],
      short: ['shops shut and a piece missing'],
    },
  },
  {
    id: 'hand-painted',
    es: {
      match: 'pintad* a mano | decorad* a mano | ilustrad* a mano | esmaltad* a mano | dibujad* a mano',
      found: 'Plato pintado a mano',
      notFound: 'Pintura para manualidades',
      means: [
        ['El pincel deja su temblor.', 'Se nota dónde empezó la línea y dónde se levantó la mano.'],
        ['El dibujo no es una calca.', 'Al poner varias juntas, ninguna repite el trazo.'],
      ],
      after: ['trazos que no se repiten'],
      questions: ['¿Esto lo pintó alguien?', '¿Por qué son idénticas?'],
      scenes: ['De cerca se ven los puntitos de la impresora.'],
      short: ['pegatinas que imitan un pincel'],
    },
    en: {
      match: 'hand painted | hand decorated | hand illustrated | hand drawn',
      found: 'A hand-painted plate',
      notFound: 'Paint for little hands',
      means: [
        ['The brush leaves its tremor.', 'You can tell where the line began and where the hand lifted.'],
        ['The drawing is no transfer.', 'Set several side by side and none repeats its stroke.'],
      ],
      after: ['strokes that never repeat'],
      questions: ['Did somebody paint this?', 'Why are they identical?'],
      scenes: ["Up close one sees the printer's little dots."],
      short: ['stickers that mimic a brush'],
    },
  },
  {
    id: 'one-of-a-kind',
    sectors: ['crafts', 'home', 'accessories', 'fashion', 'general'],
    es: {
      match:
        'pieza* unica* | cada pieza es unica | cada pieza es diferente | no hay dos iguales | numerad* y firmad* | firmad* por | obra original | cada pieza es distinta',
      found: 'Cada pieza es diferente',
      notFound: 'Pieza de repuesto',
      means: [
        ['Nadie más tiene esa.', 'Entre una y otra cambian la veta, el tono o el trazo.'],
        ['La elegida es esa y no otra.', 'Se mira, se compara con la de al lado y se reconoce.'],
      ],
      after: ['una pieza que nadie repite'],
      questions: ['¿Dónde se ha visto ya esto?', '¿Y algo que no tenga nadie?'],
      scenes: ['En la visita, el jarrón de casa está también en casa ajena.'],
      short: ['el mismo jarrón en cada salón'],
    },
    en: {
      match:
        'one of a kind | each piece is different | no # are alike | unique piece* | each piece is unique | signed and numbered | original artwork | every piece is unique | each one is unique',
      found: 'Each piece is different',
      notFound: 'A kind gesture',
      means: [
        [
          'Nobody else has that one.',
          'Between this and the next, the grain, the tone or the stroke changes.',
        ],
        ['It is this one and no other.', 'One looks, compares it with its neighbour and knows which.'],
      ],
      after: ['a piece nobody else has'],
      questions: ['Where has this been seen before?', 'And something nobody has?'],
      scenes: ["On a visit, the vase from home is standing in someone else's."],
      short: ['the same vase in every home'],
    },
  },
  {
    id: 'ready-to-hang',
    sectors: ['crafts', 'home', 'general'],
    es: {
      match: 'list* para colgar | con marco | enmarcad* | incluye marco',
      found: 'Lámina enmarcada lista para colgar',
      notFound: 'Perchero para colgar abrigos',
      means: [
        ['Un clavo y ya está.', 'No hay que buscar marco, cristal ni paspartú.'],
        ['Sale de la caja y va a la pared.', 'El cuadro deja de pasar el invierno apoyado en el suelo.'],
      ],
      after: ['de la caja a la pared'],
      questions: ['¿Quién lleva esto a enmarcar?', '¿De qué medida era el marco?'],
      scenes: ['La lámina sigue en su tubo, detrás de la puerta.'],
      short: ['láminas enrolladas en un tubo'],
    },
    en: {
      match: 'ready to hang | framed | frame included | hanging kit | comes framed',
      found: 'A framed print, ready to hang',
      notFound: 'A frame of mind',
      means: [
        ["One nail and it's done.", 'There is no hunt for frame, glass or mount.'],
        ['From the box to the wall.', 'The picture stops spending winter propped against the floor.'],
      ],
      after: ['from the box to the wall'],
      questions: ['Who takes this to be framed?', 'What size was the frame?'],
      scenes: ['The print is still in its tube, behind the door.'],
      short: ['prints rolled up in a tube'],
    },
  },
  {
    id: 'candle-burn',
    sectors: ['crafts', 'home', 'general'],
    es: {
      match:
        '# horas de combustion | cera de soja | vela aromatica | vela de cera de abeja | vela perfumada | velas aromaticas',
      found: 'Vela de cera de soja, 40 horas de duración',
      notFound: 'Cera para el suelo',
      means: [
        ['La tarde huele a algo.', 'Se enciende al llegar y la habitación cambia de hora.'],
        ['La llama acompaña la cena.', 'Cuando se apaga, el aroma tarda todavía en irse.'],
      ],
      after: ['una tarde que huele a algo'],
      questions: ['¿A qué huele esta casa?', '¿Quién enciende una luz más baja?'],
      scenes: ['Se llega a casa y huele a cerrado.'],
      short: ['ambientadores de enchufe'],
    },
    en: {
      match:
        'soy wax | # hours burn | # hour burn | scented candle | hours of burn time | burn time of # hours | beeswax candle | scented candles',
      found: 'Soy wax candle, 40-hour burn',
      notFound: 'Floor wax',
      means: [
        ['The evening smells of something.', 'Lit on arrival, it changes the hour in the room.'],
        ['A flame for company at dinner.', 'When it goes out, the scent takes a while to follow.'],
      ],
      after: ['an evening with a scent'],
      questions: ['What does this house smell like?', 'Who will light something lower?'],
      scenes: ['The door opens on a house that has been shut all day.'],
      short: ['plug-in air fresheners'],
    },
  },
  {
    id: 'moisture-feel',
    sectors: ['beauty'],
    es: {
      match:
        'hidratante* | hidrata* | karite | aloe vera | aceite de argan | manteca de karite | nutritiv* | glicerina | aceite de coco | aceite de jojoba | rosa mosqueta | acido hialuronico | piel seca',
      found: 'Crema hidratante con karité',
      notFound: 'Línea hidráulica',
      means: [
        ['La piel queda flexible al tacto.', 'Después de la ducha, la mano resbala donde antes tiraba.'],
        ['Se nota al pasar la mano.', 'Basta una pasada antes de vestirse.'],
      ],
      after: ['una piel suave al tacto'],
      questions: ['¿Por qué tira después de la ducha?', '¿Qué crema se acaba siempre?'],
      scenes: ['El jabón del gimnasio deja las manos como papel.'],
      short: ['esa tirantez después de la ducha'],
    },
    en: {
      match:
        'moisturising | moisturizing | moisturiser | moisturizer | shea butter | aloe vera | argan oil | hydrating | nourishing | coconut oil | jojoba oil | glycerin | hyaluronic acid',
      found: 'Moisturising cream with shea',
      notFound: 'Moisture meter',
      means: [
        ['Skin feels supple to the touch.', 'After a shower the hand glides where it used to catch.'],
        ['You notice when a hand passes.', 'One pass before dressing is enough.'],
      ],
      after: ['skin that feels soft'],
      questions: ['Why does it feel tight after a shower?', 'Which cream always runs short?'],
      scenes: ['The gym soap leaves hands like paper.'],
      short: ['that tightness after a shower'],
    },
  },
  {
    id: 'cruelty-free',
    es: {
      match:
        'no testado en animales | sin crueldad | cruelty free | no probado en animales | libre de crueldad',
      found: 'No testado en animales',
      notFound: 'Cría de animales de granja',
      means: [
        ['Ningún animal lo probó.', 'Quien lo pregunta antes de comprar encuentra un sí por escrito.'],
        ['La pregunta ya está contestada.', 'Está en el envase, al lado de los ingredientes.'],
      ],
      after: ['una respuesta en el propio envase'],
      questions: ['¿Con quién se probó esto?', '¿Dónde lo pone?'],
      scenes: ['El envase trae conejitos dibujados y ninguna frase.'],
      short: ['buscarlo en foros antes de comprar'],
    },
    en: {
      match: 'cruelty free | not tested on animals | no animal testing',
      found: 'Not tested on animals',
      notFound: 'Animal prints',
      means: [
        ['No animal tried it.', 'Whoever asks before buying finds a yes in writing.'],
        ['That question is answered.', 'It is on the pack, beside the ingredients.'],
      ],
      after: ['an answer on the pack itself'],
      questions: ['Who tried this first?', 'Where does it say so?'],
      scenes: ['The pack has little rabbits drawn on it and not a sentence.'],
      short: ['trawling forums before buying'],
    },
  },
];
