/**
 * The words of a text that call for a module, and similar words that do not count. An entry is a list of regular
 * expressions for whole words, separated by ", "; case and accents are ignored, so the accents are only for the
 * reader. Both languages always apply. Excluded words are removed from a text before the search, so they may be
 * phrases, and exceptions to open patterns (`\w*`).
 */
export interface Vocabulary {
  found: string[];
  notFound: string[];
}

export type SearchedField = 'departmentName' | 'departmentFunction' | 'problem' | 'strength';

/** The endings after "anal" in all forms of analizar. */
const izar =
  'i(z(o|a(s|n|is|mos|d|d[oa]s?|ron|ste|steis|(r|ndo)(se|me|te|nos|l[aeo]s?)?|((b|r|ri)a|se)(s|n|is|mos)?|re(n|s|is|mos)?)?)|ce(s|n|is|mos)?)';

const data: Vocabulary = {
  found: [
    'data, datum, (big|bio|geo|meta|micro|open)data',
    'data(bank|base|center|centre|feed|file|flow|lake|mart|point|set|stream|warehouse)s?',
    'datos?, (bio|geo|macro|meta|micro)datos?',
  ],
  notFound: [
    'datáfonos?, dataphones?, candidat[oa]s?, mandat[oa]s?, mandatari[oa]s?',
    // The Spanish verb datar: a house that dates from 1890.
    'data (de|del|desde) (\\d+|año|siglo|principios|mediados|finales|los años|la época|la edad|más|antes|hace)',
  ],
};

/** Nouns for things that are historic because of their age, not because of stored records. */
const oldPlaces =
  '(casco|centro|edificio|barrio|distrito|recinto|enclave|entorno|conjunto|monumento|palacio|palacete|inmueble|castillo|convento|monasterio|jardín|ciudad|villa|pueblo|sede|fachada)(e?s)?';
const oldThings =
  '(local|hotel|casa|calle|plaza|zona|finca|nave|fábrica|molino|mercado|taller|iglesia|estación|puerto|teatro|tienda|comercio|negocio|establecimiento|bodega|farmacia|librería|restaurante|café|receta|empresa|marca|firma|cliente|clientela|proveedor|patrimonio)(e?s)?';

/** Matches adjectives such as antiguo, viejo, urbano, cultural, emblemático. */
const adjective = '\\w+(al|an[oa]|ej[oa]|ic[oa]|u[oa])(e?s)?';

/**
 * The words of a problem that call for process automation, by what they say of the work. A word of time calls for it
 * too, but alone says nothing of how the work is done.
 */
export const automationWords = {
  manual: ['manual(es|ly|mente)?, semimanual(es)?'],
  repetitive: ['repetitiv(e|ely|eness|[oa]s?|amente)'],
  slow: [
    'slow(er|est|ly|ness|s|ed|ing|downs?)?',
    `lent[oa]s?, lentísim[oa]s?, lentamente, lentitud(es)?, ralent${izar}, ralentizaci(ón|ones)`,
    'enlente(cen?|cer|cid[oa]s?|ciendo|cimientos?)',
  ],
  time: [
    '\\w*times?, timings?, (un)?timely, time(card|frame|keeping|line|scale|sheet|slot|span|stamp|table)s?',
    'tiempos?, contratiempos?, destiempo',
  ],
} satisfies Record<string, string[]>;

export const keywords: Record<SearchedField, Vocabulary> = {
  departmentName: {
    found: [
      'sales, (pre|post|after|tele|whole|re)sales',
      'sales(force|m[ae]n|wom[ae]n|people), sales(clerk|desk|floor|person|room|team)s?',
      '\\w*marketing\\w*',
      'ventas?, (pre|pos|post|tele|auto|compra|re)ventas?',
    ],
    notFound: [
      'ventan(a|illa)s?, ventanal(es)?, ventajas?, ventilación, inventarios?',
      'sucursales, comensales, universales, transversales, procesales, salesian[oa]s?, salesas',
      // Salts, and the saint.
      'sales (minerales|marinas|fundidas|de baño), francisco de sales',
    ],
  },

  departmentFunction: {
    found: [
      ...data.found,
      'analys(is|e|es|ed|ing|ts?), analyz(es?|ed|ing), analytic(s|al|ally)?, (re|meta)analys[ei]s',
      `análisis, (re|meta)análisis, anal${izar}, analistas?, analític([oa]s?|amente)`,
    ],
    notFound: [
      ...data.notFound,
      'psychoanaly(sis|sts?), psicoanáli(sis|stas?), parál[iy]sis, analógic[oa]s?, analogues?',
    ],
  },

  problem: {
    found: Object.values(automationWords).flat(),
    notFound: [
      // Handbooks: English "manuals" and Spanish "el manual" always mean these.
      'manuals, (user|owner|instruction|operating|employee)( s)? manual, (a|the|no|any|our) manual (of|for|is)',
      '(a|the|no|any|our) manual(?= ([.]|$))',
      '(el|un|del|al|ningún|este|nuestro|sin|hay) manual, (los|unos|sus|nuestros) manuales, manualidad(es)?',
      'manual(es)? de (acogida|bienvenida|usuario|instrucciones|uso|estilo|identidad|marca|procedimientos)',
      'manual (therapy|therapies|gearbox|transmission), terapias? manual(es)?, cambio manual',
      'slow (food|fashion|travel|tourism|cooked|cooking), fuego lento',
      'lent, lentils?, lentes?, lentillas?, lentejas?, lentejuelas?, talentos?, excelentes?, violent[oa]s?',
      'maritime, pastimes?, (cen|rag|sep)times?, (epi|op|s|xeno)times?, entretiempos?, pasatiempos?',
      // Forms of Spanish verbs: estime, legitime, lastime.
      '(des|sub|sobr|sobre|infra)?estimes?, (i|des)?legitimes?, (las|esca|in|exis|ul|vic)times?, que (me|te|le|les|nos) time',
      // Times that are eras, moments or kinds of contract. Events that happen every time, or three times, are
      // repetitive. Hours and seasons (lunchtime, wintertime) still count, like everything that ends in -time, and so
      // do real-time, just-in-time and time-consuming.
      '(some|any|every|long|one|first|small|big|good|old|full|part)times?, meantimes?, (be|oft?|often)times?',
      '(next|first|last|one|full|part|hard) time, at (any|the same|a) time, by the time',
      'time of (the )?(year|day), time to time, at times, in times of, (hard|bad|modern) times',
      '(\\d+|two|three|four|five|six|ten|many|several|few|more) times (an?|as|per|the|more|less)',
      '(al|un) mismo tiempo, tiempo (parcial|completo), (y|de) tiempo libre, con el tiempo(?! (justo|que|de) )',
      'tiempos (difíciles|modernos|que corren|de crisis), tiempos? inmemorial(es)?, cada (cierto|poco) tiempo',
      'hace (mucho |poco |algún |bastante |un )?tiempo, (buenos|malos|otros|nuevos|estos) tiempos',
      // The weather; "mal tiempo de respuesta" is something else.
      '(buen|mal) tiempo(?! de ), depend(en?|emos|er|encia) del tiempo(?! de )',
      '(inclemencias|previsión|pronóstico|predicción|parte) del tiempo, tiempo (meteorológico|atmosférico)',
      'centímetros?, multimedia, sentimientos?, timeless, timeshares?, timers?, ralentí',
    ],
  },

  strength: {
    found: [
      ...data.found,
      'information(al)?, informaci(ón|ones), informacional(es)?',
      'historical(ly)?, históric([oa]s?|amente), historial(es)?',
    ],
    notFound: [
      ...data.notFound,
      'history, histories, historic, historias?, prehistóric[oa]?s?, informal(es)?, informátic[ao]s?',
      `(${oldPlaces}|${oldThings}) (${adjective} ((y|e) )?)?((es|son|muy) )?históric[oa]s?`,
      `históric[oa]s? ${oldPlaces}, (interés|valor|carácter|importancia) históric[oa]`,
      '(récord|máximo|mínimo|hito|momento|logro|memoria|novela|recreación|ruta|visita)s? históric[oa]s?',
      'historical (building|centre|center|quarter|district|site|monument|landmark|house|town|city|village)s?',
      'historical (novel|tour)s?, historical (heritage|importance|interest|significance|charm|setting|value)',
    ],
  },
};

/** Past tenses that differ from a keyword only by their accent: dató (dated), timé (swindled). */
export const accentedWords = ['dató', 'timé'];
