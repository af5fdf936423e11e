import type { Entry } from '../entry';

export const orderingConcepts: readonly Entry[] = [
  {
    id: 'next-day-delivery',
    sectors: [
      'home',
      'fashion',
      'accessories',
      'food',
      'beauty',
      'electronics',
      'garden',
      'pets',
      'sports',
      'crafts',
      'industry',
      'building',
      'logistics',
      'restaurants',
      'health',
      'general',
    ],
    es: {
      match:
        'entrega en # horas | entrega en # h | envio en # horas | envio en # h | envio* en # dia | entrega al dia siguiente | entrega a la manana siguiente | se entrega al dia siguiente | envio urgente | envio expres | entrega rapida | envio rapido | se entrega en # horas | entrega # horas | entrega # h | entrega # # h',
      found: 'Entrega en 24 horas en la península',
      notFound: 'Taller de 24 horas',
      means: [
        [
          'Se pide y llega enseguida.',
          'El pedido sale sin dormir en el almacén y llega mientras todavía hace falta.',
        ],
        [
          'La espera se queda corta.',
          'Entre el pedido y el timbre pasa tan poco tiempo que no hay que apuntarlo.',
        ],
      ],
      after: ['un pedido que llega enseguida'],
      questions: ['¿Otra semana mirando por la ventana?', '¿Y si hace falta antes de que llegue?'],
      scenes: ['La fecha se acerca y el paquete sigue «en preparación».'],
      short: ['semanas esperando un paquete'],
    },
    en: {
      match:
        'next day delivery | delivered next day | delivery the next day | # hour delivery | # hour shipping | delivered in # hours | express delivery | express shipping | fast shipping | fast delivery | overnight delivery | next working day delivery | next working day',
      found: 'Next-day delivery before 6 pm',
      notFound: 'A next-day appointment',
      means: [
        ['Order now, use it soon.', 'The parcel leaves quickly and arrives while it is still needed.'],
        [
          'The wait stays short.',
          'Between the order and the doorbell there is hardly time to check the tracking page.',
        ],
      ],
      after: ['an order that turns up quickly'],
      questions: ['Still waiting for that parcel?', 'What if it is needed sooner?'],
      scenes: ['The date gets closer and the order still says processing.'],
      short: ['a week spent waiting for a parcel'],
    },
  },
  {
    id: 'same-day-delivery',
    es: {
      match:
        'entrega en el mismo dia | entrega el mismo dia | envio el mismo dia | reparto el mismo dia | se entrega el mismo dia | se reparte el mismo dia | entrega en el dia | envio en el dia | se entrega en el dia',
      found: 'Entrega el mismo día en Madrid',
      notFound: 'Respuesta el mismo día',
      means: [
        ['Lo de esta mañana llega hoy.', 'Lo que se pide por la mañana está en la puerta antes de cenar.'],
        ['Hoy se pide y hoy se tiene.', 'El recado olvidado se resuelve sin salir corriendo a la tienda.'],
      ],
      after: ['el recado resuelto hoy mismo'],
      questions: ['¿Y si hace falta para esta noche?', '¿Quién llega a la tienda antes del cierre?'],
      scenes: ['Falta una cosa para esta tarde y la tienda queda al otro lado de la ciudad.'],
      short: ['carreras a la tienda antes del cierre'],
    },
    en: {
      match: 'same day delivery | delivered the same day | delivered today | same day delivery if ordered',
      found: 'Same-day delivery in Leeds',
      notFound: 'Same-day replies',
      means: [
        ["This morning's order comes today.", 'What is ordered in the morning is at the door before dinner.'],
        ['Ask today, have it today.', 'The last-minute errand gets done without a dash across town.'],
      ],
      after: ['the errand done by tonight'],
      questions: ['Needed by tonight?', 'Who makes it to the shop before closing?'],
      scenes: ['One thing is missing for this evening and the shop is across town.'],
      short: ['a dash to the shop before closing'],
    },
  },
  {
    id: 'free-shipping',
    es: {
      match:
        'envio* gratis | envio* gratuit* | gastos de envio incluid* | portes incluidos | portes pagados | sin gastos de envio | envio incluido | entrega gratuita',
      found: 'Envío gratis a la península',
      notFound: 'Folleto gratis',
      means: [
        ['El precio ya trae el envío.', 'Lo que se ve en la ficha es lo que se paga al final.'],
        ['El total no crece al final.', 'El carrito y el recibo dicen la misma cifra.'],
      ],
      after: ['un precio con el envío dentro'],
      questions: ['¿Cuánto costaba de verdad con portes?', '¿Otra vez sube el total al pagar?'],
      scenes: ['El carrito parecía cerrado y en el último paso aparecen los portes.'],
      short: ['portes que aparecen en el último paso'],
    },
    en: {
      match:
        'free shipping | free delivery | free uk delivery | shipping included | delivery included | free worldwide shipping | postage included | carriage paid',
      found: 'Free shipping on all orders',
      notFound: 'Free parking',
      means: [
        ['The price already holds the postage.', 'What the page shows is what the receipt says.'],
        ['The total stays as it was.', 'The basket and the bill agree, right to the last step.'],
      ],
      after: ['a price with the postage inside'],
      questions: ['What does it cost with postage?', 'Why did the total just go up?'],
      scenes: ['The basket looked settled until the last page added the postage.'],
      short: ['postage that appears at checkout'],
    },
  },
  {
    id: 'delivery-slot',
    es: {
      match:
        'franja* horaria* | entrega en franja | elig* la hora de entrega | elig* el dia de entrega | entrega a la hora que | dia y hora de entrega | entrega con cita',
      found: 'Entrega en franja horaria de dos horas',
      notFound: 'Horario de tienda ampliado',
      means: [
        [
          'El reparto se ajusta a la agenda.',
          'La entrega cae en la hora elegida y el resto del día queda libre.',
        ],
        ['{Sabes|Sabe} cuándo suena el timbre.', 'Con la hora fijada, nadie se queda en casa por si acaso.'],
      ],
      after: ['una hora fija para el reparto'],
      questions: ['¿Toda la mañana en casa por un paquete?', '¿Y si el timbre suena en la ducha?'],
      scenes: ['El aviso dice «a lo largo del día» y hay que quedarse a esperar.'],
      short: ['todo el día pendiente del timbre'],
    },
    en: {
      match:
        'delivery slot* | chosen delivery time | choose * delivery | choose your delivery day | timed delivery | delivery by appointment',
      found: 'Delivery slots until 9 pm',
      notFound: 'A coin slot on the side',
      means: [
        [
          'The van fits into the diary.',
          'Delivery falls in the chosen hour and the rest of the day stays free.',
        ],
        ['The doorbell rings when expected.', 'With the hour fixed, nobody stays in just in case.'],
      ],
      after: ['an hour agreed for the van'],
      questions: ['A whole morning in for a parcel?', 'Any time between dawn and dusk?'],
      scenes: ['The message says some time today, so somebody has to stay in.'],
      short: ['a whole day listening for the bell'],
    },
  },
  {
    id: 'tracking',
    es: {
      match:
        'seguimiento del pedido | seguimiento del envio | numero de seguimiento | envio* con seguimiento | seguimiento en tiempo real | localizacion del envio | trazabilidad del envio',
      found: 'Envío con seguimiento por correo',
      notFound: 'Seguimiento de la dieta',
      means: [
        [
          'El paquete se sigue en el mapa.',
          'Cada parada del paquete queda a la vista, desde el almacén hasta el portal.',
        ],
        ['Nadie pregunta por dónde anda.', 'Una mirada al enlace dice si toca hoy o mañana.'],
      ],
      after: ['un paquete siempre a la vista'],
      questions: ['¿Por dónde andará el pedido?', '¿Llega hoy o no llega?'],
      scenes: ['El pedido salió el lunes y desde entonces nadie sabe nada.'],
      short: ['llamadas para saber por dónde va'],
    },
    en: {
      match:
        'order tracking | parcel tracking | tracking number | tracked delivery | tracked shipping | tracked parcel* | real time tracking | live tracking | shipment tracking',
      found: 'Tracked delivery with every order',
      notFound: 'Heart-rate tracking',
      means: [
        ['The parcel shows where it is.', 'Each stop is in view, from the warehouse to the front step.'],
        ['Nobody has to ask.', 'One look at the link says whether it comes today or tomorrow.'],
      ],
      after: ['a parcel that stays in view'],
      questions: ['Where has the order got to?', 'Is it coming today or not?'],
      scenes: ['It left on Monday and nobody has heard of it since.'],
      short: ['phone calls to find a parcel'],
    },
  },
  {
    id: 'reserve-and-pick-up',
    es: {
      match:
        'recogida en tienda | recoge* en tienda | recogida en el local | se recoge en tienda | click and collect | reserva* y recog* | se reserva y se recoge | recogida en el obrador | encargo* y recogida | por encargo y recogida | se recoge a las # | se recoge al dia siguiente | se recoge el dia siguiente',
      found: 'Se reserva antes de las 20:00 y se recoge al día siguiente',
      notFound: 'Recogida de muebles viejos',
      means: [
        ['El pedido espera en el mostrador.', 'Con la reserva hecha, solo queda pasar a buscarlo.'],
        ['{Llegas|Llega} y ya está apartado.', 'Quien reserva no depende de lo que quede en la estantería.'],
      ],
      after: ['un pedido apartado en el mostrador'],
      questions: ['¿Y si cuando {llegas|llega} ya no queda?', '¿Otra vuelta en balde?'],
      scenes: ['Tras la cola, el hueco vacío en la estantería.'],
      short: ['llegar y que ya no quede'],
    },
    en: {
      match:
        'click and collect | collect in store | pick up in store | pickup in store | in store pickup | reserve and collect | reserve and pick up | collect from the shop | store pickup | curbside pickup | collect at # | collect from shop',
      found: 'Click and collect from our Bath shop',
      notFound: 'We collect old sofas',
      means: [
        ['It waits behind the counter.', 'Once reserved, all that is left is to call in for it.'],
        ['Walk in and it is set aside.', 'A reservation does not depend on what is left on the shelf.'],
      ],
      after: ['an order set aside by name'],
      questions: ['What if it is gone by then?', 'Another trip for nothing?'],
      scenes: ['The queue ends at a shelf with a gap in it.'],
      short: ['arriving to an empty shelf'],
    },
  },
  {
    id: 'free-returns',
    es: {
      match:
        'devolucion* gratis | devolucion* gratuita* | cambio* y devolucion* gratuit* | devolucion* sin coste | recogida gratuita en casa | cambios y devoluciones gratis',
      found: 'Devoluciones gratis',
      notFound: 'Muestra gratis',
      means: [
        ['Devolver no cuesta nada.', 'Si no encaja, vuelve a la tienda y la cuenta queda como estaba.'],
        ['Se puede cambiar de idea.', 'Probar en casa deja de ser una apuesta.'],
      ],
      after: ['una compra que se puede devolver'],
      questions: ['¿Y si luego no encaja?', '¿Quién paga la vuelta del paquete?'],
      scenes: ['No era lo que parecía en la foto, y devolverlo costaba casi lo mismo.'],
      short: ['compras que se quedan en el armario'],
    },
    en: {
      match: 'free returns | free return | returns are free | returns free of charge',
      found: 'Free returns',
      notFound: 'Returns the same colour after washing',
      means: [
        ['Sending it back costs nothing.', 'If it does not suit, it goes back and the bill is as it was.'],
        ['Minds may change.', 'Trying it at home stops being a gamble.'],
      ],
      after: ['try it, or send it back'],
      questions: ['What if it does not suit?', 'Who pays for the way back?'],
      scenes: ['It was not what the photo showed, and posting it back cost nearly as much.'],
      short: ['things kept because of the postage'],
    },
  },
  {
    id: 'free-exchanges',
    sectors: ['fashion', 'accessories', 'sports'],
    es: {
      match:
        'cambios gratis | cambio gratis | cambios gratuitos | cambio gratuito | cambio* de talla gratis | cambio* de talla gratuito*',
      found: 'Cambios gratis durante 30 días',
      notFound: 'Devoluciones gratis',
      means: [
        ['La talla se corrige después.', 'Si no era esa, se manda de vuelta y llega la otra.'],
        ['El cambio no se paga aparte.', 'Elegir entre dudas deja de salir caro.'],
      ],
      after: ['una talla que se puede corregir'],
      questions: ['¿Y si no era esa talla?', '¿Cuál de las tallas se pide?'],
      scenes: ['Se pidió a ojo, y la cremallera no llega arriba.'],
      short: ['prendas que casi quedan bien'],
    },
    en: {
      match: 'free exchange | free exchanges | free size exchange* | exchanges are free | free swaps',
      found: 'Free exchanges for 30 days',
      notFound: 'Free returns',
      means: [
        [
          'The size is put right afterwards.',
          'If it was not that one, it goes back and the other one comes.',
        ],
        ['The swap is not charged.', 'Choosing while in doubt stops being dear.'],
      ],
      after: ['a size that can be put right'],
      questions: ['What if it was not that size?', 'Which of the sizes do you order?'],
      scenes: ['It was ordered by guess, and the zip does not reach the top.'],
      short: ['clothes that almost fit'],
    },
  },
  {
    id: 'return-period',
    es: {
      match:
        '# dias para devolver* | # dias de devolucion | # dias para cambiar* | # dias para cambios | plazo de devolucion | devolucion* en # dias | derecho de devolucion | cambio en # dias | cambios en # dias | cambio durante # dias',
      found: '30 días para devolverlo',
      notFound: '30 días de caducidad',
      means: [
        ['La decisión se toma en casa.', 'Hay tiempo de usarlo en un día normal antes de decidir.'],
        ['Decidir puede esperar unos días.', 'El plazo deja ver cómo queda con el resto de las cosas.'],
      ],
      after: ['tiempo para decidir en casa'],
      questions: ['¿Seguro que quedará igual en casa?', '¿Cómo se decide con una foto?'],
      scenes: ['En la tienda parecía otra cosa; en casa, con calma, ya no.'],
      short: ['decidir en el probador y con prisa'],
    },
    en: {
      match:
        '# day returns | # days to return | # day return policy | return within # days | returns within # days | exchange within # days | exchanges within # days | return or exchange within # days',
      found: '30-day returns',
      notFound: 'A 30-day diary',
      means: [
        ['The decision is made at home.', 'There is time to use it on an ordinary day before deciding.'],
        ['Deciding can wait a little.', 'A few days show how it gets on with everything else.'],
      ],
      after: ['time to decide without a queue'],
      questions: ['Will it look the same at home?', 'How do you judge from a photo?'],
      scenes: ['In the shop it looked right; at home, in daylight, less so.'],
      short: ['choosing in a rush from a photo'],
    },
  },
  {
    id: 'warranty',
    es: {
      match:
        'garantia de # ano* | # ano* de garantia | garantia # ano* | garantia de # mes* | # mes* de garantia | garantia del fabricante | garantia incluida | garantia oficial | # anos garantia | garantia # anos | garantia por escrito # ano* | garantia por escrito | garantia de por vida | garantia # mes*',
      found: '3 años de garantía',
      notFound: 'Vino de 3 años',
      means: [
        [
          'Después de pagar hay quien responde.',
          'Si algo falla dentro del plazo, hay un papel que dice a quién llamar.',
        ],
        ['La compra trae respaldo escrito.', 'El plazo está por escrito y se guarda con la factura.'],
      ],
      after: ['un plazo por escrito'],
      questions: ['¿Y si falla al poco tiempo?', '¿A quién se llama cuando se estropea?'],
      scenes: ['Se estropeó al poco de estrenarlo y nadie cogió el teléfono.'],
      short: ['averías sin nadie a quien llamar'],
    },
    en: {
      match:
        "# year warranty | # years warranty | # year guarantee | # years guarantee | warranty of # years | # month warranty | guaranteed for # years | lifetime warranty | manufacturer's warranty | warranty included | lifetime guarantee | lifetime frame warranty | # month # mile warranty | # year parts warranty | year warranty | # month guarantee",
      found: 'A 5-year warranty',
      notFound: 'A 5-year-old tree',
      means: [
        [
          'Someone still answers afterwards.',
          'If something fails within the term, the paper says whom to call.',
        ],
        ['The purchase has backing in writing.', 'The term is written down and kept with the receipt.'],
      ],
      after: ['a term in writing'],
      questions: ['What if it fails early on?', 'Who picks up when it breaks?'],
      scenes: ['It stopped soon after it was bought and nobody picked up the phone.'],
      short: ['a fault and nobody to ring'],
    },
  },
  {
    id: 'spare-parts',
    es: {
      match:
        'recambio* disponible* | repuesto* disponible* | hay repuesto* | disponibilidad de recambio* | pieza* sustituible* | repuestos # anos | recambios en # | repuestos en # | repuestos durante # | recambios durante # | piezas de recambio disponibles | piezas de recambio en stock | piezas de recambio durante # | piezas de recambio # anos | recambio* en stock | repuesto* en stock | recambios # anos | recambio* garantizado* | repuesto* garantizado* | piezas en stock | hay recambio* | se venden recambios | piezas disponibles durante #',
      found: 'Recambios disponibles durante diez años',
      notFound: 'Rueda de repuesto incluida en el coche',
      means: [
        [
          'Se cambia la pieza, no el aparato.',
          'Cuando algo se gasta, llega una pieza y lo demás sigue en uso.',
        ],
        ['Una rotura tiene arreglo.', 'Lo que se gasta se pide suelto y se repone en un rato.'],
      ],
      after: ['una pieza nueva y a seguir'],
      questions: ['¿Se tira entero por una pieza?', '¿Dónde se encuentra ahora ese recambio?'],
      scenes: ['Se partió una pieza pequeña y lo demás, casi nuevo, fue al trastero.'],
      short: ['tirarlo todo por una pieza'],
    },
    en: {
      match:
        'parts available | spares available | replaceable part* | spares held | parts in stock | parts for # years | spare parts available | spare parts in stock | spare parts for # years | spare parts kept | spare parts held | spare parts are available | spare parts are kept | replacement parts available | replacement parts in stock | replacement parts for # years | replacement parts are available | spares in stock | spares for # years | parts available for # years | parts kept for # years | parts held for # years | replacement blades available | replacement filters available | spare parts stocked',
      found: 'Spare parts for ten years',
      notFound: 'A spare bedroom',
      means: [
        [
          'Change the part, keep the thing.',
          'When something wears, a part arrives and the rest stays in use.',
        ],
        ['A break can be mended.', 'What wears out is ordered on its own and fitted in a while.'],
      ],
      after: ['a new part and back to work'],
      questions: ['All of it in the bin for a part?', 'Where do you find that part now?'],
      scenes: ['One small piece snapped and the rest, nearly new, went into the loft.'],
      short: ['binning it all for one part'],
    },
  },
  {
    id: 'repair-service',
    es: {
      match:
        'servicio de reparacion | reparacion en taller | se repara* | taller propio | servicio tecnico propio | reparable* | servicio tecnico en tienda',
      found: 'Servicio de reparación en taller propio',
      notFound: 'Crema reparadora',
      means: [
        ['Hay manos que lo arreglan.', 'Un taller se ocupa del desgaste y la pieza vuelve a su sitio.'],
        ['Lo roto vuelve funcionando.', 'Quien lo vende sabe abrirlo, arreglarlo y cerrarlo.'],
      ],
      after: ['un taller que lo conoce'],
      questions: ['¿Alguien arregla esto todavía?', '¿De verdad no tiene arreglo?'],
      scenes: ['El cajón de los aparatos rotos ya no cierra.'],
      short: ['aparatos muertos en un cajón'],
    },
    en: {
      match:
        'repair service | repaired free of charge | repairable | in house repair* | own workshop | we repair | can be repaired',
      found: 'Repairable at our own workshop',
      notFound: 'Hair repair mask',
      means: [
        [
          'Someone knows how to mend it.',
          'A workshop deals with the wear and the piece goes back to its place.',
        ],
        ['Broken things come back working.', 'Whoever sells it also knows how to open it and put it right.'],
      ],
      after: ['a workshop that knows it well'],
      questions: ['Does anyone still mend these?', 'Is it really beyond repair?'],
      scenes: ['The drawer of broken things no longer shuts.'],
      short: ['dead gadgets in a drawer'],
    },
  },
  {
    id: 'instalments',
    es: {
      match:
        'pago a plazos | pago aplazado | paga* en # plazos | # plazos sin intereses | pago fraccionado | pago en # meses | pago en # plazos | financiacion sin intereses | financiacion en # meses | financiacion a # meses | financiacion hasta # meses | pago en cuotas | se puede financiar | se paga en # plazos',
      found: 'Pago a plazos en tres meses',
      notFound: 'Plazos de entrega cortos',
      means: [
        ['El pago se reparte por meses.', 'El importe se divide y cada mes carga con su parte.'],
        ['No hace falta pagarlo todo hoy.', 'La compra cabe en el presupuesto de cada mes.'],
      ],
      after: ['un pago repartido por meses'],
      questions: ['¿Todo de golpe este mes?', '¿Y si se pudiera repartir?'],
      scenes: ['La compra hacía falta ya y el mes venía cargado.'],
      short: ['esperar a juntar todo el importe'],
    },
    en: {
      match:
        'pay in # instalments | pay in # installments | instalments | installments | pay monthly | financing available | spread the cost | pay later | pay in # months | interest free credit | interest free',
      found: 'Pay in three instalments',
      notFound: 'Paid parking',
      means: [
        ['The payment is spread over months.', 'The sum is split and each month carries its share.'],
        ['It need not all go today.', "The purchase fits into each month's budget."],
      ],
      after: ['a payment spread over months'],
      questions: ['All of it this month?', 'What if it could be spread?'],
      scenes: ['It was needed now, and the month was already full.'],
      short: ['waiting until the whole sum is there'],
    },
  },
  {
    id: 'gift-wrap',
    es: {
      match:
        'envoltorio de regalo | envuelto para regalo | papel de regalo | caja de regalo | caja regalo | listo para regalar | se envuelve para regalo | embalaje de regalo | estuche de regalo | bolsa de regalo | se entrega en estuche | en estuche de regalo | viene en caja de regalo',
      found: 'Viene en caja de regalo',
      notFound: 'Regalo con la compra',
      means: [
        ['Llega vestido para la ocasión.', 'Quien lo recibe lo abre como toca, sin la bolsa de la tienda.'],
        ['No hay que buscar tijeras ni lazo.', 'Sale listo, así que se entrega en mano o se manda directo.'],
      ],
      after: ['un detalle ya envuelto'],
      questions: ['¿Quién tenía el celo?', '¿Y el papel bonito, dónde quedó?'],
      scenes: ['La fiesta es en un rato y el paquete sigue en la bolsa de la tienda.'],
      short: ['papel, tijeras y prisas'],
    },
    en: {
      match:
        'gift wrap* | gift wrapped | gift wrapping | gift boxed | gift box | comes in a gift box | ready to give | presentation box',
      found: 'Gift-wrapped by hand',
      notFound: 'A gift with every order',
      means: [
        [
          'It arrives dressed for the day.',
          'Whoever gets it opens it properly, with no carrier bag in sight.',
        ],
        [
          'No hunting for scissors and ribbon.',
          'It leaves ready, so it can be handed over or sent straight on.',
        ],
      ],
      after: ['a present already wrapped'],
      questions: ['Who had the sticky tape?', 'Where did the nice paper go?'],
      scenes: ['The party starts soon and the present is still in its carrier bag.'],
      short: ['paper, scissors and a last-minute rush'],
    },
  },
  {
    id: 'personalised',
    sectors: [
      'fashion',
      'accessories',
      'home',
      'crafts',
      'food',
      'beauty',
      'pets',
      'sports',
      'garden',
      'electronics',
      'general',
    ],
    es: {
      match:
        'personalizad* con | personalizable* | grabado con | grabado personalizado | grabado incluido | con tu nombre | con el nombre | bordado con el nombre | se personaliza* | iniciales bordadas | con iniciales | personalizad* a mano | personalizamos',
      found: 'Personalizable con el nombre',
      notFound: 'Atención personal en el banco',
      means: [
        [
          'Lleva el nombre de su dueño.',
          'Con el nombre puesto, deja de ser uno cualquiera de la estantería.',
        ],
        ['Se sabe de quién es.', 'Unas letras bastan para que nadie lo confunda con otro.'],
      ],
      after: ['una pieza con nombre propio'],
      questions: ['¿Otro detalle como los demás?', '¿De quién era este?'],
      scenes: ['Encima de la mesa hay varios iguales y nadie sabe cuál es cuál.'],
      short: ['el mismo detalle que lleva todo el mundo'],
    },
    en: {
      match:
        'personalised | personalized | personalisable | customised with | customized with | engraved with | engraving included | with your name | monogram* | add a name | custom engraving | customizable | customisable',
      found: 'Personalised with a name',
      notFound: 'Personal shopper in store',
      means: [
        ["It carries its owner's name.", 'With a name on it, it stops being any old one from the shelf.'],
        ['Everyone knows whose it is.', 'A few letters and nobody takes it for their own.'],
      ],
      after: ['a piece with a name on it'],
      questions: ['Another present like the rest?', 'Whose was this one?'],
      scenes: ['There are several alike on the table and nobody knows which is whose.'],
      short: ['the same thing everybody has'],
    },
  },
  {
    id: 'made-to-measure',
    sectors: ['home', 'building', 'crafts', 'industry', 'general'],
    es: {
      match:
        'a medida | hech* a medida | fabricad* a medida | cortad* a medida | medidas personalizadas | medidas especiales | se corta a medida | se fabrica a medida',
      found: 'Cortinas a medida',
      notFound: 'Responde a medida que crece',
      means: [
        ['Las medidas las pone el hueco.', 'La pieza se hace para el sitio, así que no sobra ni falta.'],
        ['Encaja donde tiene que encajar.', 'Primero se mide y después se fabrica, sin apaños de por medio.'],
      ],
      after: ['una pieza hecha para el hueco'],
      questions: ['¿Siempre sobra o falta un palmo?', '¿Y ese hueco que no es de nadie?'],
      scenes: ['La cinta métrica dice una cosa y el catálogo dice otra.'],
      short: ['lo estándar que nunca encaja'],
    },
    en: {
      match:
        'made to measure | custom size* | cut to size | bespoke | custom made | tailor made | tailored to your measurements | measured and made',
      found: 'Made-to-measure blinds',
      notFound: 'A measuring cup',
      means: [
        [
          'The space sets the measurements.',
          'The piece is made for its place, so nothing is left over or short.',
        ],
        [
          'It fits where it has to fit.',
          'First it is measured, then it is made, with no bodging in between.',
        ],
      ],
      after: ['a piece made for its place'],
      questions: ['Always an inch too long or short?', 'And that gap nothing fits?'],
      scenes: ['The tape measure says one thing and the catalogue another.'],
      short: ['standard sizes that never quite fit'],
    },
  },
  {
    id: 'made-to-order',
    es: {
      match:
        'bajo pedido | por encargo | se hace* por encargo | se fabrica* por encargo | fabricad* bajo pedido | hech* por encargo | se elabora* por encargo | elaborad* por encargo',
      found: 'Se elabora por encargo',
      notFound: 'Llega con tu pedido',
      means: [
        ['Se empieza cuando se encarga.', 'Cada pieza se hace para quien la pidió y no sale de un almacén.'],
        [
          'Nadie lo tenía guardado.',
          'El encargo pone en marcha el trabajo, y el trabajo tiene destinatario.',
        ],
      ],
      after: ['una pieza empezada por encargo'],
      questions: ['¿Cuánto llevará esto en un almacén?', '¿Y si alguien lo hiciera por encargo?'],
      scenes: ['La caja trae polvo de otra temporada.'],
      short: ['lo que llevaba meses en un almacén'],
    },
    en: {
      match:
        'made to order | made on request | built to order | baked to order | printed to order | made for each order',
      found: 'Made to order in our studio',
      notFound: 'Order online',
      means: [
        [
          'It is begun when it is ordered.',
          'Each one is made for whoever asked, and none comes off a pallet.',
        ],
        ['Nobody had it in stock.', 'The order starts the work, so the work knows whom it is for.'],
      ],
      after: ['a piece begun on request'],
      questions: ['How long was this in a warehouse?', 'What if someone made it on request?'],
      scenes: ["The box still has last season's dust on it."],
      short: ['something that sat in a warehouse'],
    },
  },
  {
    id: 'international-shipping',
    es: {
      match:
        'envio* internacional* | envio* a toda europa | envio* a todo el mundo | enviamos a toda europa | envios a europa | envio* a canarias | envio* a baleares',
      found: 'Envíos a toda Europa',
      notFound: 'Comida de todo el mundo',
      means: [
        [
          'Cruza la frontera sin intermediarios.',
          'El paquete viaja también a la otra punta, con la dirección que haga falta.',
        ],
        ['La distancia no decide.', 'Quien vive lejos pide igual que quien vive al lado.'],
      ],
      after: ['el mismo pedido aunque sea lejos'],
      questions: ['¿Otra tienda que no llega hasta aquí?', '¿Y para quien vive fuera?'],
      scenes: ['La dirección no aparece en el desplegable.'],
      short: ['«no enviamos a esa zona» al pagar'],
    },
    en: {
      match:
        'international shipping | worldwide shipping | ships worldwide | we ship worldwide | ship* to europe | international delivery | worldwide delivery | ships internationally',
      found: 'We ship worldwide',
      notFound: 'A worldwide brand',
      means: [
        [
          'It crosses the border by itself.',
          'The parcel travels to the far end too, to whatever address is needed.',
        ],
        ['Distance does not decide.', 'Someone far away orders just as the neighbours do.'],
      ],
      after: ['the same order, further away'],
      questions: ["Another shop that won't ship here?", 'And for friends who live abroad?'],
      scenes: ['The right country is missing from the list.'],
      short: ['a shop that will not ship that far'],
    },
  },
];
