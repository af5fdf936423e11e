import type { Entry } from '../entry';

export const staysConcepts: readonly Entry[] = [
  {
    id: 'breakfast-included',
    sectors: ['tourism', 'general'],
    es: {
      match:
        'desayuno incluido | desayuno buffet | con desayuno | alojamiento y desayuno | desayuno casero | desayuno servido en',
      found: 'Desayuno incluido',
      notFound: 'Desayuno de empresa',
      means: [
        ['La mañana empieza sentada.', 'Se baja, hay café y nadie busca un bar abierto.'],
        ['El primer plan ya está hecho.', 'Con la mesa puesta, el día se decide entre tostada y tostada.'],
      ],
      after: ['bajar y desayunar'],
      questions: ['¿Dónde se desayuna por aquí?', '¿Qué abre tan temprano?'],
      scenes: ['Maletas, hambre y todas las persianas bajadas.'],
      short: ['buscar un bar abierto'],
    },
    en: {
      match:
        'breakfast included | includes breakfast | bed and breakfast | buffet breakfast | homemade breakfast | with breakfast | continental breakfast',
      found: 'Breakfast included',
      notFound: 'A breakfast bowl',
      means: [
        [
          'The morning begins sitting down.',
          'Go downstairs, there is coffee and nobody hunts for an open café.',
        ],
        ['The first plan is already made.', 'With the table laid, the day is decided over toast.'],
      ],
      after: ['down the stairs to breakfast'],
      questions: ['Where can you get breakfast round here?', 'What opens so early?'],
      scenes: ['Suitcases, hunger and every shutter down.'],
      short: ['hunting for an open café'],
    },
  },
  {
    id: 'late-check-out',
    sectors: ['tourism', 'general'],
    es: {
      match: 'salida tardia | late check out | check out flexible | salida hasta las #',
      found: 'Salida tardía hasta las 14:00',
      notFound: 'Salida de emergencia',
      means: [
        ['La maleta no manda.', 'El horario se ajusta al tren y no el tren al horario.'],
        ['La mañana de la vuelta también cuenta.', 'Se desayuna sin mirar el reloj y aún queda un paseo.'],
      ],
      after: ['horarios que no corren'],
      questions: ['¿Hay que dejarla tan pronto?', '¿Y dónde se espera hasta el tren?'],
      scenes: ['El vuelo sale por la tarde y la habitación se deja por la mañana.'],
      short: ['maletas en la puerta tras el desayuno'],
    },
    en: {
      match: 'late check out | late checkout | flexible check out',
      found: 'Late check-out until 2 pm',
      notFound: 'Fact-check desk',
      means: [
        ['The suitcase is not in charge.', 'The hours fit the train and not the train the hours.'],
        [
          'The morning of the return counts too.',
          'Breakfast is unhurried, and there is still time for a walk.',
        ],
      ],
      after: ['hours that do not chase anyone'],
      questions: ['Must the room go so early?', 'Where do we wait for the train?'],
      scenes: ['The flight is in the evening and the room is due in the morning.'],
      short: ['bags in the hall after breakfast'],
    },
  },
  {
    id: 'any-hour-arrival',
    sectors: ['tourism', 'general'],
    es: {
      match:
        'entrada flexible | check in flexible | entrada autonoma | check in autonomo | recepcion # horas | recepcion las # horas | llegada a cualquier hora',
      found: 'Recepción 24 horas',
      notFound: 'Recepción de pedidos',
      means: [
        ['Se llega cuando se llega.', 'Un retraso en la carretera no deja a nadie en la calle.'],
        ['El viaje no corre contra el reloj.', 'Se para a cenar por el camino y se llega igual.'],
      ],
      after: ['llegar sin mirar la hora'],
      questions: ['¿Y si el tren llega de noche?', '¿Hasta qué hora se puede llegar?'],
      scenes: ['El vuelo se retrasa y alguien busca el teléfono de la recepción.'],
      short: ['llegar corriendo por las llaves'],
    },
    en: {
      match:
        'self check in | flexible check in | # hour reception | late arrival* | arrive any time | keyless entry',
      found: '24-hour reception',
      notFound: 'A wedding reception',
      means: [
        ['Arrive when you arrive.', 'A delay on the road leaves nobody on the pavement.'],
        ['The trip does not race the clock.', 'You stop for dinner on the way and get in all the same.'],
      ],
      after: ['arriving without a look at the time'],
      questions: ['What if the train gets in at night?', 'How late can we arrive?'],
      scenes: ['The flight is late, and somebody looks for the number of the desk.'],
      short: ['a dash to be in time for the keys'],
    },
  },
  {
    id: 'sea-view',
    sectors: ['tourism', 'building', 'general'],
    es: {
      match:
        'vistas al mar | vista al mar | vistas a la montana | vistas panoramicas | con vistas | primera linea de playa | frente al mar | a pie de playa | con vistas al mar | vistas a la | vistas al | vistas a la sierra | vistas al valle',
      found: 'Habitación con vistas al mar',
      notFound: 'Vista cansada',
      means: [
        ['La ventana es parte del plan.', 'Se abre la persiana y ya se está donde se quería estar.'],
        ['El paisaje llega con el café.', 'No hay que vestirse para verlo.'],
      ],
      after: ['despertar donde se quería estar'],
      questions: ['¿A qué da esa ventana?', '¿Para qué viajar y mirar un muro?'],
      scenes: ['La persiana sube y enfrente hay un tendedero.'],
      short: ['una ventana al patio de luces'],
    },
    en: {
      match:
        'sea view* | ocean view* | mountain view* | panoramic view* | views of | with views | overlooking the | beachfront | seafront | lake view* | views over | sea views | countryside view*',
      found: 'Room with a sea view',
      notFound: 'View our range',
      means: [
        ['The window is part of the plan.', 'Up goes the blind and there you are, where you meant to be.'],
        ['The view comes with coffee.', 'No need to dress in order to see it.'],
      ],
      after: ['waking up where you meant to be'],
      questions: ['What does that window look out on?', 'Why travel and face a wall?'],
      scenes: ["The blind goes up on somebody's washing line."],
      short: ['a window on a light well'],
    },
  },
  {
    id: 'walking-distance',
    sectors: ['tourism', 'restaurants', 'health', 'education', 'beauty', 'sports', 'general'],
    es: {
      match:
        'a # minutos andando | a # minutos a pie | a un paso del centro | centro historico | en pleno centro | centrico | centrica | junto al metro | cerca del metro | cerca de la estacion | ubicacion centrica',
      found: 'A cinco minutos andando del centro',
      notFound: 'Centro de mesa bordado',
      means: [
        ['El coche no hace falta.', 'Se sale por la puerta y se va a pie a casi todo.'],
        ['Se vuelve andando.', 'Nadie mira la hora de la última línea.'],
      ],
      after: ['salir por la puerta y llegar'],
      questions: ['¿Cómo se llega desde allí?', '¿A qué hora pasa el último autobús?'],
      scenes: ['La cena fue estupenda y ahora no hay taxis.'],
      short: ['la última combinación de autobús'],
    },
    en: {
      match:
        'minutes walk | # minute walk | walking distance | city centre location | town centre | in the heart of | close to the station | near the station | steps from | central location | centrally located | minutes on foot | short walk',
      found: 'A five-minute walk from the centre',
      notFound: 'Walking boots',
      means: [
        ['The car is not needed.', 'Out of the door and nearly everything is on foot.'],
        ['The way back is on foot.', 'Nobody keeps an eye on the late bus.'],
      ],
      after: ['out of the door and there'],
      questions: ['How do we get there from the hotel?', 'When does the bus stop running?'],
      scenes: ['Dinner was lovely and now there is no taxi.'],
      short: ['the late bus and its timetable'],
    },
  },
  {
    id: 'free-cancellation',
    es: {
      match:
        'cancelacion gratuita | cancelacion gratis | cancelacion sin coste | cancelacion flexible | cancelacion hasta | cambio de fecha gratuito | cambio de fecha | se puede cancelar hasta',
      found: 'Cancelación gratuita hasta 48 horas antes',
      notFound: 'Gratis con la compra',
      means: [
        ['Reservar no ata.', 'Si los planes cambian con tiempo, se anula y ya está.'],
        ['Se puede decidir con tiempo.', 'La fecha se asegura sola mientras se cuadran los demás.'],
      ],
      after: ['reservar aunque falte cuadrar fechas'],
      questions: ['¿Y si al final no se puede ir?', '¿Quién reserva con tanta antelación?'],
      scenes: ['El grupo aún no contesta y el hueco se va a llenar.'],
      short: ['una reserva que no se puede mover'],
    },
    en: {
      match:
        'free cancellation | flexible cancellation | cancel free | free date change | cancel up to | change your dates | flexible booking | refundable',
      found: 'Free cancellation up to 48 hours before',
      notFound: 'Noise cancellation',
      means: [
        [
          'Booking does not tie you down.',
          'If plans change in good time, the booking is undone and that is that.',
        ],
        ['The decision has time.', 'The date is held while the others sort out theirs.'],
      ],
      after: ['booking before all dates are settled'],
      questions: ["What if we can't go after all?", 'Who books so far ahead?'],
      scenes: ['The group has not replied and the gap will soon be filled.'],
      short: ['a booking that cannot be moved'],
    },
  },
  {
    id: 'pets-welcome',
    es: {
      match:
        'admite mascotas | se admiten mascotas | mascotas bienvenidas | se admiten perros | perros bienvenidos | apto para mascotas | admitimos mascotas | pet friendly | perros en la terraza | admiten mascotas',
      found: 'Se admiten mascotas',
      notFound: 'No se admiten mascotas',
      means: [
        ['El perro también viene.', 'Nadie tiene que buscarle casa para el fin de semana.'],
        ['La familia entra entera.', 'Nadie cena pensando en si estará ladrando en casa.'],
      ],
      after: ['ir todos, también el perro'],
      questions: ['¿Y con quién se queda el perro?', '¿Puede entrar o espera fuera?'],
      scenes: ['La correa atada a la farola y un ladrido a cada rato.'],
      short: ['llamar a la cuñada para el perro'],
    },
    en: {
      match:
        'pets welcome | pet friendly | dogs welcome | dog friendly | dogs allowed | pets allowed | dogs on the terrace',
      found: 'Dogs welcome',
      notFound: 'Pet insurance',
      means: [
        ['The dog comes too.', 'Nobody has to find it a home for the weekend.'],
        ['The whole family goes in.', 'Nobody eats dinner wondering about the barking at home.'],
      ],
      after: ['everyone goes, dog included'],
      questions: ['And who has the dog?', 'May it come in, or does it wait?'],
      scenes: ['The lead is tied to a lamp post, and there is a bark every so often.'],
      short: ['ringing round for a dog sitter'],
    },
  },
  {
    id: 'equipped-kitchen',
    sectors: ['tourism', 'general'],
    es: {
      match:
        'cocina equipada | cocina completa | apartamento con cocina | cocina propia | menaje incluido | cocina totalmente equipada',
      found: 'Apartamento con cocina equipada',
      notFound: 'Cocina de gas con horno',
      means: [
        ['Se puede comer en zapatillas.', 'El desayuno, el biberón o la cena tardía se hacen sin salir.'],
        ['El mercado del pueblo sirve de algo.', 'Lo que se compra por la mañana se cocina por la noche.'],
      ],
      after: ['cenar en zapatillas'],
      questions: ['¿Otra vez a cenar fuera?', '¿Dónde se calienta un biberón?'],
      scenes: ['Otro día de menú y alguien echa de menos una tortilla.'],
      short: ['cada comida en un restaurante'],
    },
    en: {
      match:
        'equipped kitchen | full kitchen | self catering | kitchenette | own kitchen | fully equipped kitchen',
      found: 'An apartment with an equipped kitchen',
      notFound: 'Kitchen scales',
      means: [
        ['Dinner can be had in slippers.', 'Breakfast, a bottle or a late supper is made without going out.'],
        ['The local market comes in useful.', 'What is bought in the morning is cooked at night.'],
      ],
      after: ['supper in slippers'],
      questions: ['Dinner out again?', 'Where can we warm a bottle?'],
      scenes: ['Days of set menus, and someone misses a plain omelette.'],
      short: ['every meal in a restaurant'],
    },
  },
  {
    id: 'pool',
    sectors: ['tourism', 'general'],
    es: {
      match: 'piscina | piscina privada | piscina comunitaria | piscina exterior',
      found: 'Piscina privada',
      notFound: 'Piscifactoría de truchas',
      means: [
        ['La tarde tiene plan.', 'Los niños están en el agua y la sombra queda para los demás.'],
        ['El calor se va con un chapuzón.', 'Se baja en toalla y se vuelve con hambre.'],
      ],
      after: ['una tarde en el agua'],
      questions: ['¿Qué se hace con este calor?', '¿Y los niños, mientras?'],
      scenes: ['La siesta de unos y el aburrimiento de otros.'],
      short: ['niños aburridos a la hora de la siesta'],
    },
    en: {
      match: 'swimming pool | private pool | outdoor pool | shared pool',
      found: 'A private swimming pool',
      notFound: 'A pool of talent',
      means: [
        ['The afternoon has a plan.', 'The children are in the water and the shade is left for the rest.'],
        ['Heat ends with a splash.', 'Go down in a towel and come back hungry.'],
      ],
      after: ['an afternoon in the water'],
      questions: ['What can we do in this heat?', 'And the children, meanwhile?'],
      scenes: ['Some nap, and the others are bored.'],
      short: ['bored children after lunch'],
    },
  },
  {
    id: 'heated-pool',
    sectors: ['tourism', 'general'],
    es: {
      match: 'piscina climatizada | piscina cubierta | piscina cubierta y climatizada | piscina interior',
      found: 'Piscina climatizada',
      notFound: 'Piscina de verano',
      means: [
        ['El baño no depende del tiempo.', 'Aunque fuera refresque, se nada y se sale sin tiritar.'],
        ['El bañador viaja también en invierno.', 'La tarde de lluvia tiene un plan con toalla.'],
      ],
      after: ['un baño también con mal tiempo'],
      questions: ['¿Y si llueve todo el fin de semana?', '¿Se mete el bañador en la maleta?'],
      scenes: ['Fuera llueve y la baraja ya ha dado todas las vueltas.'],
      short: ['tardes de lluvia sin plan'],
    },
    en: {
      match: 'heated pool | indoor pool | heated indoor pool | heated swimming pool',
      found: 'Heated pool',
      notFound: 'A pool of talent',
      means: [
        [
          'A swim does not wait on the weather.',
          'Cool as it may be outside, you swim and come out without a shiver.',
        ],
        ['Swimwear travels in winter too.', 'A wet afternoon has a plan, with a towel.'],
      ],
      after: ['a swim in any weather'],
      questions: ['What if it rains all weekend?', 'Is it worth packing the swimwear?'],
      scenes: ['It rains outside, and the pack of cards has been round and round.'],
      short: ['wet afternoons with no plan'],
    },
  },
  {
    id: 'small-group-guide',
    sectors: ['tourism'],
    es: {
      match:
        'grupos reducidos | grupo reducido | maximo # personas | grupos pequenos | grupos de # personas | grupos de hasta #',
      found: 'Grupos reducidos con guía local',
      notFound: 'Guía telefónica en línea',
      means: [
        ['Se puede preguntar.', 'Con poca gente, la explicación se para donde hay interés.'],
        ['Se oye sin auricular.', 'Nadie sigue un paraguas en alto entre la multitud.'],
      ],
      after: ['un grupo donde se puede preguntar'],
      questions: ['¿Qué ha dicho?', '¿Cuántos van en ese grupo?'],
      scenes: ['Desde el fondo solo se ven nucas.'],
      short: ['seguir un paraguas entre la gente'],
    },
    en: {
      match: 'small group* | maximum # people | groups of # | max # people | groups of up to #',
      found: 'Small groups with a local guide',
      notFound: 'A group of bolts',
      means: [
        ['Questions can be asked.', 'With few people, the talk stops where there is interest.'],
        ['It is heard with no headset.', 'Nobody follows a raised umbrella through a crowd.'],
      ],
      after: ['a group where you can ask'],
      questions: ['What did they say?', 'How many are in that group?'],
      scenes: ['From the back row all one sees is the backs of heads.'],
      short: ['following an umbrella through crowds'],
    },
  },
  {
    id: 'tickets-included',
    sectors: ['tourism', 'general'],
    es: {
      match:
        'entrada* incluida* | entrada* y transporte* incluid* | traslado incluido | comida incluida | todo incluido | almuerzo incluido | traslados incluidos | pension completa | media pension',
      found: 'Entradas y transporte incluidos',
      notFound: 'Entrada de coches',
      means: [
        ['No hay que ir sumando.', 'Lo que hace falta para el día está dentro de la reserva.'],
        ['La cartera se queda en el bolsillo.', 'Cada parada está resuelta antes de salir.'],
      ],
      after: ['un precio con lo necesario dentro'],
      questions: ['¿Y eso se paga aparte?', '¿Qué más habrá que llevar?'],
      scenes: ['En la taquilla aparece otro suplemento.'],
      short: ['un extra en cada parada'],
    },
    en: {
      match:
        'tickets included | entry included | transport included | transfer included | lunch included | all inclusive | full board | half board | everything included | entrance included | meals included',
      found: 'Tickets and transport included',
      notFound: 'Concert tickets',
      means: [
        ['There is nothing to keep adding.', 'What the day needs is inside the booking.'],
        ['The wallet stays in its pocket.', 'Each stop is settled before setting out.'],
      ],
      after: ['a price with what is needed inside'],
      questions: ['Is that charged on top?', 'What else must be brought along?'],
      scenes: ['The ticket desk comes up with another supplement.'],
      short: ['an extra at every stop'],
    },
  },
  {
    id: 'wifi-included',
    sectors: ['tourism', 'general'],
    es: {
      match: 'wifi gratis | wifi gratuito | wifi | wi fi | conexion a internet',
      found: 'Wifi gratis en todas las habitaciones',
      notFound: 'Fibra muscular',
      means: [
        [
          'El correo se manda desde la cama.',
          'La película de la noche y la reunión de la mañana no dependen de los datos del móvil.',
        ],
        ['El mapa se descarga antes de salir.', 'Los datos del teléfono se quedan para la calle.'],
      ],
      after: ['conexión desde la habitación'],
      questions: ['¿Cuál es la clave?', '¿Hay señal en alguna parte?'],
      scenes: ['El vídeo carga en el pasillo y se para en el cuarto.'],
      short: ['buscar cobertura en el pasillo'],
    },
    en: {
      match: 'free wifi | wifi | wi fi | free wi fi | internet access | fibre internet | high speed internet',
      found: 'Free wifi in all rooms',
      notFound: 'Wireless mouse',
      means: [
        ['Emails go out from bed.', "The night's film and the morning's meeting do not hang on mobile data."],
        ['Maps load before setting out.', "The phone's own data is kept for the street."],
      ],
      after: ['a connection from the room'],
      questions: ['What is the password?', 'Is there signal anywhere?'],
      scenes: ['The video loads in the corridor and stops in the room.'],
      short: ['looking for signal in the corridor'],
    },
  },
  {
    id: 'air-conditioned',
    sectors: ['tourism'],
    es: {
      match: 'aire acondicionado | climatizad* | bomba de calor',
      found: 'Habitaciones con aire acondicionado',
      notFound: 'Acondicionador de cabello',
      means: [
        ['La temperatura se elige.', 'En agosto se duerme tapado y en enero, sin abrigo.'],
        ['El tiempo se queda fuera.', 'Con frío o con calor en la calle, dentro se está a gusto.'],
      ],
      after: ['dormir a gusto en agosto'],
      questions: ['¿Quién duerme con este calor?', '¿Se abre o se cierra la ventana?'],
      scenes: ['La almohada se gira, y el otro lado también está caliente.'],
      short: ['la ventana abierta y los mosquitos'],
    },
    en: {
      match: 'air conditioning | air conditioned | heating and cooling',
      found: 'Air-conditioned rooms',
      notFound: 'Hair conditioner',
      means: [
        ['The temperature is chosen.', 'In August one sleeps under a sheet and in January without a coat.'],
        ['Weather stays outside.', 'Whatever it does in the street, inside it is comfortable.'],
      ],
      after: ['a good night in August'],
      questions: ['Who can sleep in this heat?', 'Window open or window shut?'],
      scenes: ['The pillow is turned over and the other side is hot as well.'],
      short: ['an open window and mosquitoes'],
    },
  },
  {
    id: 'terrace',
    sectors: ['restaurants'],
    es: {
      match:
        'terraza | terraza cubierta | patio interior | jardin propio | mesas al aire libre | terraza exterior | terraza climatizada | azotea',
      found: 'Terraza cubierta',
      notFound: 'Cultivo en terrazas',
      means: [
        ['La sobremesa se hace al aire.', 'El sol de invierno y la sombra de verano tienen mesa.'],
        ['La tarde se alarga fuera.', 'Se pide otro café porque nadie quiere moverse.'],
      ],
      after: ['una mesa al aire libre'],
      questions: ['¿Hay sitio fuera?', '¿Quién se encierra con este sol?'],
      scenes: ['Primer día bueno del año y la mesa está junto al baño.'],
      short: ['comer sin ver la calle'],
    },
    en: {
      match:
        'outdoor seating | terrace | roof terrace | beer garden | covered terrace | garden seating | patio seating | rooftop',
      found: 'A covered terrace',
      notFound: 'A terraced house',
      means: [
        ['The talk goes on outdoors.', 'Winter sun and summer shade each have a table.'],
        ['The afternoon stretches outside.', 'Another coffee is ordered because nobody wants to move.'],
      ],
      after: ['a table in the open air'],
      questions: ['Is there room outside?', "Who stays in when it's sunny?"],
      scenes: ['The first fine day of the year, and a table by the toilets.'],
      short: ['eating out of sight of the street'],
    },
  },
  {
    id: 'menu-of-the-day',
    sectors: ['restaurants', 'food', 'general'],
    es: {
      match:
        'menu del dia | menu diario | menu de mediodia | menu ejecutivo | menu semanal | se cambia cada dia | cambia cada dia | de lunes a viernes a mediodia',
      found: 'Menú del día con postre',
      notFound: 'Menú desplegable',
      means: [
        ['Se come bien y se vuelve a tiempo.', 'Lo de hoy está decidido, sin estudiar la carta.'],
        ['Cada día cambia.', 'Comer fuera a diario no significa comer lo mismo.'],
      ],
      after: ['una comida completa sin estudiar'],
      questions: ['¿Qué se come hoy?', '¿Da tiempo a sentarse?'],
      scenes: ['El táper de ayer, la mesa de la oficina y las migas en el teclado.'],
      short: ['otro bocadillo ante el ordenador'],
    },
    en: {
      match: 'menu of the day | daily menu | set lunch | lunch menu | weekly menu | changes daily',
      found: 'A set lunch with dessert',
      notFound: 'A drop-down menu',
      means: [
        ['Eat well and be back on time.', 'What is on today is settled, with no card to study.'],
        ['It changes every day.', 'Eating out daily need not mean eating the same.'],
      ],
      after: ['a whole meal without a study'],
      questions: ["What's for lunch today?", 'Is there time to sit down?'],
      scenes: ["Yesterday's box, an office desk and crumbs in the keys."],
      short: ['another sandwich at the screen'],
    },
  },
  {
    id: 'takeaway',
    sectors: ['restaurants', 'food', 'general'],
    es: {
      match:
        'para llevar | comida para llevar | reparto a domicilio | envio de comida | pedidos a domicilio | comida a domicilio | servicio para llevar',
      found: 'Comida para llevar',
      notFound: 'Bolso para llevar al hombro',
      means: [
        ['Se cena en casa sin cocinar.', 'La mesa la pone cada cual y los fogones se quedan fríos.'],
        ['La cocina se queda recogida.', 'El partido empieza y la cena también.'],
      ],
      after: ['cenar en casa con los fogones fríos'],
      questions: ['¿Quién tiene ganas de cocinar?', '¿Y si cenamos en el sofá?'],
      scenes: ['Nevera abierta, luz encendida y ninguna idea.'],
      short: ['la nevera abierta y ninguna idea'],
    },
    en: {
      match: 'take away | takeaway | takeout | take out menu | food delivery',
      found: 'Takeaway menu',
      notFound: 'Take your time',
      means: [
        ['Supper at home, uncooked.', 'Everyone lays their own table and the hob stays cold.'],
        ['The kitchen stays tidy.', 'The match starts, and so does supper.'],
      ],
      after: ['supper at home, hob cold'],
      questions: ['Who feels like cooking?', 'What if we ate on the sofa?'],
      scenes: ['Fridge open, light on and no ideas.'],
      short: ['the fridge open and no ideas'],
    },
  },
  {
    id: 'group-room',
    sectors: ['restaurants', 'tourism', 'general'],
    es: {
      match:
        'sala privada | salon privado | reservado para grupos | sala de reuniones | espacio para eventos | salas de reuniones | comedor privado | salon para grupos | comedor para grupos',
      found: 'Salón privado para grupos',
      notFound: 'Grupo electrógeno',
      means: [
        ['El grupo cabe junto.', 'La conversación no compite con la mesa de al lado.'],
        ['Se puede brindar en voz alta.', 'La puerta se cierra y la sala es de quien la pidió.'],
      ],
      after: ['todos en la misma mesa'],
      questions: ['¿Dónde caben todos?', '¿Quién se sienta en la otra mesa?'],
      scenes: ['El brindis se hace a gritos y a los del fondo no les llega.'],
      short: ['el grupo partido en mesas sueltas'],
    },
    en: {
      match:
        'private room | private dining | meeting room* | event space | party room | function room | group bookings | room for groups',
      found: 'A private room for groups',
      notFound: 'Private number plates',
      means: [
        ['The group fits together.', 'The talk need not compete with the next table.'],
        ['A toast can be made out loud.', 'The door shuts and the room belongs to whoever booked it.'],
      ],
      after: ['everyone at the same table'],
      questions: ['Where will they all fit?', 'Who sits at the other table?'],
      scenes: ['The toast is shouted and never reaches the far end.'],
      short: ['a group split over odd tables'],
    },
  },
  {
    id: 'kids-menu',
    sectors: ['restaurants', 'tourism', 'general'],
    es: {
      match:
        'menu infantil | zona infantil | tronas | parque infantil | zona de juegos | actividades infantiles | ludoteca',
      found: 'Zona infantil y tronas',
      notFound: 'Literatura infantil',
      means: [
        ['Los niños tienen su sitio.', 'La comida de los mayores llega hasta el café.'],
        ['Nadie se levanta cada poco.', 'Hay dónde sentarse, qué comer y con qué entretenerse.'],
      ],
      after: ['una sobremesa con niños'],
      questions: ['¿Aguantarán los niños hasta el postre?', '¿Tienen trona?'],
      scenes: ['El primer plato no ha llegado y ya corren entre las mesas.'],
      short: ['comer por turnos'],
    },
    en: {
      match:
        "children's menu | kids menu | high chairs | play area | kids club | children's corner | playground | kids' menu",
      found: "Children's menu and high chairs",
      notFound: 'A playful pattern',
      means: [
        ['The children have a place.', "The grown-ups' meal gets as far as coffee."],
        ['Nobody jumps up every minute.', 'There is somewhere to sit, something to eat and something to do.'],
      ],
      after: ['a long lunch with children'],
      questions: ['Will the children last till pudding?', 'Do they have a high chair?'],
      scenes: ['The starter has not come and they are running between tables.'],
      short: ['eating in turns'],
    },
  },
];
