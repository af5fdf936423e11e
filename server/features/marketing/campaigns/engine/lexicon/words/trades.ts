import type { Entry } from '../entry';

export const tradesConcepts: readonly Entry[] = [
  {
    id: 'live-online-classes',
    sectors: ['education'],
    es: {
      match:
        'clases en directo | clases online en directo | online en directo | clases por videollamada | clases en directo y grabadas | directos que quedan grabados | clases en directo con grabacion',
      found: 'Clases en directo y grabadas',
      notFound: 'Música en directo',
      means: [
        ['Se pregunta en el momento.', 'Quien explica contesta mientras la duda está fresca.'],
        ['La clase llega a casa.', 'Se conecta uno a la hora y el abrigo se queda en la percha.'],
      ],
      after: ['una clase en directo desde casa'],
      questions: ['¿A quién se le pregunta lo que no se entiende?', '¿Otra hora de ida y otra de vuelta?'],
      scenes: ['El vídeo explica lo mismo otra vez y la duda sigue ahí.'],
      short: ['dudas que un vídeo no contesta'],
    },
    en: {
      match:
        'live classes | live online | live lessons | live classes with recordings | live lessons with recordings | live and recorded',
      found: 'Live classes with recordings',
      notFound: 'Live yoghurt cultures',
      means: [
        ['Ask in the moment.', 'Whoever explains it answers while the question is fresh.'],
        ['The class comes home.', 'You log on at the hour, and the coat stays on its hook.'],
      ],
      after: ['a live class, from home'],
      questions: ['Who do you ask when it makes no sense?', 'All that way there, and all that way back?'],
      scenes: ['The video explains it the same way again, and the doubt remains.'],
      short: ['doubts that no video answers'],
    },
  },
  {
    id: 'recorded-classes',
    sectors: ['education', 'sports'],
    es: {
      match:
        'clases grabadas | grabacion de las clases | clases quedan grabadas | # grabaciones | acceso a las grabaciones | clases en video | videos de las clases',
      found: 'Clases grabadas durante un año',
      notFound: 'Música grabada en estudio',
      means: [
        ['La clase espera a quien faltó.', 'Se ve cuando la casa está en calma y se para cuando hace falta.'],
        ['Se puede volver atrás.', 'Lo que no quedó claro se ve otra vez, las veces que se quiera.'],
      ],
      after: ['una clase que se ve a cualquier hora'],
      questions: ['¿Y si ese día no se puede?', '¿Cuándo hay un rato para esto?'],
      scenes: ['Un catarro, un turno cambiado y la clase ya pasó.'],
      short: ['clases perdidas por un turno'],
    },
    en: {
      match:
        'recorded classes | recordings | recorded lessons | class recordings | # recordings | recordings of every class | on demand classes | on demand lessons | video lessons',
      found: 'Recorded classes for a year',
      notFound: 'A record year for cherries',
      means: [
        [
          'The class waits for absentees.',
          'You watch it when the house is quiet and stop it when you need to.',
        ],
        ['You can go back.', 'What was unclear is watched again, as often as you like.'],
      ],
      after: ['a class for any hour of the day'],
      questions: ['What if that day is impossible?', 'When is there ever time for this?'],
      scenes: ['A cold, a changed shift, and the class has gone by.'],
      short: ['classes lost to a shift'],
    },
  },
  {
    id: 'flexible-hours',
    sectors: ['education', 'sports'],
    es: {
      match:
        'horario flexible | horarios flexibles | a tu ritmo | al ritmo de cada alumno | horario a convenir | flexibilidad horaria | a su ritmo | ritmo propio | horario de manana y tarde | horarios de manana y tarde | turnos de manana y tarde',
      found: 'Horario flexible',
      notFound: 'Tubo flexible',
      means: [
        ['El horario se acomoda a la vida.', 'Una semana cargada no obliga a dejarlo.'],
        ['Se avanza cuando se puede.', 'Las noches, los trayectos y los domingos también cuentan.'],
      ],
      after: ['un horario que se acomoda'],
      questions: ['¿Y con los turnos, cómo se hace?', '¿A qué hora se puede de verdad?'],
      scenes: ['La clase empieza y el jefe acaba de pedir una cosa más.'],
      short: ['faltar por el turno de tarde'],
    },
    en: {
      match:
        'flexible hours | flexible schedule | flexible timetable | at your own pace | self paced | own pace | flexible times | study when | morning and evening | mornings and evenings',
      found: 'Flexible timetable',
      notFound: 'A flexible hose',
      means: [
        ['Hours settle around life.', 'A busy week does not force anybody to give up.'],
        ['Go forward when possible.', 'Nights, commutes and Sundays count as well.'],
      ],
      after: ['a timetable that gives way'],
      questions: ['How does that work with shifts?', 'What time is really free?'],
      scenes: ['Class begins and the boss has just asked for another thing.'],
      short: ['missing class for the late shift'],
    },
  },
  {
    id: 'level-test',
    sectors: ['education', 'sports'],
    es: {
      match: 'prueba de nivel | test de nivel | evaluacion inicial | diagnostico inicial',
      found: 'Prueba de nivel antes de empezar',
      notFound: 'Nivel láser de obra',
      means: [
        ['Se empieza donde toca.', 'Antes de la primera hora se sabe qué falta y qué sobra.'],
        ['Nadie repite lo que ya sabe.', 'El punto de partida se mira y no se supone.'],
      ],
      after: ['empezar por donde hace falta'],
      questions: ['¿Demasiado fácil o demasiado difícil?', '¿Por dónde se empieza?'],
      scenes: ['La primera hora se va en lo que ya sabían todos.'],
      short: ['páginas que ya se sabían'],
    },
    en: {
      match: 'level test | placement test | initial assessment',
      found: 'A level test before starting',
      notFound: 'A spirit level',
      means: [
        ['It begins where it should.', 'Before the first hour it is known what is missing and what is not.'],
        ['Nobody repeats what they know.', 'The starting point is looked at and not assumed.'],
      ],
      after: ['starting at the right page'],
      questions: ['Too easy or too hard?', 'Which group do I join?'],
      scenes: ['The first hour goes on what everyone knew.'],
      short: ['pages already known by heart'],
    },
  },
  {
    id: 'personal-tutor',
    sectors: ['education'],
    es: {
      match:
        'tutor personal | tutorias | tutoria individual | profesor particular | clases particulares | clases individuales | seguimiento personalizado | atencion personalizada | correccion personalizada | correccion de ejercicios | trato personal',
      found: 'Tutorías individuales cada semana',
      notFound: 'Tutor para planta trepadora',
      means: [
        ['Alguien mira ese ejercicio.', 'La corrección dice dónde está el fallo y no solo que lo hay.'],
        ['La duda tiene hora y persona.', 'Se avanza sobre lo propio y no sobre el ritmo del grupo.'],
      ],
      after: ['alguien que mira lo de uno'],
      questions: ['¿Por qué estaba mal?', '¿A quién se le pregunta fuera de clase?'],
      scenes: ['El examen vuelve con una cruz y ninguna palabra.'],
      short: ['una nota en rojo sin explicar'],
    },
    en: {
      match:
        'personal tutor | one to one | individual lessons | private lessons | marked exercises | personal feedback | one on one | individual feedback | personal service | personalised service | corrections',
      found: 'One-to-one tutoring each week',
      notFound: 'A pair of trainers',
      means: [
        [
          'Someone looks at that exercise.',
          'The marking says where the slip is and not just that there is one.',
        ],
        [
          'Doubts have an hour and a person.',
          "Progress is on one's own work and not on the group's average.",
        ],
      ],
      after: ["someone to look at one's work"],
      questions: ['Why was it wrong?', 'Who can be asked outside class?'],
      scenes: ['The paper comes back with a cross and not a word.'],
      short: ['a red cross with no words'],
    },
  },
  {
    id: 'exam-preparation',
    sectors: ['education', 'general'],
    es: {
      match:
        'preparacion de examenes | preparacion oficial | simulacros de examen | examenes oficiales | prepara* el examen | preparacion de oposiciones | oposiciones | preparacion del examen | preparamos el examen',
      found: 'Preparación de exámenes oficiales',
      notFound: 'Preparación de la superficie',
      means: [
        ['El día del examen ya se conoce.', 'Los tiempos, el formato y los nervios se ensayan antes.'],
        ['Se practica con lo que entra.', 'El repaso va a lo que se pregunta.'],
      ],
      after: ['ensayar antes del día señalado'],
      questions: ['¿Cómo será el examen?', '¿Qué se estudia primero?'],
      scenes: ['El reloj de la pared y una hoja que no se parece a nada.'],
      short: ['la primera vez, con el reloj en marcha'],
    },
    en: {
      match:
        'exam preparation | exam practice | mock exam* | official exams | prepares for the | past papers | exam prep',
      found: 'Official exam preparation',
      notFound: 'Surface preparation',
      means: [
        ['Exam day is already familiar.', 'The timing, the format and the nerves are rehearsed beforehand.'],
        ['Practice is on what comes up.', 'Revision goes to what gets asked.'],
      ],
      after: ['a rehearsal before the day'],
      questions: ['What will the exam be like?', 'What do you study first?'],
      scenes: ['The clock on the wall and a paper like nothing before.'],
      short: ['the first time, clock running'],
    },
  },
  {
    id: 'course-certificate',
    es: {
      match:
        'certificado al finalizar | diploma | titulo oficial | certificado de asistencia | titulacion oficial | certificado del curso | certificado de finalizacion',
      found: 'Certificado al finalizar',
      notFound: 'Titulares de prensa',
      means: [
        ['Lo aprendido queda en un papel.', 'El currículum gana una línea que se puede enseñar.'],
        ['Se puede acreditar.', 'Quien pregunte por el curso encuentra horas, fecha y firma.'],
      ],
      after: ['una línea nueva en el currículum'],
      questions: ['¿Y esto cómo se acredita?', '¿Sirve para el currículum?'],
      scenes: ['La entrevista pregunta por el curso y no hay nada que enseñar.'],
      short: ['cursos que no constan en ninguna parte'],
    },
    en: {
      match:
        'certificate on completion | course certificate | diploma | certificate of completion | certificate of attendance | accredited course',
      found: 'Certificate on completion',
      notFound: 'Gift certificate',
      means: [
        ['What is learnt is on paper.', 'A résumé gains a line that can be shown.'],
        ['It can be shown to others.', 'Whoever asks about the course finds hours, date and signature.'],
      ],
      after: ['a new line on the résumé'],
      questions: ['How do you show this was done?', 'Will it count on a résumé?'],
      scenes: ['The interview asks about the course and there is nothing to show.'],
      short: ['courses that are nowhere recorded'],
    },
  },
  {
    id: 'in-company',
    sectors: ['education', 'advisers', 'software'],
    audience: 'B2B',
    es: {
      match:
        'in company | en las instalaciones del cliente | formacion en la empresa | en sus instalaciones | en las oficinas del cliente | cursos en la empresa | clases en la empresa | formacion en su empresa | clases en su empresa | en sus oficinas | formacion en sus oficinas',
      found: 'Formación en la empresa',
      notFound: 'Empresa familiar',
      means: [
        ['El equipo no se desplaza.', 'Se trabaja en el propio puesto y con los casos de cada día.'],
        ['Lo aprendido se usa esa tarde.', 'Los ejemplos salen de la propia mesa y no de un manual.'],
      ],
      after: ['aprender con los casos propios'],
      questions: ['¿Quién se queda mientras los demás se forman?', '¿Sirve aquí ese ejemplo?'],
      scenes: ['El curso estaba en otra ciudad y fue uno solo.'],
      short: ['un día fuera para un ejemplo ajeno'],
    },
    en: {
      match:
        "in company | on your premises | at your premises | at the client's | in house training | on site training | at your offices",
      found: 'In-company training',
      notFound: 'Good company at table',
      means: [
        ['The team need not travel.', 'Work is done on site and on everyday cases.'],
        ['What is learnt is used that day.', 'Examples come from the desk itself and not from a manual.'],
      ],
      after: ["learning on one's own cases"],
      questions: ['Who minds the shop while others train?', 'Does that example hold here?'],
      scenes: ['The course was in another town and one person went.'],
      short: ["a day away for someone else's example"],
    },
  },
  {
    id: 'fragrance-free',
    sectors: ['beauty', 'home', 'health', 'pets'],
    es: {
      match: 'sin perfume | sin fragancia | libre de perfume | sin aroma | sin olor',
      found: 'Crema sin perfume',
      notFound: 'Perfume de 50 ml',
      means: [
        ['No se mezcla con otros olores.', 'La colonia de siempre huele a la colonia de siempre.'],
        ['El baño no huele a tienda.', 'Se pone y nadie lo nota al saludar.'],
      ],
      after: ['nada que tape otros olores'],
      questions: ['¿Por qué huele todo a vainilla?', '¿Con qué se mezcla este olor?'],
      scenes: ['El ascensor se abre y el perfume llega antes.'],
      short: ['cremas que huelen a caramelo'],
    },
    en: {
      match: 'fragrance free | unscented | perfume free | odourless | odorless | scent free',
      found: 'A fragrance-free cream',
      notFound: 'A fragrance of 50 ml',
      means: [
        ['It mixes with no other smell.', 'The usual cologne smells of the usual cologne.'],
        ['The bathroom is no perfume shop.', 'It goes on and nobody notices when they say hello.'],
      ],
      after: ['nothing that hides other scents'],
      questions: ['Why does all of it smell of vanilla?', 'What does this scent clash against?'],
      scenes: ['The lift opens and the perfume gets in first.'],
      short: ['creams that smell of sweets'],
    },
  },
  {
    id: 'absorbs-quickly',
    sectors: ['beauty'],
    es: {
      match:
        'absorcion rapida | rapida absorcion | se absorbe rapid* | no deja residuo* | no grasa | sin residuo* | no deja sensacion grasa | no pegajosa | acabado mate | toque seco',
      found: 'Crema de rápida absorción',
      notFound: 'Papel de alta absorción',
      means: [
        ['Se pone y se puede vestir uno.', 'No hay que esperar con los brazos en alto.'],
        ['La camisa no se entera.', 'Las manos pueden coger el móvil enseguida.'],
      ],
      after: ['vestirse sin esperar'],
      questions: ['¿Cuánto hay que esperar para vestirse?', '¿Quién ha dejado marcas en la pantalla?'],
      scenes: ['El pomo de la puerta resbala después de la crema.'],
      short: ['manos que resbalan toda la mañana'],
    },
    en: {
      match:
        'absorbs quickly | fast absorbing | non greasy | no residue | leaves no residue | quickly absorbed | not sticky | matte finish',
      found: 'A fast-absorbing cream',
      notFound: 'Absorbing novel',
      means: [
        ['Put it on and get dressed.', 'There is no standing about with arms in the air.'],
        ['The shirt never knows.', 'Hands can pick up a phone straight away.'],
      ],
      after: ['dressing without a wait'],
      questions: ['How long before I can get dressed?', 'Who left smears on the screen?'],
      scenes: ['The door handle slides after the cream.'],
      short: ['hands that slip all morning'],
    },
  },
  {
    id: 'travel-size',
    sectors: ['beauty', 'general'],
    es: {
      match: 'formato viaje | tamano viaje | apto para equipaje de mano | equipaje de mano | tamano de viaje',
      found: 'Formato viaje para equipaje de mano',
      notFound: 'Viaje en grupo',
      means: [
        ['Pasa el control sin abrir la bolsa.', 'Va en la maleta de arriba y se baja del avión con ello.'],
        ['No hay que facturar por un bote.', 'Cabe donde cabe lo demás y se usa al llegar.'],
      ],
      after: ['subir y bajar del avión con ello'],
      questions: ['¿Esto pasa o no pasa?', '¿Hay que facturar por esto?'],
      scenes: ['La bandeja del control, y el bote grande a la papelera.'],
      short: ['la papelera del control llena'],
    },
    en: {
      match: 'travel size* | hand luggage | travel friendly | tsa approved',
      found: 'Travel size for hand luggage',
      notFound: 'Travel insurance',
      means: [
        ['It passes the gate.', 'It goes in the overhead bag and comes off the plane with you.'],
        ['No checking in for a bottle.', 'It fits where the rest fits and is in use on arrival.'],
      ],
      after: ['on and off the plane with it'],
      questions: ['Does this go through or not?', 'Must a case be checked for this?'],
      scenes: ['The tray at the gate, and the big bottle goes in the bin.'],
      short: ['a full bin at the security gate'],
    },
  },
  {
    id: 'pump-dispenser',
    sectors: ['beauty', 'home', 'pets', 'general'],
    es: {
      match:
        'dosificador | con dosificador | aplicador | pulverizador | envase con dosificador | tapon dosificador | vaporizador | roll on | con atomizador | atomizador | spray | con pulverizador',
      found: 'Envase con dosificador',
      notFound: 'Dosis de refuerzo',
      means: [
        ['Sale lo justo con una pulsación.', 'El bote se maneja con una mano y no gotea por el borde.'],
        ['El tapón no se pierde.', 'Se aprieta, se usa y sigue en su sitio.'],
      ],
      after: ['lo justo con una pulsación'],
      questions: ['¿Dónde está el tapón?', '¿Cuánto ha salido de golpe?'],
      scenes: ['La mano mojada, el bote de lado y un charco en el suelo.'],
      short: ['tapones que ruedan por la bañera'],
    },
    en: {
      match:
        'pump dispenser | pump bottle | applicator | spray bottle | with a pump | dropper | pump top | dosing cap | spray nozzle | atomiser | atomizer | with a dropper | airless pump',
      found: 'Bottle with a pump dispenser',
      notFound: 'A bike pump',
      means: [
        ['A press gives just enough.', 'It works with one hand and does not drip down the side.'],
        ['The cap cannot be lost.', 'Press, use, and it stays where it was.'],
      ],
      after: ['just enough with a press'],
      questions: ['Where is the cap?', 'How much came out at that?'],
      scenes: ['A wet hand, the bottle on its side and a puddle.'],
      short: ['caps that roll round the bath'],
    },
  },
  {
    id: 'shades',
    sectors: ['beauty', 'general'],
    es: {
      match: '# tonos | en # tonos | tonos disponibles | gama de tonos | carta de tonos',
      found: 'Disponible en 12 tonos',
      notFound: 'Tono de llamada',
      means: [
        ['El tono se parece al de cada cual.', 'Entre uno y otro hay poca distancia, así que se acierta.'],
        ['Se elige a la luz del día.', 'Hay claros y oscuros para no tener que mezclar.'],
      ],
      after: ['un tono que no se ve'],
      questions: ['¿Por qué se nota la raya?', '¿Qué tono va con esta piel?'],
      scenes: ['En el espejo del baño parecía igual.'],
      short: ['la raya del cuello'],
    },
    en: {
      match: '# shades | in # shades | shade range | range of shades',
      found: 'Available in twelve shades',
      notFound: 'A lampshade',
      means: [
        ["The shade is close to one's own.", 'The steps between them are small, so it is easy to match.'],
        ['Pick it by daylight.', 'There are light, mid and deep ones, so no mixing is called for.'],
      ],
      after: ['a shade that does not show'],
      questions: ['Why does the line show?', 'Which shade goes with this skin?'],
      scenes: ['In the bathroom mirror it looked the same.'],
      short: ['the line at the jaw'],
    },
  },
  {
    id: 'packs-small',
    sectors: ['sports', 'garden', 'home', 'pets', 'general'],
    es: {
      match:
        'se guarda en su bolsa | incluye bolsa | bolsa de transporte | funda de transporte | bolsa incluida',
      found: 'Incluye bolsa de transporte',
      notFound: 'Gastos de transporte',
      means: [
        ['Cabe en el maletero de siempre.', 'Se mete en su bolsa y se lleva colgado hasta donde haga falta.'],
        ['Ir y volver es cosa de una mano.', 'Nada suelto rueda por el coche.'],
      ],
      after: ['todo dentro de su bolsa'],
      questions: ['¿Cómo se lleva esto hasta allí?', '¿Dónde está la otra pieza?'],
      scenes: ['El maletero abierto y una pieza que falta.'],
      short: ['piezas sueltas por el maletero'],
    },
    en: {
      match:
        'carry bag | travel case | storage bag | packs down | packs small | comes with a case | carrying bag | case included | travel pouch | packs away',
      found: 'Comes with a carry bag',
      notFound: 'In any case',
      means: [
        [
          'It fits the usual boot.',
          'It goes into its bag and hangs from a shoulder to wherever it is needed.',
        ],
        ['There and back in one hand.', 'Nothing loose rolls round the car.'],
      ],
      after: ['all of it inside its bag'],
      questions: ['How do you get this there?', 'Where is the other part?'],
      scenes: ['The boot is open and a piece is missing.'],
      short: ['loose parts round the boot'],
    },
  },
  {
    id: 'reflective',
    sectors: ['fashion', 'accessories', 'sports', 'pets', 'general'],
    es: {
      match:
        'reflectante* | detalles reflectantes | bandas reflectantes | alta visibilidad | visible de noche',
      found: 'Detalles reflectantes',
      notFound: 'Reflexión sobre el precio',
      means: [
        ['Los faros lo ven de lejos.', 'De noche, la tela devuelve la luz del coche que viene.'],
        ['La vuelta se hace también a oscuras.', 'En la curva sin farolas sigue brillando una franja.'],
      ],
      after: ['una franja que brilla en la curva'],
      questions: ['¿Nos ha visto ese coche?', '¿Quién va por ahí sin luz?'],
      scenes: ['Invierno, cuneta estrecha y un coche que se acerca.'],
      short: ['ropa negra en carretera oscura'],
    },
    en: {
      match: 'reflective | hi vis | high visibility | reflective details | reflective strip* | reflector*',
      found: 'Reflective details',
      notFound: 'A reflection on price',
      means: [
        ['Headlights pick it out.', 'At night the cloth sends back the light of the oncoming car.'],
        ['The way home works in the dark.', 'On the bend with no lamps a strip still shines.'],
      ],
      after: ['a strip that shines on the bend'],
      questions: ['Did that car see us?', 'Who is that, walking unlit?'],
      scenes: ['Winter, a narrow verge and a car coming closer.'],
      short: ['black clothes on a dark road'],
    },
  },
  {
    id: 'resistance-levels',
    sectors: ['sports'],
    es: {
      match:
        '# niveles de resistencia | # niveles de dificultad | resistencia ajustable | niveles de resistencia',
      found: 'Ocho niveles de resistencia',
      notFound: 'Resistencia al calor',
      means: [
        ['Se empieza por donde se puede.', 'Cuando lo de hoy cuesta poco, hay otro punto esperando.'],
        ['Sirve al que empieza y al que sigue.', 'La dureza cambia con un giro y no con otra compra.'],
      ],
      after: ['un punto para cada día'],
      questions: ['¿Demasiado duro para empezar?', '¿Y cuando esto ya no cueste?'],
      scenes: ['Las mancuernas pequeñas hacen de sujetapuertas.'],
      short: ['aparatos que se quedan cortos'],
    },
    en: {
      match: '# resistance levels | # levels of resistance | adjustable resistance | # difficulty levels',
      found: 'Eight resistance levels',
      notFound: 'Heat resistance',
      means: [
        ['Start where you can.', "When today's setting gets easy, another one is waiting."],
        ['It serves beginner and regular.', 'It gets harder with a turn and not with another purchase.'],
      ],
      after: ['a setting for each day'],
      questions: ['Too hard to begin?', 'And when this gets easy?'],
      scenes: ['The small dumbbells hold a door open.'],
      short: ['gear that is soon outgrown'],
    },
  },
  {
    id: 'drought-hardy',
    sectors: ['garden'],
    es: {
      match:
        'poco riego | resistente* a la sequia | bajo consumo de agua | necesita poco riego | facil de cuidar | facil cuidado | poca agua',
      found: 'Resistente a la sequía',
      notFound: 'Tierras de regadío',
      means: [
        ['Aguanta un olvido.', 'Unos días fuera no acaban con ella.'],
        ['No pide mucho.', 'Se mira de vez en cuando y sigue a lo suyo.'],
      ],
      after: ['un verde que aguanta vacaciones'],
      questions: ['¿Quién riega en agosto?', '¿Otra que no ha pasado del verano?'],
      scenes: ['La vecina tenía llave, pero también se fue.'],
      short: ['macetas secas en septiembre'],
    },
    en: {
      match:
        'drought tolerant | drought resistant | little watering | easy care | easy to care | needs little water | hardy plant | hardy plants',
      found: 'Drought tolerant',
      notFound: 'Hard water areas',
      means: [
        ['It forgives a lapse.', 'A few days away do not finish it off.'],
        ['It asks for little.', 'Look in now and then and it gets on with things.'],
      ],
      after: ['green that survives the holidays'],
      questions: ['Who waters in August?', 'Another one lost over the summer?'],
      scenes: ['The neighbour had a key, but went away as well.'],
      short: ['dry pots in September'],
    },
  },
  {
    id: 'drip-irrigation',
    sectors: ['garden', 'home', 'general'],
    audience: 'B2C',
    es: {
      match: 'riego por goteo | riego automatico | autorriego | programador de riego | maceta con autorriego',
      found: 'Riego por goteo con programador',
      notFound: 'Suero por goteo',
      means: [
        ['El agua llega sin ir a regar.', 'Cada maceta recibe lo suyo mientras la casa está vacía.'],
        ['La regadera descansa.', 'Las plantas beben a su hora aunque nadie se acuerde.'],
      ],
      after: ['plantas que beben solas'],
      questions: ['¿Se ha regado hoy?', '¿Quién carga la regadera?'],
      scenes: ['Vuelta tras vuelta del grifo a la maceta del fondo.'],
      short: ['vueltas con la regadera'],
    },
    en: {
      match: 'drip irrigation | automatic watering | self watering | watering timer | auto watering',
      found: 'Drip irrigation with a timer',
      notFound: 'A drip tray for coffee',
      means: [
        ['Water arrives by itself.', 'Each pot gets its share while the house is empty.'],
        ['The can takes a rest.', 'Plants drink at their hour even if nobody remembers.'],
      ],
      after: ['plants that drink by themselves'],
      questions: ['Has it been watered today?', 'Who carries the can?'],
      scenes: ['Trip after trip from the tap to the furthest pot.'],
      short: ['rounds with the watering can'],
    },
  },
  {
    id: 'ready-to-plant',
    sectors: ['garden'],
    es: {
      match:
        'list* para plantar | en maceta | cepellon | semillas locales | variedad* local* | plantel | planton* | variedad* tradicional* | semilla* de variedad* | bulbo*',
      found: 'Plantones listos para plantar',
      notFound: 'Lista para imprimir',
      means: [
        ['Un hoyo, agua y a crecer.', 'La parte delicada ya la ha pasado en el vivero.'],
        ['El bancal se llena en una mañana.', 'No hay que esperar a que asome nada.'],
      ],
      after: ['un bancal lleno en una mañana'],
      questions: ['¿Cuándo asomará algo?', '¿Se sembró demasiado hondo?'],
      scenes: ['Semanas mirando un vaso de tierra.'],
      short: ['semilleros donde no asoma nada'],
    },
    en: {
      match:
        'ready to plant | potted plant* | plug plants | young plants | heritage varieties | heirloom | local varieties | pot grown | seedling* | bulbs | heirloom seeds',
      found: 'Plug plants ready to plant',
      notFound: 'A power plant',
      means: [
        ['A hole, water, and off it goes.', 'The tricky part is behind it, back at the nursery.'],
        ['The bed fills in a morning.', 'There is no waiting for something to show.'],
      ],
      after: ['a full bed in a morning'],
      questions: ['When will something come up?', 'Was it sown too deep?'],
      scenes: ['Weeks spent looking at a cup of soil.'],
      short: ['seed trays where nothing shows'],
    },
  },
  {
    id: 'low-light-plant',
    sectors: ['garden'],
    es: {
      match:
        'poca luz | interior con poca luz | planta de interior | plantas de interior | semisombra | sombra parcial',
      found: 'Vive en interior con poca luz',
      notFound: 'Luz de emergencia',
      means: [
        ['El rincón oscuro también vale.', 'Hay verde donde la ventana no alcanza.'],
        ['No necesita la repisa buena.', 'El pasillo y el baño dejan de ser un cementerio de macetas.'],
      ],
      after: ['verde en el rincón sin ventana'],
      questions: ['¿Crece algo en este pasillo?', '¿Por qué se ponen amarillas?'],
      scenes: ['La maceta viaja de ventana en ventana buscando sol.'],
      short: ['hojas amarillas en el pasillo'],
    },
    en: {
      match:
        'low light | shade tolerant | house plant* | houseplant* | indoor plant* | partial shade | tolerates shade',
      found: 'Lives indoors in low light',
      notFound: 'Light switch',
      means: [
        ['The dark corner will do.', 'There is green where the window does not reach.'],
        ['It needs no prime sill.', 'The hall and the bathroom stop being a graveyard of pots.'],
      ],
      after: ['green in a corner without a window'],
      questions: ['Does anything grow in this hall?', 'Why do they turn yellow?'],
      scenes: ['The pot travels from window to window after the sun.'],
      short: ['yellow leaves in the hall'],
    },
  },
  {
    id: 'telescopic-handle',
    sectors: ['home', 'garden', 'building', 'sports', 'general'],
    es: {
      match: 'mango telescopico | telescopic* | mango largo | mango extensible',
      found: 'Mango telescópico',
      notFound: 'Mango y piña',
      means: [
        ['El mango va a la mano.', 'Se agarra firme y se llega sin estirarse.'],
        ['El cuerpo no se dobla para llegar.', 'Se alarga o se ajusta, y la postura sigue recta.'],
      ],
      after: ['llegar sin doblarse'],
      questions: ['¿Quién llega hasta ahí arriba?', '¿Por qué resbala el mango?'],
      scenes: ['De puntillas en la banqueta, y aún falta un palmo.'],
      short: ['de puntillas y con el brazo estirado'],
    },
    en: {
      match: 'telescopic | telescopic handle | long handle | extendable handle',
      found: 'A telescopic handle',
      notFound: 'A telescope for stars',
      means: [
        ['The handle suits the hand.', 'It is held firm and reaches without a stretch.'],
        ['No bending to get there.', 'It lengthens or adjusts, and the back stays straight.'],
      ],
      after: ['reaching without bending'],
      questions: ['Who can reach up there?', 'Why does that handle slip?'],
      scenes: ['On tiptoe on a stool, and still a hand too short.'],
      short: ['on tiptoe, arm outstretched'],
    },
  },
];
