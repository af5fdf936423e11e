import type { Sector } from '../../sector';

export const software: Sector = {
  id: 'software',
  emoji: ['💻', '🖥️'],
  texts: {
    es: {
      words: [
        'software',
        'programa',
        'programas',
        'aplicacion',
        'aplicaciones',
        'app',
        'saas',
        'plataforma',
        'plataformas',
        'erp',
        'crm',
        'tpv',
        'gestor',
        'herramienta digital',
        'facturacion',
        'web',
        'hosting',
        'ciberseguridad',
        'nube',
        'automatizacion',
      ],
      vocabulary: {
        seller: 'la empresa',
        place: 'la oficina',
        customer: 'el usuario',
        thing: { one: 'programa', many: 'programas', gender: 'm' },
      },
      moments: [
        'el lunes a primera hora',
        'al cierre de mes',
        'en la reunión de equipo',
        'entre llamada y llamada',
        'con el cliente delante',
        'un viernes por la tarde',
      ],
      situations: {
        B2C: [
          {
            question: '¿Quién lleva la cuenta de todo?',
            scene: 'La mesa está llena de notas y echa en falta {a product}.',
          },
          {
            question: '¿Se puede hacer desde el móvil?',
            scene: 'La idea llega en el autobús y se apunta en {your product}.',
          },
          {
            question: '¿{Empiezas|Empieza} hoy con {a product}?',
            scene: 'El café se enfría mientras alguien abre {your product}.',
          },
          {
            question: '¿Y si sobrara la libreta?',
            scene: 'La libreta se queda en casa y la mesa se abre a {a product}.',
          },
        ],
        B2B: [
          {
            question: '¿Dónde se va el lunes?',
            scene: 'El equipo entra, abre el correo y luego {your product}.',
          },
          {
            question: '¿Cuántas hojas de cálculo hay abiertas?',
            scene: 'Cierre de mes: tablas, correos y un sitio para {a product}.',
          },
          {
            question: '¿Quién lo vuelve a teclear?',
            scene: 'El dato llega por teléfono y acaba en {your product}.',
          },
          {
            question: '¿Trabaja el equipo ya con {a product}?',
            scene: 'Alguien se incorpora y el primer día abre {your product}.',
          },
        ],
      },
      actions: {
        buy: ['Empezar ahora', 'Contratar un plan', 'Crear una cuenta'],
        quote: ['Pedir presupuesto', 'Consultar planes', 'Pedir precio para equipos'],
        demo: ['Ver una demostración', 'Pedir una demo', 'Probar con mis datos'],
        visit: ['Ver cómo funciona', 'Conocer el programa', 'Ver las funciones'],
        subscribe: ['Recibir las novedades', 'Apuntarme al boletín', 'Recibir guías'],
      },
      tags: ['gestion', 'software', 'trabajoenequipo', 'pymes', 'productividad'],
    },
    en: {
      words: [
        'software',
        'program',
        'programs',
        'application',
        'app',
        'apps',
        'saas',
        'platform',
        'platforms',
        'erp',
        'crm',
        'pos',
        'scheduling',
        'rota',
        'invoicing',
        'accounting software',
        'web',
        'hosting',
        'cybersecurity',
        'cloud',
        'automation',
        'plugin',
        'plugins',
      ],
      vocabulary: {
        seller: 'the company',
        place: 'the office',
        customer: 'the user',
        thing: { one: 'program', many: 'programs' },
      },
      moments: [
        'first thing on Monday',
        'at month end',
        'in the team meeting',
        'between calls',
        'with the client in front',
        'on a Friday afternoon',
      ],
      situations: {
        B2C: [
          {
            question: 'Who keeps track of it all?',
            scene: 'The desk is covered in notes and lacks {a product}.',
          },
          {
            question: 'Could a phone do it?',
            scene: 'The idea comes on the bus and is noted in {your product}.',
          },
          {
            question: 'Starting with {a product} today?',
            scene: 'The coffee goes cold while somebody opens {your product}.',
          },
          {
            question: 'What if notebooks stayed at home?',
            scene: 'The notebook stays at home and the desk opens to {a product}.',
          },
        ],
        B2B: [
          {
            question: 'Where does Monday morning go?',
            scene: 'The team comes in, opens the mail and then {your product}.',
          },
          {
            question: 'How many spreadsheets are open?',
            scene: 'Month end: tables, emails and a place for {a product}.',
          },
          {
            question: 'Who types it in again?',
            scene: 'The figure comes by phone and ends up in {your product}.',
          },
          {
            question: 'Does the team work with {a product} yet?',
            scene: 'Someone joins, and on the first day opens {your product}.',
          },
        ],
      },
      actions: {
        buy: ['Start now', 'Choose a plan', 'Create an account'],
        quote: ['Get a quote', 'Compare plans', 'Ask for team prices'],
        demo: ['See a demo', 'Book a demo', 'Try it with my data'],
        visit: ['See how it works', 'Look at the features', 'Tour the product'],
        subscribe: ["Hear what's new", 'Join the newsletter', 'Get the guides'],
      },
      tags: ['software', 'teamwork', 'smallbusiness', 'productivity', 'officelife'],
    },
  },
};
