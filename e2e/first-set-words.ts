/** The texts that a user types to create a first set, and the labels of the fields. */
export interface FirstSet {
  username: string;
  /** Whether the user has a mouse. */
  hand: 'mouse' | 'keyboard';
  company: { name: string; sector: string; objectives: string; audience: string };
  product: string;
  /** The six questions with their answers, and the resulting sentence of each. */
  answers: readonly { question: string; text: string; sentence: string }[];
  price: { amount: string; per: string; shown: RegExp };
  goal: { choice: string; place: string };
  words: {
    addCompany: string;
    name: string;
    sector: string;
    objectives: string;
    audience: string;
    audienceType: string;
    create: string;
    addProduct: string;
    saved: string;
    amount: string;
    per: string;
    tax: string;
    place: string;
    ready: RegExp;
    write: string;
    approveAll: RegExp;
    approve: string;
    approved: string;
    steps: string;
  };
}

const spanish: FirstSet = {
  username: 'tecla',
  hand: 'mouse',
  company: {
    name: 'Tecla y Martillo',
    sector: 'Música',
    objectives: 'Más visitas a domicilio.',
    audience: 'Familias y escuelas con un piano.',
  },
  product: 'Afinación de piano',
  answers: [
    {
      question: '¿Cómo lo llamas en una frase?',
      text: 'la afinación de piano',
      sentence: 'Te hablamos de la afinación de piano.',
    },
    {
      question: '¿Qué es?',
      text: 'una puesta a punto en tu casa',
      sentence: 'La afinación de piano es una puesta a punto en tu casa.',
    },
    {
      question: '¿Para quién es?',
      text: 'toca en casa y nota que el piano ya no suena igual',
      sentence: 'Es para quien toca en casa y nota que el piano ya no suena igual.',
    },
    {
      question: '¿Qué te dicen tus clientes?',
      text: 'Hay teclas que suenan a lata',
      sentence: 'Nos han dicho: «Hay teclas que suenan a lata».',
    },
    {
      question: '¿Qué se consigue con ello?',
      text: 'tocar afinado sin mover el piano',
      sentence: 'Así podrás tocar afinado sin mover el piano.',
    },
    {
      question: '¿Qué incluye?',
      text: 'afinación completa',
      sentence: 'Incluye: afinación completa.',
    },
    {
      question: '¿Qué incluye? (2)',
      text: 'repaso de los martillos',
      sentence: 'Incluye: afinación completa y repaso de los martillos.',
    },
    {
      question: '¿Qué incluye? (3)',
      text: 'limpieza del teclado',
      sentence: 'Incluye: afinación completa, repaso de los martillos y limpieza del teclado.',
    },
  ],
  price: { amount: '90', per: 'visita', shown: /90.€ por visita, IVA incluido/ },
  goal: { choice: 'Reservar', place: 'por teléfono' },
  words: {
    addCompany: 'Añadir la primera empresa',
    name: 'Nombre',
    sector: 'Sector',
    objectives: 'Objetivos comerciales',
    audience: 'Público objetivo',
    audienceType: 'Vende a',
    create: 'Crear',
    addProduct: 'Añadir el primer producto',
    saved: 'Respuesta guardada',
    amount: 'Importe (EUR)',
    per: 'Por',
    tax: 'Impuestos',
    place: 'O un lugar',
    ready: /^Listo/,
    write: 'Escribir tres campañas',
    approveAll: /^Aprobar los \d+ borradores \(/,
    approve: 'Aprobar',
    approved: 'Aprobado',
    steps: 'Pasos',
  },
};

const english: FirstSet = {
  username: 'whetstone',
  hand: 'keyboard',
  company: {
    name: 'Whetstone Lane',
    sector: 'Sharpening',
    objectives: 'More knives at our market stall.',
    audience: 'People who cook at home.',
  },
  product: 'Knife sharpening',
  answers: [
    {
      question: 'What do you call it in a sentence?',
      text: 'our knife sharpening',
      sentence: 'Let us tell you about our knife sharpening.',
    },
    {
      question: 'What is it?',
      text: 'a new edge for kitchen knives, made by hand',
      sentence: 'Our knife sharpening is a new edge for kitchen knives, made by hand.',
    },
    {
      question: 'Who is it for?',
      text: 'cook every day with knives that have gone blunt',
      sentence: 'It is for people who cook every day with knives that have gone blunt.',
    },
    {
      question: 'What do customers tell you?',
      text: 'My knife squashes tomatoes',
      sentence: 'One of our customers told us: “My knife squashes tomatoes”.',
    },
    {
      question: 'What can they do with it?',
      text: 'slice a ripe tomato without pressing',
      sentence: 'So you can slice a ripe tomato without pressing.',
    },
    {
      question: 'What do they get?',
      text: 'sharpening on a wet stone',
      sentence: 'You get: sharpening on a wet stone.',
    },
    {
      question: 'What do they get? (2)',
      text: 'a new tip where one has broken off',
      sentence: 'You get: sharpening on a wet stone and a new tip where one has broken off.',
    },
    {
      question: 'What do they get? (3)',
      text: 'a paper sleeve',
      sentence: 'You get: sharpening on a wet stone, a new tip where one has broken off and a paper sleeve.',
    },
  ],
  price: { amount: '8', per: 'knife', shown: /€8 per knife, including VAT/ },
  goal: { choice: 'Come by', place: 'at the market stall' },
  words: {
    addCompany: 'Add the first company',
    name: 'Name',
    sector: 'Sector',
    objectives: 'Commercial objectives',
    audience: 'Target audience',
    audienceType: 'Sells to',
    create: 'Create',
    addProduct: 'Add the first product',
    saved: 'Answer saved',
    amount: 'Amount (EUR)',
    per: 'Per',
    tax: 'Tax',
    place: 'Or a place',
    ready: /^Ready/,
    write: 'Write three campaigns',
    approveAll: /^Approve all \d+ drafts \(/,
    approve: 'Approve',
    approved: 'Approved',
    steps: 'Steps',
  },
};

export const firstSets = { es: spanish, en: english } as const;
