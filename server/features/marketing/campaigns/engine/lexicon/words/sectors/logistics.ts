import type { Sector } from '../../sector';

export const logistics: Sector = {
  id: 'logistics',
  emoji: ['📦', '🚚'],
  texts: {
    es: {
      words: [
        'logistica',
        'transporte',
        'transportes',
        'mensajeria',
        'paqueteria',
        'mudanza',
        'mudanzas',
        'almacenaje',
        'envios',
        'flota',
        'flotas',
        'reparto',
        'distribucion',
        'trastero',
        'trasteros',
        'aduanas',
        'carga',
        'contenedor',
        'contenedores',
        'grua',
        'furgoneta',
        'furgonetas',
        'alquiler de vehiculos',
      ],
      vocabulary: {
        seller: 'la empresa',
        place: 'el almacén',
        customer: 'el remitente',
        thing: { one: 'servicio', many: 'servicios', gender: 'm' },
      },
      moments: [
        'en plena campaña',
        'el viernes a última recogida',
        'al cambiar de casa',
        'antes de las fiestas',
        'cuando el almacén no da más',
        'en hora punta',
      ],
      situations: {
        B2C: [
          {
            question: '¿Quién lleva todo esto?',
            scene: 'El salón está lleno de cajas y hace falta pensar en {a product}.',
          },
          {
            question: '¿Cuándo es la mudanza?',
            scene: 'Las llaves llegan el viernes y conviene reservar {a product}.',
          },
          {
            question: '¿{Mandas|Manda} algo a la otra punta?',
            scene: 'El paquete está cerrado y pendiente de {a product}.',
          },
          {
            question: '¿Dónde se guarda lo que sobra?',
            scene: 'El trastero no cierra y la familia busca {a product}.',
          },
        ],
        B2B: [
          {
            question: '¿Quién reparte en plena campaña?',
            scene: 'Los pedidos se juntan en el muelle y la empresa recurre a {a product}.',
          },
          {
            question: '¿Su almacén cuenta con {a product}?',
            scene: 'El muelle abre temprano y el día se ordena con {a product}.',
          },
          {
            question: '¿A qué hora sale el camión?',
            scene: 'El pedido está preparado y cuenta con {a product}.',
          },
          {
            question: '¿Y las devoluciones?',
            scene: 'La tienda vende en línea y necesita {a product}.',
          },
        ],
      },
      actions: {
        buy: ['Reservar el servicio', 'Contratar ahora', 'Programar la recogida'],
        quote: ['Pedir tarifa', 'Calcular un envío', 'Pedir presupuesto'],
        demo: ['Ver cómo funciona', 'Pedir una prueba', 'Pedir una reunión'],
        visit: ['Hablar con tráfico', 'Ver cómo llegar', 'Pedir una visita'],
        subscribe: ['Recibir avisos de ruta', 'Apuntarme al boletín', 'Recibir las novedades'],
      },
      tags: ['logistica', 'transporte', 'envios', 'reparto', 'almacen'],
    },
    en: {
      words: [
        'logistics',
        'transport',
        'transportation',
        'courier',
        'couriers',
        'parcel',
        'parcels',
        'removals',
        'moving company',
        'warehousing',
        'shipping company',
        'freight',
        'fleet',
        'fleets',
        'haulage',
        'distribution',
        'self storage',
        'customs broker',
        'container',
        'containers',
        'crane',
        'van hire',
        'vehicle hire',
        'trucking',
      ],
      vocabulary: {
        seller: 'the company',
        place: 'the warehouse',
        customer: 'the sender',
        thing: { one: 'service', many: 'services' },
      },
      moments: [
        'at peak season',
        "at Friday's pick-up",
        'when moving house',
        'before the holidays',
        'when the warehouse is full',
        'at rush hour',
      ],
      situations: {
        B2C: [
          {
            question: 'Who carries all this?',
            scene: 'The living room is full of boxes, and it is time to think of {a product}.',
          },
          {
            question: 'When is the move?',
            scene: 'The keys come on Friday, so it is time to book {a product}.',
          },
          {
            question: 'Sending something far away?',
            scene: 'The parcel is taped up and waits for {a product}.',
          },
          {
            question: 'Where does the overflow go?',
            scene: "The loft hatch won't shut, and the family looks for {a product}.",
          },
        ],
        B2B: [
          {
            question: 'Who delivers at peak season?',
            scene: 'Orders pile up on the dock, and the firm turns to {a product}.',
          },
          {
            question: 'Does your warehouse have {a product}?',
            scene: 'The dock opens early, and the day is ordered around {a product}.',
          },
          { question: 'When does the lorry leave?', scene: 'The order is packed and relies on {a product}.' },
          {
            question: 'And the returns?',
            scene: 'The shop sells online and hands its returns to {a product}.',
          },
        ],
      },
      actions: {
        buy: ['Book the service', 'Sign up now', 'Schedule a pick-up'],
        quote: ['Ask for rates', 'Price a shipment', 'Get a quote'],
        demo: ['See how it works', 'Ask for a trial', 'Ask for a meeting'],
        visit: ['Talk to the depot', 'See how to get here', 'Book a visit'],
        subscribe: ['Get route alerts', 'Join the newsletter', "Hear what's new"],
      },
      tags: ['logistics', 'freight', 'shipping', 'lastmile', 'warehouse'],
    },
  },
};
