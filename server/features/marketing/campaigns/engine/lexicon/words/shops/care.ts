import type { Entry } from '../../entry';

export const careConcepts: readonly Entry[] = [
  {
    id: 'no-joining-fee',
    es: {
      match:
        'sin matricula | sin cuota de alta | sin gastos de alta | sin cuota de inscripcion | alta gratuita | sin coste de alta',
      found: 'Sin matrícula',
      notFound: 'Matrícula de honor',
      means: [
        ['El primer mes cuesta como los demás.', 'Se empieza sin pagar por la carpeta ni por la ficha.'],
        ['Apuntarse es cosa de un rato.', 'No hay otra cifra esperando detrás de la cuota.'],
      ],
      after: ['empezar sin pagar de más'],
      questions: ['¿Y cuánto es solo por apuntarse?', '¿La cuota es toda la cuenta?'],
      scenes: ['La cuota parecía buena hasta que asomó la de alta.'],
      short: ['pagar por apuntarse'],
    },
    en: {
      match:
        'no joining fee | no set up fee | no setup fee | no sign up fee | no registration fee | no enrolment fee',
      found: 'No joining fee',
      notFound: 'A joining piece',
      means: [
        ['The first month costs what the others do.', 'You begin without paying for a folder and a form.'],
        ['Signing up takes a moment.', 'There is no other figure waiting behind the fee.'],
      ],
      after: ['a start with nothing on top'],
      questions: ['And how much just to sign up?', 'Is the fee the whole bill?'],
      scenes: ['The monthly fee looked good until the joining fee turned up.'],
      short: ['paying to sign up'],
    },
  },
  {
    id: 'unlimited',
    es: {
      match: 'ilimitad* | sin limite | sin limites | sin tope',
      found: 'Facturas ilimitadas',
      notFound: 'Limitado a 10 unidades',
      means: [
        ['Nadie lleva la cuenta.', 'El último del mes vale lo mismo que el primero.'],
        ['Crecer no avisa con un tope.', 'Se usa lo que hace falta y ya está.'],
      ],
      after: ['usarlo sin ir contando'],
      questions: ['¿Cuántos quedan este mes?', '¿Y si nos pasamos del tope?'],
      scenes: ['Fin de mes, y el aviso dice que se ha llegado al límite.'],
      short: ['contar los que quedan'],
    },
    en: {
      match: 'unlimited | no limit | without limits | no cap',
      found: 'Unlimited invoices',
      notFound: 'Limited to 10 units',
      means: [
        ['Nobody keeps count.', 'The last of the month counts like the first.'],
        ['Growing does not hit a ceiling.', 'You use what you need, and that is that.'],
      ],
      after: ['using it without counting'],
      questions: ['How many are left this month?', 'What if we go over the limit?'],
      scenes: ['Late in the month, and the notice says the limit is reached.'],
      short: ['counting what is left'],
    },
  },
  {
    id: 'gym-hours',
    sectors: ['sports'],
    es: {
      match:
        'abierto de # a #l | abierto de # a # | acceso # horas | # # horas | abierto # horas | horario de # a #l | acceso #',
      found: 'Abierto de 6 a 23h',
      notFound: 'Clases de 45 minutos',
      means: [
        [
          'Cabe antes del trabajo o después.',
          'Si la tarde se tuerce, se va por la noche y no se pierde el día.',
        ],
        ['El horario deja de ser excusa.', 'El que madruga y el que trasnocha encuentran la luz encendida.'],
      ],
      after: ['un hueco antes o después'],
      questions: ['¿Llega uno antes de que cierren?', '¿Y madrugando?'],
      scenes: ['Se sale tarde, se mira el reloj y se va a casa.'],
      short: ['cuotas que se pagan y no se usan'],
    },
    en: {
      match: '# # access | # hour access | open # hours | open # to # | open from # | # # gym | # access',
      found: '24/7 access',
      notFound: 'Internet access',
      means: [
        [
          'It fits before work or after.',
          'If the evening goes wrong, you go at night and the day is not lost.',
        ],
        ['Hours stop being an excuse.', 'Early risers find the light on, and so do night owls.'],
      ],
      after: ['a slot before or after work'],
      questions: ['Will you get there before it shuts?', 'And early in the morning?'],
      scenes: ['You leave late, check the clock and go home.'],
      short: ['a membership nobody uses'],
    },
  },
  {
    id: 'many-classes',
    sectors: ['sports', 'education'],
    es: {
      match:
        '# clases a la semana | # clases semanales | clases incluidas | clases dirigidas | clases colectivas | mas de # clases',
      found: 'Más de 40 clases a la semana',
      notFound: 'Clases de conducir',
      means: [
        ['Siempre hay otra hora.', 'La que se perdió el martes vuelve otro día con otro monitor.'],
        ['Cambiar quita el aburrimiento.', 'Cuando una cansa, en la lista hay otra por probar.'],
      ],
      after: ['otra clase si se pierde una'],
      questions: ['¿Y si no se llega a la del martes?', '¿Siempre lo mismo?'],
      scenes: ['La misma cinta, la misma pared y el reloj que no anda.'],
      short: ['la misma máquina cada tarde'],
    },
    en: {
      match:
        '# classes a week | classes included | group classes | # classes per week | classes per week | fitness classes',
      found: '50+ classes a week included',
      notFound: 'A first-class stamp',
      means: [
        ['There is always another slot.', 'The one you missed on Tuesday is back another day.'],
        ['A change keeps boredom away.', 'When one gets stale, there is another on the list to try.'],
      ],
      after: ['another class when you miss one'],
      questions: ["And if you miss Tuesday's?", 'The same thing every time?'],
      scenes: ["The same treadmill, the same wall and a clock that won't move."],
      short: ['the same machine every evening'],
    },
  },
  {
    id: 'showers-lockers',
    sectors: ['sports'],
    es: {
      match: 'duchas y taquillas | taquillas | vestuarios | duchas | taquilla incluida',
      found: 'Duchas y taquillas',
      notFound: 'Gel de ducha',
      means: [
        [
          'Se sale listo para lo siguiente.',
          'La bolsa se queda cerrada y se vuelve al trabajo con el pelo seco.',
        ],
        ['Se puede ir en la pausa de comer.', 'Entrar, entrenar, ducharse y volver caben en el mismo rato.'],
      ],
      after: ['salir listo para lo siguiente'],
      questions: ['¿Dónde se deja la bolsa?', '¿Y se vuelve así al trabajo?'],
      scenes: ['El abrigo en el banco, el móvil encima y la cabeza pendiente de todo.'],
      short: ['vigilar la bolsa entre series'],
    },
    en: {
      match: 'showers and lockers | lockers | changing rooms | showers',
      found: 'Showers and lockers',
      notFound: 'Showerproof coat',
      means: [
        ['You leave ready for what is next.', 'The bag stays locked, and you go back to work with dry hair.'],
        ['You can go in the lunch hour.', 'In, train, shower and back, all in the same gap.'],
      ],
      after: ['out and ready for what is next'],
      questions: ['Where does the bag go?', 'Back to work like this?'],
      scenes: ['The coat is on the bench, the phone on top, and an eye on it all.'],
      short: ['one eye on the bag between sets'],
    },
  },
  {
    id: 'induction-gym',
    sectors: ['sports'],
    es: {
      match:
        'sesion de bienvenida | entrenamiento de prueba | plan de entrenamiento | rutina incluida | entrenador personal | asesoramiento inicial',
      found: 'Sesión de bienvenida',
      notFound: 'Plan de pensiones',
      means: [
        ['El primer día alguien explica.', 'Se sabe qué máquina es cuál y por dónde se empieza.'],
        ['Nadie copia al de al lado.', 'Hay un orden escrito y a quién preguntar.'],
      ],
      after: ['saber por dónde se empieza'],
      questions: ['¿Y esta máquina cómo va?', '¿Qué se hace el primer día?'],
      scenes: ['Se da una vuelta, se mira a los demás y se acaba en la bicicleta.'],
      short: ['imitar al de la máquina de al lado'],
    },
    en: {
      match:
        'free induction | induction session | induction included | training plan | personal training | pt available | gym induction',
      found: 'Free induction',
      notFound: 'Induction hob',
      means: [
        ['On day one, someone explains.', 'You learn which machine is which and where to begin.'],
        ['No copying the next person.', 'There is an order written down, and somebody to ask.'],
      ],
      after: ['knowing where to begin'],
      questions: ['How does this machine work?', 'Where do you begin?'],
      scenes: ['You walk round once, watch the others, and end up on the bike.'],
      short: ['copying the person next to you'],
    },
  },
  {
    id: 'native-teachers',
    sectors: ['education'],
    es: {
      match: 'profesores nativos | profesorado nativo | profesor nativo | nativos | docentes nativos',
      found: 'Profesores nativos',
      notFound: 'Plantas nativas',
      means: [
        ['El oído se hace a la calle.', 'Se oye cómo se dice de verdad y no como está en el libro.'],
        ['La pregunta rara tiene respuesta.', 'Quien creció con la lengua sabe por qué se dice así.'],
      ],
      after: ['entender a la gente por la calle'],
      questions: ['¿Por qué no se entiende nada en la película?', '¿Se dice así de verdad?'],
      scenes: ['Años de libro, y en la taberna no se entiende ni el saludo.'],
      short: ['frases que solo existen en el libro'],
    },
    en: {
      match: 'native teachers | native speaker teachers | native speakers | native tutors',
      found: 'Native-speaker teachers',
      notFound: 'Native plants',
      means: [
        ['Your ear gets used to the street.', 'You hear how it is really said and not how the book has it.'],
        ['The odd question gets an answer.', 'Someone who grew up with the language knows why.'],
      ],
      after: ['following people in the street'],
      questions: ['Why is the film still a blur?', 'Do people really say that?'],
      scenes: ['Years of textbook, and in the bar not even the greeting makes sense.'],
      short: ['phrases found only in textbooks'],
    },
  },
  {
    id: 'small-class',
    sectors: ['education'],
    es: {
      match:
        'grupos reducidos | grupo reducido | maximo # alumnos | grupos de maximo # alumnos | grupos de # | grupos pequenos | clases reducidas | maximo # personas | # alumnos por clase | grupos de hasta #',
      found: 'Grupos de máximo 8 alumnos',
      notFound: 'Alumnos de otras escuelas',
      means: [
        ['Hay turno para hablar.', 'En cada clase toca varias veces, y el fallo se oye a tiempo.'],
        ['El nombre se aprende el primer día.', 'Quien enseña sabe qué le cuesta a cada cual.'],
      ],
      after: ['turno para hablar en cada clase'],
      questions: ['¿Cuántos hay en clase?', '¿Cuándo me toca hablar?'],
      scenes: ['Acaba la hora y desde la última fila no se ha dicho nada.'],
      short: ['callar en la última fila'],
    },
    en: {
      match:
        'maximum # students | max # students | small groups | small classes | small class | class size | groups of # | maximum of # students | up to # students',
      found: 'Maximum 8 students',
      notFound: 'Student discount',
      means: [
        ['There is a turn to speak.', 'In every lesson it comes round several times, and slips get heard.'],
        ['Your name is known on day one.', 'The teacher knows what each person finds hard.'],
      ],
      after: ['a turn to speak in every class'],
      questions: ['How many are in the class?', 'When is it my turn to speak?'],
      scenes: ['The hour ends, and the back row has not said a word.'],
      short: ['silence in the back row'],
    },
  },
  {
    id: 'course-materials',
    sectors: ['education'],
    es: {
      match:
        'libro incluido | libros incluidos | apuntes incluidos | libro y apuntes incluidos | manual incluido | libros de texto incluidos',
      found: 'Libro incluido',
      notFound: 'Material escolar reciclado',
      means: [
        ['El primer día ya hay libro.', 'Nadie recorre librerías con una lista ni hace fotocopias.'],
        ['El precio del curso es el del curso.', 'Se llega con un boli y se empieza.'],
      ],
      after: ['empezar con el libro en la mano'],
      questions: ['¿Hay que comprar el libro aparte?', '¿Dónde se encuentra ese manual?'],
      scenes: ['La clase empieza por una página que falta.'],
      short: ['buscar el libro por toda la ciudad'],
    },
    en: {
      match:
        'course book included | books included | textbook included | book included | workbook included | manual included | books and notes included',
      found: 'Course book included',
      notFound: 'Book now',
      means: [
        ['Day one starts with the book.', 'Nobody goes round shops with a list or queues for photocopies.'],
        ['The course fee is the course fee.', 'Turn up with a pen and begin.'],
      ],
      after: ['a start with the book in hand'],
      questions: ['Is the book charged on top?', 'Where do you find that book?'],
      scenes: ['The lesson opens on a page that is missing.'],
      short: ['photocopies from a neighbour'],
    },
  },
  {
    id: 'catch-up',
    sectors: ['education', 'sports'],
    es: {
      match:
        'recuperas la clase | recuperacion de clases | recuperar clases | clases recuperables | se recuperan las clases',
      found: 'Recuperación de clases',
      notFound: 'Recuperación del disco',
      means: [
        ['Faltar un día no es perderlo.', 'La clase se hace otro día o en casa, y el hilo no se corta.'],
        ['Un viaje no deja a nadie atrás.', 'Se vuelve y se entiende de qué hablan.'],
      ],
      after: ['seguir el hilo aunque se falte'],
      questions: ['¿Y si se falta una semana?', '¿Quién presta los apuntes?'],
      scenes: ['Se vuelve del viaje y todos van por otro tema.'],
      short: ['perder el hilo por faltar'],
    },
    en: {
      match:
        'catch up online | catch up classes | catch up if you miss | make up classes | if you miss a class',
      found: 'Catch up online if you miss a class',
      notFound: 'Tomato ketchup',
      means: [
        [
          'Missing a day is not losing it.',
          'The lesson is done another day or at home, and the thread holds.',
        ],
        ['A trip leaves nobody behind.', 'You come back and follow what they are saying.'],
      ],
      after: ['keeping up after a missed class'],
      questions: ['What if I miss a week?', 'Whose notes can I borrow?'],
      scenes: ['Back from the trip, and everyone is on another chapter.'],
      short: ['losing the thread after a miss'],
    },
  },
  {
    id: 'first-visit',
    sectors: ['health', 'advisers', 'beauty', 'building', 'pets', 'sports'],
    es: {
      match:
        'primera consulta | primera visita | primera sesion | primera consulta gratis | primera consulta gratuita | primera visita gratuita | diagnostico previo | primera revision',
      found: 'Primera visita gratuita',
      notFound: 'Visita guiada',
      means: [
        ['Se escucha antes de decidir.', 'El caso se cuenta entero y se sale sabiendo qué opciones hay.'],
        ['Se conoce a la persona.', 'La decisión se toma en casa, con las preguntas ya contestadas.'],
      ],
      after: ['decidir después de preguntar'],
      questions: ['¿Y cómo sé si es lo que necesito?', '¿A quién se le cuenta esto?'],
      scenes: ['Se busca por internet, se cierra la pestaña y se sigue igual.'],
      short: ['dudas que se quedan en un buscador'],
    },
    en: {
      match:
        'first consultation | initial consultation | free consultation | free initial call | initial call | first visit | first appointment | free file check',
      found: 'Free initial call',
      notFound: 'A second visit',
      means: [
        [
          'You are heard before you decide.',
          'You tell the whole case and leave knowing which options there are.',
        ],
        ['You get to meet the person.', 'The decision is made at home, with the questions answered.'],
      ],
      after: ['deciding once you have asked'],
      questions: ['How do I know it is what I need?', 'Who do you tell about this?'],
      scenes: ['You search for it, shut the tab, and nothing has changed.'],
      short: ['doubts left in a search box'],
    },
  },
  {
    id: 'soon-appointment',
    es: {
      match:
        'cita en # horas | cita en # dias | sin lista de espera | cita en la misma semana | cita en el dia | cita inmediata',
      found: 'Cita en 48 horas',
      notFound: 'Lista de la compra',
      means: [
        ['La fecha cae esta semana.', 'No hay que apuntarla en la agenda del mes que viene.'],
        ['Se pide cuando hace falta.', 'El hueco llega antes de que se pase el motivo.'],
      ],
      after: ['cita para esta semana'],
      questions: ['¿Para cuándo dan hora?', '¿No hay nada antes?'],
      scenes: ['El primer hueco cae el mes que viene.'],
      short: ['citas para el mes que viene'],
    },
    en: {
      match:
        'same day appointments | same week appointments | appointment within | no waiting list | next day appointments',
      found: 'Same-day appointments',
      notFound: 'Appointed agent',
      means: [
        ['The date falls this week.', "It need not go into next month's diary."],
        ['You ask when you need it.', 'The slot comes before the reason has passed.'],
      ],
      after: ['an appointment this week'],
      questions: ['When is the earliest?', 'Is there nothing sooner?'],
      scenes: ['The earliest slot falls next month.'],
      short: ['appointments for next month'],
    },
  },
  {
    id: 'emergency-care',
    sectors: ['health', 'pets'],
    es: {
      match:
        'urgencias # horas | urgencias nocturnas | urgencias de noche | urgencias las # horas | urgencias # h | servicio de urgencias # horas | urgencias por la noche',
      found: 'Urgencias 24 horas',
      notFound: 'Envío urgente',
      means: [
        ['De noche también hay alguien.', 'Se llama y se sabe adónde ir sin esperar a que abran.'],
        ['El domingo deja de ser un problema.', 'La puerta tiene timbre y alguien baja a abrir.'],
      ],
      after: ['alguien de guardia'],
      questions: ['¿A quién se llama a estas horas?', '¿Se espera al lunes?'],
      scenes: ['Es domingo, es de noche y el contestador da otro número.'],
      short: ['esperar a que abran'],
    },
    en: {
      match:
        'out of hours | # hour emergency care | # hour emergencies | # hour emergency service | out of hours emergencies | night emergencies | emergencies day and night | emergencies at night',
      found: '24-hour emergency care',
      notFound: 'Emergency exit',
      means: [
        ['There is someone at night too.', 'You ring and know where to go without waiting for opening time.'],
        ['Sundays stop being a problem.', 'There is a bell at the door and someone comes down.'],
      ],
      after: ['somebody on call'],
      questions: ['Who can you ring at this hour?', 'Must it wait till Monday?'],
      scenes: ['It is Sunday night, and the machine gives another number.'],
      short: ['waiting for opening time'],
    },
  },
  {
    id: 'same-person',
    sectors: ['health', 'building', 'pets', 'education', 'beauty', 'sports', 'general'],
    es: {
      match:
        'mismo dentista | mismo profesional | misma persona | mismo entrenador | misma profesora | mismo profesor | siempre el mismo profesional | siempre el mismo tecnico | siempre el mismo profesor | siempre la misma profesora | siempre la misma persona | siempre el mismo equipo | mismo veterinario | misma peluquera',
      found: 'Siempre el mismo dentista',
      notFound: 'El mismo modelo',
      means: [
        ['La visita sigue donde acabó la otra.', 'Nadie vuelve a preguntar lo que ya se contó.'],
        ['Se saluda por el nombre.', 'Lo que gusta y lo que no ya está dicho.'],
      ],
      after: ['una cara conocida cada vez'],
      questions: ['¿Quién toca esta vez?', '¿Hay que explicarlo de nuevo?'],
      scenes: ['Otra cara, otra ficha y las preguntas de siempre.'],
      short: ['una cara nueva cada vez'],
    },
    en: {
      match:
        'same dentist | same cleaner | same person | same teacher | same team | same trainer | same therapist | always the same person | same groomer | same vet',
      found: 'The same dentist every visit',
      notFound: 'The same model',
      means: [
        ['Each visit picks up from the last.', 'Nobody asks again about what you have told them.'],
        ['You are greeted by name.', "What you like and what you don't is already known."],
      ],
      after: ['a face you know each time'],
      questions: ['Who is it this time?', 'Do I have to explain it all again?'],
      scenes: ['Another face, another form, and the usual questions.'],
      short: ['a new face every time'],
    },
  },
  {
    id: 'kids-waiting',
    sectors: ['health', 'beauty', 'pets'],
    es: {
      match: 'sala de espera infantil | rincon infantil | zona infantil | juguetes en la sala',
      found: 'Sala de espera infantil',
      notFound: 'Ropa infantil',
      means: [
        [
          'La espera es más corta para ellos.',
          'Los niños tienen con qué entretenerse y los mayores leen un mensaje entero.',
        ],
        ['Se puede ir con el pequeño.', 'Nadie busca canguro por una cita.'],
      ],
      after: ['esperar con los niños sin apuros'],
      questions: ['¿Con quién se quedan los niños?', '¿Aguantarán la espera?'],
      scenes: ['La sala está callada y alguien ha encontrado un tambor.'],
      short: ['esperas con niños aburridos'],
    },
    en: {
      match: "children's corner | kids waiting area | toys in the waiting room | play corner",
      found: "A children's corner",
      notFound: "Children's clothes",
      means: [
        [
          'The wait is shorter for them.',
          'Children have something to do, and you get to read a whole message.',
        ],
        ['You can bring the little one.', 'Nobody looks for a sitter because of an appointment.'],
      ],
      after: ['a wait that children can bear'],
      questions: ['Who minds the children?', 'Will they last the wait?'],
      scenes: ['The waiting room is silent and somebody has found a drum.'],
      short: ['long waits with bored children'],
    },
  },
  {
    id: 'nervous-patients',
    sectors: ['health'],
    es: {
      match:
        'pacientes nerviosos | con calma y sin prisas | sin prisas | explicamos cada paso | te lo explicamos todo',
      found: 'Explicamos cada paso',
      notFound: 'Prisas de última hora',
      means: [
        [
          'Se sabe lo que viene después.',
          'Antes de cada cosa hay una explicación y un momento para preguntar.',
        ],
        ['Se puede pedir una pausa.', 'Levantar la mano basta para parar.'],
      ],
      after: ['saber qué viene después'],
      questions: ['¿Y ahora qué van a hacer?', '¿Se puede parar un momento?'],
      scenes: ['El sillón se inclina y nadie dice para qué.'],
      short: ['tumbarse sin saber qué viene'],
    },
    en: {
      match: 'nervous patients | no rush | we explain every step | every step explained | take our time',
      found: 'Nervous patients welcome',
      notFound: 'A rush basket',
      means: [
        ['You know what comes next.', 'Before each thing there is an explanation and a moment to ask.'],
        ['You can ask for a pause.', 'Raising a hand is enough to stop.'],
      ],
      after: ['knowing what comes next'],
      questions: ['What are they about to do?', 'Could we stop for a moment?'],
      scenes: ['The chair tips back and nobody says why.'],
      short: ['lying back in the dark'],
    },
  },
  {
    id: 'wash-included',
    sectors: ['beauty'],
    es: {
      match: 'lavado incluido | incluye lavado | lavar cortar y peinar | secado incluido',
      found: 'Lavado incluido',
      notFound: 'Lavado a máquina',
      means: [
        ['Se llega como se llega.', 'No hay que lavarse el pelo antes ni pagarlo aparte después.'],
        ['El rato empieza en el lavacabezas.', 'Agua templada, ojos cerrados y alguien que se ocupa.'],
      ],
      after: ['llegar tal cual y salir peinada'],
      questions: ['¿Hay que ir con el pelo lavado?', '¿El lavado se paga aparte?'],
      scenes: ['El corte tenía un precio y la nota, otro.'],
      short: ['extras que asoman en caja'],
    },
    en: {
      match: 'wash included | includes wash | wash cut and blow dry | blow dry included',
      found: 'Wash included',
      notFound: 'Wash at 30',
      means: [
        ['Come as you are.', 'No need to wash your hair first or pay for it on top later.'],
        ['It begins at the basin.', 'Warm water, eyes shut and somebody else doing the work.'],
      ],
      after: ['come as you are, leave done'],
      questions: ['Do I need to wash it first?', 'Is the wash charged on top?'],
      scenes: ['The cut had one price and the till had another.'],
      short: ['extras at the till'],
    },
  },
  {
    id: 'free-from-beauty',
    sectors: ['beauty'],
    es: {
      match:
        'sin parabenos | sin sulfatos | sin siliconas | sin sulfatos ni siliconas | sin amoniaco | sin colorantes | sin alcohol | sin aceite de palma | ingredientes naturales | sin microplasticos | # natural',
      found: 'Sin sulfatos ni siliconas',
      notFound: 'Molde de silicona',
      means: [
        ['La lista se acorta.', 'Quien lee las etiquetas por detrás encuentra menos que tachar.'],
        ['Lo que no lleva está dicho.', 'No hay que buscar cada nombre en el móvil delante del estante.'],
      ],
      after: ['una etiqueta con menos nombres'],
      questions: ['¿Qué son todos estos nombres de detrás?', '¿Lleva o no lleva?'],
      scenes: ['La letra es diminuta y los nombres no se acaban.'],
      short: ['nombres que hay que buscar'],
    },
    en: {
      match:
        'paraben free | sulphate free | sulfate free | silicone free | palm oil free | ammonia free | no parabens | no sulphates | without parabens | free from parabens | natural ingredients',
      found: 'Paraben free',
      notFound: 'Free delivery',
      means: [
        ['The list gets shorter.', 'If you read the back of the bottle, there is less to cross out.'],
        ['What it leaves out is stated.', 'No need to look up each name on your phone at the shelf.'],
      ],
      after: ['a label with fewer names'],
      questions: ['What are all these names on the back?', 'Is it in there or not?'],
      scenes: ['The print is tiny and the names go on and on.'],
      short: ['names you have to look up'],
    },
  },
  {
    id: 'skin-type',
    sectors: ['beauty'],
    es: {
      match:
        'para piel seca | para piel grasa | para piel mixta | para piel sensible | pelo graso | pelo seco | pelo rizado | cabello graso | cabello seco | cabello rizado | todo tipo de piel | todo tipo de pieles | todos los tipos de piel',
      found: 'Para piel seca',
      notFound: 'Piel de vacuno',
      means: [
        ['Se sabe para quién es.', 'La elección del estante se queda en unas pocas.'],
        ['No hay que adivinar.', 'Quien conoce su piel o su pelo va directo a lo suyo.'],
      ],
      after: ['elegir sin probar a ciegas'],
      questions: ['¿Cuál de todos es el mío?', '¿Esto para quién es?'],
      scenes: ['El estante entero promete lo mismo a todo el mundo.'],
      short: ['botes que no eran para uno'],
    },
    en: {
      match:
        'dry skin | oily skin | combination skin | sensitive skin | all skin types | oily hair | dry hair | curly hair | for dry skin',
      found: 'For dry skin',
      notFound: 'Skin-tight jeans',
      means: [
        ['You know whom it is for.', 'The choice on the shelf comes down to a few.'],
        ['No need to guess.', 'If you know your skin or your hair, you go straight to yours.'],
      ],
      after: ['choosing without trying blind'],
      questions: ['Which of all these is mine?', 'Who is this for?'],
      scenes: ['The whole shelf promises everyone the same.'],
      short: ['bottles meant for someone else'],
    },
  },
  {
    id: 'solid-bar',
    sectors: ['beauty'],
    es: {
      match:
        'champu solido | pastilla solida | formato solido | jabon solido | desodorante solido | acondicionador solido',
      found: 'Champú sólido',
      notFound: 'Manicura que dura dos semanas',
      means: [
        ['Ocupa lo que una galleta.', 'Va en la bolsa del gimnasio y no hay tapón que se abra dentro.'],
        ['No hay bote que apurar.', 'Se usa hasta el final y no queda nada pegado al fondo.'],
      ],
      after: ['una repisa sin botes'],
      questions: ['¿Cuántos botes hay en esa ducha?', '¿Qué se ha derramado en la bolsa?'],
      scenes: ['El tapón se abrió y la bolsa de deporte huele a champú.'],
      short: ['botes que se abren en la maleta'],
    },
    en: {
      match: 'shampoo bar | solid bar | solid shampoo | solid conditioner | conditioner bar',
      found: 'A shampoo bar',
      notFound: 'A manicure that lasts two weeks',
      means: [
        ['It takes the room of a biscuit.', 'It goes in the gym bag, and no lid can open in there.'],
        ['No bottle to squeeze dry.', 'You use it to the end and nothing is left at the bottom.'],
      ],
      after: ['a shelf with no bottles'],
      questions: ['How many bottles are in that shower?', 'What has leaked in this bag?'],
      scenes: ['The lid came open and the sports bag smells of shampoo.'],
      short: ['bottles that open in the case'],
    },
  },
  {
    id: 'dish-included',
    sectors: ['beauty', 'home'],
    es: {
      match: 'jabonera incluida | jabonera de bambu incluida | jabonera',
      found: 'Jabonera de bambú incluida',
      notFound: 'Pastilla de jabón',
      means: [
        ['La pastilla se seca entre uso y uso.', 'No se deshace en el borde de la bañera ni deja charco.'],
        ['Tiene su sitio.', 'Se posa, escurre y espera a la próxima.'],
      ],
      after: ['una pastilla seca en su sitio'],
      questions: ['¿Dónde se deja el jabón mojado?', '¿Quién lo ha dejado en el agua?'],
      scenes: ['La pastilla nada en su charco y se queda en nada.'],
      short: ['jabón deshecho en la repisa'],
    },
    en: {
      match: 'soap dish | soap dish included | draining dish',
      found: 'Soap dish included',
      notFound: 'Dish of the day',
      means: [
        ['The bar dries between uses.', 'It does not melt on the rim of the bath or leave a puddle.'],
        ['It has a place.', 'Put it down, it drains, and it waits for next time.'],
      ],
      after: ['a dry bar in its place'],
      questions: ['Where does wet soap go?', 'Who left it in the water?'],
      scenes: ['The bar swims in its puddle and shrinks to nothing.'],
      short: ['soap melting on the shelf'],
    },
  },
  {
    id: 'bike-gears',
    sectors: ['sports'],
    es: {
      match: '# velocidades | # marchas | cambio shimano | # velocidades shimano',
      found: '7 velocidades Shimano',
      notFound: 'Velocidad del viento',
      means: [
        ['La cuesta se sube sentado.', 'Se baja una marcha y las piernas siguen a su ritmo.'],
        ['Llano y subida con la misma bici.', 'Un clic en el manillar y cambia el esfuerzo.'],
      ],
      after: ['la cuesta sin bajarse'],
      questions: ['¿Quién sube esa cuesta pedaleando?', '¿Hay que bajarse otra vez?'],
      scenes: ['La calle se empina y toca empujar la bici.'],
      short: ['empujar la bici cuesta arriba'],
    },
    en: {
      match: '# speed | # gears | # speed shimano | shimano gears | # speed gears',
      found: '8-speed Shimano gears',
      notFound: 'Wind speed',
      means: [
        ['You climb without getting off.', 'Drop a gear and your legs keep their pace.'],
        ['Flat or hill, on one bike.', 'One click on the bar and the effort changes.'],
      ],
      after: ['the hill, still in the saddle'],
      questions: ['Who pedals up that hill?', 'Off and push again?'],
      scenes: ['The street tilts up and it is time to get off and push.'],
      short: ['pushing a bike uphill'],
    },
  },
  {
    id: 'disc-brakes',
    sectors: ['sports'],
    es: {
      match: 'frenos de disco | freno de disco | frenos hidraulicos | frenos de disco hidraulicos',
      found: 'Frenos de disco',
      notFound: 'Disco duro',
      means: [
        ['Frenan igual con lluvia.', 'Se aprieta con un dedo y la bici responde también en mojado.'],
        ['La bajada se disfruta.', 'La mano no llega abajo hecha un puño.'],
      ],
      after: ['frenar con un dedo'],
      questions: ['¿Frena esto cuando llueve?', '¿Por qué chirría al bajar?'],
      scenes: ['Llueve, el semáforo se pone rojo y la zapata patina.'],
      short: ['frenos que patinan al llover'],
    },
    en: {
      match: 'disc brakes | hydraulic disc brakes | hydraulic brakes | disc brake',
      found: 'Hydraulic disc brakes',
      notFound: 'A disc jockey',
      means: [
        ['They brake the same in rain.', 'One finger is enough, and the bike answers in the wet too.'],
        ['The way down is fun.', 'Your hand does not reach the bottom in a fist.'],
      ],
      after: ['braking with one finger'],
      questions: ['Do these brake when it rains?', 'Why the squeal on the way down?'],
      scenes: ['It rains, the light turns red and the pads slide.'],
      short: ['brakes that slip in the rain'],
    },
  },
  {
    id: 'mudguards-rack',
    sectors: ['sports'],
    es: {
      match:
        'guardabarros | portabultos | guardabarros y portabultos | cesta delantera | luces incluidas | timbre y luces',
      found: 'Guardabarros y portabultos',
      notFound: 'Guardarropa',
      means: [
        ['Se llega al trabajo presentable.', 'La salpicadura se queda en la rueda y la bolsa va detrás.'],
        ['No hay que comprar nada más.', 'Se sale de la tienda pedaleando hasta la oficina.'],
      ],
      after: ['llegar sin salpicaduras'],
      questions: ['¿Qué es esa raya en la espalda?', '¿Dónde se cuelga la bolsa?'],
      scenes: ['Ha parado de llover y la espalda lleva la marca de la rueda.'],
      short: ['la raya de barro en la espalda'],
    },
    en: {
      match:
        'mudguards | rack included | mudguards and rack | front basket | lights included | mudguards and rack included',
      found: 'Mudguards and rack included',
      notFound: 'A rack of lamb',
      means: [
        ['You arrive looking presentable.', 'The splash stays at the wheel and the bag rides behind.'],
        ['Nothing else to buy.', 'You leave the shop pedalling, all the way to the office.'],
      ],
      after: ['arriving without a splash'],
      questions: ['What is that stripe up the back?', 'Where does the bag hang?'],
      scenes: ['The rain has stopped, and there is a tyre mark up the back.'],
      short: ['a muddy stripe up the back'],
    },
  },
  {
    id: 'first-service',
    sectors: ['sports', 'electronics', 'garden'],
    es: {
      match:
        'primera revision gratis | primera revision incluida | revision gratuita | primera puesta a punto | revision incluida',
      found: 'Primera revisión gratis',
      notFound: 'Revisión médica',
      means: [
        [
          'Los cables se asientan y alguien los ajusta.',
          'Al cabo de unas semanas se vuelve y sale como nueva.',
        ],
        ['El ruidito no se queda a vivir.', 'Se apunta, se pasa por la tienda y se va.'],
      ],
      after: ['un ajuste a las pocas semanas'],
      questions: ['¿Es normal ese ruido?', '¿Quién aprieta esto ahora?'],
      scenes: ['Al mes suena algo y nadie sabe apretarlo.'],
      short: ['ruiditos que se quedan'],
    },
    en: {
      match: 'first service free | free first service | free service | first service included | free tune up',
      found: 'First service free',
      notFound: 'Room service',
      means: [
        [
          'Cables settle and someone adjusts them.',
          'After a few weeks you take it back and it leaves like new.',
        ],
        ['That little noise moves out.', 'Make a note of it, call in at the shop, and it is gone.'],
      ],
      after: ['a tune-up after a few weeks'],
      questions: ['Is that noise normal?', 'Who tightens this now?'],
      scenes: ['A month on, something rattles and nobody can tighten it.'],
      short: ['little noises that stay'],
    },
  },
  {
    id: 'built-tested',
    sectors: ['sports'],
    es: {
      match: 'montada y ajustada | montad* y probad* | ajustada en taller | se entrega montada y ajustada',
      found: 'Montada y ajustada en taller',
      notFound: 'Montada en cólera',
      means: [
        ['Se recoge y se pedalea.', 'Manillar, frenos y cambios están en su punto antes de salir.'],
        ['Alguien la ha probado antes.', 'Nadie aprieta tornillos en el portal.'],
      ],
      after: ['recoger y pedalear'],
      questions: ['¿Hay que montarla en casa?', '¿Quién ajusta los frenos?'],
      scenes: ['La caja está en el salón y los pedales giran al revés.'],
      short: ['una bici por montar en el salón'],
    },
    en: {
      match: 'built and tested | fully built | built by our mechanics | ready to ride | assembled and tested',
      found: 'Built and tested by our mechanics',
      notFound: 'Built like a house',
      means: [
        ['Pick it up and ride.', 'Bars, brakes and gears are set before it leaves the shop.'],
        ['Someone rode it first.', 'Nobody tightens bolts on the doorstep.'],
      ],
      after: ['pick it up and ride'],
      questions: ['Does it need building at home?', 'Who sets the brakes?'],
      scenes: ['The box is in the living room and the pedals turn the wrong way.'],
      short: ['a bike in a box in the hall'],
    },
  },
  {
    id: 'free-trial-class',
    sectors: ['sports', 'education'],
    es: {
      match:
        'primera clase gratis | primera clase gratuita | clase de prueba | primera clase | clase de prueba gratis',
      found: 'Primera clase gratis',
      notFound: 'Clase de repaso',
      means: [
        ['Se prueba y luego se decide.', 'Se conoce la sala, a quien da la clase y con quién se comparte.'],
        ['El primer paso no ata.', 'Se va una tarde y se sabe si apetece volver.'],
      ],
      after: ['decidir después de probar'],
      questions: ['¿Y si no es lo mío?', '¿Cómo será la gente?'],
      scenes: ['La web tiene fotos y ninguna dice cómo es un martes.'],
      short: ['apuntarse sin haber entrado'],
    },
    en: {
      match:
        'first class free | first lesson free | trial class | trial lesson | taster session | free trial class | first lesson',
      found: 'First lesson free',
      notFound: 'First-class post',
      means: [
        ['You try it, then decide.', 'You see the room, meet the teacher and find out who else comes.'],
        ['The first step ties you to nothing.', 'Go one evening and you know whether you want to go back.'],
      ],
      after: ['deciding once you have tried'],
      questions: ['What if it is not for me?', 'What are the others like?'],
      scenes: ['The website has photos, and none says what a Tuesday is like.'],
      short: ['signing up without a look inside'],
    },
  },
  {
    id: 'small-class-sport',
    sectors: ['sports'],
    es: {
      match:
        'maximo # personas | grupos reducidos | grupo reducido | maximo # alumnos | grupos de # | clases reducidas | hasta # personas por clase',
      found: 'Máximo 6 personas',
      notFound: 'Personas mayores',
      means: [
        [
          'Quien da la clase ve cómo se hace.',
          'La postura se corrige en el momento y no a la semana siguiente.',
        ],
        ['Hay sitio para estirar los brazos.', 'Nadie mira al de delante para adivinar qué toca.'],
      ],
      after: ['que alguien mire la postura'],
      questions: ['¿Lo estoy haciendo bien?', '¿Cabe otra esterilla?'],
      scenes: ['La última fila copia a la penúltima y nadie corrige a ninguna.'],
      short: ['la última fila de una clase llena'],
    },
    en: {
      match: 'small classes | maximum # people | small groups | max # people | small group | class size',
      found: 'Small classes',
      notFound: 'Class A',
      means: [
        ['The teacher sees what you do.', 'Your position is put right on the spot, not a week later.'],
        ['There is room to stretch.', 'Nobody watches the person in front to guess what comes next.'],
      ],
      after: ['someone to watch your position'],
      questions: ['Am I doing this right?', 'Is there room for another mat?'],
      scenes: ['The back row copies the one in front, and nobody corrects either.'],
      short: ['the back row of a full class'],
    },
  },
  {
    id: 'class-pass',
    sectors: ['sports', 'education', 'beauty', 'health'],
    es: {
      match:
        'bono de # sesiones | bono de # clases | bono # sesiones | sin caducidad | valido # meses | bono mensual de clases',
      found: 'Bono de 10 sesiones',
      notFound: 'Abono para plantas',
      means: [
        ['Se paga por venir.', 'La semana que no se puede, la sesión se guarda para otra.'],
        ['No hay mes que aprovechar a la fuerza.', 'Se gasta al ritmo de cada cual.'],
      ],
      after: ['sesiones que esperan'],
      questions: ['¿Y el mes que casi no se viene?', '¿Se pierde si se falta?'],
      scenes: ['Fin de mes, y la cuota se ha ido en un par de tardes.'],
      short: ['cuotas de meses sin ir'],
    },
    en: {
      match: '# class pass | class pass | # session pass | valid # months | valid for # months | no expiry',
      found: '10 class pass',
      notFound: 'A boarding pass',
      means: [
        ['You pay for turning up.', 'The week you cannot come, the session keeps for another.'],
        ['No month to squeeze your money from.', 'You use them at your own pace.'],
      ],
      after: ['sessions that wait for you'],
      questions: ['What about months I hardly come?', 'Is it lost if I miss one?'],
      scenes: ['Month end, and the fee went on a couple of evenings.'],
      short: ['fees for months you stayed away'],
    },
  },
  {
    id: 'kit-provided',
    sectors: ['sports'],
    es: {
      match: 'esterilla incluida | esterillas incluidas | esterillas disponibles | esterilla disponible',
      found: 'Esterilla incluida',
      notFound: 'Esterilla de corcho',
      means: [
        [
          'Se viene con ropa cómoda y nada más.',
          'El material espera en la sala y no va y viene en el metro.',
        ],
        ['Se puede ir directo del trabajo.', 'No hay que cargar con un rollo todo el día.'],
      ],
      after: ['ir con las manos libres'],
      questions: ['¿Qué hay que llevar?', '¿Y la esterilla, dónde se deja?'],
      scenes: ['La esterilla ha ido a la oficina y ha vuelto sin abrirse.'],
      short: ['cargar con la esterilla'],
    },
    en: {
      match: 'mats provided | mats included | mats supplied',
      found: 'Mats provided',
      notFound: 'Care provided',
      means: [
        ['Comfortable clothes will do.', 'The kit waits in the room and does not ride the train with you.'],
        ['You can go straight from work.', 'There is no roll to carry about all day.'],
      ],
      after: ['turning up with empty hands'],
      questions: ['What do I need to bring?', 'Where does the mat live?'],
      scenes: ['The mat went to the office and came home unopened.'],
      short: ['carrying a mat about'],
    },
  },
  {
    id: 'all-levels',
    sectors: ['sports', 'education', 'tourism', 'general'],
    es: {
      match:
        'todos los niveles | para principiantes | desde cero | sin experiencia previa | apto para principiantes | principiantes',
      found: 'Todos los niveles',
      notFound: 'Niveles de brillo',
      means: [
        ['Nadie llega tarde.', 'Quien no lo ha hecho nunca tiene por dónde entrar.'],
        ['Se empieza sin pedir perdón.', 'El primer día hay más gente que tampoco sabe.'],
      ],
      after: ['empezar sin saber'],
      questions: ['¿Y si no tengo ni idea?', '¿Será demasiado difícil?'],
      scenes: ['El grupo lleva meses y nadie explica lo del principio.'],
      short: ['llegar y que todos sepan ya'],
    },
    en: {
      match:
        'all levels | beginners welcome | for beginners | beginner to advanced | no experience needed | suitable for beginners',
      found: 'Beginners welcome',
      notFound: "A beginner's error message",
      means: [
        ['Nobody is too late.', 'If you have never done it, there is a way in.'],
        ['You start without apology.', 'On the first day others do not know either.'],
      ],
      after: ['a start with no know-how'],
      questions: ['What if I have no idea?', 'Will it be too hard?'],
      scenes: ['The group has been at it for months and nobody explains the basics.'],
      short: ['a class where all know already'],
    },
  },
  {
    id: 'online-or-in-person',
    sectors: ['education', 'advisers', 'health', 'sports'],
    es: {
      match: 'online o presencial | presencial u online | presencial o online | a distancia o presencial',
      found: 'Online o presencial',
      notFound: 'Pago online',
      means: [
        ['Si un día no se puede ir, desde casa.', 'La tos, la lluvia o el turno no obligan a faltar.'],
        ['Se elige cada semana.', 'Cara a cara cuando apetece, y desde casa cuando no hay otra.'],
      ],
      after: ['una cita desde casa'],
      questions: ['¿Hay que ir siempre?', '¿Y si ese día no se puede salir?'],
      scenes: ['Diluvia, el autobús no viene y la hora se pierde.'],
      short: ['horas perdidas por no poder ir'],
    },
    en: {
      match: 'online or in person | in person or online | face to face or online | in person and online',
      found: 'Online or in person',
      notFound: 'Paid online',
      means: [
        [
          'On days you cannot go, open a laptop.',
          'A cough, the rain or a late shift need not mean missing it.',
        ],
        ['You choose week by week.', 'Face to face when you like, and from home when there is no other way.'],
      ],
      after: ['the session, from home as well'],
      questions: ['Do I have to be there every time?', 'What if I cannot get out that day?'],
      scenes: ['It pours, the bus does not come, and the hour is lost.'],
      short: ['hours lost for want of a bus'],
    },
  },
  {
    id: 'walk-in',
    es: {
      match: 'sin cita | sin cita previa | no hace falta cita | sin reserva',
      found: 'Sin cita previa',
      notFound: 'Con cita previa',
      means: [
        ['Se pasa cuando se puede.', 'El hueco del martes sirve aunque no se supiera el lunes.'],
        ['El recado se hace de camino.', 'No hay que mirar la agenda ni llamar antes.'],
      ],
      after: ['pasar cuando venga bien'],
      questions: ['¿Hay que pedir hora para esto?', '¿Y si puedo ahora?'],
      scenes: ['Hay un rato libre hoy, y dan hora para dentro de unos días.'],
      short: ['pedir hora para un recado'],
    },
    en: {
      match:
        'no appointment needed | no appointment | walk in | walk ins | walk ins welcome | no booking needed',
      found: 'No appointment needed',
      notFound: "A doctor's appointment",
      means: [
        ['Call in when you can.', 'A gap on Tuesday will do, even if you did not know on Monday.'],
        ['The errand gets done on the way.', 'No looking at the diary and no ringing first.'],
      ],
      after: ['calling in when it suits'],
      questions: ['Do I need to book for this?', 'What if I can come now?'],
      scenes: ['There is a free moment today, and they offer a slot next week.'],
      short: ['booking ahead for an errand'],
    },
  },
  {
    id: 'ebike-range',
    sectors: ['sports'],
    es: {
      match: 'autonomia de # km | # km de autonomia | autonomia # km | hasta # km de autonomia',
      found: 'Autonomía de 50 km',
      notFound: 'Autonomía de 10 horas',
      means: [
        ['Se sabe hasta dónde llega.', 'El trayecto de cada día se compara con la cifra antes de comprarla.'],
        ['La vuelta está contada.', 'No se mira la raya de la batería en cada semáforo.'],
      ],
      after: ['ir y volver con la cuenta hecha'],
      questions: ['¿Llegará la batería para volver?', '¿Cada cuánto se carga?'],
      scenes: ['La batería se acaba justo donde empieza la cuesta.'],
      short: ['empujar una bici sin batería'],
    },
    en: {
      match: '# km range | # mile range | range of # km | range of # miles | up to # miles | up to # km',
      found: '50km range',
      notFound: 'A range of colours',
      means: [
        ['You know how far it goes.', 'Check the daily ride against the figure before you buy.'],
        ['The way back is counted in.', 'No watching the battery bar at every light.'],
      ],
      after: ['there and back, already counted'],
      questions: ['Will it last for the way home?', 'How often does it charge?'],
      scenes: ['The battery ends exactly where the hill begins.'],
      short: ['pushing a bike with a flat battery'],
    },
  },
  {
    id: 'pedal-assist',
    sectors: ['sports'],
    es: {
      match:
        '# niveles de asistencia | niveles de asistencia | asistencia al pedaleo | pedaleo asistido | motor # w | motor de # w',
      found: '3 niveles de asistencia',
      notFound: 'Asistencia en carretera',
      means: [
        ['Se llega sin sudar.', 'En llano se pedalea, y en la cuesta el motor empuja.'],
        ['El viento de cara se nota menos.', 'Se elige cuánta ayuda y el resto lo ponen las piernas.'],
      ],
      after: ['llegar fresco a la oficina'],
      questions: ['¿Hay ducha en la oficina?', '¿Y la cuesta del final?'],
      scenes: ['La reunión empieza y la camisa está para escurrir.'],
      short: ['llegar sudando a la reunión'],
    },
    en: {
      match: 'levels of assist | # assist levels | assist levels | pedal assist | # w motor',
      found: 'Pedal assist',
      notFound: 'Assisted living',
      means: [
        ['You arrive without a sweat.', 'On the flat you pedal, and on the hill the motor pushes.'],
        ['A headwind feels like less.', 'You choose how much help, and your legs do the rest.'],
      ],
      after: ['fresh on arrival at the office'],
      questions: ['Is there a shower at the office?', 'And that hill at the end?'],
      scenes: ['The meeting starts, and the shirt could be wrung out.'],
      short: ['a sweaty start to a meeting'],
    },
  },
  {
    id: 'lens-coating',
    sectors: ['health'],
    es: {
      match:
        'antirreflejante | antirreflejante incluido | cristales antirreflejantes | endurecido | resistente* a aranazos',
      found: 'Antirreflejante',
      notFound: 'Reflejos rubios',
      means: [
        ['En la foto se ven los ojos.', 'La lámpara y la pantalla no se quedan pegadas al cristal.'],
        ['De noche molestan menos los faros.', 'El cristal deja pasar la calle y no la farola repetida.'],
      ],
      after: ['cristales sin lámparas dentro'],
      questions: ['¿Por qué sale siempre el flash?', '¿Qué es ese brillo?'],
      scenes: ['En la videollamada solo se ven ventanas blancas en las gafas.'],
      short: ['fotos con reflejos en las gafas'],
    },
    en: {
      match: 'anti glare | anti reflective | anti reflection | scratch resistant lenses | anti glare coating',
      found: 'Anti-glare coating',
      notFound: 'A winter coat',
      means: [
        ['Your eyes show in the photo.', 'The lamp and the screen do not sit on the lens.'],
        [
          'Headlights bother you less at night.',
          'The lens lets the street through and not a copy of the lamp.',
        ],
      ],
      after: ['lenses without lamps in them'],
      questions: ['Why does the flash always show?', 'What is that shine?'],
      scenes: ['On the video call your glasses are a pair of white windows.'],
      short: ['photos with glare on the glasses'],
    },
  },
  {
    id: 'adaptation',
    sectors: ['health'],
    es: {
      match: 'garantia de adaptacion | periodo de adaptacion | si no te adaptas',
      found: 'Garantía de adaptación',
      notFound: 'Adaptador de corriente',
      means: [
        ['Acostumbrarse lleva unos días.', 'Si no llega, se vuelve y se cambia sin empezar otra cuenta.'],
        [
          'Se puede decidir en la calle.',
          'En la escalera, ante la pantalla y con el periódico se ve si sirven.',
        ],
      ],
      after: ['unos días para acostumbrarse'],
      questions: ['¿Y si no me acostumbro?', '¿Quién me las cambia?'],
      scenes: ['En la tienda todo se veía bien, y las escaleras son otra cosa.'],
      short: ['gafas guardadas en un cajón'],
    },
    en: {
      match: 'adaptation guarantee | adaptation period | non adapt guarantee',
      found: 'Adaptation guarantee',
      notFound: 'A film adaptation',
      means: [
        ['Getting used to them takes days.', 'If you do not, you go back and change them on the same bill.'],
        [
          'You can decide in the street.',
          'On the stairs, at the screen and over the newspaper you find out.',
        ],
      ],
      after: ['a few days to get used to them'],
      questions: ['What if I cannot get used to them?', 'Who changes them for me?'],
      scenes: ['In the shop it all looked fine, and stairs are another matter.'],
      short: ['glasses left in a drawer'],
    },
  },
  {
    id: 'test-included',
    sectors: ['health'],
    es: {
      match:
        'graduacion gratuita | graduacion incluida | revision visual gratuita | montura incluida | estudio gratuito',
      found: 'Graduación gratuita',
      notFound: 'Graduado en derecho',
      means: [
        ['La cifra es la de llevárselas puestas.', 'Lo que suele ir aparte está dentro.'],
        ['No hay que traer nada hecho.', 'Se mira la vista allí mismo y se elige con calma.'],
      ],
      after: ['una cifra con lo necesario dentro'],
      questions: ['¿La revisión se paga aparte?', '¿Y la montura?'],
      scenes: ['El cartel decía un precio y el mostrador, otro.'],
      short: ['extras sobre el precio del cartel'],
    },
    en: {
      match: 'eye test included | free eye test | frames included | sight test included',
      found: 'Eye test included',
      notFound: 'A test drive',
      means: [
        ['The figure is for wearing them home.', 'What usually goes on top is inside it.'],
        ['Bring nothing with you.', 'Your eyes are tested right there, and you choose at leisure.'],
      ],
      after: ['a figure with everything in it'],
      questions: ['Is the test charged on top?', 'And the frames?'],
      scenes: ['The sign said one price and the desk said another.'],
      short: ['extras on top of the sign'],
    },
  },
  {
    id: 'collected-returned',
    sectors: ['pets', 'fashion', 'general', 'electronics'],
    es: {
      match:
        'recogida a domicilio | recogida y entrega | recogida y entrega a domicilio | recogemos y entregamos',
      found: 'Recogida a domicilio',
      notFound: 'Recogida en tienda',
      means: [
        ['Se entrega en la puerta y vuelve hecho.', 'La mañana sigue su curso mientras otro hace el viaje.'],
        ['Nadie cruza la ciudad para esto.', 'Suena el timbre al salir y vuelve a sonar al volver.'],
      ],
      after: ['de la puerta a la puerta'],
      questions: ['¿Quién lo lleva y quién lo recoge?', '¿Da tiempo a ir y volver?'],
      scenes: ['Hay que llevarlo a una hora y recogerlo a otra, y en medio trabajar.'],
      short: ['viajes de ida y vuelta por un recado'],
    },
    en: {
      match: 'collection available | collect and return | pick up and drop off | collection and return',
      found: 'Collection available',
      notFound: 'Summer collection',
      means: [
        ['Handed over at the door, back done.', 'The morning runs on while somebody else makes the trip.'],
        ['Nobody crosses town for it.', 'The bell rings when it goes and again when it comes home.'],
      ],
      after: ['from your door and back'],
      questions: ['Who takes it and who collects it?', 'Is there time to go and come back?'],
      scenes: ['It goes at one hour, comes back at another, and there is work in between.'],
      short: ['to and fro for an errand'],
    },
  },
];
