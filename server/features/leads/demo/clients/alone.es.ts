import type { DemoClient } from '../demo-client';

/** People without a company. */
export const alone: DemoClient[] = [
  {
    people: [
      {
        first: 'Irene',
        last: 'Castroviejo Luna',
        job: 'Psicóloga',
        email: 'irene.castroviejo@correo.example',
        status: 'customer',
        tags: ['Autónomos'],
      },
    ],
    deals: [
      {
        title: 'Agenda y facturas de la consulta',
        topic: 'la agenda y las facturas',
        source: 'website',
        euros: 1_200,
        closes: -215,
        steps: { enquiry: 243, qualified: 238, proposal: 231, won: 220 },
        asks: 'Trabajo sola y se me van los domingos con facturas y citas. ¿Hacéis algo a mi medida?',
        found: ['Unas 90 sesiones al mes; factura a mano desde una plantilla.'],
        offer: 'Citas, recordatorios y factura al acabar la sesión, sin guardar nada clínico.',
      },
    ],
  },
  {
    people: [
      {
        first: 'Bruno',
        last: 'Armesto Feijóo',
        job: 'Fotógrafo de producto',
        email: 'bruno@armestofoto.example',
        status: 'new',
        tags: ['Autónomos'],
      },
    ],
    deals: [
      {
        title: 'Selección y etiquetado de fotos',
        topic: 'la selección de fotos de cada sesión',
        source: 'other',
        steps: { enquiry: 1 },
        asks: 'De cada sesión salen 800 fotos y elijo 60. ¿Podría empezar una máquina el descarte?',
        found: ['Tres sesiones por semana.'],
      },
    ],
  },
  {
    people: [
      {
        first: 'Yolanda',
        last: 'Prats Izquierdo',
        job: 'Traductora jurada',
        email: 'yolanda.prats@correo.example',
        status: 'disqualified',
        tags: ['Autónomos'],
      },
    ],
    deals: [
      {
        title: 'Memoria de traducción propia',
        topic: 'una memoria de traducción propia',
        source: 'comerzia',
        euros: 900,
        closes: -140,
        steps: { enquiry: 158, qualified: 152, lost: 144 },
        asks: 'Quisiera aprovechar quince años de traducciones sin subirlas a ningún sitio.',
        found: ['Ya usa un programa que lo hace; solo necesitaba activarlo.'],
        lost: { reason: 'No lo necesita', note: 'Le expliqué cómo activarlo. Nos recomendará.' },
      },
    ],
  },
  {
    since: 118,
    people: [
      {
        first: 'Ramón',
        last: 'Valbuena Soto',
        job: 'Periodista de economía local',
        email: 'ramon.valbuena@correo.example',
        status: 'working',
        source: 'event',
      },
    ],
    talks: [
      {
        ago: 118,
        type: 'note',
        direction: 'internal',
        subject: 'Nos presentaron en la jornada de pymes',
        body: 'Prepara una serie sobre pequeños negocios y automatización. Le interesan casos con cifras.',
      },
      {
        ago: 95,
        type: 'email',
        direction: 'in',
        subject: 'Preguntas para el artículo',
        body: '¿Alguno de vuestros clientes hablaría con nombre? Necesito cifras de antes y después.',
      },
      {
        ago: 94,
        type: 'email',
        subject: 'Re: Preguntas para el artículo',
        body: 'Pregunto a dos clientes y te digo. Sin su permiso no damos nombres.',
      },
    ],
    tasks: [{ title: 'Preguntar a Pilar si hablaría con Ramón', priority: 'low' }],
  },
];
