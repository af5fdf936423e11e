import type { Language } from '../../../../../../shared/languages';

/** What tells the kind of a fact, in folded texts. */
export interface KindWords {
  /** Terms of the sale: discounts, deadlines, delivery, returns, guarantee, payment. */
  offer: readonly RegExp[];
  /** Reasons to believe: years, certificates, tests, prizes, customers who are named, figures of opinions. */
  proof: readonly RegExp[];
  /** What looks like proof and is a property of the thing. */
  noProof: readonly RegExp[];
  /** What it does for somebody: lets, spares, keeps, lasts; what is no longer needed. */
  advantage: readonly RegExp[];
  /** What looks like an advantage and is a property or an instruction. */
  noAdvantage: readonly RegExp[];
}

const spanish: KindWords = {
  offer: [
    /\b(?:descuento|rebaja(?:s|d[oa]s?)?|oferta|promocion|promo|2 ?x ?1|3 ?x ?2|cupon|black friday|de regalo|gratis)\b/,
    /(?:^|\s)-\s?\d+ ?%|\b\d+ ?% (?:de )?(?:dto|menos|descuento)/,
    /\b(?:envios?|portes|transporte|entregas?|reparto|recogidas?)\b.*\b(?:gratis|gratuit[oa]s?|inclu\w+|en \d+|a domicilio|desde|antes|el mismo dia|al dia siguiente|horas?|dias?|h|\d+ ?h)\b/,
    /\b(?:se (?:envia|entrega|recoge|reserva|reparte|sirve)n?|enviamos|entregamos|repartimos|servimos|recogemos)\b/,
    /\b(?:reserv\w+|encarg\w+|pid\w+|pedidos?|recog\w+)\b.*\b(?:antes de|hasta|con \d+|a las|desde las|al dia siguiente)\b/,
    /\b(?:pedido minimo|sin pedido minimo|sin permanencia|sin compromiso|plazo|cita previa|lista de espera|bajo pedido|por encargo)\b/,
    /\b(?:devolucion(?:es)?|devolver|reembols\w+|garantia|garantizad[oa]s?)\b/,
    /\b(?:pago|paga|pagas|financia\w*|a plazos|cuotas?|sin intereses|domicilia\w+|factura(?:cion)? mensual)\b/,
    /\b(?:prueba (?:gratis|gratuita|sin)|muestra (?:gratis|gratuita)|primer mes|primera (?:consulta|visita|clase|sesion))\b/,
    /\b(?:hasta (?:el|fin|agotar)|valid[oa] hasta|solo (?:hoy|esta semana|este mes)|ultimas unidades|instalacion incluida|montaje incluido)\b/,
  ],
  proof: [
    /\bdesde (?:el ano )?(?:1[89]|20)\d\d\b|\bfundad[oa]s? en\b|\b(?:tercera|segunda|cuarta|quinta) generacion\b/,
    /\b(?:mas de )?\d+ anos (?:de (?:experiencia|oficio|historia|trayectoria)|haciendo|fabricando|en el (?:sector|mercado|oficio))|\b(?:mas de )?\d+ anos de\b(?! garantia)/,
    /\b(?:certificad[oa]s?|certificacion(?:es)?|acreditad[oa]s?|homologad[oa]s?|homologacion|registrad[oa] en|sello|denominacion de origen|d\.? ?o\.? ?p|i\.? ?g\.? ?p)\b/,
    /\bmarcado ce\b|\bfsc\b|\bpefc\b|\boeko-tex\b|\bgots\b/,
    /\b(?:premi(?:o|os|ad[oa]s?)|galardon\w*|medallas?|finalistas?|ganador(?:a|es)?|mencion)\b/,
    /\b(?:probad[oa]s?|ensayad[oa]s?|testad[oa]s?|analizad[oa]s?|verificad[oa]s?|auditad[oa]s?|patentad[oa]s?|patente|ensayos?|segun (?:un|el) estudio|estudios? (?:clinicos?|independientes?|de mercado|cientificos?)|laboratorio)\b/,
    /\b(?:\d+[.,]?\d*|mas de \d[\d.]*)\+? (?:clientes|familias|empresas|hogares|restaurantes|hoteles|oficinas|tiendas|clinicas|instalaciones|usuarios|autonomos|pymes|bodas|alumnos|alumnas|pacientes|negocios|comunidades|colegios|socios|parejas|vecinos|eventos|proyectos|pedidos|unidades vendidas|opiniones|resenas|valoraciones|estrellas)\b/,
    /\b\d+ ?% de (?:aprobados|clientes|alumnos|pacientes|repeticion|satisfaccion)\b/,
    /\b(?:clientes como|confian en|trabajamos (?:con|para)|proveedor(?:es)? de|usad[oa] (?:por|en)|elegid[oa] por|recomendad[oa] por)\b/,
    /\b\d[.,]?\d? ?(?:\/|de|sobre) ?5\b.*\b(?:opiniones|resenas|valoraciones|estrellas|google)\b/,
  ],
  noProof: [
    /\bcertificad\w+ de (?:nacimiento|matrimonio|defuncion|penales|empadronamiento|regalo)/,
    /\bno (?:esta )?certificad/,
    /\ba prueba de\b/,
  ],
  advantage: [
    /\b(?:ahorr\w+|evita\w*|impide\w*|facilita\w*|simplifica\w*|agiliza\w*|acelera\w*|mejora\w*|reduce\w*|disminuye\w*|aumenta\w*|protege\w*|permite\w*|ayuda\w*|elimina\w*|resuelve\w*|soluciona\w*|garantiza\w*|libera\w*|previene\w*|aisla\w*)\b/,
    /\b(?:aguanta\w*|dura(?:n|ra)?|mantiene\w*|conserva\w*|resiste\w*|soporta\w*)\b/,
    /\bsin (?:\w+(?:ar|er|ir)(?:l[oae]s?|se|te)?\b|que (?:tengas|tenga|haya|nadie)|necesidad|esfuerzo|esperas?|obras?|herramientas|complicaciones|cortes|ruidos?|prisas|colas?|papeleo|desplazarse|desperdici\w+)/,
    /\b(?:para que|asi (?:no|que)?|de modo que|no (?:hace|hara) falta|no necesita\w*|no tienes? que|no hay que|ya no|basta con|en un solo|listos? para|listas? para|lista en|listo en)\b/,
    /\b(?:te|le|les|os) (?:\w+a|\w+e|\w+an|\w+en)\b|\b(?:puedes|podras|consigues|disfrutas|ganas|olvidate|descansas|llegas|tienes|recibes|eliges|trabajas|duermes|comes)\b/,
    /\b(?:facil(?:es)? de|comod[oa]s? de|sencill[oa]s? de|rapid[oa]s? de|mas (?:rapid|facil|comod|ligero|ligera|tiempo|espacio|silencios|segur|estable|duradero|duradera)\w*|menos (?:tiempo|ruido|gasto|consumo|mermas?|errores|esfuerzo|peso|espera))\b/,
    /\b(?:se (?:monta|limpia|instala|adapta|lava|pliega|guarda|transporta|usa|conecta|abre|digiere|cambia|configura)n?)\b.*\b(?:facil\w*|solo|en \d+|en segundos|en minutos|sin|a mano|en lavavajillas|a tu|a cualquier|hasta)\b/,
    /\b(?:apto|apta|ideal|perfect[oa]|pensad[oa]s?) para\b/,
    /\b(?:el|tu|su) \w+ se (?:cambia|modifica|ajusta|adapta)\b/,
  ],
  noAdvantage: [
    /\b(?:permite|admite) hasta \d+ ?(?:kg|g|w|v|mm|cm|m|l|ml)\b/,
    /\bduracion\b/,
    /\bsin (?:gluten|lactosa|azucar(?:es)?|conservantes|aditivos|colorantes|alcohol|sal|cables?|bpa|huevo|mangas|iva)\b/,
  ],
};

const english: KindWords = {
  offer: [
    /\b(?:discounts?|sale|offer|promo(?:tion)?|coupon|voucher|bogo|for free|free of charge|black friday|\d+ ?% off|save \d+ ?%)\b/,
    /\b(?:free|next[- ]day|same[- ]day|express|worldwide|home) (?:shipping|delivery|returns?|collection|postage)\b/,
    /\b(?:ships?|shipped|shipping|delivered|delivery|dispatched|collected?|collection|pick[- ]?up|returns?)\b.*\b(?:within|in \d+|by|before|from|days?|hours?|h|free|included|anywhere|next day)\b/,
    /\b(?:order|book|reserve)(?:ed|s)?\b.*\b(?:by|before|until|today|in advance|a day ahead)\b/,
    /\b(?:minimum order|no minimum|no contract|no commitment|cancel any ?time|lead time|by appointment|made to order|pre-?order|waiting list)\b/,
    /\b(?:money[- ]back|refund(?:s|ed)?|warrant(?:y|ies)|guarantee[ds]?|guarantees)\b/,
    /\b(?:pay (?:in|monthly|later|by)|instal?ments?|interest[- ]free|financing|invoiced? monthly|payment terms|net \d+)\b/,
    /\b(?:free (?:trial|sample|consultation|quote|setup|installation)|first (?:month|session|class|visit) (?:is )?free|installation included|trial)\b/,
    /\b(?:until (?:\d|the|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)|valid until|only (?:today|this week|this month)|while stocks last|last units)\b/,
  ],
  proof: [
    /\b(?:since|est\.?|established|founded in) (?:1[89]|20)\d\d\b|\b(?:second|third|fourth|fifth)[- ]generation\b/,
    /\b(?:over |more than )?\d+ years (?:of (?:experience|craft|history)|in (?:business|the)|making|building)\b|\b(?:over |more than )\d+ years\b/,
    /\b(?:certified|certificat(?:e|es|ion)|accredited|approved by|registered with|complies with|compliant with|conforms to)\b/,
    /\bce[- ]marked\b|\bfsc\b|\bpefc\b|\boeko-tex\b|\bgots\b|\bsoc 2\b/,
    /\b(?:award(?:s|ed|-winning)?|prize|medal|winner of|finalist|shortlisted)\b/,
    /\b(?:tested|lab[- ]tested|proven|verified|audited|patented|patent|trials?|case study|independent study|laborator(?:y|ies))\b/,
    /\b(?:over |more than )?\d[\d,.]*\+? (?:customers|clients|companies|families|homes|restaurants|hotels|offices|shops|users|freelancers|businesses|clinics|schools|students|weddings|patients|couples|members|teams|installations|plants|orders|units sold|reviews|ratings|stars)\b/,
    /\b\d+ ?% (?:pass rate|of (?:students|clients|customers|patients))\b/,
    /\b(?:trusted by|used by|used in|chosen by|recommended by|clients (?:such as|include)|customers (?:such as|include)|supplier to|suppliers to)\b/,
    /\b\d(?:\.\d)? ?(?:\/|out of|of) ?5\b/,
  ],
  noProof: [/\bnot certified\b/, /\btrial (?:period|version)\b/],
  advantage: [
    /\b(?:saves?|avoids?|prevents?|simplif(?:y|ies)|speeds?|improves?|reduces?|cuts?|lowers?|protects?|allows?|lets?|helps?|eliminates?|removes?|solves?|ensures?|frees?|spares?|stops?|increases?|boosts?|eases?)\b/,
    /\b(?:lasts?|keeps?|stays?|withstands?|resists?|holds? up|endures?)\b/,
    /\bwithout (?:\w+ing\b|(?:\w+ )?(?:changes|maintenance|repairs|stops|leaks|breaks)\b|(?:the|any) (?:need|hassle|wait|effort|fuss|tools)|effort|tools|waste|noise|delays?|downtime|waiting)\b/,
    /\bno (?:need to|more|longer|waiting|tools|training|downtime|mess|fuss|hassle)\b/,
    /\b(?:so (?:that )?(?:you|your|nobody|everyone|they|it)|which means|ready (?:to|for|in)|in one go|all you need|instead of)\b/,
    /\byou (?:can|get|never|always|save|keep|see|know|stop|have|find|need|work|enjoy|choose|change|forget|decide|pay only)\b/,
    /\byour (?:team|staff|family|guests|customers|children|data|food|home|office|people|crew|operators|accountant|drivers) \w+/,
    /\b(?:easy|easier|quick|quicker|simple|simpler|comfortable|safe|safer) to\b|\b(?:faster|easier|quieter|lighter|safer|longer|more (?:time|space|comfortable|stable)|less (?:time|noise|waste|effort|energy)|fewer (?:errors|calls|stops|returns|trips))\b/,
    /\b(?:installs?|cleans?|folds?|fits?|adapts?|connects?|stores?|charges?|sets? up)\b.*\b(?:easily|in (?:seconds|minutes|\d+|under)|without|by hand|in the dishwasher|to any|into any|anywhere|under)\b/,
    /\b(?:ideal|perfect|suitable|designed) for\b/,
  ],
  noAdvantage: [/\b(?:supports?|holds?|allows?) up to \d+ ?(?:kg|g|lb|w|v|mm|cm|m|l|ml)\b/],
};

/** Standards by their names, in capitals: EN 809, ISO 9001, IP67. */
export const standards =
  /\b(?:ISO|UNE|EN|DIN|BS|ASTM|ANSI|IEC|UL|HACCP|APPCC|BRC|IFS|IP)(?:[ -](?:EN|ISO|IEC))*[ -]?\d{2,6}\b/;

export const kindWords: Record<Language, KindWords> = { es: spanish, en: english };
