import type { Entry } from '../../entry';

export const clothesConcepts: readonly Entry[] = [
  {
    id: 'cotton-worn',
    sectors: ['fashion', 'sports'],
    es: {
      match: 'algodon | # algodon | de algodon | punto de algodon | algodon peinado | algodon percal',
      found: 'Camiseta de algodón',
      notFound: 'Algodón desmaquillante',
      means: [
        ['La piel respira.', 'Se lleva todo el día puesto y no agobia cuando sube la temperatura.'],
        ['Es la prenda que se repite.', 'Sale de la lavadora un poco más blanda y vuelve a la silla.'],
      ],
      after: ['una prenda que no agobia'],
      questions: ['¿Por qué se pega esto a la espalda?', '¿Qué se pone uno en agosto?'],
      scenes: ['El autobús va lleno y la camisa parece de plástico.'],
      short: ['camisetas que se pegan'],
    },
    en: {
      match: 'cotton | pure cotton | # cotton | combed cotton | cotton blend | cotton jersey | pima cotton',
      found: 'A cotton shirt',
      notFound: 'Cotton wool pads',
      means: [
        ['Skin can breathe.', 'You wear it all day and it does not stifle when the heat rises.'],
        [
          'It is the one you keep wearing.',
          'It comes out of the wash a little softer and goes straight back on.',
        ],
      ],
      after: ['clothes that do not stifle'],
      questions: ['Why does this cling to my back?', 'What do you wear in this heat?'],
      scenes: ['The bus is full and the shirt feels like plastic.'],
      short: ['shirts that cling'],
    },
  },
  {
    id: 'linen-worn',
    sectors: ['fashion', 'accessories'],
    es: {
      match: 'lino | de lino | # lino | lino lavado | lino natural',
      found: 'Camisa de lino lavado',
      notFound: 'Semillas de lino',
      means: [
        ['Se lleva suelto y corre el aire.', 'La tela no se pega, y las arrugas le sientan bien.'],
        ['Agosto pesa menos.', 'Se seca pronto y va mejor cuanto más se usa.'],
      ],
      after: ['ropa que deja pasar la brisa'],
      questions: ['¿Qué se pone uno con este calor?', '¿Y si la camisa no se pegara?'],
      scenes: ['Ni a la sombra perdona la camisa.'],
      short: ['camisas que en agosto sobran'],
    },
    en: {
      match: 'linen | # linen | washed linen | linen blend | pure linen',
      found: 'A linen shirt',
      notFound: 'A linen cupboard',
      means: [
        ['Worn loose, it lets the air move.', 'The cloth does not cling, and creases suit it.'],
        ['August weighs less.', 'It dries soon and gets better the more you wear it.'],
      ],
      after: ['clothes that let the breeze in'],
      questions: ['Which shirt can you bear in August?', 'What if the shirt did not cling?'],
      scenes: ['Even in the shade the shirt shows no mercy.'],
      short: ['shirts too hot for August'],
    },
  },
  {
    id: 'lining-garment',
    sectors: ['fashion'],
    es: {
      match: 'forro | con forro | forro interior | forrad* | forro de viscosa | forro de algodon',
      found: 'Forro interior',
      notFound: 'Forro polar',
      means: [
        ['No se pega ni se transparenta.', 'La tela cae por encima y no se engancha en las medias.'],
        ['Por dentro está igual de bien.', 'Se pone de un gesto y no marca lo de debajo.'],
      ],
      after: ['una caída limpia'],
      questions: ['¿Se transparenta a la luz?', '¿Por qué se sube al andar?'],
      scenes: ['A contraluz se ve más de lo previsto.'],
      short: ['tirar de la falda a cada paso'],
    },
    en: {
      match: 'lined | fully lined | lining | with a lining | cotton lining',
      found: 'Fully lined',
      notFound: 'Fleece lining',
      means: [
        ['It neither clings nor shows through.', 'The cloth falls over it and does not catch on tights.'],
        ['It is as good on the inside.', 'It slips on in one go and hides what is underneath.'],
      ],
      after: ['a clean drape'],
      questions: ['Does it show through in the light?', 'Why does it ride up?'],
      scenes: ['Against the light it shows rather more than planned.'],
      short: ['tugging at a hem all day'],
    },
  },
  {
    id: 'colours-worn',
    sectors: ['fashion', 'accessories', 'sports', 'pets'],
    es: {
      match:
        '# colores | en # colores | varios colores | colores / | disponible en # colores | disponible* en varios colores | otros colores | colores disponibles',
      found: 'Colores: blanco, negro, mostaza',
      notFound: 'Lápices de color',
      means: [
        ['Hay un tono para cada armario.', 'Se elige el que va con lo que ya cuelga de las perchas.'],
        ['No todo es negro.', 'Quien repite talla puede cambiar de color.'],
      ],
      after: ['un color que va con lo demás'],
      questions: ['¿Y en otro color?', '¿Con qué se combina este?'],
      scenes: ['Gusta todo menos el color, y no hay otro.'],
      short: ['quedarse con el color que había'],
    },
    en: {
      match:
        '# colours | # colors | colours / | colors / | available in # colours | choice of colours | range of colours | in # colours | in # colors | several colours',
      found: 'Colours: navy, ecru, sage',
      notFound: 'Coloured pencils',
      means: [
        ['There is a shade for every wardrobe.', 'Pick the one that goes with what already hangs there.'],
        ['You can step away from black.', 'Once you know your size, you can change the colour.'],
      ],
      after: ['a colour that goes with the rest'],
      questions: ['Is there another colour?', 'What does this one go with?'],
      scenes: ['Everything about it is right but the colour.'],
      short: ['the last colour in the shop'],
    },
  },
  {
    id: 'kids-ages',
    sectors: ['fashion'],
    es: {
      match: 'de # a # anos | # a # anos | de # meses a # anos | edades / | tallas de nino',
      found: 'De 2 a 10 años',
      notFound: '2 años de garantía',
      means: [
        [
          'El mayor y el pequeño van a juego.',
          'Cuando uno crece, el mismo modelo existe en la talla siguiente.',
        ],
        ['Crecer no obliga a cambiar de prenda.', 'Se pide otra talla y sigue siendo la de siempre.'],
      ],
      after: ['el mismo modelo en otra talla'],
      questions: ['¿Otra vez le queda corto?', '¿Y para el hermano?'],
      scenes: ['Era su preferida hasta que dejó de entrar.'],
      short: ['la prenda preferida, ya pequeña'],
    },
    en: {
      match: 'ages # # | ages # | age # to # | # to # years | from # to # years',
      found: 'Ages 1-6',
      notFound: 'Two years of use',
      means: [
        ['Big and small can match.', 'When one grows, the same model exists in the next size.'],
        ['Growing means no new search.', 'Ask for the next size and the favourite stays.'],
      ],
      after: ['the same one, a size up'],
      questions: ['Outgrown it again?', 'And for the little brother?'],
      scenes: ['It was the favourite until it no longer went on.'],
      short: ['an outgrown favourite'],
    },
  },
  {
    id: 'brushed-inside',
    sectors: ['fashion'],
    es: {
      match: 'algodon afelpado | afelpad* por dentro | felpa | felpa perchada | perchad*',
      found: 'Algodón afelpado por dentro',
      notFound: 'Tela de toalla',
      means: [
        ['Por dentro abraza.', 'Al ponérsela, lo primero que se nota es el calor.'],
        ['El banco del parque deja de estar frío.', 'Hace de chaqueta cuando el sol se esconde.'],
      ],
      after: ['calor al meter los brazos'],
      questions: ['¿Hará frío luego?', '¿Se lleva chaqueta o no?'],
      scenes: ['Sale el sol, se esconde, y toca volver a por abrigo.'],
      short: ['volver a por la chaqueta'],
    },
    en: {
      match: 'brushed cotton | brushed inside | brushed fleece | french terry | fleece back',
      found: 'Brushed cotton inside',
      notFound: 'A hair brush',
      means: [
        ['It hugs on the inside.', 'As you pull it on, warmth is the first thing you notice.'],
        ['The park bench stops being cold.', 'It does as a jacket when the sun goes in.'],
      ],
      after: ['warmth as the arms go in'],
      questions: ['Will it be cold later?', 'Jacket or no jacket?'],
      scenes: ['Out comes the sun, in it goes, and you head back for a coat.'],
      short: ['going back for the jacket'],
    },
  },
  {
    id: 'name-label',
    sectors: ['fashion', 'accessories'],
    es: {
      match: 'etiqueta para el nombre | etiqueta con nombre | hueco para el nombre',
      found: 'Etiqueta para el nombre',
      notFound: 'Sin etiquetas que piquen',
      means: [
        ['Vuelve a casa aunque se pierda.', 'El perchero del cole está lleno y esta se encuentra.'],
        ['El dueño está escrito por dentro.', 'Basta mirar la etiqueta para devolverla.'],
      ],
      after: ['ropa que vuelve a casa'],
      questions: ['¿De quién es este abrigo?', '¿Cuál de estas es?'],
      scenes: ['En el perchero cuelgan varias iguales.'],
      short: ['la caja de objetos perdidos'],
    },
    en: {
      match: 'name label | name tag | label for name | name label inside',
      found: 'Name label inside',
      notFound: 'Tagless neck',
      means: [
        ['Lost things come home.', 'The school pegs are full and this one gets found.'],
        ['You can tell whose it is.', 'One look inside is enough to hand it back.'],
      ],
      after: ['clothes that come home'],
      questions: ['Whose coat is this?', 'Which one was yours?'],
      scenes: ['Several of the same hang on the pegs.'],
      short: ['the lost property box'],
    },
  },
  {
    id: 'pockets-bag',
    sectors: ['accessories'],
    es: {
      match:
        'bolsillo* | con bolsillos | # bolsillos | bolsillo* con cremallera | bolsillo* interior* | bolsillo* lateral* | bolsillo* exterior*',
      found: 'Bolso con bolsillos interiores',
      notFound: 'De bolsillo',
      means: [
        ['Las llaves tienen su hueco.', 'Se mete la mano y sale lo que se buscaba.'],
        ['Nada se va al fondo.', 'El móvil, el billete y la cartera viajan cada uno en su sitio.'],
      ],
      after: ['cada cosa en su hueco'],
      questions: ['¿Dónde están las llaves?', '¿Qué suena ahí dentro?'],
      scenes: ['El móvil suena en el fondo y la mano no llega.'],
      short: ['vaciar el bolso en la puerta'],
    },
    en: {
      match:
        'pocket* | with pockets | # pockets | zip pocket* | inside pocket* | side pocket* | zipped pocket* | outer pocket* | internal pocket*',
      found: 'A bag with inside pockets',
      notFound: 'A pocket guide',
      means: [
        ['Keys have a place of their own.', 'In goes a hand and out comes what you were after.'],
        ['Nothing sinks to the bottom.', 'Phone, ticket and wallet each travel in their own place.'],
      ],
      after: ['a place for each thing'],
      questions: ['Where are the keys?', 'What is ringing in there?'],
      scenes: ['The phone rings at the bottom and the hand cannot reach.'],
      short: ['emptying the bag on the doorstep'],
    },
  },
  {
    id: 'resoleable',
    sectors: ['accessories'],
    es: {
      match:
        'se puede* cambiar la suela | suela recambiable | cosido goodyear | cosid* goodyear | goodyear | se puede* resolar',
      found: 'Cosido Goodyear',
      notFound: 'Suela de goma',
      means: [
        ['La suela se cambia.', 'Cuando se gasta por abajo, lo de arriba sigue su camino.'],
        ['El zapatero puede con él.', 'La forma ya hecha al pie se queda, y lo gastado se renueva.'],
      ],
      after: ['un zapato que vuelve del zapatero'],
      questions: ['¿Otra vez la suela?', '¿Se tira entero por la suela?'],
      scenes: ['Por arriba está como nuevo y por abajo entra el agua.'],
      short: ['tirar un zapato por la suela'],
    },
    en: {
      match: 'goodyear welted | can be resoled | resoleable | goodyear welt | resolable | welted',
      found: 'Goodyear welted',
      notFound: 'A rubber sole',
      means: [
        ['The sole can be replaced.', 'When it wears out below, what is above carries on.'],
        ['A cobbler can deal with it.', 'The shape your foot has made stays, and the worn part is renewed.'],
      ],
      after: ['a shoe that goes to the cobbler'],
      questions: ['The sole again?', 'All of it in the bin for a sole?'],
      scenes: ['Like new on top, and letting in water below.'],
      short: ['a shoe binned for its sole'],
    },
  },
  {
    id: 'side-opening',
    sectors: ['accessories'],
    es: {
      match:
        'cremallera lateral | elastico* lateral* | elasticos laterales | tirador* trasero* | se calza* facil*',
      found: 'Cremallera lateral',
      notFound: 'Bolsillo lateral',
      means: [
        ['Entran sin pelear con los cordones.', 'Se calzan de un gesto, y al volver se quitan igual.'],
        ['La puerta de casa se despeja.', 'Nadie se sienta en el suelo a desatar nudos.'],
      ],
      after: ['calzarse de un gesto'],
      questions: ['¿Cuánto se tarda en atar esto?', '¿Quién se agacha ahora?'],
      scenes: ['El taxi espera y el nudo no sale.'],
      short: ['nudos con prisa en el recibidor'],
    },
    en: {
      match: 'elastic side panel* | side zip | pull tab* | elasticated sides | pull on',
      found: 'Elastic side panels',
      notFound: 'A side pocket',
      means: [
        ['They go on without a fight.', 'One pull and they are on, and they come off just as fast.'],
        ['The hall clears sooner.', 'Nobody sits on the floor over a knot.'],
      ],
      after: ['on with one pull'],
      questions: ['How long does lacing these take?', 'Who wants to bend down now?'],
      scenes: ['The taxi is waiting and the knot will not give.'],
      short: ['knots to undo in the hall'],
    },
  },
  {
    id: 'splash-proof-device',
    sectors: ['electronics'],
    es: {
      match:
        'impermeable* | ip # | ipx # | sumergible* | resistente* al polvo y al agua | resistencia al agua',
      found: 'Altavoz impermeable IP67',
      notFound: 'Ip de la red',
      means: [
        ['Unas salpicaduras no lo apagan.', 'Puede estar al borde de la piscina o salir bajo la lluvia.'],
        ['El agua deja de ser un susto.', 'Se seca con la camiseta y sigue funcionando.'],
      ],
      after: ['cerca del agua sin susto'],
      questions: ['¿Y si se moja?', '¿Se puede llevar a la piscina?'],
      scenes: ['El vaso se vuelca y todos miran el aparato.'],
      short: ['aparatos envueltos en una bolsa'],
    },
    en: {
      match: 'waterproof | ip # | ipx # | ip # waterproof | submersible | dust and waterproof',
      found: 'IP67 waterproof',
      notFound: 'An ip address',
      means: [
        ['A splash does not stop it.', 'It can sit by the pool or come out in the rain.'],
        ['Water stops being a scare.', 'Dry it on a shirt and it carries on.'],
      ],
      after: ['close to water without a scare'],
      questions: ['What if it gets wet?', 'Can it come to the pool?'],
      scenes: ['A glass goes over and everyone looks at the gadget.'],
      short: ['gadgets wrapped in a bag'],
    },
  },
  {
    id: 'wireless-device',
    sectors: ['electronics', 'accessories', 'sports'],
    es: {
      match: 'inalambric* | sin cables | wireless | sin cable*',
      found: 'Auriculares inalámbricos',
      notFound: 'Cable de red',
      means: [
        ['Ni nudos ni tirones.', 'Se levanta uno de la silla y nada se queda enganchado.'],
        ['La mesa se ve otra vez.', 'Sin cables de por medio, cada cosa cabe donde antes no.'],
      ],
      after: ['una mesa sin cables'],
      questions: ['¿Qué cable es el de esto?', '¿Quién ha vuelto a liar los cables?'],
      scenes: ['El cable se engancha en el brazo del sillón y todo sale volando.'],
      short: ['cables que desenredar'],
    },
    en: {
      match: 'wireless | cable free | no wires | cordless | wire free',
      found: 'Wireless headphones',
      notFound: 'A network cable',
      means: [
        ['No knots and no tugs.', 'You get up from the chair and nothing gets caught.'],
        ['The desk shows again.', 'With no leads about, things fit where they did not before.'],
      ],
      after: ['a desk with no leads'],
      questions: ['Which lead goes with this?', 'Who tangled these again?'],
      scenes: ['The lead catches on the armrest and it all goes flying.'],
      short: ['leads to untangle'],
    },
  },
  {
    id: 'packs-itself',
    sectors: ['fashion', 'sports', 'accessories'],
    es: {
      match:
        'se guarda en su bolsillo | se guarda en su propio bolsillo | se pliega en su bolsillo | se guarda en la capucha | plegable en su bolsillo',
      found: 'Se guarda en su propio bolsillo',
      notFound: 'Bolsillo con cremallera',
      means: [
        ['Ocupa un puño en la mochila.', 'Va siempre encima, por si cambia el cielo, y no se nota.'],
        ['Desaparece cuando sale el sol.', 'Se mete en sí misma y deja sitio a lo demás.'],
      ],
      after: ['ir por si acaso y sin bulto'],
      questions: ['¿La llevo o no la llevo?', '¿Dónde se mete cuando sale el sol?'],
      scenes: ['Sale el sol y la chaqueta va colgando del brazo toda la tarde.'],
      short: ['la chaqueta en la mano todo el día'],
    },
    en: {
      match:
        'packs into its own | packs into its own pocket | packable | packs into its pocket | folds into its hood',
      found: 'Packs into its own pocket',
      notFound: 'A pack of six',
      means: [
        [
          'It takes a fistful of space.',
          'It is always with you in case the sky changes, and you hardly know.',
        ],
        ['It vanishes when the sun is out.', 'It folds into itself and leaves room for other things.'],
      ],
      after: ['ready for rain, with no bulk'],
      questions: ['Do I take it or not?', 'Where does it go when the sun is out?'],
      scenes: ['The sun comes out, and the jacket hangs from an arm all afternoon.'],
      short: ['a jacket in hand all day'],
    },
  },
  {
    id: 'scent-notes',
    sectors: ['beauty', 'crafts', 'home'],
    es: {
      match: 'notas de | aroma a | aroma de | olor a | fragancia a | perfume de | aroma a romero',
      found: 'Notas de azahar y limón',
      notFound: 'Cuaderno de notas',
      means: [
        [
          'Se sabe a qué huele antes de abrirlo.',
          'Quien conoce esos olores se hace una idea desde la pantalla.',
        ],
        ['Lleva a algún sitio.', 'Se nota al pasar y se queda un poco en la habitación.'],
      ],
      after: ['un olor que se puede nombrar'],
      questions: ['¿A qué huele esto?', '¿Y si luego no gusta?'],
      scenes: ['La caja dice «frescor» y podría ser cualquier cosa.'],
      short: ['olores sin nombre'],
    },
    en: {
      match: 'notes of | scent of | aroma of | fragrance of | smells of | scented with',
      found: 'Notes of fig and cedar',
      notFound: 'A book of notes',
      means: [
        ['You know its smell unopened.', 'If you know those scents, you have an idea from the screen.'],
        ['It takes you somewhere.', 'You catch it in passing, and a little stays in the room.'],
      ],
      after: ['a smell you can name'],
      questions: ['What does it smell of?', "And if I don't like it?"],
      scenes: ['The box says freshness, and that could be anything.'],
      short: ['smells without a name'],
    },
  },
  {
    id: 'whatsapp-contact',
    es: {
      match:
        'atencion por whatsapp | consultas por whatsapp | dudas por whatsapp | preguntas por whatsapp | respondemos por whatsapp | respuesta por whatsapp | contacto por whatsapp | soporte por whatsapp | le atendemos por whatsapp | te atendemos por whatsapp | asistencia por whatsapp | whatsapp de atencion',
      found: 'Atención por WhatsApp',
      notFound: 'Atención al cliente',
      means: [
        [
          'Se pregunta con un mensaje.',
          'La foto de lo que pasa va con la pregunta y nadie espera al teléfono.',
        ],
        ['La respuesta queda escrita.', 'La respuesta se lee en el autobús y queda a mano.'],
      ],
      after: ['dudas que caben en un mensaje'],
      questions: ['¿Hay que llamar en horario?', '¿Y mandar una foto?'],
      scenes: ['La centralita pide pulsar teclas y la duda era de una línea.'],
      short: ['llamadas para una duda de una línea'],
    },
    en: {
      match:
        'text us | message us | support by whatsapp | help by whatsapp | questions by whatsapp | ask by whatsapp | ask us by whatsapp | whatsapp support | support on whatsapp | ask us on whatsapp | answers by whatsapp | replies by whatsapp | replies on whatsapp | contact by whatsapp | whatsapp helpline',
      found: 'Support by WhatsApp',
      notFound: 'A text book',
      means: [
        ['You ask with a message.', 'A photo of it goes with the question, and nobody waits on the line.'],
        ['The answer is in writing.', 'You can read it on the bus and come back to it later.'],
      ],
      after: ['the question in a message'],
      questions: ['Do I have to ring in office hours?', 'Can I send a photo?'],
      scenes: ['The switchboard wants keys pressed, and it was a one-line question.'],
      short: ['calls for a one-line question'],
    },
  },
  {
    id: 'order-by-message',
    es: {
      match:
        'se pide* por whatsapp | pide* por whatsapp | pedido* por whatsapp | encarg* por whatsapp | se encarga* por whatsapp | encargos por whatsapp | pedido* por mensaje | se pide* por mensaje',
      found: 'Se pide por WhatsApp antes de las 12:00',
      notFound: 'Atención por WhatsApp',
      means: [
        ['Lo pedido queda escrito.', 'Lo que se encargó se relee en la conversación, con su hora.'],
        ['Se pide sin llamar.', 'Un mensaje entre recado y recado, y el teléfono vuelve al bolsillo.'],
      ],
      after: ['un pedido que cabe en un mensaje'],
      questions: ['¿Hay que llamar para pedir?', '¿Habrán apuntado bien el encargo?'],
      scenes: ['Al otro lado hay ruido y el encargo se repite a voces.'],
      short: ['encargos repetidos a voces'],
    },
    en: {
      match:
        'order by whatsapp | order on whatsapp | orders by whatsapp | orders on whatsapp | ordered by whatsapp | order by text | order by message | orders by text | orders by message',
      found: 'Order by WhatsApp before noon',
      notFound: 'Support by WhatsApp',
      means: [
        ['What was ordered is in writing.', 'The order can be read again in the chat, with its time.'],
        [
          'It is ordered without a call.',
          'One message between errands, and the phone is back in the pocket.',
        ],
      ],
      after: ['an order that fits in a message'],
      questions: ['Do I have to ring to order?', 'Did they write the order down right?'],
      scenes: ['It is noisy at the other end, and the order gets shouted again.'],
      short: ['orders shouted down the line'],
    },
  },
  {
    id: 'book-by-message',
    es: {
      match:
        'reserva* por whatsapp | se reserva* por whatsapp | cita* por whatsapp | reserva* por mensaje | cita* por mensaje | se pide cita por whatsapp | se pide hora por whatsapp',
      found: 'Reserva por WhatsApp',
      notFound: 'Reserva de gran añada',
      means: [
        ['El día y la hora quedan escritos.', 'Lo acordado se relee en la conversación y no en un papelito.'],
        ['Se reserva sin llamar.', 'Un mensaje basta, aunque alrededor no se pueda hablar.'],
      ],
      after: ['la hora escrita en la conversación'],
      questions: ['¿Hay que llamar para reservar?', '¿Era el martes o era el jueves?'],
      scenes: ['La hora se apuntó en un papel y el papel no aparece.'],
      short: ['la hora apuntada en un papelito'],
    },
    en: {
      match:
        'book by whatsapp | book on whatsapp | bookings by whatsapp | bookings on whatsapp | booked by whatsapp | book by text | book by message | bookings by text | reserve by whatsapp',
      found: 'Book by WhatsApp',
      notFound: 'A book by its cover',
      means: [
        [
          'Day and time are in writing.',
          'What was agreed can be read again in the chat and not on a scrap of paper.',
        ],
        ['It is booked without a call.', 'A message will do, even where you cannot talk aloud.'],
      ],
      after: ['the time, written in the chat'],
      questions: ['Do I have to ring to book?', 'Was it Tuesday, or was it Thursday?'],
      scenes: ['The time went on a scrap of paper, and the paper is gone.'],
      short: ['the time on a scrap of paper'],
    },
  },
];
