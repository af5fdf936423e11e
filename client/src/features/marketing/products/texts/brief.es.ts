import type { Texts } from '@/i18n/texts';
import type { texts as english } from './brief.en';

export const texts: Texts<typeof english> = {
  first: {
    title: 'Cuéntanos cómo es',
    hint: 'Seis respuestas, un precio y adónde ir después: da para nueve buenos textos. Cada respuesta va dentro de su frase y se guarda sola.',
  },
  others: {
    title: 'Qué más ayudaría',
    hint: 'Nada de esto es obligatorio. Cada respuesta da a tus textos algo más que contar.',
  },
  answered: 'respondida',
  another: 'Añadir otra',
  sentence: 'Se leerá así:',
  frame: {
    before: 'Tu respuesta continúa: {{before}}',
    around: 'Tu respuesta va dentro de: {{before}} … {{after}}',
  },
  questions: {
    thing: { title: '¿Cómo lo llamas en una frase?', hint: 'Como se lo nombrarías a un cliente.' },
    kind: { title: '¿Qué es?', hint: 'Para quien nunca ha oído hablar de ello.' },
    who: { title: '¿Para quién es?', hint: 'Qué quiere, qué tiene o qué le pasa a esa persona.' },
    voice: {
      title: '¿Qué te dicen tus clientes?',
      hint: 'Con sus propias palabras. Una preocupación saldrá entre comillas; una pregunta, con su respuesta.',
    },
    result: { title: '¿Qué se consigue con ello?', hint: 'Elige cómo empieza la frase y termínala.' },
    includes: { title: '¿Qué incluye?', hint: 'Una cosa por línea. Puedes pegar una lista entera.' },
    prices: {
      title: '¿Cuánto cuesta?',
      hint: 'Primero el precio principal. Ningún texto dirá un precio que no esté aquí.',
    },
    goal: {
      title: '¿Qué quieres que haga quien lea?',
      hint: 'Y dónde: cada texto lleva a una sola cosa.',
    },
    how: { title: '¿Cómo funciona?', hint: 'Los pasos, en orden y uno por línea. Al menos dos.' },
    different: {
      title: '¿Qué te distingue?',
      hint: 'Por qué tú y no la alternativa de siempre, en una frase entera de unas veinte palabras.',
    },
    proof: {
      title: '¿Por qué fiarse?',
      hint: 'Años, cifras, un certificado, un premio. Uno por línea.',
    },
    doubt: { title: '¿Qué te preguntan antes de comprar?', hint: 'La pregunta y tu respuesta.' },
    offer: {
      title: '¿Hay algo especial ahora?',
      hint: 'Con su último día, para que ningún texto lo diga después.',
    },
    detail: {
      title: '¿Qué más conviene saber?',
      hint: 'Horario, lugar, entrega, tallas: un nombre y lo que va a su lado.',
    },
    case: {
      title: '¿Puedes contar un caso real?',
      hint: 'Qué pasaba, qué hiciste y en qué quedó. Solo con permiso.',
    },
  },
  fields: {
    until: 'Hasta',
    allowed: 'Tengo permiso para contarlo',
    short: 'Nombre corto para anuncios',
    label: 'Nombre del dato',
    reply: 'Tu respuesta',
    replyTo: { we: '¿Y qué respondéis?', I: '¿Y qué respondes?' },
  },
  hints: { short: 'Como máximo 25 caracteres.', label: 'Horario' },
  choices: {
    article: 'Artículo',
    noArticle: 'sin artículo',
    frame: 'Cómo empieza la frase',
    weDoIt: 'Lo hacemos nosotros',
    asks: { label: 'Es', worry: 'una preocupación', question: 'una pregunta' },
    several: 'Lo dicen varios clientes',
  },
  broken: {
    article: 'Elige la palabra de delante: la frase concuerda con ella.',
    infinitive:
      'Esta frase sigue con lo que se podrá hacer: «comer», «ahorrar una hora». Empieza así o elige la otra frase.',
    clause:
      'Después de este principio, di qué le pasa a quien lo tiene: «duermes mejor». O elige la otra frase.',
    negative: 'Di lo que sí se podrá hacer. Lo que se evita va al final: «… sin pagar extra».',
    verb: 'Sigue con lo que esa persona quiere, tiene o hace: «quiere arreglarse los dientes».',
    number: 'Dilo de una sola persona: «quiere», «tiene», «necesita».',
    colon: 'Los dos puntos rompen esta frase. Quítalos o di una sola cosa.',
    pair: 'Un nombre con su valor va en «¿Qué más conviene saber?».',
    sentences: 'Aquí hay dos frases. Deja la que importa.',
    long: 'Más de 120 caracteres es demasiado para esta frase. Deja lo que importa.',
    label: 'Ponle un nombre. Se guarda cuando lo tenga.',
    reply: 'Escribe también tu respuesta. Se guardan juntas.',
    keep: 'Dejarlo como característica',
  },
  unanswered: 'Esta pregunta no saldrá en tus textos hasta que tenga respuesta.',
  point: {
    title: 'Son {{count}} palabras. ¿Cuál es la parte que importa?',
    hint: 'Los textos cortos dirán solo esa parte; donde quepa, irá todo.',
  },
  spelling: {
    undo: 'Deshacer',
    undoNamed: 'Deshacer: dejar {{from}}',
    unknown: 'puede estar mal escrito',
    replace: 'Cambiar {{word}} por {{by}}',
    right: 'Está bien',
    rightNamed: '{{word}} está bien',
  },
  saving: {
    saving: 'Guardando…',
    saved: 'Guardado',
    done: 'Respuesta guardada',
    removed: 'Respuesta quitada',
    failed: 'Aún no se ha guardado.',
    retry: 'Reintentar',
  },
  clash: {
    changed: 'Alguien lo ha cambiado mientras tanto. Ahora dice: {{theirs}}',
    removed: 'Alguien lo ha quitado o movido mientras tanto.',
    mine: 'Dejar lo que he escrito',
    theirs: 'Tomar lo suyo',
  },
  otherLanguage: {
    en: 'Está en inglés, así que los textos lo dejan fuera. Escríbelo en el idioma del producto.',
    es: 'Está en español, así que los textos lo dejan fuera. Escríbelo en el idioma del producto.',
  },
  phone: {
    progress: 'Pregunta {{at}} de {{total}}',
    close: 'Cerrar las preguntas',
    back: 'Atrás',
    next: 'Siguiente',
    done: 'Terminar',
    answered: '{{answered}} de {{total}} respondidas',
    start: 'Empezar',
    goOn: 'Seguir',
    look: 'Repasarlas',
  },
};
