import type { Entry } from '../../entry';

export const diningConcepts: readonly Entry[] = [
  {
    id: 'oak-barrel',
    sectors: ['food', 'restaurants', 'general'],
    es: {
      match:
        '# meses en barrica | crianza | barrica de roble | en barrica | barrica | crianza en barrica | meses de barrica | envejecid* en barrica | envejecid* en roble | reposad* en barrica | envejecid* en tinaja',
      found: '12 meses en barrica de roble francés',
      notFound: 'Barra de pan de roble',
      means: [
        ['La madera redondea el trago.', 'Los meses en barrica liman lo áspero y dejan un fondo a madera.'],
        ['El vino ha tenido tiempo.', 'Sale de la bodega cuando ya se deja beber, y no antes.'],
      ],
      after: ['un vino que ya ha esperado'],
      questions: ['¿Qué botella se abre con esta cena?', '¿Estará listo este vino para beber?'],
      scenes: ['La botella se abre y el primer trago raspa.'],
      short: ['vinos que raspan'],
    },
    en: {
      match:
        '# months in oak | # months in french oak | # months in american oak | oak barrel* | barrel aged | oak aged | aged in oak | barrel fermented | in french oak | in american oak',
      found: '12 months in French oak',
      notFound: 'An oak table',
      means: [
        [
          'Oak rounds off the sip.',
          'The months in the barrel smooth the rough edges and leave a note of wood.',
        ],
        ['The wine has had its time.', 'It leaves the cellar when it is ready to drink, and not before.'],
      ],
      after: ['a wine that has done its waiting'],
      questions: ['Which bottle goes with this dinner?', 'Is this wine ready to drink yet?'],
      scenes: ['The bottle is opened and the first sip is rough.'],
      short: ['wines opened too soon'],
    },
  },
  {
    id: 'wine-pairing',
    sectors: ['food'],
    es: {
      match: 'marida con | maridaje con | marida bien con | ideal con carnes | combina con pescados',
      found: 'Marida con carnes rojas y quesos curados',
      notFound: 'Incluye acompañamiento',
      means: [
        [
          'Se sabe con qué plato va.',
          'La botella se elige mirando la cena, sin tener que entender de vinos.',
        ],
        ['La cena y la copa se entienden.', 'Basta con leer la ficha para acertar con el plato.'],
      ],
      after: ['la copa que va con la cena'],
      questions: ['¿Qué vino le va a este plato?', '¿Tinto o blanco con esto?'],
      scenes: ['Delante del estante, todas las etiquetas dicen lo mismo.'],
      short: ['elegir la botella por la etiqueta'],
    },
    en: {
      match:
        'pairs with | goes well with | pairs well with | food pairing | paired with cheese | wines that pair with',
      found: 'Pairs with duck or mushroom risotto',
      notFound: 'A pair of socks',
      means: [
        [
          'You know what to serve it with.',
          'Pick the bottle by the dinner, with no need to know about wine.',
        ],
        ['Plate and glass get along.', 'A look at the label is enough to match the dish.'],
      ],
      after: ['the glass that suits the dinner'],
      questions: ['Which wine goes with this dish?', 'Red or white with this?'],
      scenes: ['Standing at the shelf, every label says the same.'],
      short: ['picking a bottle by its label'],
    },
  },
  {
    id: 'vintage-vineyard',
    sectors: ['food', 'general'],
    es: {
      match:
        'vinedo propio | vinedos propios | vina propia | vendimia manual | vendimia a mano | uva propia | de nuestro vinedo | cepas viejas | vinas viejas',
      found: 'Viñedo propio de 40 años',
      notFound: 'Uvas pasas de la tienda',
      means: [
        ['La uva tiene dueño conocido.', 'Quien hace el vino también pisa la viña y sabe cómo fue el año.'],
        ['Del campo a la botella, la misma gente.', 'La uva es la de casa, no comprada a ciegas.'],
      ],
      after: ['un vino con viña conocida'],
      questions: ['¿De qué viña sale este vino?', '¿Quién cuidó esta uva?'],
      scenes: ['La etiqueta tiene un castillo dibujado y ninguna viña.'],
      short: ['botellas de uva comprada'],
    },
    en: {
      match:
        'single vineyard | own vineyard* | estate grown | estate bottled | old vines | our own grapes | hand harvested grapes',
      found: 'Single vineyard',
      notFound: 'Vine tomatoes',
      means: [
        [
          'The grapes have a known home.',
          'Those who make the wine walk the vines and know how the year went.',
        ],
        ['Same hands, vine to bottle.', 'The grapes come from home, and nobody buys them blind.'],
      ],
      after: ['a wine with a known vineyard'],
      questions: ['Which vineyard is this from?', 'Who looked after these grapes?'],
      scenes: ['The label has a castle drawn on it and no vineyard.'],
      short: ['bottles of bought-in grapes'],
    },
  },
  {
    id: 'hand-picked',
    sectors: ['food', 'garden', 'general'],
    es: {
      match:
        'recolectad* a mano | recogid* a mano | cosech* a mano | vendimiad* a mano | seleccionad* a mano | recoleccion manual',
      found: 'Recolectado a mano',
      notFound: 'Recogida en tienda',
      means: [
        ['La mano elige y deja lo verde.', 'Lo que no está en su punto se queda en la planta otro día.'],
        ['Nadie coge lo que no comería.', 'Pieza a pieza, lo golpeado no llega a la caja.'],
      ],
      after: ['piezas elegidas de una en una'],
      questions: ['¿Quién elige lo que va en la caja?', '¿Está verde o está en su punto?'],
      scenes: ['Arriba se ve precioso y debajo está lo verde.'],
      short: ['cajas con lo verde debajo'],
    },
    en: {
      match: 'hand picked | hand harvested | harvested by hand | picked by hand | hand selected',
      found: 'Hand harvested',
      notFound: 'Pick up in store',
      means: [
        ['A hand leaves what is not ready.', 'What is not ripe stays on the plant for another day.'],
        ["Nobody picks what they'd not eat.", 'Piece by piece, anything bruised stays out of the box.'],
      ],
      after: ['pieces chosen one by one'],
      questions: ['Who chooses what goes in the box?', 'Is it green, or is it ripe?'],
      scenes: ['The top layer looks lovely, and the green ones lie below.'],
      short: ['boxes with the green ones below'],
    },
  },
  {
    id: 'keeps-days',
    sectors: ['food'],
    es: {
      match:
        'se conserva* # dias | aguanta* # dias | dura* # dias | # dias en nevera | caducidad # dias | consumo en # dias | se guarda # dias',
      found: 'Se conserva 4 días en nevera',
      notFound: 'Se entrega en 4 días',
      means: [
        ['No hay que acabarlo hoy.', 'Lo que sobra se guarda y se termina otro día.'],
        ['Se puede comprar con tiempo.', 'La víspera ya está en la nevera y no hay carreras.'],
      ],
      after: ['sobras que se comen'],
      questions: ['¿Hay que acabarlo todo hoy?', '¿Y lo que sobra?'],
      scenes: ['Se fueron los invitados y en la bandeja queda más de lo que se comió.'],
      short: ['bandejas que acaban en la basura'],
    },
    en: {
      match:
        'keeps # days | keeps for # days | lasts # days | # days in the fridge | keeps for up to # days | use within # days',
      found: 'Keeps for 4 days in the fridge',
      notFound: 'Arrives in 4 days',
      means: [
        ['No need to finish it today.', 'What is left is put away and eaten another day.'],
        ['You can buy it ahead.', 'You can buy it ahead and still enjoy it days later.'],
      ],
      after: ['leftovers that get eaten'],
      questions: ['Do we have to finish it today?', 'What happens to the rest of it?'],
      scenes: ['A lot is left over, and tomorrow it will be no good.'],
      short: ['leftovers in the bin'],
    },
  },
  {
    id: 'made-daily',
    sectors: ['food', 'restaurants', 'general'],
    es: {
      match:
        'hech* en el dia | hech* cada dia | recien hech* | elaborad* a diario | se hace* cada dia | hech* cada manana | elaborad* cada dia | se elabora* cada dia',
      found: 'Pasta fresca hecha cada día',
      notFound: 'Hecho en Italia',
      means: [
        ['Se hace hoy y se come hoy.', 'Entre que se termina y llega a la mesa pasan pocas horas.'],
        ['Cada mañana se empieza de cero.', 'Lo que se lleva hoy no estaba hecho ayer.'],
      ],
      after: ['lo de hoy, hecho hoy'],
      questions: ['¿Esto de cuándo es?', '¿Lleva mucho tiempo hecho?'],
      scenes: ['La fecha de la etiqueta obliga a hacer cuentas.'],
      short: ['bandejas que vienen de ayer'],
    },
    en: {
      match:
        'made daily | made fresh daily | fresh every day | made fresh | freshly made | made each morning | made every day',
      found: 'Fresh pasta made daily',
      notFound: 'Made in Italy',
      means: [
        ['Made today, eaten today.', 'Only a few hours pass between the kitchen and the table.'],
        ['Every morning starts from scratch.', 'What you take home today was not there yesterday.'],
      ],
      after: ["today's batch, made today"],
      questions: ['When was this made?', 'Has this been sitting here long?'],
      scenes: ['The date on the label calls for sums.'],
      short: ['trays left over from yesterday'],
    },
  },
  {
    id: 'handmade-food',
    sectors: ['food', 'restaurants'],
    es: {
      match:
        'hech* a mano | artesan* | artesanal* | elaborad* a mano | cocina casera | casero | casera | caseros | caseras | receta propia | receta familiar | receta casera | elaboracion artesanal | postre casero | bizcocho casero',
      found: 'Bizcocho casero con nueces',
      notFound: 'Reparto en casa',
      means: [
        ['Sabe a cocina y no a fábrica.', 'La receta pasa por unas manos que la prueban antes de servirla.'],
        ['Hay alguien en los fogones.', 'Cada tanda se mira, se prueba y se corrige.'],
      ],
      after: ['sabor a hecho en cocina'],
      questions: ['¿Quién ha cocinado esto?', '¿Por qué todo sabe a lo mismo?'],
      scenes: ['El postre llega en un vaso con tapa de aluminio.'],
      short: ['platos que salen de un sobre'],
    },
    en: {
      match:
        'handmade | hand made | made by hand | artisan* | homemade | family recipe | own recipe | home cooked | home baked | house made',
      found: 'Homemade cake with walnuts',
      notFound: 'Home delivery',
      means: [
        ['It tastes of a kitchen.', 'The recipe goes through hands that taste it before it is served.'],
        ['There is somebody at the stove.', 'Every batch is watched, tasted and put right.'],
      ],
      after: ['the taste of a real kitchen'],
      questions: ['Who cooked this?', 'Does everything taste the same to you?'],
      scenes: ['The pudding comes in a pot with a foil lid.'],
      short: ['dishes out of a packet'],
    },
  },
  {
    id: 'serves-people',
    sectors: ['food', 'restaurants'],
    es: {
      match:
        '# raciones | # comensales | para # personas | # porciones | hasta # comensales | para # comensales | da para # personas | raciones para # | raciones desde #',
      found: 'Tarta de 8 raciones',
      notFound: 'Para 8 baterías',
      means: [
        ['Las cuentas salen antes de invitar.', 'Se sabe para cuántos da sin ir partiendo a ojo.'],
        ['Nadie se queda sin lo suyo.', 'Basta contar las sillas para saber cuánto encargar.'],
      ],
      after: ['un sitio para cada invitado'],
      questions: ['¿Llegará para todos?', '¿Cuántos somos al final?'],
      scenes: ['Ya están todos sentados y alguien cuenta en voz baja.'],
      short: ['cuentas a ojo el mismo día'],
    },
    en: {
      match: 'serves # | serves # # | serves up to # | # servings | # portions | enough for #',
      found: 'Serves 12',
      notFound: 'Serve lightly chilled',
      means: [
        ['The sums are done beforehand.', 'You know how many it does for, with no guessing at the table.'],
        ['Nobody goes without.', 'Count your guests and the decision is made.'],
      ],
      after: ['a place for every guest'],
      questions: ['Will it go round?', 'How many are we in the end?'],
      scenes: ['Everyone is sitting down and somebody is counting under their breath.'],
      short: ['guesswork on the day'],
    },
  },
  {
    id: 'written-on-cake',
    sectors: ['food'],
    es: {
      match:
        'se puede escribir | con el nombre escrito | mensaje personalizado | dedicatoria | con mensaje | nombre encima',
      found: 'Se puede escribir un nombre encima',
      notFound: 'Escribe al correo de la tienda',
      means: [
        ['La tarta es de quien cumple años.', 'El nombre está arriba y nadie pregunta para quién es.'],
        ['Se lee antes de soplar.', 'Una frase vuelve distinta la misma tarta.'],
      ],
      after: ['una tarta con nombre'],
      questions: ['¿Y cómo se sabe de quién es la fiesta?', '¿Qué se pone encima?'],
      scenes: ['La tarta está en la mesa y podría ser de cualquiera.'],
      short: ['tartas que podrían ser de cualquiera'],
    },
    en: {
      match:
        'any message | message on top | personal message | name on top | name iced | written on the cake',
      found: 'Any message on top',
      notFound: 'Instant messages',
      means: [
        ['The cake belongs to the birthday.', 'The name is on top, and nobody asks whom it is for.'],
        ['It is read before the candles.', 'A few words make the same cake a different one.'],
      ],
      after: ['a cake with a name on it'],
      questions: ['Whose party is it, again?', 'What goes on top?'],
      scenes: ["The cake is on the table, and it could be anybody's."],
      short: ["a cake that could be anybody's"],
    },
  },
  {
    id: 'dietary-options',
    sectors: ['food', 'restaurants', 'general'],
    es: {
      match:
        'sin lactosa | sin frutos secos | sin huevo | sin leche | apto para vegetarianos | opcion vegetariana | opciones vegetarianas | opcion sin lactosa | opcion vegana | sin alergenos',
      found: 'Opción vegetariana',
      notFound: 'Leche entera de vaca',
      means: [
        ['Nadie mira cómo comen los demás.', 'Quien no lo toma también tiene su plato en la mesa.'],
        ['La pregunta está contestada.', 'No hay que llamar antes para saber si se puede.'],
      ],
      after: ['un plato para quien pregunta'],
      questions: ['¿Y quien no lo toma, qué come?', '¿Hay algo que sí se pueda pedir?'],
      scenes: ['Todos han pedido y alguien sigue leyendo la carta.'],
      short: ['llamar antes para preguntar'],
    },
    en: {
      match:
        'lactose free | dairy free | nut free | egg free | free from nuts | vegetarian option* | vegan option* | egg free option | dairy free option',
      found: 'Egg-free option',
      notFound: 'Free delivery for eggs',
      means: [
        ['Nobody watches the others eat.', 'Those who leave it out have a plate of their own at the table.'],
        ['The question is answered.', 'There is no need to ring first and ask.'],
      ],
      after: ['a plate for those who ask'],
      questions: ['What do the others eat?', 'Is there anything on here for me?'],
      scenes: ['Everyone has ordered and somebody is still reading the menu.'],
      short: ['ringing ahead to ask'],
    },
  },
  {
    id: 'order-ahead',
    sectors: ['food', 'restaurants', 'garden'],
    es: {
      match:
        'encargos hasta | por encargo hasta | encargo con # horas | pedidos hasta las # | se encarga antes de las # | encargos con',
      found: 'Encargos hasta las 19:00 por WhatsApp',
      notFound: 'Encargado de la tienda',
      means: [
        ['Se encarga hoy y mañana espera.', 'Nadie madruga para llegar antes que los demás.'],
        ['Lo encargado está guardado.', 'Al llegar solo queda recogerlo.'],
      ],
      after: ['un encargo que espera en la tienda'],
      questions: ['¿Y si mañana ya no queda?', '¿Hay que madrugar para esto?'],
      scenes: ['La puerta abre temprano y ya hay cola.'],
      short: ['madrugar por si se acaba'],
    },
    en: {
      match:
        'order by # | order before # | orders by # | # hours notice | order ahead | pre order | orders before #',
      found: 'Order by 4pm for next day',
      notFound: 'In order of size',
      means: [
        ['Order today and it is kept.', 'Nobody has to be up early to get there first.'],
        ['What you order is put by.', 'All that is left is to call in for it.'],
      ],
      after: ['your order, put by'],
      questions: ['What if there is none left?', 'Who gets up early for this?'],
      scenes: ['The shop opens early and there is a queue already.'],
      short: ['being up early just in case'],
    },
  },
  {
    id: 'home-delivery',
    es: {
      match:
        'entrega a domicilio | envio a domicilio | entregamos a domicilio | reparto local | entrega en casa | llevamos a casa | llevamos el pedido | reparto en el barrio | reparto por el barrio | reparto propio | reparto gratis',
      found: 'Entrega a domicilio en Gijón',
      notFound: 'Entrega en mano el documento',
      means: [
        ['La compra llega hasta la puerta.', 'Nadie carga bolsas ni busca dónde dejar el coche.'],
        ['El recado se hace solo.', 'Suena el timbre y ya está en casa.'],
      ],
      after: ['la compra en la puerta de casa'],
      questions: ['¿Quién va a buscarlo?', '¿Y cómo se lleva esto hasta casa?'],
      scenes: ['Las bolsas cortan los dedos y el portal queda lejos.'],
      short: ['bolsas escaleras arriba'],
    },
    en: {
      match:
        'home delivery | local delivery | delivered to your door | we deliver locally | delivery to your door | delivered to your home',
      found: 'Local delivery',
      notFound: 'Delivery of training',
      means: [
        ['It comes right to the door.', 'Nobody carries bags or looks for somewhere to leave the car.'],
        ['The errand does itself.', 'The bell rings and it is home.'],
      ],
      after: ['the shopping at the front door'],
      questions: ['Who goes to fetch it?', 'And how does this get home?'],
      scenes: ['The bags cut into your fingers and the front door is far off.'],
      short: ['bags up the stairs'],
    },
  },
  {
    id: 'case-of-bottles',
    sectors: ['food'],
    es: {
      match:
        'caja de # botellas | # botellas | lote de # botellas | estuche de # botellas | pack de # botellas | caja de # latas | pack de # latas | pack de # cervezas | lote de # vinos | caja de # vinos',
      found: 'Caja de 6 botellas',
      notFound: 'Caja de cartón',
      means: [
        ['Hay para hoy y para la próxima visita.', 'Se abre una y el resto espera en la despensa.'],
        ['La despensa tira de reserva.', 'Cuando alguien se presenta sin avisar, hay qué abrir.'],
      ],
      after: ['una reserva en la despensa'],
      questions: ['¿Queda alguna en casa?', '¿Y si vienen más de los previstos?'],
      scenes: ['Llaman al timbre y en la despensa no queda nada que abrir.'],
      short: ['la despensa vacía con visita'],
    },
    en: {
      match:
        '# bottles | six pack | case of # bottles | box of # bottles | case of # wines | # bottle case | case of # cans | # bottle pack',
      found: 'Case of 6 bottles',
      notFound: 'In case of rain',
      means: [
        ['Enough for today and the next visit.', 'Open one and the others wait in the cupboard.'],
        ['There is always one to hand.', 'When somebody calls unannounced, there is something to open.'],
      ],
      after: ['a few put by in the cupboard'],
      questions: ['Is there one left at home?', 'And if more people come?'],
      scenes: ['The bell rings and there is nothing in the cupboard to open.'],
      short: ['a bare cupboard and a guest'],
    },
  },
  {
    id: 'tasting-menu',
    sectors: ['restaurants', 'tourism', 'general'],
    es: {
      match: 'menu degustacion | # pases | degustacion de # | menu de degustacion | menu de # pases',
      found: 'Menú degustación de 7 platos',
      notFound: 'Degustación gratuita en la tienda',
      means: [
        ['Se prueba un poco de cada cosa.', 'La cocina elige el orden y en la mesa solo hay que sentarse.'],
        ['Nadie mira el plato del vecino.', 'Todos comen lo mismo y se puede hablar de ello.'],
      ],
      after: ['una cena sin tener que elegir'],
      questions: ['¿Qué se pide aquí?', '¿Y si apetece todo?'],
      scenes: ['La carta da vueltas por la mesa y nadie se decide.'],
      short: ['dar vueltas a la carta'],
    },
    en: {
      match: 'tasting menu | # course tasting | # course tasting menu | tasting of # courses',
      found: 'A tasting menu',
      notFound: 'A training course',
      means: [
        ['You try a little of everything.', 'The kitchen sets the order, and all you do is sit down.'],
        ['Nobody eyes the next plate.', 'Everyone eats the same and can talk about it.'],
      ],
      after: ['dinner without having to choose'],
      questions: ['What should one order here?', 'What if it all looks good?'],
      scenes: ['The menu goes round the table and nobody can decide.'],
      short: ['an age over the menu'],
    },
  },
  {
    id: 'full-meal',
    sectors: ['restaurants'],
    es: {
      match:
        'postre y bebida | pan y cafe incluidos | bebida incluida | cafe incluido | pan y bebida | bebida y postre | postre o cafe',
      found: 'Primero, segundo, postre y bebida',
      notFound: 'Lista de bebidas',
      means: [
        ['La cuenta es la que se esperaba.', 'Lo que suele ir aparte va dentro, y nadie suma al final.'],
        ['Se come entero por una cifra.', 'Se come sin mirar la columna de la derecha.'],
      ],
      after: ['una comida entera en una cifra'],
      questions: ['¿El pan se cobra aparte?', '¿Y la bebida?'],
      scenes: ['Llega la nota y trae más renglones que platos.'],
      short: ['notas con más líneas que platos'],
    },
    en: {
      match:
        'drink included | coffee included | drink and dessert | bread and coffee | soft drink included | dessert included',
      found: 'Dessert and coffee included',
      notFound: 'A dessert spoon',
      means: [
        ['The bill is what you expected.', 'What usually comes on top is in it, and nothing is added.'],
        ['A whole meal for one figure.', 'You eat with no eye on the right-hand column.'],
      ],
      after: ['a whole meal for one figure'],
      questions: ['Is bread charged on top?', 'And the drinks?'],
      scenes: ['The bill comes with more lines than dishes.'],
      short: ['bills longer than the meal'],
    },
  },
  {
    id: 'kids-price',
    sectors: ['restaurants', 'tourism', 'sports', 'education'],
    es: {
      match: 'ninos gratis | ninos media tarifa | precio infantil | descuento familiar | menores gratis',
      found: 'Niños gratis',
      notFound: 'Ropa de niños',
      means: [
        ['Ir en familia sale a cuenta.', 'La mesa puede ser larga sin que la nota lo sea tanto.'],
        ['Los pequeños también vienen.', 'Nadie busca con quién dejarlos esa tarde.'],
      ],
      after: ['planes con los niños dentro'],
      questions: ['¿Cuánto sube con los niños?', '¿Y si vamos todos?'],
      scenes: ['Se suman los cubiertos y el plan se queda en casa.'],
      short: ['planes de los que se quedan fuera'],
    },
    en: {
      match:
        'kids eat half price | kids eat free | children half price | kids go free | under # free | family ticket',
      found: 'Kids eat half price',
      notFound: 'Kids clothing',
      means: [
        ['The whole family can come.', 'The table can be long without the bill being so.'],
        ['The little ones come along.', 'Nobody has to find a sitter because of another plate.'],
      ],
      after: ['plans with the children in them'],
      questions: ['What does it come to with kids?', 'And if we all go?'],
      scenes: ['The plates are counted up and the plan stays at home.'],
      short: ['plans that leave the kids out'],
    },
  },
  {
    id: 'fireplace',
    sectors: ['tourism', 'restaurants'],
    es: {
      match: 'chimenea | chimenea con lena | lena incluida | estufa de lena | hogar de lena',
      found: 'Chimenea con leña incluida',
      notFound: 'Campana extractora',
      means: [
        ['La noche tiene dónde sentarse.', 'Fuera refresca y dentro la charla se alarga junto al fuego.'],
        ['Nadie echa de menos la tele.', 'El fuego se mira, se alimenta y da conversación.'],
      ],
      after: ['la sobremesa junto al fuego'],
      questions: ['¿Qué se hace cuando cae la noche?', '¿Y si refresca?'],
      scenes: ['Anochece pronto y cada cual mira su pantalla.'],
      short: ['tardes de frío sin plan'],
    },
    en: {
      match:
        'fireplace | log burner | wood burner | log fire | open fire | logs supplied | wood burning stove',
      found: 'Wood burner with logs supplied',
      notFound: 'A fire exit',
      means: [
        [
          'The evening has a place to sit.',
          'It turns cold outside, and inside the talk goes on by the fire.',
        ],
        ['Nobody misses the telly.', 'A fire is there to watch, to feed and to talk by.'],
      ],
      after: ['evenings by the fire'],
      questions: ['What do you do once it gets dark?', 'And if it turns chilly?'],
      scenes: ['It gets dark early and everyone looks at their own screen.'],
      short: ['cold evenings with no plan'],
    },
  },
  {
    id: 'sleeps-many',
    sectors: ['tourism'],
    es: {
      match:
        '# habitaciones | # dormitorios | casa para # personas | duermen # personas | alojamiento para # personas | # dormitorios para # personas | camas para # personas | casa con capacidad para # personas | casa de # plazas',
      found: 'Casa para 8 personas',
      notFound: 'Sala para 40 personas',
      means: [
        ['El grupo duerme bajo un techo.', 'Nadie reserva aparte ni vuelve en coche después de cenar.'],
        ['Cada cual tiene su cama.', 'Las puertas se cierran y por la mañana se desayuna a la vez.'],
      ],
      after: ['todos bajo el mismo techo'],
      questions: ['¿Cabemos todos en la misma casa?', '¿Quién duerme en el sofá?'],
      scenes: ['Unos en un sitio, otros en otro, y el plan hecho por mensajes.'],
      short: ['el grupo repartido en hoteles'],
    },
    en: {
      match: 'sleeps # | sleeps up to # | # bedrooms | # double bedrooms | sleeps # guests',
      found: 'Sleeps 6',
      notFound: 'Sleeps well',
      means: [
        ['The group sleeps under one roof.', 'Nobody books elsewhere or drives back after dinner.'],
        ['Everyone has a bed.', 'Everyone has a bed, and nobody has to drive home.'],
      ],
      after: ['everyone under one roof'],
      questions: ['Do we all fit in the same place?', 'Who gets the sofa?'],
      scenes: ['Some here, some there, and the plan made by text.'],
      short: ['a group split over hotels'],
    },
  },
  {
    id: 'barbecue-garden',
    sectors: ['tourism'],
    es: {
      match:
        'barbacoa | jardin vallado | jardin privado | jardin cerrado | porche | jardin propio | patio privado | terraza | finca vallada',
      found: 'Barbacoa y jardín vallado',
      notFound: 'Barba arreglada',
      means: [
        ['La cena se hace fuera.', 'La mesa se saca al aire y se queda puesta hasta tarde.'],
        ['Hay sitio para estar al aire.', 'El café de la mañana y el vino de la noche se toman fuera.'],
      ],
      after: ['cenas al aire libre'],
      questions: ['¿Dónde se cena con este tiempo?', '¿Dónde juegan los niños?'],
      scenes: ['Buen tiempo, ventana cerrada y un patio de luces.'],
      short: ['vacaciones sin salir al aire'],
    },
    en: {
      match:
        'barbecue | enclosed garden | private garden | walled garden | bbq | terrace | private patio | garden furniture',
      found: 'An enclosed garden',
      notFound: 'A barbershop',
      means: [
        ['Supper is had outdoors.', 'The table is set in the open air and stays laid until late.'],
        ['There is room to be outside.', 'You have the morning coffee in the open, and the last glass too.'],
      ],
      after: ['suppers in the open air'],
      questions: ['Where can we eat in this weather?', 'Where do the children play?'],
      scenes: ['Fine weather, a shut window and a light well outside.'],
      short: ['a holiday spent indoors'],
    },
  },
  {
    id: 'linen-included',
    sectors: ['tourism'],
    es: {
      match:
        'toallas y sabanas | sabanas y toallas | ropa de cama incluida | ropa de cama y toallas | toallas incluidas | sabanas incluidas',
      found: 'Toallas y sábanas incluidas',
      notFound: 'Toallas de algodón',
      means: [
        [
          'La maleta va más vacía.',
          'Las sábanas y las toallas esperan allí, y en el maletero cabe otra cosa.',
        ],
        ['Se llega y se descansa.', 'El armario de casa no se vacía por unos días fuera.'],
      ],
      after: ['una maleta sin toallas'],
      questions: ['¿Hay que llevar sábanas?', '¿Quién hace hoy las camas?'],
      scenes: ['El maletero no cierra y faltan las toallas.'],
      short: ['maleteros llenos de sábanas'],
    },
    en: {
      match:
        'linen and towels | towels and linen | bed linen | linen included | linen provided | towels included | towels provided | bedding and towels',
      found: 'Linen and towels included',
      notFound: 'A linen shirt',
      means: [
        [
          'The suitcase is lighter.',
          'Sheets and towels are waiting there, and the boot has room for something else.',
        ],
        ['Arrive and put your feet up.', 'The cupboard at home is not emptied for a few days away.'],
      ],
      after: ['a suitcase with no towels in it'],
      questions: ['Do we need to bring sheets?', 'Who makes the beds tonight?'],
      scenes: ['The boot will not shut and the towels are still on the bed.'],
      short: ['a boot full of bedding'],
    },
  },
  {
    id: 'nearby',
    sectors: ['tourism', 'health', 'beauty', 'education', 'sports', 'general'],
    es: {
      match:
        'a # minutos de | a # minutos del | a # km de | a # km del | a # minutos en coche | a # min de | a # min del | bien comunicad*',
      found: 'A 10 minutos del pueblo',
      notFound: 'Listo en 10 minutos',
      means: [
        ['El pan y el café quedan cerca.', 'Se puede ir y volver sin que el día gire en torno al trayecto.'],
        ['El plan se improvisa.', 'Una compra olvidada se arregla en un rato.'],
      ],
      after: ['cerca de lo que hace falta'],
      questions: ['¿A cuánto queda todo?', '¿Qué hay por los alrededores?'],
      scenes: ['Falta el pan y la tienda está a un mundo.'],
      short: ['el día entero en el coche'],
    },
    en: {
      match: '# minutes from | # miles from | # minute drive | # minutes drive | # km from | short drive',
      found: '10 minutes from the village',
      notFound: 'Ready in 10 minutes',
      means: [
        ['Bread and coffee are close by.', 'There and back, without the day being all about the drive.'],
        ['Plans can be made up on the day.', 'A forgotten purchase is soon put right.'],
      ],
      after: ['close to what you need'],
      questions: ['How far is everything?', 'What is there round about?'],
      scenes: ['There is no bread and the shop is a world away.'],
      short: ['whole days in the car'],
    },
  },
  {
    id: 'ev-charger',
    sectors: ['tourism', 'restaurants', 'building', 'general'],
    es: {
      match:
        'cargador para coche electrico | punto de carga | cargador de coche electrico | carga para coches electricos | cargador de vehiculo electrico',
      found: 'Punto de carga para coche eléctrico',
      notFound: 'Carga por USB',
      means: [
        ['El coche carga mientras se descansa.', 'Por la mañana está listo y nadie busca un poste libre.'],
        ['El viaje de vuelta no se planea.', 'Se enchufa al llegar y se olvida hasta la salida.'],
      ],
      after: ['el coche, cargado al salir'],
      questions: ['¿Dónde se carga el coche por aquí?', '¿Llega la batería para volver?'],
      scenes: ['El poste está ocupado y la batería en rojo.'],
      short: ['buscar un poste libre'],
    },
    en: {
      match:
        'ev charger | ev charging | electric car charging | electric car charger | charging point | ev charge point',
      found: 'EV charger',
      notFound: 'A phone charger',
      means: [
        ['The car charges while you rest.', 'In the morning it is ready and nobody hunts for a free post.'],
        ['No planning for the way back.', 'Plug in on arrival and forget it until you leave.'],
      ],
      after: ['a charged car at check-out'],
      questions: ['Where does the car charge round here?', 'Is there enough charge to get home?'],
      scenes: ['The post is taken and the battery is in the red.'],
      short: ['hunting for a free charging post'],
    },
  },
  {
    id: 'big-format',
    sectors: ['food'],
    es: {
      match: 'garrafa | garrafa de # litros | formato familiar | saco de # kg | formato grande',
      found: 'Garrafa de 5 litros',
      notFound: 'Una tarrina individual',
      means: [
        ['La despensa aguanta semanas.', 'No hay que apuntarlo en cada lista de la compra.'],
        ['Se echa sin mirar cuánto queda.', 'El fondo de la botella no manda en la receta.'],
      ],
      after: ['una despensa para semanas'],
      questions: ['¿Otra vez se acabó?', '¿Queda para freír?'],
      scenes: ['La receta pide un chorro y en la botella quedan gotas.'],
      short: ['apurar la botella gota a gota'],
    },
    en: {
      match: 'family size | large format | # litre can | # litre tin | # kg bag | bulk bag',
      found: '5 litre can',
      notFound: 'A single pot',
      means: [
        ['It stays in the cupboard for weeks.', 'It need not go on every shopping list.'],
        ['You pour without checking.', 'The bottom of the bottle does not run the recipe.'],
      ],
      after: ['a larder for weeks ahead'],
      questions: ['Has it run out again?', 'Is there enough left to fry with?'],
      scenes: ['The recipe asks for a glug and there are drops in the bottle.'],
      short: ['shaking out the final drops'],
    },
  },
  {
    id: 'pairing-option',
    sectors: ['restaurants'],
    es: {
      match: 'maridaje | maridaje opcional | maridaje incluido | con maridaje',
      found: 'Maridaje opcional',
      notFound: 'Marinado en casa',
      means: [
        [
          'Cada plato puede llevar su copa.',
          'La copa la elige quien cocinó y nadie estudia la carta de vinos.',
        ],
        ['Se prueban vinos que no se pedirían.', 'Una copa pequeña por plato, y se descubre alguno.'],
      ],
      after: ['una copa para cada plato'],
      questions: ['¿Quién entiende esta carta de vinos?', '¿Con qué se bebe esto?'],
      scenes: ['La carta de vinos da la vuelta a la mesa y vuelve cerrada.'],
      short: ['cartas de vinos que nadie entiende'],
    },
    en: {
      match: 'wine pairing | pairing option | paired wines | drinks pairing',
      found: 'Wine pairing',
      notFound: 'A pairing button',
      means: [
        [
          'Each dish can have its glass.',
          'Whoever cooked it chose the glass, and nobody studies the wine list.',
        ],
        ['You try wines you would not order.', 'A small glass to a dish, and you find one you like.'],
      ],
      after: ['a glass for each dish'],
      questions: ['Who understands this wine list?', 'What do you drink with this?'],
      scenes: ['The wine list goes round the table and comes back shut.'],
      short: ['wine lists nobody understands'],
    },
  },
  {
    id: 'letterbox',
    es: {
      match: 'cabe en el buzon | cabe por el buzon | formato buzon',
      found: 'Cabe en el buzón',
      notFound: 'Buzón de sugerencias',
      means: [
        ['Llega aunque no haya nadie.', 'Se abre el buzón al volver y ahí está.'],
        ['Nadie va a la oficina con un papelito.', 'El cartero lo deja y sigue.'],
      ],
      after: ['un paquete esperando en el buzón'],
      questions: ['¿Y si no hay nadie en casa?', '¿A qué hora abre correos?'],
      scenes: ['En la puerta hay un aviso y la oficina cierra antes que el trabajo.'],
      short: ['avisos de «ausente» en la puerta'],
    },
    en: {
      match:
        'letterbox friendly | fits through the letterbox | letterbox sized | letterbox friendly packaging | fits your letterbox',
      found: 'Letterbox friendly packaging',
      notFound: 'A letter of thanks',
      means: [
        ['It arrives even if you are out.', 'You come home and there it is, on the mat.'],
        ['No trip to the depot with a card.', 'The postman drops it through and goes on.'],
      ],
      after: ['a parcel waiting on the mat'],
      questions: ['What if nobody is in?', 'When does the depot open?'],
      scenes: ['There is a card on the mat, and the depot shuts before you finish work.'],
      short: ['“sorry we missed you” cards'],
    },
  },
  {
    id: 'raw-milk',
    sectors: ['food'],
    es: {
      match: 'leche cruda | leche de oveja | leche de cabra | leche fresca | leche de pasto',
      found: 'Leche cruda de oveja',
      notFound: 'Leche condensada en lata',
      means: [
        ['El sabor cambia con el prado.', 'Lo que come el rebaño cada mes se nota en la cuña.'],
        ['Sabe a un sitio y no a una marca.', 'Se prueba un trozo y se pide saber de dónde viene.'],
      ],
      after: ['un queso con paisaje'],
      questions: ['¿A qué sabe este queso?', '¿De qué leche es?'],
      scenes: ['La loncha es blanda, redonda y no recuerda a nada.'],
      short: ['quesos que saben todos igual'],
    },
    en: {
      match:
        "raw milk | raw cow's milk | raw sheep's milk | raw goat's milk | ewe's milk | goat's milk | single herd | unpasteurised",
      found: "Raw cow's milk",
      notFound: 'Milk chocolate',
      means: [
        ['The flavour moves with the pasture.', 'What the herd eats each month shows in the wedge.'],
        ['It tastes of a place, not a brand.', 'You try a piece and want to know where it is from.'],
      ],
      after: ['a cheese with a landscape'],
      questions: ['What does this cheese taste of?', 'Which milk is it made from?'],
      scenes: ['The slice is soft, round and reminds you of nothing.'],
      short: ['cheeses that all taste the same'],
    },
  },
  {
    id: 'cut-to-order',
    sectors: ['food'],
    es: {
      match: 'cortad* al momento | se corta al momento | al corte | corte a tu gusto | se corta a tu gusto',
      found: 'Cortado al momento',
      notFound: 'Corte de pelo',
      means: [
        ['Se lleva lo que se va a comer.', 'El grosor y la cantidad los dice quien compra.'],
        ['La pieza se abre delante.', 'Lo que queda sigue entero hasta el siguiente.'],
      ],
      after: ['la cantidad que hace falta'],
      questions: ['¿Más fino o más grueso?', '¿Hay que llevarse el paquete entero?'],
      scenes: ['El paquete trae lonchas de más y todas sudadas.'],
      short: ['lonchas que llevan días cortadas'],
    },
    en: {
      match: 'cut to order | sliced on request | sliced to order | carved to order',
      found: 'Cut to order',
      notFound: 'A court order',
      means: [
        ['You take what you will eat.', 'You say how thick and how much.'],
        ['The piece is opened in front of you.', 'What is left stays whole until the next person.'],
      ],
      after: ['just the amount you need'],
      questions: ['Thinner or thicker?', 'Do I have to take the whole pack?'],
      scenes: ['The pack holds too many slices, and all of them sweating.'],
      short: ['slices cut days ago'],
    },
  },
  {
    id: 'wood-grill',
    sectors: ['restaurants'],
    es: {
      match: 'a la brasa | brasa | parrilla | lena de naranjo | lena de encina | a la lena | horno de brasa',
      found: 'Carne a la brasa',
      notFound: 'Leña para chimenea',
      means: [
        ['El humo deja su firma.', 'Se huele desde la calle y se reconoce en el primer bocado.'],
        ['El punto lo da el fuego.', 'Por fuera tuesta y por dentro sigue jugoso.'],
      ],
      after: ['el sabor de la brasa'],
      questions: ['¿A qué huele un fuego de verdad?', '¿Y algo hecho a la brasa?'],
      scenes: ['El plato llega caliente y no huele a nada.'],
      short: ['platos que no huelen a nada'],
    },
    en: {
      match: 'charcoal grill | cooked over charcoal | over wood | wood grill | grilled over',
      found: 'Cooked over charcoal',
      notFound: 'A charcoal suit',
      means: [
        ['Smoke leaves its signature.', 'You smell it from the street and know it at the first bite.'],
        ['Fire sets the point.', 'It browns outside and stays juicy within.'],
      ],
      after: ['the taste of a live fire'],
      questions: ['What does a real fire smell like?', 'Something off the grill?'],
      scenes: ['The plate comes hot and smells of nothing.'],
      short: ['plates that smell of nothing'],
    },
  },
  {
    id: 'staff-included',
    sectors: ['restaurants', 'tourism', 'general'],
    es: {
      match:
        'camareros incluidos | personal incluido | servicio de camareros | cocinero incluido | con camareros',
      found: 'Camareros incluidos',
      notFound: 'Camarote incluido',
      means: [
        [
          'Los anfitriones se sientan.',
          'Alguien llena las copas, retira los platos y nadie falta a la conversación.',
        ],
        ['Nadie acaba en la cocina.', 'Se brinda, se come y se despide a la gente.'],
      ],
      after: ['anfitriones sentados a la mesa'],
      questions: ['¿Quién sirve y quién friega?', '¿Y quién se pierde el brindis?'],
      scenes: ['Los de la casa van y vienen con bandejas y no han probado nada.'],
      short: ['anfitriones con delantal'],
    },
    en: {
      match: 'staff included | waiting staff | waiters included | serving staff | chef included',
      found: 'Waiting staff included',
      notFound: 'Staff training',
      means: [
        [
          'The hosts get to sit down.',
          'Someone fills the glasses and clears the plates, and nobody misses the talk.',
        ],
        ['No guest ends up in the kitchen.', 'There is a toast, a meal and time to say goodbye.'],
      ],
      after: ['hosts at their own table'],
      questions: ['Who serves and who washes up?', 'And who misses the toast?'],
      scenes: ['The hosts come and go with trays and have eaten nothing.'],
      short: ['hosts in aprons'],
    },
  },
  {
    id: 'tableware-included',
    sectors: ['restaurants', 'tourism'],
    es: {
      match:
        'vajilla y manteleria | vajilla incluida | manteleria incluida | menaje incluido | mesas y sillas incluidas',
      found: 'Vajilla y mantelería',
      notFound: 'Vajilla de porcelana',
      means: [
        ['Nadie cuenta tenedores.', 'Platos, copas y manteles llegan contados y se van sin fregar.'],
        ['La mesa queda vestida.', 'No hay que pedir sillas a los vecinos ni mezclar copas.'],
      ],
      after: ['la mesa puesta y sin fregar'],
      questions: ['¿Hay copas para todos?', '¿Y los manteles?'],
      scenes: ['Faltan cucharas y hay copas de cada padre y de cada madre.'],
      short: ['vasos de plástico en la sala de juntas'],
    },
    en: {
      match:
        'crockery and linen | crockery included | tableware included | plates and cutlery included | glassware included',
      found: 'Crockery and linen',
      notFound: 'A crockery shop',
      means: [
        ['Nobody counts forks.', 'Plates, glasses and cloths arrive counted and leave unwashed.'],
        ['The table looks dressed.', 'No borrowing chairs next door and no odd glasses.'],
      ],
      after: ['a table laid, and no washing up'],
      questions: ['Are there glasses for everyone?', 'And tablecloths?'],
      scenes: ['There are spoons missing, and every glass is different.'],
      short: ['plastic cups in the boardroom'],
    },
  },
  {
    id: 'set-up-clear',
    sectors: ['restaurants', 'general', 'tourism'],
    es: {
      match: 'montaje y recogida | montaje y desmontaje | recogida incluida | montamos y recogemos',
      found: 'Montaje y recogida',
      notFound: 'Recogida en tienda',
      means: [
        [
          'Se entra a comer y se sale sin barrer.',
          'La sala vuelve a ser sala antes de la siguiente reunión.',
        ],
        ['Nadie se queda el último.', 'Cuando se van los invitados, el resto ya está en marcha.'],
      ],
      after: ['la sala, como si nada'],
      questions: ['¿Y quién recoge todo esto?', '¿A qué hora estará libre la sala?'],
      scenes: ['Se fueron todos y quedan bandejas, migas y una persona.'],
      short: ['quedarse a recoger'],
    },
    en: {
      match:
        'set up and clear away | set up and clear | we set up and clear away | setup and breakdown | set up and take down',
      found: 'We set up and clear away',
      notFound: 'Clear glass',
      means: [
        ['You come in to eat and leave unswept.', 'The room is a room again before the next meeting.'],
        ['Nobody has to stay to the end.', 'When the guests go, the rest is already under way.'],
      ],
      after: ['the room as it was before'],
      questions: ['And who clears all this away?', 'When will the room be free?'],
      scenes: ['They have all gone, and there are trays, crumbs and one person.'],
      short: ['staying behind to clear up'],
    },
  },
  {
    id: 'heating',
    sectors: ['tourism'],
    es: {
      match: 'calefaccion | suelo radiante | calefaccion central | estufa de pellets',
      found: 'Calefacción',
      notFound: 'Calefactor de baño',
      means: [
        ['El invierno también es temporada.', 'Se llega con frío y al rato sobra el jersey.'],
        ['Salir de la ducha deja de ser valiente.', 'Las habitaciones están a gusto sin dormir vestido.'],
      ],
      after: ['un fin de semana de enero sin abrigo'],
      questions: ['¿Hará frío por la noche?', '¿Se puede ir en enero?'],
      scenes: ['La casa es preciosa y todos están en la cama con el gorro puesto.'],
      short: ['dormir con el gorro puesto'],
    },
    en: {
      match: 'central heating | underfloor heating | heating included | heated throughout',
      found: 'Central heating',
      notFound: 'A heated debate',
      means: [
        ['Winter is a season too.', 'You arrive cold, and before long the jumper comes off.'],
        ['Leaving the shower takes no courage.', 'Bedrooms are comfortable, and nobody sleeps dressed.'],
      ],
      after: ['a January weekend with no coat'],
      questions: ['Will it be cold at night?', 'Can we go in January?'],
      scenes: ['The house is lovely, and everyone is in bed with a hat on.'],
      short: ['sleeping with a hat on'],
    },
  },
  {
    id: 'private-bathroom',
    sectors: ['tourism'],
    es: {
      match: 'bano privado | bano propio | bano en la habitacion | bano completo',
      found: 'Baño privado',
      notFound: 'Baño de color',
      means: [
        ['Nadie espera en el pasillo con la toalla.', 'El neceser se queda abierto en la repisa.'],
        ['Se madruga sin despertar a otros.', 'La puerta es de uno y el espejo también.'],
      ],
      after: ['una ducha sin hacer cola'],
      questions: ['¿Se comparte el baño?', '¿Quién está dentro?'],
      scenes: ['El pasillo, la toalla al hombro y la puerta cerrada.'],
      short: ['colas en el pasillo con la toalla'],
    },
    en: {
      match: 'en suite | ensuite | private bathroom | own bathroom',
      found: 'En suite',
      notFound: 'A suite of rooms',
      means: [
        ['Nobody waits in the corridor.', 'Your wash bag stays open on the shelf.'],
        ['You can be up early.', 'The door is yours, and so is the mirror.'],
      ],
      after: ['a shower with no queue'],
      questions: ['Is the bathroom shared?', 'Who is in there?'],
      scenes: ['The corridor, a towel over the shoulder and a shut door.'],
      short: ['queues in the corridor'],
    },
  },
];
