// Nouns of shops and offices whose ending does not tell their gender, or tells the wrong one.

const feminine = `
  app ave base bechamel cal calle carne cicatriz clase clave coz crema crisis cruz cumbre demo dosis extensión faz fe fiebre flor
  foto frase fuente gente guía hélice hoz imagen landing leche legumbre lente ley llave lombriz luz madre mano masa matriz
  mente miel mota moto muerte mugre nariz nave newsletter nieve noche nube nuez orden parte paz perdiz peste piel
  plataforma pose postal pyme quiche radio raíz red reforma res sal salud sangre sartén sede señal serie serpiente sien
  sopa startup suerte superficie tablet tarde tele torre tos tribu variante vejez vez voz web wifi`;

const masculine = `
  abrigo aceite alquiler análisis aplique agente aguardiente aire ajuste albornoz alcohol alfiler altavoz antifaz arnés aroma arroz árbol atril
  atún autobús aval avión azúcar balance balón barniz barril bate baúl bidé blíster bol bonsái botón brandy bricolaje
  brick bronce bufé buque cable cacao café cajón calcetín camión camisón canal canapé candil capuchón cardigan cartel
  cartón cascabel catering cereal césped chal chalé champú chándal charol chasis chef chip chocolate cine cinturón clavel clima
  clip coche cofre cojín colchón collar color combustible cometa compás componente control corazón cordel corsé cortacésped cráter cáterin
  cristal cupón corte colgante broche brazalete cierre cheque parche baile bloque dulce muelle curso cutis cáliz cárdigan cóctel cúter dado dátil delantal desayuno desodorante disco detergente día diente diploma
  disfraz dominio dron dúplex ebook edredón embalaje emblema enchufe endulzante enjambre ensamble envase equipaje escáner
  escalón escudo esmalte espray esquema estante estor estuche extintor eyeliner farol fertilizante fichaje filete flan
  flexo fular garaje gel germen girasol gofre golf gorila guante guion guión hosting hotel hummus idioma imán implante informe
  jabón jamón jarabe jarrón jazmín jersey jornal kebab kit lápiz látex lavavajillas licor limón lote maletín mapa maíz
  mantel marfil matiz máster mástil material mejillón melocotón melón menú mes metal microondas mineral moisés
  monedero mousepad mueble módem móvil nácar neopreno nivel nogal nutriente nylon ordenador paisaje pan panal panel
  panorama pantalón papel paquete par paraguas parque pasaje pastel paté patín pegamento peldaño pendiente perfil
  perfume pie pijama pincel pinganillo piñón píxel plan planeta plástico plumón plugin podcast póster poncho porche
  portátil postre pote probiótico problema programa protector pub puente puf pulmón puré puzle quinqué ratón recital régimen
  reloj relé repelente restaurante rímel rincón riñón robot rol ron rosal roscón router sable salchichón salmón salón
  satén sándwich scooter secador serum servidor set sérum sifón sillín sillón síntoma sistema smartphone smartwatch
  snack sobre sofá software sol somier soporte spray suavizante suéter surf tablón taller tallarín talón tapiz tapón taxi té
  telegrama tema tentempié termo timbre tinte toldo tomate traje tranvía transporte tren trípode túnel turrón umbral uniforme
  utensilio vermú viaje vinagre vinilo virus volante webinar wok xilófono yogur yogurt`;

/** Nouns that are the same in the plural, or only plural. */
const plural = {
  f: 'gafas tijeras vacaciones ganas tenazas pinzas mallas medias braguitas afueras',
  m: 'alicates auriculares prismáticos calzoncillos leggings jeans vaqueros víveres cereales',
};

export type Gender = 'm' | 'f';

const listed = (words: string, gender: Gender) =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => [word, gender] as const);

/** Gender by noun, in the singular. */
export const listedNouns: ReadonlyMap<string, Gender> = new Map([
  ...listed(masculine, 'm'),
  ...listed(feminine, 'f'),
]);

/** Gender of nouns that a shop uses in the plural only. */
export const pluralNouns: ReadonlyMap<string, Gender> = new Map([
  ...listed(plural.m, 'm'),
  ...listed(plural.f, 'f'),
]);

/** Singular nouns that end in -s: their plural is the same. */
export const singularInS = new Set(
  `arnés autobús bus bis brindis campus chasis compás crisis cutis dosis gas gris hummus iris lavavajillas lunes martes
   jueves viernes mes microondas moisés oasis país paréntesis plus res tenis tesis tos tórax viernes virus análisis
   atlas bíceps cactus ciempiés`
    .trim()
    .split(/\s+/),
);

/** First parts of compounds of a verb and a plural noun (abrelatas), which are masculine in both numbers. */
export const verbParts =
  `abre alza apoya aparca busca calienta cierra corta cuelga cubre cuenta cuida cumple escurre
  espanta friega guarda lava limpia mata para pasa pela pinta pisa porta posa quita rasca reposa roba rompe saca salva
  seca tapa toca trota`
    .trim()
    .split(/\s+/);
