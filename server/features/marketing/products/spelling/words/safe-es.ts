import type { SafeWords } from './safe-words';

/** Corrections of Spanish that are right wherever the word stands. */
export const spanishCorrections: SafeWords = {
  words: {
    ...{
      q: 'que',
      xq: 'porque',
      pq: 'porque',
      tb: 'también',
      tmb: 'también',
      dnd: 'donde',
      xfa: 'por favor',
    },
    ...{ segun: 'según', tambien: 'también', ademas: 'además', asi: 'así', aqui: 'aquí', ahi: 'ahí' },
    ...{ alli: 'allí', despues: 'después', dia: 'día', dias: 'días', sabado: 'sábado', sabados: 'sábados' },
    ...{ miercoles: 'miércoles', telefono: 'teléfono', pagina: 'página', facil: 'fácil', faciles: 'fáciles' },
    ...{ dificil: 'difícil', rapido: 'rápido', rapida: 'rápida', economico: 'económico', unico: 'único' },
    ...{ economica: 'económica', basico: 'básico', basica: 'básica', clasico: 'clásico', clasica: 'clásica' },
    ...{ clinica: 'clínica', garantia: 'garantía', garantias: 'garantías', unica: 'única', minimo: 'mínimo' },
    ...{ atencion: 'atención', informacion: 'información', instalacion: 'instalación', sesion: 'sesión' },
    ...{ reparacion: 'reparación', recepcion: 'recepción', gestion: 'gestión', opcion: 'opción' },
    ...{
      ningun: 'ningún',
      algun: 'algún',
      jamas: 'jamás',
      ademàs: 'además',
      quizas: 'quizás',
      traves: 'través',
    },
    ...{
      atravez: 'a través',
      apartir: 'a partir',
      osea: 'o sea',
      sobretodo: 'sobre todo',
      enserio: 'en serio',
    },
    ...{ tranporte: 'transporte', travez: 'través', podeis: 'podéis' },
  },
  patterns: [
    [/(?<![\d.,])(\d[\d.,]{0,12})€/gu, '$1 €'],
    [/(?<=(?:^|[.!?…]\s{1,3}))[Ss]i!/gu, '¡Sí!'],
    [/(?<=(?:^|[.!?…]\s{1,3}))(\p{Lu}\p{Ll}{2,20})!/gu, '¡$1!'],
    [/(?<=\d )anos(?!\p{L})/gu, 'años'],
    [/(?<!\p{L})mas(?= (?:de|que|cerca|tarde|barato|rápido) )/gu, 'más'],
    [/(?<!\p{L})a el(?= \p{Ll})/gu, 'al'],
    [/(?<!\p{L})de el(?= \p{Ll})/gu, 'del'],
  ],
};
