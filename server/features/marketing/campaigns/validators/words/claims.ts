import type { Language } from '../../../../../../shared/languages';

/** Words that claim what only a fact may say, folded; a fact that holds the same kind of word allows them. */
export const claims: Record<Language, Record<string, RegExp>> = {
  es: {
    superlative:
      /\b(?:el|la|los|las) [a-z]+ mas [a-z]+ (?:del?|en)\b|(?<!\ba )\b(?:el|la|los|las|lo) (?:mas|mejor|mejores|peor|numero uno)\b|\b(?:el|la|los|las) (?:favorit|preferid)[oa]s?\b|\b(?:somos|es|son) (?:el|la|los|las) unic[oa]s?\b|\bcomo (?:nadie|ningun[oa]?)\b|\bmas que (?:nadie|ningun[oa]?)\b|\bno hay (?:otr[oa]|nada) igual\b|\b(?:equipo|profesionales|manos) expert[oa]s?\b|\bsomos expertos\b|\bexcelentes?\b|\b(?:mejor|mejores) del (?:mercado|mundo|sector|barrio|pais)\b|\b[a-z]{4,}isim[oa]s?\b|\b(?:extraordinari[oa]s?|excepcional(?:es)?|increibles?|irresistibles?|espectacular(?:es)?|sensacional(?:es)?|impecables?|inmejorables?|inigualable|insuperable|incomparable|imbatible|perfect[oa]s?|unic[oa]s? en|lider(?:es)?|revolucionari[oa]s?|numero 1|n\.? ?º ?1)\b/u,
    guarantee:
      /\b(?:garanti\w*|aseguramos|asegurad[oa]s?|sin riesgos?|te devolvemos|le devolvemos|devolucion del dinero|reembols\w*|siempre funciona|infalible|nunca mas\b|100 ?%)/u,
    scarcity:
      /\b(?:ultim[oa]s? (?:unidades?|plazas?|dias?|horas?|oportunidad\w*)|pocas (?:unidades|plazas)|quedan (?:poc[oa]s|sol[oa])|que se acaban|date prisa|dese prisa|no esperes mas|no espere mas|plazas limitadas|unidades limitadas|oferta limitada|solo hoy|hasta agotar|se agota\w*|antes de que se (?:agote|acabe)\w*|por tiempo limitado|no te lo pierdas|ahora o nunca)\b/u,
    testimonial:
      /\b(?:(?:nuestros|miles de|cientos de|muchos) clientes|clientes (?:satisfechos|felices|contentos)|(?:dicen|opinan|recomiendan) (?:nuestros|los) clientes|valorad[oa]s? con|opiniones|resenas|estrellas|recomendad[oa] por|(?:todos|todas|vecin[oa]s|clientes|expertos|usuarios|profesionales)(?: [a-z]+){0,2} (?:recomiendan?|eligen|prefieren|confian|adoran)|premiad[oa]s?|galardonad[oa]s?|avalad[oa]s?|certificad[oa]s?)\b/u,
    free: /\b(?:gratis|gratuit[oa]s?|gratuitamente|regalo|regalamos|de regalo|sin coste|sin cargo)\b/u,
    origin:
      /\b(?:italian[oa]s?|frances(?:a|es|as)?|aleman(?:a|es|as)?|suiz[oa]s?|japones(?:a|es|as)?|escandinav[oa]s?|nordic[oa]s?|britanic[oa]s?|portugues(?:a|es|as)?|galleg[oa]s?|andaluz(?:a|es|as)?|artesan(?:al|ales|almente|ia)|hech[oa]s? a mano|de kilometro cero|de proximidad)\b/u,
    discount:
      /\b(?:descuentos?|rebaj\w*|ofertas? especial(?:es)?|dos por uno|2 ?x ?1|promocion(?:es)?|precio especial|ganga|chollo)\b|\d ?%/u,
    many: /\b(?:cientos|miles|millones|centenares|decenas) de\b|\b(?:decadas|siglos)\b/u,
    strings:
      /\b(?:sin compromiso|sin permanencia|sin letra pequena|sin ataduras|sin condiciones|sin sorpresas)\b/u,
  },
  en: {
    superlative:
      /\b(?:the (?:best|most|finest|greatest|fastest|cheapest|only|leading|number one|no\.? ?1)|best (?:in|on|of)|world[- ]class|unbeatable|unmatched|unrivalled|perfect(?:ly)?|ultimate|revolutionary|second to none|number one|best[- ]sell\w*|(?:world|country|city|town)['’]s (?:best|finest|favou?rite)|flawless(?:ly)?|impeccabl[ey]|incredibl[ey]|amazing(?:ly)?|outstanding|exceptional(?:ly)?|extraordinary|irresistible|nothing else [a-z]+ like|like no other|the (?:easi|simpl|quick|smart|strong|light|soft|bright|tough|fresh|tasti|cosi|warm|smooth|rich|pur|healthi|clean)est)\b/u,
    guarantee:
      /\b(?:guarante\w*|risk[- ]free|money[- ]back|we promise|refund\w*|money back|always works|foolproof|never (?:fails|breaks)|never again)\b|\b100 ?%/u,
    scarcity:
      /\b(?:last (?:chance|few|places?|units?|days?|hours?)|only \w+ left|limited (?:time|places|stock|offer|edition)|while stocks last|selling fast|today only|before (?:it is|it's|they are) gone|don['’]t miss|hurry|now or never|running out|sell(?:s|ing)? out|(?:few|only [a-z0-9]+) left|stock is low|low stock|going fast|act now|(?:won['’]t|will not) last)\b/u,
    testimonial:
      /\b(?:(?:our|thousands of|hundreds of|many|happy|satisfied) (?:customers|clients|users)|(?:customers|clients|users) (?:say|love|recommend)|rated|reviews?|stars|recommend(?:ed)? by|(?:loved|trusted|chosen) by|experts? (?:recommend|choose|agree)\w*|award[- ]winning|certified|endorsed|as seen)\b/u,
    free: /\b(?:for free|free of charge|(?:it|that)['’]s free|free (?:[a-z-]+ ){0,2}(?:advice|assessments?|breakfasts?|calls?|cancellation|class(?:es)?|consultations?|delivery|demos?|estimates?|fitting|gifts?|installation|lessons?|months?|parking|quotes?|returns?|samples?|set-?up|shipping|support|trials?|visits?|weeks?|wi-?fi)|complimentary|at no (?:extra )?cost|gift with)\b|, free\b/u,
    origin:
      /\b(?:italian|french|german|swiss|japanese|scandinavian|nordic|british|english[- ]made|scottish|welsh|irish|handmade|hand[- ]?crafted|hand[- ]?made|artisan(?:al)?|locally (?:made|sourced|grown))\b/u,
    discount:
      /\b(?:discount\w*|special (?:offer|price)|half[- ]price|two for one|bargain|on sale|sale price|promotions?|(?:pounds|euros|dollars) off)\b|[%£€$\d] off\b|\d ?%/u,
    many: /\b(?:hundreds|thousands|millions|dozens|scores) of\b|\b(?:decades?|century|centuries)\b/u,
    strings:
      /\b(?:no strings|no small print|no obligation|no commitment|no catch|no hidden|cancel any ?time|no lock-in)\b/u,
  },
};

/** Effects on health, environment, money and safety, folded: only a fact may state them. */
export const sensitive: Record<Language, Record<string, RegExp>> = {
  es: {
    health:
      /\b(?:cura\w*|sana\b|sanar|salud|saludable\w*|alivia\w*|previene\w*|adelgaza\w*|quema grasa\w*|detox|desintoxica\w*|antiedad|rejuvenec\w*|inmun\w*|dolor\w*|insomnio|ansiedad|estres|digestion|colesterol|(?:sin|libres? de|bajo en|no contiene|no lleva) gluten|digestiv\w*|digier\w*|sienta\w* mejor|san[oa]s?\b|nutritiv\w*|(?:sin|bajo en|baja en|menos) (?:azucar(?:es)?|grasas?|sal|calorias)|calorias|vitaminas?|alergi\w*|intoleran\w*|(?:para|a) (?:tu|su|el) corazon|estomago|articulaciones|descans\w* mejor|duerm\w* mejor|medicinal\w*|terapeutic\w*|antibacterian\w*|hipoalergenic\w*)\b/u,
    environment:
      /\b(?:ecologic\w*|sostenib\w*|verde para el planeta|biodegradab\w*|compostab\w*|cero emisiones|neutr[oa] en carbono|huella|respetuos\w* con el (?:medio|planeta)|planeta|eco-?friendly|reciclab\w*|organic[oa]s?|menos residuos|desperdicio|sin plasticos?|emisiones|energia (?:limpia|renovable|verde)|bajo consumo|medio ambiente)\b/u,
    money:
      /\b(?:rentabilidad\w*|rentab\w*|ahorr\w*|gana(?:r|s|ras)? dinero|ingresos|beneficios economicos|inversion segura|multiplica\w*|duplica\w*|reduce (?:tus|sus|los) costes|mas (?:barat|economic)[oa]s?|(?:cuesta|gast[ae]\w*|pag(?:a|as|ar|aras|ue)) menos|menos (?:impuestos|gastos)|evit\w* (?:multas|sanciones|recargos)|gan(?:a|as|ar|aras|e) mas|se (?:paga|amortiza) sol[oa]|desgrav\w*)\b/u,
    safety:
      /\b(?:mas segur[oa]s?|seguridad (?:total|absoluta)|protege\w*|evit\w* accidentes|ignifug\w*|homologad[oa]s?|apt[oa]s? para (?:ninos|bebes)|sin peligro|inofensiv\w*|a prueba de (?:fallos|balas))\b/u,
  },
  en: {
    health:
      /\b(?:cures?|heals?|health(?:y|ier)?|relieves?|prevents?|slimming|lose weight|weight loss|fat[- ]burning|detox\w*|anti-?ag(?:e?ing)|rejuvenat\w*|immun\w*|pain|insomnia|anxiety|stress|digestion|cholesterol|gluten[- ]free|(?:free from|free of|without|contains no) gluten|digestible|nutriti(?:ous|onal)|low[- ](?:sugar|fat|salt|calorie)|sugar[- ]free|calories?|vitamins?|allerg\w*|sleep better|better sleep|(?:kind|kinder|gentle|gentler|good|easy|easier) (?:to|on|for) (?:your|the) (?:eyes|skin|back|heart|stomach|gut|joints)|well-?being|medicinal|therapeutic|antibacterial|hypoallergenic)\b/u,
    environment:
      /\b(?:eco-?friendly|ecological|sustainab\w*|green(?:er)? choice|biodegradable|compostable|zero[- ]emissions?|carbon[- ]neutral|footprint|planet|organic|plastic[- ]free|(?:less|zero|reduces?|food)[- ]waste|low[- ]energy|energy[- ](?:saving|efficient)|(?:responsibly|ethically) (?:sourced|made)|emissions|renewable|recyclable|environment\w*)\b/u,
    money:
      /\b(?:profit\w*|saves? (?:you )?money|savings?|earn(?:s|ing)? (?:money|more)|income|safe investment|returns on|doubles? your|cuts? (?:your )?costs|pays for itself|cheaper|(?:costs?|spend|pay) less|lower (?:your )?bills?|avoid (?:fines|penalties)|deductible)\b/u,
    safety:
      /\b(?:safer|safest|totally safe|protects?|(?:child|fire)[- ]?(?:safe|proof)|flame[- ]retardant|harmless|fail-?safe|no danger)\b/u,
  },
};

/** Worn phrases of advertising, folded. */
export const cliches: Record<Language, readonly string[]> = {
  es: [
    'en el mundo actual',
    'hoy en dia',
    'no busques mas',
    'al siguiente nivel',
    'marca la diferencia',
    'soluciones integrales',
    'de primera calidad',
    'a otro nivel',
    'la solucion que necesitas',
    'te mereces',
    'vive la experiencia',
    'descubre la magia',
    'como nunca antes',
    'un antes y un despues',
    'llave en mano',
    'vanguardia',
    'innovador',
    'sinergia',
    'experiencia unica',
    'pensado para ti',
    'haz realidad',
    'tu mejor aliado',
    'tu aliado',
    'descubre el secreto',
    'despierta tus sentidos',
    'dile adios',
    'di adios',
    'mucho mas que un',
    'transforma tu',
    'transforme su',
    'combinacion perfecta',
    'solucion perfecta',
    'sumergete',
    'imagina un mundo',
    'en un mundo donde',
    'eleva tu',
    'eleve su',
    'da el salto',
    'dale un giro',
    'a un solo clic',
  ],
  en: [
    "in today's",
    'look no further',
    'next level',
    'game changer',
    'game-changer',
    'make a difference',
    'one-stop shop',
    'cutting-edge',
    'cutting edge',
    'state-of-the-art',
    'unlock',
    'unleash',
    'elevate your',
    'seamless',
    'leverage',
    'like never before',
    'you deserve',
    'synergy',
    'supercharge',
    'revolutionise',
    'best-in-class',
    'dive in',
    'made easy',
    'say goodbye to',
    'say hello to',
    'transform your',
    'discover the magic',
    'discover the secret',
    'more than just',
    'hassle-free',
    'hassle free',
    'peace of mind',
    'imagine a world',
    'in a world where',
    'at your fingertips',
    'crafted with',
    'redefine',
    'embrace the',
    'delve',
    'tapestry',
    'your journey',
    'elevates your',
    'effortless',
  ],
};
