import type { Entry } from '../../entry';

export const housesConcepts: readonly Entry[] = [
  {
    id: 'cotton-home',
    sectors: ['home', 'tourism'],
    es: {
      match:
        'algodon percal | percal | franela | # hilos | sabana* de algodon | ropa de cama de algodon | funda* nordica* de algodon | almohada* de algodon | sabana* de algodon percal | sabana* # algodon',
      found: 'Sábanas de algodón percal',
      notFound: 'Algodón desmaquillante',
      means: [
        ['La cama se nota fresca al entrar.', 'Se lava a menudo y cada colada la deja un poco más blanda.'],
        ['Apetece meterse dentro.', 'La tela pasa lisa por la mano y no se queda pegada.'],
      ],
      after: ['sábanas que se agradecen'],
      questions: ['¿De qué son estas sábanas?', '¿Por qué da calor esta tela?'],
      scenes: ['Es verano y la sábana acaba a los pies de la cama.'],
      short: ['telas que dan calor de noche'],
    },
    en: {
      match:
        'percale | cotton percale | sateen | flannel | thread count | cotton sheet* | cotton bedding | cotton bed linen | cotton duvet* | cotton pillowcase* | cotton percale sheets',
      found: 'Cotton percale sheets',
      notFound: 'Cotton wool pads',
      means: [
        ['It feels fresh to the touch.', 'It washes often, and each wash leaves it a little softer.'],
        ['It asks to be slipped into.', 'The cloth runs smooth under the hand and does not stick.'],
      ],
      after: ['cotton that feels good at night'],
      questions: ['What are these sheets made of?', 'Why does this sheet feel so hot?'],
      scenes: ['It is summer, and the sheet ends up at the foot of the bed.'],
      short: ['fabric too hot to sleep under'],
    },
  },
  {
    id: 'wool-home',
    sectors: ['home'],
    es: {
      match: 'lana | de lana | # lana | lana merino | lana virgen | alpaca | mohair',
      found: 'Manta de lana',
      notFound: 'Lana de vidrio',
      means: [
        ['El sofá de enero tiene arreglo.', 'Guarda el calor de quien se tapa y se airea en la ventana.'],
        ['Da calor sin pesar mucho.', 'Un rato al aire y vuelve a estar lista.'],
      ],
      after: ['calor sin subir el termostato'],
      questions: ['¿Quién tiene los pies fríos?', '¿Se sube la calefacción o se tapa uno?'],
      scenes: ['La película acaba de empezar y ya faltan mantas.'],
      short: ['noches con los pies fríos'],
    },
    en: {
      match: 'wool | # wool | merino wool | merino | lambswool | alpaca | pure new wool | mohair',
      found: 'A wool blanket',
      notFound: 'Glass wool',
      means: [
        [
          'January on the sofa is sorted.',
          'It keeps the warmth of whoever is under it and airs at a window.',
        ],
        ['Warm without the weight.', 'A while in the air and it is ready again.'],
      ],
      after: ['warmth with the heating down'],
      questions: ['Whose feet are cold?', 'Heating up, or a blanket?'],
      scenes: ['The film has just begun and there are not enough blankets.'],
      short: ['evenings with cold feet'],
    },
  },
  {
    id: 'breathable-seat',
    sectors: ['home', 'industry'],
    es: {
      match:
        'malla transpirable | respaldo de malla | malla en el respaldo | respaldo transpirable* | asiento transpirable*',
      found: 'Respaldo de malla transpirable',
      notFound: 'Malla metálica',
      means: [
        ['La espalda no se queda pegada.', 'El aire pasa por detrás también en las tardes de julio.'],
        ['Levantarse no despega la camisa.', 'La reunión larga se lleva mejor con aire detrás.'],
      ],
      after: ['la espalda fresca en julio'],
      questions: ['¿Quién aguanta este respaldo en julio?', '¿Por qué se pega la camisa?'],
      scenes: ['Al levantarse, la camisa se queda con la forma de la silla.'],
      short: ['la camisa pegada al respaldo'],
    },
    en: {
      match: 'mesh back | breathable mesh | mesh backrest | breathable back | breathable seat',
      found: 'A mesh back',
      notFound: 'Wire mesh',
      means: [
        ['Your back does not stick to it.', 'Air gets in behind you on July afternoons too.'],
        ['Getting up unsticks nothing.', 'A long meeting is easier with air at your back.'],
      ],
      after: ['a cool back in July'],
      questions: ['Who can bear this chair in July?', 'Why does my shirt stick?'],
      scenes: ['On standing up, the shirt keeps the shape of the chair.'],
      short: ['a shirt stuck to the chair'],
    },
  },
  {
    id: 'adjustable-parts',
    sectors: ['home', 'electronics', 'industry', 'garden', 'sports', 'general'],
    es: {
      match:
        'brazos regulables | reposabrazos regulable* | reposabrazos ajustable* | respaldo regulable | respaldo ajustable | respaldo reclinable | asiento regulable | asiento ajustable | altura del asiento regulable | cabecero regulable | reposacabezas regulable | reposacabezas ajustable | reposapies regulable | apoyo lumbar | soporte lumbar | inclinacion regulable',
      found: 'Brazos regulables',
      notFound: 'Un ajuste de cuentas',
      means: [
        [
          'Se mueve hasta dar con el punto.',
          'Cada persona lo deja a su manera y lo encuentra así al volver.',
        ],
        ['No hay que conformarse con una postura.', 'Sube, baja o gira, y se queda donde se deja.'],
      ],
      after: ['el punto justo de cada cual'],
      questions: ['¿Para quién está hecho este tamaño?', '¿No se puede mover un poco?'],
      scenes: ['Un cojín, una guía de teléfonos, y ni así.'],
      short: ['apaños con cojines y libros'],
    },
    en: {
      match:
        'adjustable arms | adjustable armrest* | adjustable back | adjustable backrest | adjustable seat | adjustable headrest | adjustable footrest | seat height adjusts | adjustable seat height | adjustable recline | adjustable tilt | lumbar support',
      found: 'Adjustable arms',
      notFound: 'Insurance adjusters',
      means: [
        [
          'It moves until it is right.',
          'Each person sets it their own way and finds it like that next time.',
        ],
        ['No need to settle for one posture.', 'Up, down or round, and it stays where you leave it.'],
      ],
      after: ['the right setting for each person'],
      questions: ['Who was this made to fit?', 'Can it not move a little?'],
      scenes: ['A cushion, a phone book, and still not right.'],
      short: ['makeshift cushions and books'],
    },
  },
  {
    id: 'cutting-height',
    sectors: ['garden'],
    es: {
      match:
        '# alturas de corte | altura de corte regulable | altura de corte ajustable | altura de corte de # a # | corte en # alturas | altura de corte',
      found: 'Altura de corte regulable en 6 posiciones',
      notFound: 'Altura de la planta',
      means: [
        [
          'La hierba queda como se quiera.',
          'Alta en pleno verano y corta cuando toca, con la misma máquina.',
        ],
        ['La primera pasada va alta.', 'Lo que creció en vacaciones se corta por partes y no de un tirón.'],
      ],
      after: ['el césped a la altura que se elige'],
      questions: ['¿Por qué ha quedado a calvas?', '¿Tan corto tenía que quedar?'],
      scenes: ['Se vuelve de vacaciones y la hierba llega al tobillo.'],
      short: ['césped cortado a ras'],
    },
    en: {
      match:
        '# cutting heights | adjustable cutting height | cutting height adjustable | cutting height of # to # | cutting height',
      found: 'Six cutting heights',
      notFound: 'The height of fashion',
      means: [
        [
          'Grass is left as long as you like.',
          'Long in high summer and short when it is time, with the same machine.',
        ],
        ['The first pass goes high.', 'What grew over the holidays comes down in stages.'],
      ],
      after: ['a lawn at the height you choose'],
      questions: ['Why are there bald patches again?', 'Did it have to be that short?'],
      scenes: ['Home from holiday, and the grass is up to the ankle.'],
      short: ['a lawn cut to the roots'],
    },
  },
  {
    id: 'timeless-home',
    sectors: ['home', 'crafts'],
    es: {
      match:
        'atemporal* | diseno sencillo | diseno clasico | minimalista* | lineas sencillas | estilo nordico',
      found: 'Diseño sencillo y atemporal',
      notFound: 'Un clásico del cine',
      means: [
        [
          'Se lleva bien con lo que ya hay.',
          'Se puede cambiar la pared, la alfombra o la casa, y sigue encajando.',
        ],
        ['No cansa a los ojos.', 'La moda pasa de largo y nadie pide cambiarlo.'],
      ],
      after: ['una pieza que encaja en otra casa'],
      questions: ['¿Cansará en un par de inviernos?', '¿Pega con lo que ya hay?'],
      scenes: ['El salón se pintó de otro color y ya nada pega.'],
      short: ['muebles que cansan pronto'],
    },
    en: {
      match: 'timeless | simple design | classic design | minimalist | clean lines | understated',
      found: 'A simple, timeless design',
      notFound: 'Movie classics',
      means: [
        [
          'It goes with what you already have.',
          'Change the wall, the rug or the house, and it still fits in.',
        ],
        ['It does not tire the eye.', 'Fashions pass by and nobody asks to replace it.'],
      ],
      after: ['a piece that suits the next house'],
      questions: ['Will it look tired in a couple of winters?', 'Does it go with what we have?'],
      scenes: ['The room was painted another colour and now nothing goes.'],
      short: ['furniture that soon looks dated'],
    },
  },
  {
    id: 'fabric-choice',
    sectors: ['home', 'fashion'],
    es: {
      match:
        '# telas | # tejidos | # tapizados | a elegir tela | tela a elegir | varias telas | telas a elegir',
      found: 'Disponible en 24 telas',
      notFound: 'Telas de araña',
      means: [
        [
          'La tela la elige quien se sienta.',
          'Entre muestra y muestra sale la que va con la pared y con el perro.',
        ],
        ['El mismo mueble, con otra cara.', 'Cambia el tejido y parece hecho para ese rincón.'],
      ],
      after: ['una tela elegida por uno mismo'],
      questions: ['¿Y en otra tela?', '¿Va esto con la pared?'],
      scenes: ['El modelo gustaba y la tela era la de la foto.'],
      short: ['la única tela del catálogo'],
    },
    en: {
      match: '# fabrics | choice of # fabrics | choice of fabrics | range of fabrics | fabric options',
      found: 'Choice of 40 fabrics',
      notFound: 'A fabric softener',
      means: [
        ['The fabric is your choice.', 'Somewhere among the samples is one for the wall, and for the dog.'],
        ['The same piece, another face.', 'Change the cloth and it looks made for that corner.'],
      ],
      after: ['a fabric you picked yourself'],
      questions: ['And in another fabric?', 'Does this go with the wall?'],
      scenes: ['The shape was right and the fabric was whatever the photo had.'],
      short: ['the one fabric in the catalogue'],
    },
  },
  {
    id: 'home-trial',
    sectors: ['home'],
    es: {
      match: '# noches de prueba | # noches para probar | prueba de # noches | noches de prueba',
      found: '100 noches de prueba',
      notFound: 'Prueba de nivel',
      means: [
        [
          'Se duerme en él antes de decidir.',
          'Una semana mala y una buena dicen más que un rato en la tienda.',
        ],
        ['La decisión la toma la espalda.', 'Hay tiempo de probar de lado, boca arriba y en pareja.'],
      ],
      after: ['decidir después de dormir en él'],
      questions: ['¿Quién elige colchón tumbado con los zapatos puestos?', '¿Y si no convence?'],
      scenes: ['En la tienda, tumbado y con el abrigo puesto, parecía el bueno.'],
      short: ['elegir colchón con el abrigo puesto'],
    },
    en: {
      match: '# night trial | # nights trial | # night home trial | nights to try',
      found: '100 night trial',
      notFound: 'Trial by jury',
      means: [
        ['You sleep on it, then decide.', 'A bad week and a good one say more than a while in the shop.'],
        [
          'Your nights do the deciding.',
          'There is time to try it on your side, on your back and as a couple.',
        ],
      ],
      after: ['a choice made after sleeping on it'],
      questions: ['Who picks a mattress with their shoes on?', 'What if it feels wrong at home?'],
      scenes: ['In the shop, flat out in a coat, it seemed the right one.'],
      short: ['choosing a mattress in a coat'],
    },
  },
  {
    id: 'rolled-delivery',
    sectors: ['home'],
    es: {
      match: 'se entrega enrollado | enrollado al vacio | viene enrollado | enrollado en caja',
      found: 'Se entrega enrollado',
      notFound: 'Papel enrollado',
      means: [
        ['Cabe en el ascensor.', 'Sube por la escalera estrecha y coge forma dentro de la habitación.'],
        ['El pasillo no es un problema.', 'Se desenrolla en su sitio y nadie dobla esquinas con él en alto.'],
      ],
      after: ['un colchón que cabe en el ascensor'],
      questions: ['¿Cabe eso por la escalera?', '¿Quién ayuda a subirlo?'],
      scenes: ['Está en el portal, de pie, y la escalera gira.'],
      short: ['un bulto atascado en la escalera'],
    },
    en: {
      match:
        'rolled and boxed | comes rolled | bed in a box | vacuum rolled | arrives rolled | delivered rolled',
      found: 'Comes rolled and boxed',
      notFound: 'A rolled hem',
      means: [
        ['It fits in the lift.', 'It goes up a narrow stair and takes its shape inside the room.'],
        ['The hallway is no trouble.', 'It unrolls in place, and nobody turns corners holding it up.'],
      ],
      after: ['a mattress that fits in the lift'],
      questions: ['Will that go up the stairs?', 'Who helps to carry it up?'],
      scenes: ['It is standing in the hall, and the staircase turns.'],
      short: ['a mattress stuck on the stairs'],
    },
  },
  {
    id: 'takes-old-away',
    sectors: ['home', 'electronics', 'building'],
    es: {
      match:
        'retirada de muebles | retirada del antiguo | se retira el antiguo | se llevan el viejo | recogida del antiguo | retirada del viejo | retirada del colchon viejo | retirada del colchon | retirada del usado',
      found: 'Retirada del colchón viejo',
      notFound: 'Retirada de puntos',
      means: [
        [
          'Lo viejo se va en la misma furgoneta.',
          'Nadie llama al ayuntamiento ni baja nada de noche a la calle.',
        ],
        ['El trastero no se llena.', 'Entra lo nuevo, sale lo viejo y la puerta se cierra.'],
      ],
      after: ['lo viejo fuera el mismo día'],
      questions: ['¿Y el viejo quién se lo lleva?', '¿Dónde se tira esto?'],
      scenes: ['Lo viejo lleva una semana en el rellano.'],
      short: ['lo viejo aparcado en el pasillo'],
    },
    en: {
      match:
        'removal of the old | take away the old | old item removal | haul away | removal of old | old mattress removal | we take away your old | recycling of your old',
      found: 'Removal of the old one',
      notFound: 'Stain removal',
      means: [
        [
          'The old one leaves in the same van.',
          'Nobody rings the council or carries anything down at night.',
        ],
        ['The box room stays empty.', 'In comes the new one, out goes the old, and the door shuts.'],
      ],
      after: ['the old one gone the same day'],
      questions: ['Who takes the old one away?', 'Where can this be thrown out?'],
      scenes: ['The old mattress has been on the landing for a week.'],
      short: ['the old one parked in the hall'],
    },
  },
  {
    id: 'fixings-included',
    sectors: ['home', 'building', 'garden', 'electronics', 'crafts', 'sports'],
    es: {
      match:
        'soporte incluido | incluye herrajes | tornilleria incluida | incluye tornillos | herrajes incluidos | tacos y tornillos',
      found: 'Tornillería incluida',
      notFound: 'Incluye soporte telefónico',
      means: [
        ['Nadie vuelve a la ferretería.', 'Lo que sujeta viene en la misma caja que lo sujetado.'],
        ['Se coloca el mismo día.', 'No hay que adivinar el tamaño del taco.'],
      ],
      after: ['todo lo que hace falta en la caja'],
      questions: ['¿Qué tornillo lleva esto?', '¿Trae con qué colgarlo?'],
      scenes: ['Está todo listo y la ferretería ha cerrado.'],
      short: ['otra vuelta a la ferretería'],
    },
    en: {
      match:
        'bracket included | mounting hardware included | screws included | includes mounting | fixings included | fittings included | screws and plugs',
      found: 'Fixings included',
      notFound: 'Included in the price',
      means: [
        ['No trip back to the hardware shop.', 'What holds it comes in the same box as the thing itself.'],
        ['It goes up the same day.', 'Nobody has to guess the size of the plug.'],
      ],
      after: ['everything it needs in the box'],
      questions: ['Which screw does this take?', 'Does it come with something to hang it by?'],
      scenes: ['Everything is ready and the hardware shop has closed.'],
      short: ['another trip to the hardware shop'],
    },
  },
  {
    id: 'ergonomic-handle',
    sectors: ['home', 'garden', 'building'],
    es: {
      match:
        'mango ergonomico | mango blando | empunadura blanda | empunadura de goma | mango antideslizante | mangos ergonomicos | empunadura ergonomica | agarre ergonomico | buen agarre | agarre firme | empunadura antideslizante',
      found: 'Empuñadura de goma',
      notFound: 'Mango y piña',
      means: [
        ['No se escurre de la mano.', 'También con guantes o con los dedos mojados se agarra a la primera.'],
        ['La mano no aprieta de más.', 'El trabajo largo se hace sin cambiar de postura a cada rato.'],
      ],
      after: ['un mango que no se escurre'],
      questions: ['¿Por qué se escurre así?', '¿Y con las manos mojadas?'],
      scenes: ['La mano va húmeda y la herramienta gira sola.'],
      short: ['herramientas que se escurren'],
    },
    en: {
      match:
        'soft grip | comfort grip | soft handle | rubber handle | ergonomic handle* | ergonomic grip* | good grip | textured grip | rubber grip*',
      found: 'A soft grip handle',
      notFound: 'A gripping story',
      means: [
        ['It does not slip from the hand.', 'In gloves or with wet fingers, you get hold of it first time.'],
        ['No need to squeeze hard.', 'A long job is done without shifting your hold every minute.'],
      ],
      after: ['a handle that does not slip'],
      questions: ['Why does it keep slipping?', 'And with wet hands?'],
      scenes: ['The hand is damp and the tool turns by itself.'],
      short: ['tools that slip in the hand'],
    },
  },
  {
    id: 'removable-handle',
    sectors: ['home'],
    es: {
      match: 'mango desmontable | mango extraible | mangos desmontables',
      found: 'Mango desmontable',
      notFound: 'Mango largo',
      means: [
        ['Va al horno y cabe en el armario.', 'Sin mango se apila, entra en el cajón y se lleva a la mesa.'],
        ['Ocupa lo que una tapa.', 'Se quita para guardarla y se pone para cocinar.'],
      ],
      after: ['sartenes que se apilan'],
      questions: ['¿Dónde se mete ese mango?', '¿Cabe en el cajón?'],
      scenes: ['El cajón no cierra por culpa de un mango.'],
      short: ['mangos que no dejan cerrar'],
    },
    en: {
      match: 'removable handle* | detachable handle*',
      found: 'A removable handle',
      notFound: 'A long handle',
      means: [
        [
          'It goes in the oven and the drawer.',
          'Without its handle it stacks, slides into a drawer and comes to the table.',
        ],
        ['It takes the room of a lid.', 'Off to store it, on to cook.'],
      ],
      after: ['pans that stack'],
      questions: ['Where does that handle go?', 'Will it fit in the drawer?'],
      scenes: ['The drawer will not shut because of a handle.'],
      short: ['handles that jam the drawer'],
    },
  },
  {
    id: 'fits-through',
    sectors: ['home'],
    es: {
      match:
        'cabe por puertas | pasa por puertas | cabe por una puerta | desmontable para | patas desmontables | pasa por una puerta | pasa por la puerta',
      found: 'Patas desmontables',
      notFound: 'Puertas correderas',
      means: [
        [
          'La puerta deja de dar miedo.',
          'Se mide el marco antes de pedir y el día de la entrega no hay teatro.',
        ],
        ['Sube por donde suben los demás.', 'Nadie desmonta una ventana para meterlo.'],
      ],
      after: ['un mueble que pasa por la puerta'],
      questions: ['¿Pasará por esa puerta?', '¿Quién mide el pasillo?'],
      scenes: ['El sofá está en el rellano y la puerta no opina lo mismo.'],
      short: ['medir la puerta demasiado tarde'],
    },
    en: {
      match: 'fits through | removable legs | detachable legs | fits through a # cm door',
      found: 'Fits through a 70cm door',
      notFound: 'Fits most hands',
      means: [
        [
          'The doorway holds no fear.',
          'You measure the frame before ordering, and delivery day has no drama.',
        ],
        ['It goes up the way people do.', 'Nobody takes out a window to get it in.'],
      ],
      after: ['a piece that gets through the door'],
      questions: ['Will it go through that door?', 'Who is measuring the hall?'],
      scenes: ['The sofa is on the landing and the door disagrees.'],
      short: ['measuring the door too late'],
    },
  },
  {
    id: 'robot-returns',
    sectors: ['home', 'electronics'],
    es: {
      match: 'vuelve sol* a la base | mapea la casa | mapea* | vuelve a la base | se vacia sol* | mapeo',
      found: 'Mapea la casa y vuelve solo a la base',
      notFound: 'Mapa de carreteras',
      means: [
        ['Hace la ronda y se recoge solo.', 'Se sale de casa con migas y se vuelve con el suelo pasado.'],
        ['No da vueltas al mismo rincón.', 'Sabe por dónde ha ido y qué le queda.'],
      ],
      after: ['el suelo hecho al volver'],
      questions: ['¿Quién barre hoy?', '¿Y debajo de la cama?'],
      scenes: ['Las migas del desayuno siguen ahí a la hora de cenar.'],
      short: ['barrer al llegar del trabajo'],
    },
    en: {
      match:
        'maps your rooms | maps your home | returns to base | self emptying | returns to its base | room mapping | maps the house',
      found: 'Maps your rooms and returns to base',
      notFound: 'A map of the world',
      means: [
        ['It does its round and parks itself.', 'You leave crumbs behind and come home to a swept floor.'],
        ['It does not circle one corner.', 'It knows where it has been and what is left.'],
      ],
      after: ['a floor done by the time you are in'],
      questions: ['Who sweeps today?', 'And under the bed?'],
      scenes: ['The breakfast crumbs are still there at dinner.'],
      short: ['sweeping after a day at work'],
    },
  },
  {
    id: 'hepa-filter',
    sectors: ['home', 'electronics'],
    es: {
      match: 'filtro hepa | filtro lavable | filtros lavables',
      found: 'Filtro HEPA lavable',
      notFound: 'Filtro de café',
      means: [
        ['El polvo se queda dentro.', 'Lo que se recoge del suelo no vuelve a salir por detrás.'],
        ['Al vaciarlo no hay nube.', 'Se abre sobre el cubo y cae donde tiene que caer.'],
      ],
      after: ['el polvo dentro y quieto'],
      questions: ['¿De dónde sale este olor a polvo?', '¿Para qué se aspira si vuelve?'],
      scenes: ['Se pasa el aspirador y el sol enseña lo que flota.'],
      short: ['polvo que vuelve a la estantería'],
    },
    en: {
      match: 'hepa filter | hepa | washable filter*',
      found: 'A washable HEPA filter',
      notFound: 'A coffee filter',
      means: [
        ['The dust stays in.', 'What comes off the floor does not come out again at the back.'],
        ['No cloud when you empty it.', 'Open it over the bin and it falls where it should.'],
      ],
      after: ['dust that stays put'],
      questions: ['Where does that dusty smell come from?', 'Why vacuum if it comes back?'],
      scenes: ['The vacuuming is done and the sun shows what is floating.'],
      short: ['dust back on the shelf'],
    },
  },
  {
    id: 'spare-battery',
    sectors: ['building', 'garden', 'electronics', 'sports', 'industry'],
    es: {
      match:
        '# baterias | bateria de repuesto | bateria extra | segunda bateria | baterias intercambiables | bateria intercambiable | bateria extraible',
      found: 'Dos baterías de 2 Ah',
      notFound: 'Batería de cocina',
      means: [
        ['Mientras una trabaja, otra se carga.', 'La tarea no se para a esperar junto al enchufe.'],
        ['El agujero que falta se hace hoy.', 'Se cambia la batería y se sigue por donde se iba.'],
      ],
      after: ['trabajar sin esperar al enchufe'],
      questions: ['¿Cuánto le queda a la batería?', '¿Se para todo otra vez?'],
      scenes: ['Falta el tornillo de arriba y la batería se rinde.'],
      short: ['parar para cargar'],
    },
    en: {
      match:
        '# batteries | # ah batteries | spare battery | second battery | swappable batter* | interchangeable batter* | removable battery',
      found: 'Two 2Ah batteries',
      notFound: 'Battery hens',
      means: [
        ['While one works, another charges.', 'The job does not stop to wait by the socket.'],
        ['The last hole gets drilled today.', 'Swap the battery and carry on where you were.'],
      ],
      after: ['work without waiting on a socket'],
      questions: ['How much is left in that battery?', 'Has it all stopped again?'],
      scenes: ['One screw to go and the battery gives up.'],
      short: ['stopping to recharge'],
    },
  },
  {
    id: 'work-light',
    sectors: ['building', 'industry', 'garden'],
    es: {
      match: 'luz de trabajo | linterna integrada | led frontal | luz led integrada | luz led frontal',
      found: 'Luz de trabajo LED',
      notFound: 'Luz natural',
      means: [
        [
          'Se ve el tornillo dentro del mueble.',
          'La punta va alumbrada y nadie sujeta el móvil con los dientes.',
        ],
        ['El rincón oscuro también se trabaja.', 'Bajo el fregadero se ve dónde se pone la broca.'],
      ],
      after: ['ver lo que se taladra'],
      questions: ['¿Quién sujeta la linterna?', '¿Dónde estaba el agujero?'],
      scenes: ['Debajo del fregadero, con el móvil entre los dientes.'],
      short: ['la linterna entre los dientes'],
    },
    en: {
      match: 'led work light | work light | built in light | built in led light | built in led',
      found: 'LED work light',
      notFound: 'Natural light',
      means: [
        [
          'You see the screw in the cupboard.',
          'The tip is lit, and nobody holds a phone between their teeth.',
        ],
        ['Dark corners get done too.', 'Under the sink you can see where the bit goes.'],
      ],
      after: ['seeing what you drill'],
      questions: ['Who holds the torch?', 'Where was that hole?'],
      scenes: ['Under the sink, with a phone between the teeth.'],
      short: ['a torch between the teeth'],
    },
  },
  {
    id: 'tool-case',
    sectors: ['building', 'industry'],
    es: {
      match: 'maletin incluido | maletin | con maletin | maletin de transporte | estuche de transporte',
      found: 'Maletín incluido',
      notFound: 'Equipaje de mano',
      means: [
        ['Todo viaja junto.', 'Se coge el asa y no queda nada rodando por la furgoneta.'],
        ['Se encuentra a la primera.', 'Herramienta y cargador vuelven a su hueco al terminar.'],
      ],
      after: ['la herramienta entera en una mano'],
      questions: ['¿Dónde está el cargador?', '¿Quién tiene las brocas?'],
      scenes: ['El taladro está en casa y el cargador, en la obra.'],
      short: ['piezas sueltas por la furgoneta'],
    },
    en: {
      match: 'carry case | carrying case | case included | tool case | storage case',
      found: 'Carry case',
      notFound: 'In any case',
      means: [
        ['It all travels together.', 'Take the handle and nothing is left rolling round the van.'],
        ['You find it first time.', 'Tool and charger go back to their slots when the job is done.'],
      ],
      after: ['the whole tool in one hand'],
      questions: ['Where is the charger?', 'Who has the drill bits?'],
      scenes: ['The drill is at home and the charger is on site.'],
      short: ['loose parts round the van'],
    },
  },
  {
    id: 'keyless-chuck',
    sectors: ['building', 'industry'],
    es: {
      match: 'portabrocas automatico | portabrocas sin llave | cambio rapido de broca',
      found: 'Portabrocas automático',
      notFound: 'Broca de pared',
      means: [
        ['La broca se cambia con la mano.', 'No hay llavecita que perder al pie de la escalera.'],
        ['Del taco al tornillo en un giro.', 'Se suelta una punta, se pone otra y se sigue.'],
      ],
      after: ['cambiar de broca en un giro'],
      questions: ['¿Dónde está la llave del taladro?', '¿Otra vez a cambiar la broca?'],
      scenes: ['La llave del taladro se cayó y ha rodado bajo el armario.'],
      short: ['la llave del taladro perdida'],
    },
    en: {
      match: 'keyless chuck | quick release chuck | quick change chuck',
      found: '13 mm keyless chuck',
      notFound: "A locksmith's key",
      means: [
        ['Bits change by hand.', 'There is no little key to lose at the foot of the ladder.'],
        ['From plug to screw in a turn.', 'Out with one bit, in with another, and on you go.'],
      ],
      after: ['a new bit in one turn'],
      questions: ['Where is the chuck key?', 'Time to change the bit again?'],
      scenes: ['The chuck key fell and rolled under the wardrobe.'],
      short: ['a lost chuck key'],
    },
  },
  {
    id: 'dated-work',
    sectors: ['building'],
    es: {
      match:
        'obra terminada en # dias | terminad* en # dias | en # dias de obra | obra en # dias | reforma en # dias | reforma terminada en # dias | bano en # dias',
      found: 'Obra terminada en 2 días',
      notFound: 'Entrega en 2 días',
      means: [
        ['Se sabe cuándo se recupera la casa.', 'La semana se organiza con un principio y un final.'],
        ['La molestia tiene fecha.', 'Se pide prestada la ducha a los vecinos unos días y no unas semanas.'],
      ],
      after: ['una obra con final a la vista'],
      questions: ['¿Y cuándo se acaba la obra?', '¿Cuántos días sin baño?'],
      scenes: ['Iba a ser una semana y el cemento sigue en el pasillo.'],
      short: ['obras que se alargan'],
    },
    en: {
      match:
        'finished in # days | completed in # days | bathroom in # days | renovation in # days | works finished in # days',
      found: 'Finished in 2 days',
      notFound: 'Delivered in 2 days',
      means: [
        ['You know when you get it back.', 'The week can be planned around a beginning and an end.'],
        ['The upheaval has a date.', "You borrow the neighbours' shower for days and not for weeks."],
      ],
      after: ['works with the end in sight'],
      questions: ['And when will it be finished?', 'How many days with no bathroom?'],
      scenes: ['It was going to be a week, and there is still cement in the hall.'],
      short: ['works that drag on'],
    },
  },
  {
    id: 'covers-furniture',
    sectors: ['building'],
    es: {
      match:
        'protegemos muebles | protegemos suelos | proteccion de muebles | muebles protegidos | cubrimos muebles | tapamos muebles | proteccion de suelos',
      found: 'Protegemos muebles y suelos',
      notFound: 'Protección de datos',
      means: [
        ['Debajo del plástico no cae una gota.', 'El sofá y la tarima amanecen igual que el día de antes.'],
        ['No hay que vaciar la habitación.', 'Los muebles se apartan, se tapan y vuelven a su sitio.'],
      ],
      after: ['el sofá sin una gota'],
      questions: ['¿Y los muebles, dónde se meten?', '¿Quién tapa todo esto?'],
      scenes: ['Queda una gota blanca en el brazo del sillón.'],
      short: ['gotas de pintura en el sofá'],
    },
    en: {
      match:
        'furniture moved | furniture covered | furniture moved and covered | floors covered | dust sheets | we cover furniture',
      found: 'Furniture moved and covered',
      notFound: 'A book cover',
      means: [
        ['Not a drop gets under the sheet.', 'Sofa and floorboards look in the morning as they did before.'],
        ['No need to empty the room.', 'Furniture is moved aside, covered and put back.'],
      ],
      after: ['a sofa without a drop on it'],
      questions: ['Where does the furniture go?', 'Who covers all this up?'],
      scenes: ['There is a white drop on the arm of the chair.'],
      short: ['paint spots on the sofa'],
    },
  },
  {
    id: 'coats-included',
    sectors: ['building'],
    es: {
      match: '# manos de pintura | doble mano | # capas de pintura',
      found: '2 manos de pintura plástica',
      notFound: 'A mano',
      means: [
        ['El color de antes no asoma.', 'Con sol de lado, la pared se ve igual por todas partes.'],
        ['Se pinta y se olvida.', 'No hay que volver con el rodillo a tapar cercos.'],
      ],
      after: ['una pared sin sombras'],
      questions: ['¿Se notará el color de antes?', '¿Por qué se ve a parches?'],
      scenes: ['Con el sol de la tarde, la pared enseña cada brochazo.'],
      short: ['paredes a parches'],
    },
    en: {
      match: '# coats as standard | second coat | # coats of paint | # coats included',
      found: 'Two coats as standard',
      notFound: 'Winter coats',
      means: [
        ['The old colour stays hidden.', 'With the sun from the side, the wall looks the same all over.'],
        ['Painted once, then forgotten.', 'No coming back with a roller to cover patches.'],
      ],
      after: ['a wall with no shadows'],
      questions: ['Will the old colour show?', 'Why does it look patchy?'],
      scenes: ['In the evening sun, the wall shows every stroke.'],
      short: ['patchy walls'],
    },
  },
  {
    id: 'colour-advice',
    sectors: ['building', 'home', 'beauty', 'fashion'],
    es: {
      match:
        'elegimos contigo el color | asesoramiento de color | ayuda con el color | asesoria de color | te ayudamos a elegir',
      found: 'Elegimos contigo el color',
      notFound: 'Color blanco',
      means: [
        ['La duda se resuelve en la pared.', 'Otro par de ojos mira la luz antes de abrir el bote.'],
        ['Alguien lo ha visto en otras casas.', 'El tono se decide antes y no con la brocha en la mano.'],
      ],
      after: ['un color decidido con calma'],
      questions: ['¿Gris claro o gris más claro?', '¿Quién se atreve a elegir?'],
      scenes: ['En el catálogo hay un abanico entero de blancos.'],
      short: ['arrepentirse con la pared pintada'],
    },
    en: {
      match: 'colour advice | color advice | colour consultation | help choosing | help with colours',
      found: 'Colour advice',
      notFound: 'Colour television',
      means: [
        [
          'The doubt is settled on the wall.',
          'Another pair of eyes looks at the light before the tin is opened.',
        ],
        ['Someone has seen it elsewhere.', 'The shade is chosen beforehand, not with the brush in hand.'],
      ],
      after: ['a colour chosen in good time'],
      questions: ['Pale grey or paler grey?', 'Who dares to choose?'],
      scenes: ['The chart has a whole fan of whites.'],
      short: ['second thoughts on a painted wall'],
    },
  },
  {
    id: 'own-staff',
    sectors: ['building', 'general'],
    es: {
      match:
        'pintores en plantilla | personal propio | equipo propio | sin subcontratas | personal en plantilla | nuestros propios tecnicos | tecnicos propios',
      found: 'Personal propio',
      notFound: 'Marca propia',
      means: [
        ['Vienen los mismos de siempre.', 'Quien da el precio conoce a quien hace el trabajo.'],
        ['Hay alguien que responde.', 'Si algo no queda bien, no se pasa la pelota a otra empresa.'],
      ],
      after: ['caras que se repiten'],
      questions: ['¿Quién viene mañana?', '¿A quién se reclama luego?'],
      scenes: ['Cada mañana abre la puerta a una cuadrilla distinta.'],
      short: ['subcontratas que nadie conoce'],
    },
    en: {
      match:
        'own staff | directly employed | no subcontractors | our own team | our own engineers | in house team',
      found: 'Our own team, no subcontractors',
      notFound: 'Your own style',
      means: [
        ['The same people turn up.', 'Whoever gives the price knows whoever does the work.'],
        ['There is somebody to answer.', 'If something is not right, it is not passed to another firm.'],
      ],
      after: ['faces you get to know'],
      questions: ['Who comes tomorrow?', 'Who do you complain to?'],
      scenes: ['Every morning the door opens to a different crew.'],
      short: ['subcontractors nobody knows'],
    },
  },
  {
    id: 'fully-insured',
    sectors: ['building', 'logistics', 'general'],
    es: {
      match:
        'seguro de responsabilidad civil | seguro incluido | responsabilidad civil | mercancia asegurada | totalmente asegurados',
      found: 'Seguro incluido',
      notFound: 'Seguro que gusta',
      means: [
        [
          'Si algo se rompe, está previsto.',
          'El papeleo lo mueve la póliza y no una discusión en la puerta.',
        ],
        ['El disgusto tiene a quién llamar.', 'Se da parte y el asunto sigue su camino.'],
      ],
      after: ['un percance con respuesta'],
      questions: ['¿Y si se rompe algo?', '¿Quién responde de un golpe?'],
      scenes: ['El jarrón estaba ahí y ahora todos se miran.'],
      short: ['discusiones por un golpe'],
    },
    en: {
      match: 'fully insured | public liability | goods in transit insurance | insurance included | insured',
      found: 'Fully insured',
      notFound: 'Health insurance',
      means: [
        ['If something breaks, it is covered.', 'If something breaks, there is a policy to deal with it.'],
        ['A mishap has someone to ring.', 'You report it, and it goes to the insurer.'],
      ],
      after: ['a mishap with an answer'],
      questions: ['What if something gets broken?', 'Who pays if something breaks?'],
      scenes: ['Something is broken, and everyone looks at each other.'],
      short: ['rows over a breakage'],
    },
  },
  {
    id: 'no-call-out-fee',
    sectors: ['building', 'electronics', 'home', 'industry', 'general'],
    es: {
      match:
        'desplazamiento incluido | sin coste de desplazamiento | desplazamiento gratis | desplazamiento gratuito | mano de obra incluida',
      found: 'Desplazamiento incluido',
      notFound: 'Servicio de transporte',
      means: [
        ['Venir no suma en la factura.', 'Se paga el trabajo y no los kilómetros.'],
        ['Se puede pedir que lo miren.', 'Nadie aplaza la avería por lo que cuesta que llamen al timbre.'],
      ],
      after: ['que vengan sin sumar el viaje'],
      questions: ['¿Cuánto cobran por venir?', '¿Y si al final no es nada?'],
      scenes: ['El ruido sigue ahí y nadie llama por no pagar la visita.'],
      short: ['pagar por que llamen al timbre'],
    },
    en: {
      match: 'no call out charge | no call out fee | call out included | labour included | no callout fee',
      found: 'No call-out charge',
      notFound: 'Call the office',
      means: [
        ['Coming round adds nothing.', 'You pay for the work and not for the miles.'],
        ['You can ask someone to look.', 'Nobody puts off a fault because of what the doorbell costs.'],
      ],
      after: ['a visit that adds nothing'],
      questions: ['What do they charge to come?', 'And if it turns out to be nothing?'],
      scenes: ['The noise goes on and nobody rings because of the visit fee.'],
      short: ['paying for a ring at the door'],
    },
  },
  {
    id: 'all-brands',
    sectors: ['building', 'electronics', 'industry', 'general'],
    es: {
      match: 'todas las marcas | todas las marcas y modelos | multimarca | cualquier marca',
      found: 'Todas las marcas y modelos',
      notFound: 'Marca registrada',
      means: [
        ['Da igual lo que ponga la placa.', 'No hay que buscar al servicio oficial de cada aparato.'],
        ['Un teléfono sirve para todo.', 'Lo que ya está en casa también entra.'],
      ],
      after: ['un teléfono para cualquier marca'],
      questions: ['¿Quién arregla esta marca?', '¿Hay servicio oficial por aquí?'],
      scenes: ['El servicio oficial está en otra provincia.'],
      short: ['buscar el servicio de cada marca'],
    },
    en: {
      match: 'all makes | all makes and models | any make | any brand | all brands',
      found: 'All makes and models',
      notFound: 'A maker of models',
      means: [
        ['Whatever the badge says.', 'There is no need to find the official service for each one.'],
        ['One number does for all.', 'What you already own counts as well.'],
      ],
      after: ['one number for any make'],
      questions: ['Who repairs this make?', 'Is there a dealer round here?'],
      scenes: ['The official service is in another county.'],
      short: ['a different service for each make'],
    },
  },
  {
    id: 'qualified-people',
    sectors: ['sports', 'health', 'building', 'education', 'beauty', 'pets', 'general'],
    es: {
      match:
        'monitores titulados | titulad* | colegiad* | tecnicos certificados | profesores titulados | personal cualificado | profesionales titulados',
      found: 'Odontólogos colegiados',
      notFound: 'Un colegio cercano',
      means: [
        ['Quien atiende ha estudiado para esto.', 'Hay un nombre en la puerta y unos estudios detrás.'],
        ['Se puede preguntar el porqué.', 'La explicación la da quien hace el trabajo.'],
      ],
      after: ['alguien que sabe explicarlo'],
      questions: ['¿Quién va a hacer esto?', '¿Y esa persona, qué ha estudiado?'],
      scenes: ['Cada cual da un consejo distinto y nadie firma ninguno.'],
      short: ['consejos de cualquiera'],
    },
    en: {
      match:
        'gas safe | qualified staff | fully qualified | qualified instructors | chartered | dbs checked | dbs checked staff | registered engineer* | qualified teachers',
      found: 'Fully qualified engineers',
      notFound: 'Qualifying rounds',
      means: [
        ['You know who is coming.', 'You know who is coming, and that somebody has checked.'],
        ['Somebody has checked.', 'The papers are in order before anyone starts.'],
      ],
      after: ['someone whose papers are in order'],
      questions: ['Who is going to do this?', 'Who is coming, exactly?'],
      scenes: ['The number came from a friend of a friend, and that is all you know.'],
      short: ['taking a chance on just anybody'],
    },
  },
  {
    id: 'written-report',
    sectors: ['building', 'advisers', 'industry', 'pets', 'general'],
    es: {
      match:
        'informe por escrito | factura detallada | informe detallado | factura desglosada | informe de la visita',
      found: 'Informe por escrito',
      notFound: 'Escrito a mano',
      means: [
        ['Lo que se ha visto queda en papel.', 'Se puede leer con calma y guardar para la próxima vez.'],
        ['Las líneas se entienden.', 'Cada cosa lleva su nombre y su cifra al lado.'],
      ],
      after: ['saber qué se hizo y cuánto fue'],
      questions: ['¿Qué se hizo exactamente?', '¿De qué es esta línea?'],
      scenes: ['En el cajón hay un papel que dice «varios» y una cifra.'],
      short: ['facturas que solo dicen «varios»'],
    },
    en: {
      match:
        'written report | detailed invoice | itemised invoice | certificate emailed | report after the visit | video of the inspection | photo report',
      found: 'Written report',
      notFound: 'A written exam',
      means: [
        ['What was found is on record.', 'You can read it at leisure and keep it for next time.'],
        ['Every line makes sense.', 'Each thing has its name, with its figure beside it.'],
      ],
      after: ['knowing what was done'],
      questions: ['What exactly was done?', 'What is this line for?'],
      scenes: ['In the drawer there is a paper that says sundries, and a figure.'],
      short: ['invoices that only say sundries'],
    },
  },
  {
    id: 'courtesy-car',
    es: {
      match: 'coche de sustitucion | vehiculo de sustitucion | coche de cortesia',
      found: 'Coche de sustitución',
      notFound: 'Coche nuevo',
      means: [
        ['El día sigue como estaba.', 'Se deja el coche y se sale con otras llaves en la mano.'],
        ['El cole y el trabajo no esperan al taller.', 'Nadie cuadra autobuses por una revisión.'],
      ],
      after: ['el día con coche igualmente'],
      questions: ['¿Y cómo se vuelve del taller?', '¿Quién lleva mañana a los niños?'],
      scenes: ['El coche se queda en el elevador y la parada está lejos.'],
      short: ['un día entero sin coche'],
    },
    en: {
      match: 'courtesy car | replacement car | loan car',
      found: 'Courtesy car',
      notFound: 'Sports car',
      means: [
        ['Your day goes on as planned.', 'You leave one car and drive off with other keys in hand.'],
        ['School and work need not wait.', 'Nobody pieces together buses because of a service.'],
      ],
      after: ['the day as planned, car and all'],
      questions: ['How do you get home from the garage?', 'Who takes the children tomorrow?'],
      scenes: ['The car is on the lift and the bus stop is a long way off.'],
      short: ['a whole day with no car'],
    },
  },
  {
    id: 'car-collected',
    es: {
      match:
        'recogemos el coche | recogida y entrega del vehiculo | recogida del vehiculo | recogida de tu coche | recogemos tu coche | recogemos tu vehiculo',
      found: 'Recogemos el coche a domicilio',
      notFound: 'Recogemos firmas',
      means: [
        ['El taller viene a por él.', 'Se entregan las llaves en la puerta y el coche vuelve hecho.'],
        ['La mañana no se va en ir y venir.', 'Se sigue trabajando mientras otro conduce.'],
      ],
      after: ['el coche de vuelta en la puerta'],
      questions: ['¿Quién lo lleva y quién lo trae?', '¿Hay que pedir la mañana por el taller?'],
      scenes: ['Hacen falta un coche y otro detrás para dejarlo en el taller.'],
      short: ['la mañana perdida en el taller'],
    },
    en: {
      match:
        'collection and delivery | car collected | collect your car | pick up and return | we collect your car',
      found: 'Collection and delivery',
      notFound: 'Art collection',
      means: [
        ['They come and fetch it.', 'You hand over the keys at the door and it comes back done.'],
        ['No morning lost on the way.', 'You carry on working while somebody else drives.'],
      ],
      after: ['back at your door, done'],
      questions: ['Who takes it and who brings it back?', 'A morning off for the garage?'],
      scenes: ['It takes another car following behind to drop it off.'],
      short: ['a morning lost at the garage'],
    },
  },
  {
    id: 'no-work-unasked',
    es: {
      match:
        'sin tu permiso no se hace nada | presupuesto antes de reparar | consultamos antes de | avisamos antes de cambiar | avisamos antes de reparar | avisamos antes de hacer | avisamos antes de tocar',
      found: 'Avisamos antes de cambiar nada',
      notFound: 'Reserva antes de las 20:00',
      means: [
        ['Nada se cambia sin preguntar.', 'La decisión llega por teléfono antes que por factura.'],
        ['El último sí es de quien paga.', 'Se explica la pieza, se dice la cifra y se espera.'],
      ],
      after: ['decidir antes de que se cambie'],
      questions: ['¿Y esto quién lo pidió?', '¿Qué han cambiado?'],
      scenes: ['La nota trae una pieza de la que nadie habló.'],
      short: ['piezas cambiadas sin avisar'],
    },
    en: {
      match:
        'no work without | without your ok | no work without your ok | we call before replacing | we call before any work | your approval before',
      found: 'No work without your OK',
      notFound: 'Work without tools',
      means: [
        ['Nothing is changed unasked.', 'The decision comes by phone before it comes by invoice.'],
        ['The final yes is yours.', 'They explain the part, give the figure and wait.'],
      ],
      after: ['a say before anything is changed'],
      questions: ['And who asked for this?', 'What did they change?'],
      scenes: ['The bill lists a part that nobody mentioned.'],
      short: ['parts changed without a word'],
    },
  },
  {
    id: 'genuine-parts',
    es: {
      match: 'piezas originales | recambios originales | recambio original | repuestos originales',
      found: 'Piezas originales',
      notFound: 'Idea original',
      means: [
        ['Entra la pieza que salió de fábrica.', 'Encaja como la de antes, sin adaptar nada.'],
        ['La referencia está en la factura.', 'Se puede mirar el código y ver que es el suyo.'],
      ],
      after: ['la pieza que le corresponde'],
      questions: ['¿Qué pieza han puesto?', '¿Es la de la marca?'],
      scenes: ['La pieza barata encajaba casi del todo.'],
      short: ['piezas que encajan casi'],
    },
    en: {
      match: 'genuine parts | original parts | oem parts | manufacturer parts',
      found: 'Genuine parts',
      notFound: 'Genuine interest',
      means: [
        ['In goes the part it was built with.', 'It fits like the last one, with nothing to adapt.'],
        ['Its number is on the invoice.', 'You can look up the code and see that it is the right one.'],
      ],
      after: ['the part that belongs there'],
      questions: ['Which part did they fit?', "Is it the maker's own?"],
      scenes: ['The cheap part fitted, almost.'],
      short: ['parts that almost fit'],
    },
  },
  {
    id: 'point-check',
    sectors: ['general', 'sports', 'electronics'],
    es: {
      match: 'revision de # puntos | # puntos de control | # puntos revisados',
      found: 'Revisión de 20 puntos',
      notFound: 'Puntos de fidelidad',
      means: [
        ['Se mira lo que no se ve al conducir.', 'La lista se recorre entera y cada casilla queda marcada.'],
        ['Se sabe qué está bien y qué espera.', 'La próxima pieza que cambiar deja de ser un susto.'],
      ],
      after: ['una lista entera revisada'],
      questions: ['¿Qué han mirado exactamente?', '¿Cuándo se miró por debajo?'],
      scenes: ['El ruido vuelve a la semana y nadie sabe de dónde.'],
      short: ['revisiones de abrir y cerrar el capó'],
    },
    en: {
      match: '# point check | # point inspection | # point service',
      found: '20-point check',
      notFound: 'Point of view',
      means: [
        ['It looks at what you cannot see.', 'The list is gone through to the end and every box is ticked.'],
        ['You know what can wait.', 'The next part to change stops being a shock.'],
      ],
      after: ['a list checked to the end'],
      questions: ['What exactly did they check?', 'When did anyone look underneath?'],
      scenes: ['The noise is back within a week and nobody knows from where.'],
      short: ['a glance under the bonnet'],
    },
  },
  {
    id: 'while-you-wait',
    es: {
      match:
        'mientras espera* | list* en una hora | list* en el acto | list* en menos de una hora | se hace en el acto | se hace en el momento | reparacion en el acto | arreglo en el momento | arreglo en el acto',
      found: 'Se hace en el acto',
      notFound: 'Acto de entrega',
      means: [
        ['Se entra y se sale con ello hecho.', 'Un café, una llamada y ya está.'],
        ['No hay que volver otro día.', 'El recado empieza y termina en la misma visita.'],
      ],
      after: ['hecho en la misma visita'],
      questions: ['¿Hay que dejarlo hasta mañana?', '¿Cuándo se puede pasar a por ello?'],
      scenes: ['Un viaje para dejarlo y otro para recogerlo.'],
      short: ['volver otro día a por ello'],
    },
    en: {
      match:
        'while you wait | done on the spot | ready within an hour | ready within the hour | ready in an hour | ready in under an hour | repaired on the spot',
      found: 'While you wait',
      notFound: 'A waiting list',
      means: [
        ['In you go, and out with it done.', 'A coffee, a phone call, and that is that.'],
        ['No coming back another day.', 'The errand starts and ends in the same visit.'],
      ],
      after: ['done in the same visit'],
      questions: ['Does it have to stay overnight?', 'When can it be picked up?'],
      scenes: ['One trip to leave it and another to fetch it.'],
      short: ['coming back another day'],
    },
  },
  {
    id: 'materials-included-works',
    sectors: ['building', 'general'],
    es: {
      match:
        'materiales incluidos | material incluido | productos incluidos | materiales y mano de obra | mano de obra y materiales | mampara incluida',
      found: 'Materiales incluidos',
      notFound: 'Material escolar',
      means: [
        ['Nadie va al almacén a por nada.', 'Quien hace el trabajo trae con qué hacerlo.'],
        ['La cifra ya cuenta lo que se gasta.', 'No aparecen botes ni sacos en otra línea.'],
      ],
      after: ['el trabajo con todo dentro'],
      questions: ['¿Y el material se paga aparte?', '¿Hay que comprar algo antes?'],
      scenes: ['Falta un producto y toca salir a buscarlo.'],
      short: ['salir a comprar lo que falta'],
    },
    en: {
      match:
        'materials included | all products supplied | products supplied | materials and labour | all materials supplied',
      found: 'All products supplied',
      notFound: 'Raw materials',
      means: [
        ['Nobody goes out for supplies.', 'Whoever does the work brings what it takes.'],
        ['The figure counts what is used.', 'No tins or sacks turn up on another line.'],
      ],
      after: ['the work with everything in it'],
      questions: ['Are materials charged on top?', 'Does anything need buying first?'],
      scenes: ['Something has run out and somebody has to go and get it.'],
      short: ['last-minute trips for supplies'],
    },
  },
  {
    id: 'oiled-finish',
    sectors: ['home', 'crafts'],
    es: {
      match: 'acabado al aceite | aceitad* | acabado encerado | acabado a la cera',
      found: 'Acabado al aceite',
      notFound: 'Aceite de oliva',
      means: [
        ['El roce se arregla en casa.', 'Un poco de lija, un trapo con aceite, y la marca se va.'],
        ['La mano toca madera.', 'No hay capa de barniz entre los dedos y la veta.'],
      ],
      after: ['una marca que se borra con un trapo'],
      questions: ['¿Y si se raya?', '¿Por qué brilla como el plástico?'],
      scenes: ['El vaso dejó un cerco y ahí se quedó.'],
      short: ['cercos que se quedan para siempre'],
    },
    en: {
      match: 'oiled finish | oil finish | hand oiled | waxed finish | oiled oak',
      found: 'An oiled finish',
      notFound: 'Olive oil',
      means: [
        ['A mark can be mended at home.', 'A little sanding, a cloth with oil, and it goes.'],
        ['Your hand touches wood.', 'There is no coat of varnish between your fingers and the grain.'],
      ],
      after: ['a mark that a cloth takes out'],
      questions: ['What if it gets scratched?', 'Why does it shine like plastic?'],
      scenes: ['The glass left a ring, and there it stayed.'],
      short: ['rings that stay for good'],
    },
  },
  {
    id: 'sliding-doors',
    sectors: ['building', 'home'],
    es: {
      match: 'puertas correderas | puerta corredera | corredera | correderas',
      found: 'Puertas correderas',
      notFound: 'Corredora de seguros',
      means: [
        ['La puerta no roba sitio al abrir.', 'La cama o la mesilla pueden ir justo delante.'],
        ['Se abre con un dedo.', 'Corre a un lado y se ve el fondo del armario.'],
      ],
      after: ['sitio donde barría la puerta'],
      questions: ['¿Cabe la puerta abierta?', '¿Y si delante va la cama?'],
      scenes: ['Para coger una camisa hay que mover la silla, la mesilla y la paciencia.'],
      short: ['puertas que chocan con la cama'],
    },
    en: {
      match: 'sliding doors | sliding door',
      found: 'Sliding doors',
      notFound: 'A sliding scale',
      means: [
        ['The door takes no room to open.', 'The bed or the table can stand right in front.'],
        ['One finger opens it.', 'It runs aside and you see to the back of the wardrobe.'],
      ],
      after: ['room where the door used to swing'],
      questions: ['Is there room to open the door?', 'What if the bed goes there?'],
      scenes: ['To reach a shirt you move the chair, the table and your patience.'],
      short: ['doors that hit the bed'],
    },
  },
  {
    id: 'foot-switch',
    sectors: ['home'],
    es: {
      match: 'interruptor de pie | pedal de encendido',
      found: 'Interruptor de pie',
      notFound: 'Interruptor de la luz',
      means: [
        ['Se enciende sin agacharse.', 'Con el libro en una mano y la manta en la otra, basta el pie.'],
        ['El botón no se busca a tientas.', 'Está en el suelo, donde cae el zapato.'],
      ],
      after: ['encender sin soltar el libro'],
      questions: ['¿Dónde está el botón?', '¿Quién se agacha a encenderla?'],
      scenes: ['Una mano detrás del sofá, buscando un botón que no aparece.'],
      short: ['buscar el botón detrás del sofá'],
    },
    en: {
      match: 'foot switch | foot pedal',
      found: 'Foot switch',
      notFound: 'Foot cream',
      means: [
        ['It lights without a stoop.', 'With a book in one hand and a blanket in the other, a foot will do.'],
        ['No feeling about for the button.', 'It is on the floor, where your shoe lands.'],
      ],
      after: ['a light on, book still in hand'],
      questions: ['Where is the button?', 'Who bends down to switch it on?'],
      scenes: ['A hand behind the sofa, after a button that will not be found.'],
      short: ['feeling for a switch'],
    },
  },
  {
    id: 'fast-arrival',
    sectors: ['building'],
    es: {
      match:
        'llegamos en # hora | llegamos en # horas | llegamos en menos de | en tu casa en # hora | llegamos en # minutos | llegamos en menos de # horas',
      found: 'Llegamos en 1 hora',
      notFound: 'Listo en 1 hora',
      means: [
        [
          'El cubo se vacía pocas veces.',
          'Entre la llamada y el timbre da para cerrar la llave y poner toallas.',
        ],
        ['La espera tiene número.', 'Se sabe si da tiempo a ir a por los niños.'],
      ],
      after: ['ayuda antes de la cena'],
      questions: ['¿Cuánto tardan en venir?', '¿Y mientras, qué?'],
      scenes: ['Una toalla en el suelo, otra en la mano y el teléfono en el hombro.'],
      short: ['esperar con las toallas en el suelo'],
    },
    en: {
      match:
        'with you within | with you in # | with you in under | there within # | arrive within # | there within # hours | with you within # hours',
      found: 'With you within 1 hour',
      notFound: 'Withdrawn stock',
      means: [
        [
          'The bucket is emptied only so often.',
          'Between the call and the bell you can shut the tap and lay towels.',
        ],
        ['The wait has a number.', 'You know whether there is time for the school run.'],
      ],
      after: ['help before supper'],
      questions: ['How long until they come?', 'And meanwhile?'],
      scenes: ['A towel on the floor, another in hand and the phone on your shoulder.'],
      short: ['waiting with towels on the floor'],
    },
  },
  {
    id: 'camera-inspection',
    sectors: ['building'],
    es: {
      match: 'camara de inspeccion | inspeccion con camara | localizacion de fugas | deteccion de fugas',
      found: 'Cámara de inspección',
      notFound: 'Cámara de fotos',
      means: [
        ['Se mira antes de picar.', 'El fallo se ve en una pantalla y el azulejo se queda donde está.'],
        ['Se arregla lo que está roto.', 'Nadie abre la pared del baño para probar suerte.'],
      ],
      after: ['un agujero en lugar de una zanja'],
      questions: ['¿Hay que levantar todo el suelo?', '¿De dónde sale el agua?'],
      scenes: ['Han abierto por aquí y la fuga estaba allí.'],
      short: ['paredes abiertas por si acaso'],
    },
    en: {
      match: 'camera survey | cctv survey | camera inspection | leak detection',
      found: 'Camera survey',
      notFound: 'A camera lens',
      means: [
        ['They look before they dig.', 'The fault shows on a screen, and the tile stays where it is.'],
        ['What is broken gets fixed.', 'Nobody opens the bathroom wall to try their luck.'],
      ],
      after: ['a hole in place of a trench'],
      questions: ['Does the whole floor come up?', 'Where is the water coming from?'],
      scenes: ['They opened it here, and the leak was over there.'],
      short: ['walls opened on a guess'],
    },
  },
  {
    id: 'ports',
    sectors: ['electronics'],
    es: {
      match: '# puertos | hdmi | # puertos hdmi | puertos hdmi | # puertos usb | puerto usb | entradas hdmi',
      found: '2 puertos HDMI',
      notFound: 'Puerto pesquero',
      means: [
        ['Se enchufa lo que ya hay.', 'El portátil y la consola se quedan puestos a la vez.'],
        ['Nadie se mete detrás a cambiar cables.', 'Se elige en el menú y aparece el otro.'],
      ],
      after: ['cada aparato con su entrada'],
      questions: ['¿Dónde se conecta esto?', '¿Hay que desenchufar lo otro?'],
      scenes: ['Detrás del mueble, con una linterna, cambiando un cable por otro.'],
      short: ['cambiar cables detrás del mueble'],
    },
    en: {
      match: 'hdmi | # hdmi ports | hdmi ports | # ports | # usb ports | usb port*',
      found: '2 HDMI ports',
      notFound: 'A port wine',
      means: [
        ['You plug in what you already have.', 'The laptop and the console stay connected together.'],
        ['Nobody crawls behind to swap leads.', 'Pick from the menu and up comes the other one.'],
      ],
      after: ['an input for each device'],
      questions: ['Where does this plug in?', 'Must the other one come out?'],
      scenes: ['Behind the cabinet with a torch, swapping this lead for that.'],
      short: ['swapping leads behind the telly'],
    },
  },
  {
    id: 'builtin-speakers',
    sectors: ['electronics'],
    es: {
      match: 'altavoces integrados | altavoz integrado | altavoces incluidos | sonido integrado',
      found: 'Altavoces integrados',
      notFound: 'Cocina integrada',
      means: [
        ['No hay otro aparato en la mesa.', 'Se oye la reunión sin buscar unos altavoces.'],
        ['Se enciende y suena.', 'Un vídeo se ve entre varios sin repartir auriculares.'],
      ],
      after: ['sonido sin otra caja en la mesa'],
      questions: ['¿Y el sonido por dónde sale?', '¿Hay que comprar altavoces?'],
      scenes: ['El vídeo empieza y se mueven las bocas en silencio.'],
      short: ['altavoces sueltos por la mesa'],
    },
    en: {
      match: 'built in speakers | built in speaker | integrated speakers | speakers included',
      found: 'Built-in speakers',
      notFound: 'Motivational speakers',
      means: [
        ['There is no other box on the desk.', 'You hear the meeting without hunting for speakers.'],
        ['Switch on and it sounds.', 'A video is watched together with no sharing of earphones.'],
      ],
      after: ['sound with no extra box'],
      questions: ['Where does the sound come out?', 'Do I need speakers as well?'],
      scenes: ['The video starts, and mouths move in silence.'],
      short: ['loose speakers on the desk'],
    },
  },
];
