import type { Sector } from '../../sector';

export const general: Sector = {
  id: 'general',
  emoji: ['👋', '👀'],
  texts: {
    es: {
      words: [],
      vocabulary: {
        seller: 'la empresa',
        place: 'la tienda',
        customer: 'el cliente',
        thing: { one: 'producto', many: 'productos', gender: 'm' },
      },
      moments: [
        'el lunes por la mañana',
        'al final del día',
        'el fin de semana',
        'en casa',
        'en el trabajo',
        'cuando hay prisa',
      ],
      situations: {
        B2C: [
          {
            question: '¿Qué hace falta esta semana?',
            scene: 'La lista de la semana tiene apuntado {a product}.',
          },
          {
            question: '¿{Buscas|Busca} {a product} desde hace tiempo?',
            scene: 'Hay cosas que se dejan para luego, como buscar {a product}.',
          },
          {
            question: '¿Se puede hacer de otra manera?',
            scene: 'Un día cualquiera se nota la falta de {a product}.',
          },
          {
            question: '¿Y si fuera esta semana?',
            scene: 'El sábado deja un rato para pensar en {a product}.',
          },
        ],
        B2B: [
          {
            question: '¿Qué pide el día a día?',
            scene: 'La semana empieza y el equipo echa mano de {a product}.',
          },
          {
            question: '¿Quién se ocupa de {a product}?',
            scene: 'En la reunión alguien propone {a product}.',
          },
          {
            question: '¿Dónde se va el tiempo?',
            scene: 'El día se llena de pequeñas tareas y la empresa busca {a product}.',
          },
          {
            question: '¿Hay presupuesto para {a product}?',
            scene: 'El presupuesto del año guarda una línea para {a product}.',
          },
        ],
      },
      actions: {
        buy: ['Comprar ahora', 'Pedir ahora', 'Hacer el pedido'],
        quote: ['Pedir presupuesto', 'Consultar precios', 'Pedir propuesta'],
        demo: ['Ver una demostración', 'Ver cómo funciona', 'Pedir una prueba'],
        visit: ['Ver más detalles', 'Ver cómo llegar', 'Conocer el producto'],
        subscribe: ['Recibir las novedades', 'Apuntarme al boletín', 'Recibir los avisos'],
      },
      tags: ['novedades', 'diaadia', 'pequenaempresa', 'comercio', 'buenaidea'],
    },
    en: {
      words: [],
      vocabulary: {
        seller: 'the company',
        place: 'the shop',
        customer: 'the customer',
        thing: { one: 'product', many: 'products' },
      },
      moments: [
        'on Monday morning',
        'at the end of the day',
        'at the weekend',
        'at home',
        'at work',
        'when time is short',
      ],
      situations: {
        B2C: [
          { question: 'What do you need this week?', scene: "The week's list has {a product} on it." },
          {
            question: 'Have you been looking for {a product}?',
            scene: 'Some things get put off, such as finding {a product}.',
          },
          {
            question: 'Can it be done differently?',
            scene: 'You notice it on ordinary days: you could use {a product}.',
          },
          {
            question: 'What if it were this week?',
            scene: 'Saturday leaves a moment to think about {a product}.',
          },
        ],
        B2B: [
          {
            question: 'What does daily work call for?',
            scene: 'The week begins, and the team reaches for {a product}.',
          },
          { question: 'Who deals with {a product}?', scene: 'At the meeting somebody proposes {a product}.' },
          {
            question: 'Where does the time go?',
            scene: 'The day fills up with small tasks, and the firm looks for {a product}.',
          },
          {
            question: 'Is there a budget for {a product}?',
            scene: "The year's budget keeps a line for {a product}.",
          },
        ],
      },
      actions: {
        buy: ['Buy now', 'Order now', 'Place an order'],
        quote: ['Get a quote', 'Check prices', 'Ask for a proposal'],
        demo: ['See a demo', 'See how it works', 'Ask for a trial'],
        visit: ['See more details', 'See how to get here', 'See the product'],
        subscribe: ["Hear what's new", 'Join the newsletter', 'Get our updates'],
      },
      tags: ['whatsnew', 'everyday', 'smallbusiness', 'shopsmall', 'goodidea'],
    },
  },
};
