import type { Entry } from '../entry';

export const termsConcepts: readonly Entry[] = [
  {
    id: 'samples',
    sectors: ['home', 'building', 'fashion', 'crafts', 'industry', 'accessories', 'general'],
    es: {
      match:
        'muestra* gratis | muestra* gratuita* | muestra* incluida* | muestra* de tejido | muestra* de color | muestrario | se envian muestras | muestra* a domicilio',
      found: 'Muestras de tejido gratis',
      notFound: 'Muestra su talento',
      means: [
        [
          'Se ve y se toca antes de elegir.',
          'Con la muestra en la mano, el color se decide en el sitio y con su luz.',
        ],
        ['La elección se hace con la mano.', 'Un trozo del material dice lo que la pantalla no sabe decir.'],
      ],
      after: ['elegir con el material en la mano'],
      questions: ['¿Será ese el color de verdad?', '¿Quién elige un tejido por una foto?'],
      scenes: ['En pantalla era gris piedra y en la pared resultó azul.'],
      short: ['colores que cambian al abrir la caja'],
    },
    en: {
      match:
        'free sample* | sample* available | fabric sample* | swatch* | colour sample* | sample pack | order a sample | free swatch*',
      found: 'Free fabric swatches',
      notFound: 'Sample rate of 48 kHz',
      means: [
        [
          'See and touch before choosing.',
          'With the sample in hand, the colour is decided in its room and its light.',
        ],
        ['Fingers do the choosing.', 'A scrap of the material says what a screen cannot.'],
      ],
      after: ['choosing with the stuff in hand'],
      questions: ['Is that really the colour?', 'Who picks a fabric from a photo?'],
      scenes: ['On screen it was stone grey; on the wall it turned out blue.'],
      short: ['colours that change once unpacked'],
    },
  },
  {
    id: 'bulk-discount',
    audience: 'B2B',
    es: {
      match:
        'descuento* por volumen | descuento* por cantidad | precio* por volumen | precio* por cantidad | tarifa* por volumen | precio* al por mayor | tarifa* mayorista*',
      found: 'Descuentos por volumen',
      notFound: 'Subir el volumen con un botón',
      means: [
        [
          'El pedido grande tiene su propia tarifa.',
          'La tarifa acompaña al tamaño del pedido y está escrita de antemano.',
        ],
        [
          'La cantidad se nota en la factura.',
          'Quien compra para todo el equipo no paga como quien compra una unidad.',
        ],
      ],
      after: ['una tarifa según el pedido'],
      questions: ['¿Cajas enteras a precio de unidad?', '¿Quién negocia cada pedido?'],
      scenes: ['Cada pedido grande empieza con una ronda de correos sobre el precio.'],
      short: ['comprar por cajas a precio de unidad'],
    },
    en: {
      match:
        'bulk discount* | volume discount* | quantity discount* | volume pricing | bulk pricing | trade price* | wholesale price* | tiered pricing',
      found: 'Volume discounts from 50 units',
      notFound: 'Turn the volume up',
      means: [
        [
          'A large order has its own rate.',
          'The rate follows the size of the order and is written down beforehand.',
        ],
        [
          'The quantity shows on the invoice.',
          'Buying for a whole team is not priced like buying a single piece.',
        ],
      ],
      after: ['a rate that follows the order'],
      questions: ['Whole cases at the unit price?', 'Who haggles over every order?'],
      scenes: ['Every large order starts with a round of emails about the price.'],
      short: ['whole cases at the unit price'],
    },
  },
  {
    id: 'no-minimum-order',
    es: {
      match:
        'sin pedido minimo | sin minimo de compra | sin cantidad minima | sin minimo | sin importe minimo | desde una unidad | desde # unidad | pedido minimo de una unidad',
      found: 'Sin pedido mínimo',
      notFound: 'Diseño minimalista sin adornos',
      means: [
        ['Se pide lo justo.', 'La cantidad la decide quien compra, aunque haga falta poca cosa.'],
        ['Un pedido pequeño también vale.', 'Nadie llena el carrito de relleno para llegar a una cifra.'],
      ],
      after: ['pedir solo lo que hace falta'],
      questions: ['¿Y si hace falta muy poco?', '¿Para qué comprar de más?'],
      scenes: ['Faltaba poca cosa y el formulario exigía una caja completa.'],
      short: ['llenar el carrito por obligación'],
    },
    en: {
      match:
        'no minimum order | no minimum | no minimum quantity | no minimum spend | order from one | from a single unit | without a minimum order',
      found: 'No minimum order',
      notFound: 'Minimum noise',
      means: [
        ['Order just enough.', 'Whoever buys decides how much, even when it is very little.'],
        ['A small order counts as well.', 'Nobody pads the basket to reach a figure.'],
      ],
      after: ['ordering only what is needed'],
      questions: ['What if very little is needed?', 'Why buy more than that?'],
      scenes: ['A handful was needed and the form insisted on a whole case.'],
      short: ['padding a basket to reach the limit'],
    },
  },
  {
    id: 'subscription-delivery',
    sectors: ['food', 'beauty', 'pets', 'home', 'garden', 'crafts', 'general'],
    es: {
      match:
        'suscripcion | entrega* periodica* | pedido recurrente | envio* periodico* | entrega* mensual* | caja mensual | cesta semanal | entrega semanal | reparto semanal | envio* mensual*',
      found: 'Cesta semanal con reparto',
      notFound: 'Informe semanal con gráficos',
      means: [
        ['Llega solo, con su calendario.', 'El pedido se repite sin volver a hacerlo y llega cuando toca.'],
        ['No hay que acordarse.', 'La reposición tiene día fijo y deja de vivir en la lista de pendientes.'],
      ],
      after: ['la reposición con día fijo'],
      questions: ['¿Otra vez se ha acabado?', '¿Quién se tenía que acordar?'],
      scenes: ['Justo el domingo por la noche queda el envase vacío.'],
      short: ['quedarse sin ello un domingo'],
    },
    en: {
      match:
        'subscription box | subscribe and save | monthly box | weekly box | weekly delivery | monthly delivery | regular delivery | recurring order* | standing order | recurring delivery',
      found: 'A weekly box to your door',
      notFound: 'A weekly report by email',
      means: [
        [
          'It comes on its own calendar.',
          'The order repeats without being placed again and comes when it is due.',
        ],
        ['Nobody has to remember.', 'Restocking has a fixed day and leaves the to-do list.'],
      ],
      after: ['restocking on a fixed day'],
      questions: ['Run out again?', 'Whose turn was it to remember?'],
      scenes: ['Sunday night, and the packet turns out to be empty.'],
      short: ['none left on a Sunday'],
    },
  },
  {
    id: 'refill',
    sectors: ['beauty', 'home', 'food', 'crafts', 'general'],
    es: {
      match:
        'recarga* disponible* | formato recarga | envase rellenable | rellenable* | a granel | punto de recarga | envase* recargable* | frasco* recargable* | botella* rellenable*',
      found: 'Envase rellenable con bolsas de recarga',
      notFound: 'Batería recargable',
      means: [
        [
          'El envase se queda y el contenido llega.',
          'Se compra lo de dentro y el frasco sigue en su estante.',
        ],
        ['El frasco sirve otra vez.', 'Rellenar ocupa un momento y deja el mismo frasco sobre la repisa.'],
      ],
      after: ['el mismo frasco, lleno otra vez'],
      questions: ['¿Otro frasco entero para lo mismo?', '¿Y este envase, tan bueno, a la basura?'],
      scenes: ['El cubo se llena de frascos que todavía cierran bien.'],
      short: ['frascos vacíos por toda la repisa'],
    },
    en: {
      match:
        'refillable | refill pouch* | refill pack* | refill station | can be refilled | refill service | sold loose',
      found: 'A refillable glass bottle',
      notFound: 'Rechargeable battery',
      means: [
        [
          'Keep the bottle, order the rest.',
          'Only what goes inside is bought, and the bottle keeps its shelf.',
        ],
        ['The bottle serves again.', 'Refilling takes a moment and leaves the same bottle by the sink.'],
      ],
      after: ['the same bottle, full again'],
      questions: ['A whole new bottle for this?', 'Bin a bottle that still works?'],
      scenes: ['The bin fills up with bottles whose lids still close.'],
      short: ['empty bottles along the shelf'],
    },
  },
  {
    id: 'plastic-free-packaging',
    es: {
      match:
        'sin plastico* | embalaje sin plastico | envase* de carton | embalaje de carton | envuelto en papel | libre de plastico* | packaging sin plastico | envase de papel | embalaje de papel',
      found: 'Embalaje sin plásticos',
      notFound: 'Cubo de plástico',
      means: [
        ['Se abre y solo hay papel.', 'Al desembalar queda cartón, que va al contenedor azul y listo.'],
        ['Ni bolsas ni burbujas.', 'La caja se pliega y se acaba, sin film con el que pelear.'],
      ],
      after: ['desembalar y plegar el cartón'],
      questions: ['¿Cuánto plástico trae una caja?', '¿Y todo este film?'],
      scenes: ['Al abrir el paquete, el suelo queda lleno de bolsas y burbujas.'],
      short: ['una montaña de film y burbujas'],
    },
    en: {
      match:
        'plastic free | no plastic | without plastic | cardboard packaging | paper packaging | wrapped in paper',
      found: 'Plastic-free packaging',
      notFound: 'A plastic bucket',
      means: [
        [
          'Open it and find only paper.',
          'Unpacking leaves cardboard, which folds flat and goes out with the paper.',
        ],
        ['No bags, no bubbles.', 'The box folds down and that is that, with no film to fight.'],
      ],
      after: ['unpack it and fold the box'],
      questions: ['How much plastic fits in a box?', 'And all this film?'],
      scenes: ['Once the parcel is open, the floor is all bags and bubbles.'],
      short: ['a heap of film and bubbles'],
    },
  },
  {
    id: 'limited-colours',
    sectors: ['home', 'electronics', 'garden', 'crafts', 'building', 'industry', 'general'],
    es: {
      match:
        'disponible* en # colores | en # colores | # colores disponibles | varios colores | gama de colores | carta de colores | # colores a elegir | amplia gama de colores | # acabados | en # acabados | varios acabados | colores disponibles | disponible en varios colores | variedad en telas y colores | variedad de colores | colores a eleccion | colores a eleg* | diferentes colores | distintos colores | otros colores | surtido de colores | colores / | acabados / | acabados a elegir | mas de # acabados | distintos acabados',
      found: 'Disponible en 8 colores',
      notFound: 'Pantalla a todo color',
      means: [
        [
          'El color se elige para la casa.',
          'Entre los tonos hay margen para que vaya con lo que ya está puesto.',
        ],
        [
          'No hay que conformarse con el negro.',
          'La carta deja escoger un tono que se lleve bien con lo demás.',
        ],
      ],
      after: ['un tono que va con lo demás'],
      questions: ['¿Y no lo había en otro color?', '¿Con qué pega este tono?'],
      scenes: ['Gustaba todo menos el color, y no había otro.'],
      short: ['el único color que quedaba'],
    },
    en: {
      match:
        'available in # colours | available in # colors | in # colours | in # colors | choice of colours | choice of colors | range of colours | variety of colors | assorted colours | available in several colours | # finishes | comes in # colors | comes in # colours | multiple colors | other colours available | many colours | different colors | different colours | several colors | colour options | color options | colours / | colors / | choice of finishes | range of finishes',
      found: 'Available in eight colours',
      notFound: 'A full-colour screen',
      means: [
        ['Pick the colour for the room.', 'Among the shades there is room to match what is already there.'],
        ['It need not be black.', 'The colour card lets it get along with everything around it.'],
      ],
      after: ['a shade that suits the rest'],
      questions: ['Did it not come in another colour?', 'What would this shade go with?'],
      scenes: ['Everything about it was right but the colour.'],
      short: ['whatever colour was left'],
    },
  },
  {
    id: 'sizes-range',
    sectors: ['fashion', 'accessories', 'sports', 'pets', 'industry', 'health', 'general'],
    es: {
      match:
        'tallas de | tallas desde | de la # a la # | tallas # a # | tallas xs a | tallas de la | de la s a la | de la xs a la | todas las tallas | tallas grandes | en # tallas | # tallas | tallaje amplio | disponible en tallas | tallas / | talla / | tallas s a | tallas s xl | tallas xs xl | s xl | xs xl | tallas m a | tallas # al #',
      found: 'Tallas de la 34 a la 52',
      notFound: 'Vidrio tallado a mano',
      means: [
        ['La talla de cada cual está en la lista.', 'Hay muchas medidas, así que no hay que forzar ninguna.'],
        ['Se pide la talla y ya está.', 'Nadie se apaña con la que queda.'],
      ],
      after: ['{tu|su} talla entre las demás'],
      questions: ['¿Por qué se acaba siempre la misma talla?', '¿Y si la talla existiera?'],
      scenes: ['Gusta en la percha, y en la etiqueta falta el número.'],
      short: ['«en esa talla no nos queda»'],
    },
    en: {
      match:
        'sizes # to # | sizes xs to | sizes s to | sizes from | available in sizes | size range | plus size* | in # sizes | full range of sizes | sizes up to | xs to xxl | xs to xl | s to xxl | s to xl | sizes / | sizes xs xl | sizes xs xxl | sizes s xl | xs xxl | s xl | xs xl | sizes # # | uk # # | eu # # | us # # | waist # #',
      found: 'Sizes XS to XXL',
      notFound: 'Pocket-sized',
      means: [
        ["Everybody's size is on the list.", 'There are many sizes, so none has to be forced.'],
        ["Ask for the size, and that's it.", 'Nobody makes do with what is left.'],
      ],
      after: ['the right size on the list'],
      questions: ['Why does that size always go first?', 'What if the size simply existed?'],
      scenes: ['It looks right on the hanger, and the label has the wrong number.'],
      short: ['always out of that size'],
    },
  },
  {
    id: 'local-origin',
    es: {
      match:
        'hech* en @ | fabricad* en @ | elaborad* en @ | producid* en @ | confeccionad* en @ | cultivad* en @ | tejid* en @ | cosid* en @ | hech* en la @ | hech* a mano en @ | produccion local | fabricacion local | fabricacion propia | producto local | origen local | de proximidad | kilometro cero | km # | fabricacion nacional | de la zona | produccion propia | elaboracion propia | de productores locales | de productor local | carne de la zona | industria argentina | made in @ | harina local | leche local | carne local | miel local | verdura local',
      found: 'Fabricado en España por un taller familiar',
      notFound: 'Reparto en España',
      means: [
        ['Se sabe de dónde sale.', 'Detrás hay un sitio con dirección y gente que contesta.'],
        [
          'El origen cabe en un mapa de bolsillo.',
          'Quien pregunta dónde se hizo encuentra el sitio con el dedo.',
        ],
      ],
      after: ['un origen con dirección'],
      questions: ['¿Alguien sabe de dónde viene esto?', '¿Quién lo habrá hecho?'],
      scenes: ['La etiqueta habla muchos idiomas y no dice dónde se hizo.'],
      short: ['etiquetas que no dicen de dónde'],
    },
    en: {
      match:
        'made in @ | made in the @ | handmade in @ | knitted in @ | woven in @ | grown in @ | sewn in @ | built in @ | designed and made in @ | made in new york | made locally | locally made | locally sourced | locally grown | british made | british grown | american made | from local farms | local produce | sourced locally | local suppliers | local beef | local lamb | local pork | local meat | local fish | local cheese | local milk | local flour | local honey',
      found: 'Locally made in our workshop',
      notFound: 'Local anaesthetic',
      means: [
        ['You can tell where it is from.', 'Behind it is a place with an address and people who answer.'],
        ['Its origin fits on a small map.', 'Whoever asks where it was made can point to the place.'],
      ],
      after: ['an origin with an address'],
      questions: ['Does anyone know where this is from?', 'Who made this, anyway?'],
      scenes: ['The label speaks many languages and does not say where it was made.'],
      short: ['labels that never say from where'],
    },
  },
  {
    id: 'handmade',
    sectors: [
      'fashion',
      'accessories',
      'home',
      'crafts',
      'beauty',
      'sports',
      'pets',
      'garden',
      'electronics',
      'building',
      'tourism',
      'general',
    ],
    es: {
      match:
        'hech* a mano | artesanal* | artesan* | elaborad* a mano | fabricad* a mano | cosid* a mano | tejid* a mano | confeccionad* a mano | elaboracion artesanal | hecho artesanalmente | tejido a mano | cosido a mano',
      found: 'Jarrón hecho a mano',
      notFound: 'Cremallera a mano izquierda',
      means: [
        [
          'Las manos dejan su gesto.',
          'Cada pieza guarda el pulso de quien la hizo, y por eso ninguna es copia.',
        ],
        [
          'La hizo alguien, no una línea.',
          'Hay un banco de trabajo, unas herramientas y una persona detrás.',
        ],
      ],
      after: ['una pieza con manos detrás'],
      questions: ['¿Cuántas casas tienen la misma?', '¿Quién hace aún las cosas a mano?'],
      scenes: ['En la estantería hay una fila de iguales y todas sin autor.'],
      short: ['lo mismo en todas las casas'],
    },
    en: {
      match:
        'handmade | hand made | handcrafted | hand crafted | made by hand | hand finished | hand sewn | hand stitched | hand knitted | hand woven | hand carved | hand poured | handwoven | artisan',
      found: 'A handmade vase',
      notFound: 'Hand luggage size',
      means: [
        ['The hands leave a trace.', 'Each piece keeps the gesture of its maker, so none is a copy.'],
        ['Somebody made it, not a line.', 'There is a bench, a set of tools and a person behind it.'],
      ],
      after: ['a piece with hands behind it'],
      questions: ['How many homes have the same one?', 'Who still makes things by hand?'],
      scenes: ['The shelf holds row after row of the same, and nobody made them.'],
      short: ['the same thing in every house'],
    },
  },
  {
    id: 'recycled-material',
    es: {
      match:
        'material reciclado | materiales reciclados | plastico reciclado | poliester reciclado | algodon reciclado | papel reciclado | carton reciclado | reciclad* | botellas recicladas | vidrio reciclado | lana reciclada | aluminio reciclado',
      found: 'Bolsa de poliéster reciclado',
      notFound: 'Se recicla en el contenedor amarillo',
      means: [
        ['El material ya fue otra cosa.', 'Lo que antes fue botella, prenda o cartón vuelve a tener uso.'],
        ['Tiene una vida anterior.', 'La materia viene de cosas que alguien ya había usado.'],
      ],
      after: ['una segunda vuelta del material'],
      questions: ['¿Qué fue esto antes de ser esto?', '¿Por qué estrenar material cada vez?'],
      scenes: ['El contenedor está lleno de cosas que todavía servían.'],
      short: ['material nuevo para cada cosa'],
    },
    en: {
      match:
        'recycled | made from recycled | recycled polyester | recycled plastic | recycled cotton | recycled paper | recycled materials | recycled glass | reclaimed wood | upcycled | repurposed',
      found: 'Made from recycled polyester',
      notFound: 'Please recycle the box',
      means: [
        [
          'The material was something else.',
          'What used to be a bottle, a garment or a box is put to use again.',
        ],
        ['It has had an earlier life.', 'The stuff comes from things that somebody had used before.'],
      ],
      after: ['another turn for the material'],
      questions: ['What was this before it was this?', 'Why start from scratch each time?'],
      scenes: ['The skip is full of things that would still have served.'],
      short: ['brand-new stuff for everything'],
    },
  },
  {
    id: 'light-weight',
    sectors: [
      'fashion',
      'accessories',
      'home',
      'sports',
      'electronics',
      'building',
      'garden',
      'industry',
      'logistics',
      'pets',
      'crafts',
      'general',
    ],
    es: {
      match:
        'solo # kg | solo # g | pesa solo # g | pesa solo # kg | pesa apenas # g | pesa menos de # | ligero | ligera | ligeros | ligeras | ultraligero | ultraligera | peso pluma | poco peso | muy ligero | muy ligera',
      found: 'Pesa solo 900 g',
      notFound: 'Pesa 45 kg',
      means: [
        ['La mano no lo nota.', 'Ir de un sitio a otro con ello deja de ser una mudanza.'],
        ['Se lleva sin pensarlo.', 'Al final del día, el hombro no se acuerda de haberlo llevado.'],
      ],
      after: ['ir con poco peso'],
      questions: ['¿Hay que cargar con esto todo el día?', '¿Cuánto pesa ya la bolsa?'],
      scenes: ['A mitad de camino, la bolsa ya cambia de hombro.'],
      short: ['un bulto que se hace notar'],
    },
    en: {
      match:
        'weighs only # g | weighs just # g | weighs only # kg | weighs just # kg | light weight | lightweight | ultra light | ultralight | featherweight | light as a feather | only # grams | just # grams | weighs under',
      found: 'Weighs only 900 g',
      notFound: 'Weighs 45 kg',
      means: [
        ['The hand hardly notices.', 'Taking it from one place to another stops being a removal.'],
        ['Take it without a thought.', 'By evening the shoulder has forgotten that it carried anything.'],
      ],
      after: ['going with little weight'],
      questions: ['Does this have to be carried all day?', 'How heavy is that bag already?'],
      scenes: ['Well before the corner, the bag is changing shoulders.'],
      short: ['a load that makes itself felt'],
    },
  },
  {
    id: 'cash-on-delivery',
    es: {
      match:
        'contra reembolso | contrareembolso | pago al recibir* | pago a la entrega | se paga al recibir*',
      found: 'Pago contra reembolso',
      notFound: 'Reembolso en 14 días',
      means: [
        [
          'Primero llega y después se paga.',
          'El dinero sale del bolsillo cuando el paquete ya está en la mano.',
        ],
        ['Sin tarjeta también se compra.', 'Quien no quiere dar datos por internet paga al abrir la puerta.'],
      ],
      after: ['pagar con el paquete en la mano'],
      questions: ['¿La tarjeta, a una web que nadie conoce?', '¿Y si no llegara?'],
      scenes: ['El formulario pide tarjeta y la compra se queda para otro día.'],
      short: ['dar la tarjeta a una web nueva'],
    },
    en: {
      match:
        'cash on delivery | pay on delivery | payment on delivery | pay when it arrives | pay on receipt',
      found: 'Pay on delivery',
      notFound: 'Cash back on returns',
      means: [
        [
          'It comes first, then it is paid.',
          'The money leaves the pocket when the parcel is already in hand.',
        ],
        ['No card is needed to buy.', 'Those who keep card numbers to themselves pay at the door.'],
      ],
      after: ['paying with the parcel in hand'],
      questions: ['A card number for an unknown site?', 'What if it never turned up?'],
      scenes: ['The form asks for a card and the purchase waits for another day.'],
      short: ['giving a new site a card number'],
    },
  },
  {
    id: 'in-stock',
    es: {
      match:
        'en stock | stock permanente | stock propio | stock disponible | disponibilidad inmediata | entrega inmediata | listo para envi* | disponible en almacen',
      found: 'Stock permanente en almacén',
      notFound: 'Sin stock hasta junio',
      means: [
        ['Está en el almacén, esperando.', 'Sale de la estantería, sin aguardar a que se fabrique.'],
        ['Se pide y sale.', 'Lo que figura en la ficha está de verdad en la nave.'],
      ],
      after: ['un pedido que sale de la estantería'],
      questions: ['¿«Disponible» significa que lo hay?', '¿Cuántas semanas dijo el proveedor?'],
      scenes: ['La web decía disponible y el correo dice que vuelve en otoño.'],
      short: ['plazos que empiezan en fábrica'],
    },
    en: {
      match:
        'in stock | stock held | always in stock | held in stock | ready to ship | ships from stock | immediate availability | available from stock | ships today',
      found: 'Always in stock',
      notFound: 'A stock photo',
      means: [
        ['It is in the warehouse, waiting.', 'It comes off the shelf, with no waiting for it to be made.'],
        ['Order it and off it goes.', 'What the page lists is really there in the racking.'],
      ],
      after: ['an order straight off the shelf'],
      questions: ['Does available mean it is there?', 'How many weeks did they say?'],
      scenes: ['The site said available and the email says autumn.'],
      short: ['lead times that start in a factory'],
    },
  },
];
