import type { Entry } from '../../entry';

export const animalsConcepts: readonly Entry[] = [
  {
    id: 'meat-first-pet',
    sectors: ['pets'],
    es: {
      match:
        '# pollo fresco | pollo fresco | # de carne | carne fresca | # carne | una sola proteina | proteina unica | monoproteic* | salmon fresco',
      found: '60% pollo fresco',
      notFound: 'Caldo de pollo con fideos',
      means: [
        ['La lista empieza por la carne.', 'Quien compra sabe qué hay en el cuenco sin descifrar nada.'],
        ['El cuenco huele a comida.', 'Se abre el saco y alguien viene corriendo por el pasillo.'],
      ],
      after: ['una lista que empieza por la carne'],
      questions: ['¿De qué está hecho este pienso?', '¿Qué carne hay en el cuenco?'],
      scenes: ['Se lee la lista hasta el final y la carne sale la última.'],
      short: ['buey en la foto y cereal en el saco'],
    },
    en: {
      match:
        '# fresh chicken | fresh chicken | # chicken | fresh meat | real meat | real chicken | single protein | fresh salmon | # meat',
      found: '60% fresh chicken',
      notFound: 'Chicken wire',
      means: [
        ['The list begins with meat.', 'You know what is in the bowl without decoding anything.'],
        ['The bowl smells of food.', 'Open the sack and somebody comes running down the hall.'],
      ],
      after: ['a list that begins with meat'],
      questions: ['What is this food made from?', 'Which meat is in the bowl?'],
      scenes: ['You read the list to the end, and the meat comes last.'],
      short: ['beef on the label, cereal in the sack'],
    },
  },
  {
    id: 'big-sack',
    sectors: ['pets'],
    es: {
      match: 'saco de # kg | saco # kg | formato # kg | saco grande',
      found: 'Saco de 12 kg',
      notFound: 'Saco de dormir',
      means: [
        ['El armario aguanta semanas.', 'Nadie sale un domingo a por pienso.'],
        ['Se compra y se olvida.', 'El cuenco se llena y el saco sigue ahí.'],
      ],
      after: ['una despensa con pienso de sobra'],
      questions: ['¿Queda pienso?', '¿Quién baja a por comida ahora?'],
      scenes: ['El cuenco suena a vacío y la tienda ha cerrado.'],
      short: ['el saco vacío un domingo'],
    },
    en: {
      match: '# kg bag | # kg sack | large bag | # kg bags',
      found: '12 kg bag',
      notFound: 'A tote bag',
      means: [
        ['The cupboard lasts for weeks.', 'Nobody goes out on a Sunday for dog food.'],
        ['Buy it and forget it.', 'The bowl fills up and the bag is still there.'],
      ],
      after: ['a cupboard that lasts for weeks'],
      questions: ['Is there any food left?', 'Who goes out for food now?'],
      scenes: ['The bowl rings empty and the shop has closed.'],
      short: ['an empty bag on a Sunday'],
    },
  },
  {
    id: 'pet-size',
    sectors: ['pets'],
    es: {
      match:
        'croqueta* pequena* | croqueta* mediana* | croqueta* grande* | croqueta* mini | pienso para razas pequenas | pienso para razas grandes | pienso para razas medianas | pienso para cachorros | bocado pequeno',
      found: 'Croqueta pequeña',
      notFound: 'Abrigo para razas pequeñas',
      means: [
        ['El tamaño es el suyo.', 'El bocado no se le cae de la boca ni se lo traga sin notarlo.'],
        ['Elegir el saco es cosa de un vistazo.', 'Se mira el tamaño de la croqueta y se coge.'],
      ],
      after: ['el bocado de su tamaño'],
      questions: ['¿Cuál es para uno de este tamaño?', '¿Por qué lo deja en el cuenco?'],
      scenes: ['Coge la bola, la mira, y la deja en la alfombra.'],
      short: ['bolas que no le caben en la boca'],
    },
    en: {
      match:
        'small kibble | medium kibble | large kibble | mini kibble | small breed kibble | large breed kibble | small breed food | large breed food | food for small breeds | food for large breeds | puppy kibble | puppy food | small bite*',
      found: 'Small breed kibble',
      notFound: 'A coat for small breeds',
      means: [
        ['The size is theirs.', 'The bite neither drops out of their mouth nor goes down unnoticed.'],
        ['Choosing a bag takes one look.', 'Check the size of the bite and pick it up.'],
      ],
      after: ['a bite of the right size'],
      questions: ['Which is for one this size?', 'Why is it left in the bowl?'],
      scenes: ['They pick up a piece, look at it and leave it on the rug.'],
      short: ['pieces too big to chew'],
    },
  },
];
