import type { Language } from '../../../../../../shared/languages';

/** Words that claim what only a fact may say, folded; a fact that holds the same kind of word allows them. */
export const claims: Record<Language, Record<string, RegExp>> = {
  es: {
    superlative:
      /\b(?:el|la|los|las) [a-z]+ mas [a-z]+ (?:del?|en)\b|\b(?:el|la|los|las|lo) (?:mas|mejor|mejores|peor|numero uno)\b|\b(?:mejor|mejores) del (?:mercado|mundo|sector|barrio|pais)\b|\b[a-z]{4,}isim[oa]s?\b|\b(?:inigualable|insuperable|incomparable|imbatible|perfect[oa]s?|unic[oa]s? en|lider(?:es)?|revolucionari[oa]s?|numero 1|n\.? ?º ?1)\b/u,
    guarantee:
      /\b(?:garanti\w*|aseguramos|asegurad[oa]s?|sin riesgos?|te devolvemos|le devolvemos|devolucion del dinero|siempre funciona|infalible|100 ?%)/u,
    scarcity:
      /\b(?:ultim[oa]s? (?:unidades?|plazas?|dias?|horas?|oportunidad\w*)|pocas (?:unidades|plazas)|plazas limitadas|unidades limitadas|oferta limitada|solo hoy|hasta agotar|se agota\w*|antes de que se (?:agote|acabe)\w*|por tiempo limitado|no te lo pierdas|ahora o nunca)\b/u,
    testimonial:
      /\b(?:(?:nuestros|miles de|cientos de|muchos) clientes|clientes (?:satisfechos|felices|contentos)|(?:dicen|opinan|recomiendan) (?:nuestros|los) clientes|valorad[oa]s? con|opiniones|resenas|estrellas|recomendad[oa] por|premiad[oa]s?|galardonad[oa]s?|avalad[oa]s?|certificad[oa]s?)\b/u,
    free: /\b(?:gratis|gratuit[oa]s?|gratuitamente|regalo|regalamos|de regalo|sin coste|sin cargo)\b/u,
    strings:
      /\b(?:sin compromiso|sin permanencia|sin letra pequena|sin ataduras|sin condiciones|sin sorpresas)\b/u,
  },
  en: {
    superlative:
      /\b(?:the (?:best|most|finest|greatest|fastest|cheapest|only|leading|number one|no\.? ?1)|best (?:in|on|of)|world[- ]class|unbeatable|unmatched|unrivalled|perfect(?:ly)?|ultimate|revolutionary|second to none|number one)\b/u,
    guarantee:
      /\b(?:guarante\w*|risk[- ]free|money[- ]back|we promise|always works|foolproof|never fails)\b|\b100 ?%/u,
    scarcity:
      /\b(?:last (?:chance|few|places?|units?|days?|hours?)|only \w+ left|limited (?:time|places|stock|offer|edition)|while stocks last|selling fast|today only|before (?:it is|it's|they are) gone|don['’]t miss|hurry|now or never|running out)\b/u,
    testimonial:
      /\b(?:(?:our|thousands of|hundreds of|many|happy|satisfied) (?:customers|clients|users)|(?:customers|clients|users) (?:say|love|recommend)|rated|reviews?|stars|recommended by|award[- ]winning|certified|endorsed|as seen)\b/u,
    free: /\b(?:for free|free of charge|it['’]s free|free (?:delivery|shipping|trial|gift|sample|returns?)|complimentary|at no cost|gift with)\b/u,
    strings:
      /\b(?:no strings|no small print|no obligation|no commitment|no catch|no hidden|cancel any ?time|no lock-in)\b/u,
  },
};

/** Effects on health, environment, money and safety, folded: only a fact may state them. */
export const sensitive: Record<Language, Record<string, RegExp>> = {
  es: {
    health:
      /\b(?:cura\w*|sana\b|sanar|salud|saludable\w*|alivia\w*|previene\w*|adelgaza\w*|quema grasa\w*|detox|desintoxica\w*|antiedad|rejuvenec\w*|inmun\w*|dolor\w*|insomnio|ansiedad|estres|digestion|colesterol|medicinal\w*|terapeutic\w*|antibacterian\w*|hipoalergenic\w*)\b/u,
    environment:
      /\b(?:ecologic\w*|sostenib\w*|verde para el planeta|biodegradab\w*|compostab\w*|cero emisiones|neutr[oa] en carbono|huella|respetuos\w* con el (?:medio|planeta)|planeta|eco-?friendly|reciclab\w*|medio ambiente)\b/u,
    money:
      /\b(?:rentabilidad\w*|rentab\w*|ahorr\w*|gana(?:r|s|ras)? dinero|ingresos|beneficios economicos|inversion segura|multiplica\w*|duplica\w*|reduce (?:tus|sus|los) costes)\b/u,
    safety:
      /\b(?:mas segur[oa]s?|seguridad (?:total|absoluta)|protege\w*|sin peligro|inofensiv\w*|a prueba de (?:fallos|balas))\b/u,
  },
  en: {
    health:
      /\b(?:cures?|heals?|health(?:y|ier)?|relieves?|prevents?|slimming|lose weight|weight loss|fat[- ]burning|detox\w*|anti-?ag(?:e?ing)|rejuvenat\w*|immun\w*|pain|insomnia|anxiety|stress|digestion|cholesterol|medicinal|therapeutic|antibacterial|hypoallergenic)\b/u,
    environment:
      /\b(?:eco-?friendly|ecological|sustainab\w*|green(?:er)? choice|biodegradable|compostable|zero[- ]emissions?|carbon[- ]neutral|footprint|planet|recyclable|environment\w*)\b/u,
    money:
      /\b(?:profit\w*|saves? (?:you )?money|savings?|earn(?:s|ing)? (?:money|more)|income|safe investment|returns on|doubles? your|cuts? (?:your )?costs)\b/u,
    safety: /\b(?:safer|safest|totally safe|protects?|harmless|fail-?safe|no danger)\b/u,
  },
};

/** Worn phrases of advertising, folded. */
export const cliches: Record<Language, readonly string[]> = {
  es: [
    'en el mundo actual',
    'hoy en dia',
    'no busques mas',
    'lleva tu',
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
    'take your',
    'synergy',
    'supercharge',
    'revolutionise',
    'best-in-class',
    'dive in',
    'made easy',
  ],
};
