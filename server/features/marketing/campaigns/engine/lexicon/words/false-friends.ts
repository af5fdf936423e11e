import type { Language } from '../../../../../../../shared/languages';

/** Words that deny what follows, folded. */
export const negations: Record<Language, ReadonlySet<string>> = {
  es: new Set('no sin ni nunca tampoco excepto salvo menos'.split(' ')),
  en: new Set(
    "not no non never without cannot can't don't isn't aren't doesn't won't nor except excluding".split(' '),
  ),
};

const spanish = `de oro y plata|paraguas resistente al viento|paraguas a prueba de viento|paraguas cortaviento*|relleno de algodon|iso # a #|por temporada|nueva generacion|ultima generacion|calcetin de futbol|bordad* con el logo*|bordad* con tu logo*|bordad* con su logo*|resistente* al agua #|resistente* al agua hasta #|sumergible* a # metros|bono* recargable*|tarjeta* recargable*|lavado de coches a mano|lavado a mano del vehiculo|lavado a mano del coche|piel de manzana|moqueta de lana|pelo de lana|alfombra* de lana|silla comoda|sillin comodo|agarre comodo|confort termico|temperatura de confort|cristal de zafiro|premio* de diseno|estrella* de oro|oro en la feria|plata en la feria|medalla gran oro|gran oro|premio de bronce|premio* de plata|premio* de oro|medalla* #|medalla* de oro|medalla* de plata|medalla* de bronce|se convierte en cama hasta|sales en una hora|cambios por whatsapp|avisa por whatsapp|aviso por whatsapp|avisos por whatsapp|avisamos por whatsapp|precio accesible|ventana modal|precios accesibles|texto hermetico|campana de ventilacion|certificado de
  regalo|certificado de nacimiento|certificado* de nacimiento|comoda de # cajones|mueble comoda|la comoda|suelo compactado|disco compacto|algodon desmaquillante|discos de
  algodon|bastoncillos de algodon|algodon de azucar|ranchos de vaqueros|montaje del lavavajillas|instalacion del lavavajillas|pastillas para lavavajillas|bota* camper*|estilo
  campero|regla de oro|edad de oro|medalla de oro|medalla de plata|oportunidad de oro|a mano izquierda|a mano derecha|segunda mano|a mano alzada|piel
  sensible|pieles sensibles|piel seca|piel grasa|piel mixta|piel madura|piel normal|tipo* de piel|todo* tipo* de piel|piel saludable|cuero cabelludo|piel limpia|piel grasosa|proteina de seda|papel de aluminio|juntas de silicona|silicona para juntas|sabor duradero|maquillaje duradero|juego* de mesa|juego de llaves|comoda de pino|bolsa de calor|tipos de pieles|cuidado de la piel|la piel|tu piel|piel
  del rostro|piel de naranja|piel de gallina|comida ligera|cena ligera|brisa ligera|ligero retraso|semilla* de lino|aceite de lino|a medida que|en la
  medida|cuadros de dialogo|cuadro medico|cuadro clinico|clases de refuerzo|dosis de refuerzo|plantilla de empleados|plazo* elastico*|cama elastica|gomas elasticas|seda
  dental|papel de seda|curry suave|sabor suave|queso suave|fin de temporada|final de temporada|cambio de temporada|cristal ahumado|cristales ahumados|lana de vidrio|lana de roca|lana de acero|reforma
  integral|reformas integrales|solucion integral|gestion integral|para llevar al|para llevar a|para llevar en|vino de mas de # anos|ninos de mas de # anos|mayores de # anos|mas de # anos de edad|a partir de # anos|fundicion
  de|sin stock|vista cansada|punto de vista|en vista de|a la vista|flor* comestible*|pan de oro|pan rallado|corte de luz|corte de pelo|luz verde|tono de llamada|tarjeta de regalo|tarjeta de memoria|de bolsillo|reciclaje del|reciclaje de|piel de pollo|con piel|sin piel|perros de hasta # kg|gatos de hasta # kg|mascotas de hasta # kg|salsa barbacoa|efecto marmol|efecto madera|efecto piedra|efecto cemento|imitacion
  marmol|imitacion madera|imitacion piel|imitacion cuero|piel sintetica|polipiel|cuero sintetico|cuero vegano|piel vegana|acabado roble|color roble|color
  nogal|movimiento de cuarzo|reloj de cuarzo|mecanismo de cuarzo|gris perla|curva suave|color suave|aroma suave|limpieza suave|cocinad* al vacio|coccion al
  vacio|bomba de vacio|brazo extensible|cable extensible|manguera extensible|plazo ampliable|accesible* desde|pantalla led|televisor led|tv led|aroma de pino|olor a pino|miel de pino|miel de roble|hoja de roble|hoja de laurel`;

const english = `wind resistant umbrella*|windproof umbrella*|cotton stuffing|cotton filled|iso # to #|next generation|new generation|latest generation|your logo embroidered|embroidered logo|embroidered with your logo|logo embroidered|water resistance|water resistant to #|rechargeable card*|car hand wash|hand wash for cars|hand car wash|hand wash cars|wool pile|wool carpet*|wool rug*|comfortable handle|comfortable saddle|comfort grip|comfort temperature|comfort rating|sapphire glass|sapphire crystal|silver winner*|gold winner*|award* of gold|double gold|gold star*|silver in the|gold in the|silver at the|gold at the|silver medal*|gold medal*|bronze medal*|bronze award*|silver award*|gold award*|affordable and accessible|modal window|zip code|zip file|broad daylight|aluminium foil|aluminum foil|silicone sealant|silk protein|tough day|tough times|tough on|have a tough|children aged|kids aged|people aged|aged # to|ages # to|airtight argument|airtight alibi|ceramic heater|comfort
  food|comfort zone|cold comfort|compact car|compact disc|cotton bud*|cotton wool|cotton candy|cotton pad*|dashboard camera|dashboard mount|car dashboard|hand led|pearl
  barley|golden rule|gold standard|gold medal|silver medal|silver lining|as good as gold|induction course|induction day|induction heating|insulated walls|insulated cable*|leather
  scented|leather notes|leather scent|lined notebook|lined paper|lined pages|clothes line|linen spray|linen scent|fresh linen scent|linen cupboard|to harness|pocket guide|pocket money|pocket
  friendly|reminder of|a reminder|silk finish|silk paint|smoked glass|soft drink*|soft skills|soft cheese|soft fruit|soft opening|soft launch|stretch of|at a
  stretch|home stretch|# timer|egg timer|old timer|wire wool|steel wool|glass wool|rock wool|wine over # years|over # years old|over # years of age|years old|# years and
  over|aged over # years|wood burning|second hand|first hand|print run|fine print|small print|print settings|print shop|large print|led by|quiet
  period|oak street|oak avenue|pine nut*|walnut oil|walnut bread|walnut pieces|walnuts|pine scent|pine cone|clay court*|clay mask|ceramic tile adhesive|marble cake|slate
  grey|stone fruit|sapphire blue|pearl onion*|diamond pattern|diamond shape*|ruby red|topaz blue|jade green|golden hour|print on demand|quilted
  paper|terraced house|terrace house|terraced garden|comfort in knowing|checked by|checked twice|checked before|checked luggage|checked and|double checked|hand checked|quality checked|tyres recycled|waste recycled|table linen|dogs up to # kg|cats up to # kg|barbecue sauce|marble effect|wood effect|stone effect|oak effect|walnut effect|pine effect|leather look|leather effect|faux
  leather|vegan leather|synthetic leather|imitation leather|faux marble|faux fur|faux suede|quartz movement|quartz watch|pearl white|led display|led tv|led screen|cooker
  hood|extractor hood|waterproof lining|waterproof base|waterproof cover|non slip base|anti slip base|aluminium ring*|printed in|printed circuit`;

const listOf = (text: string) =>
  text
    .split('|')
    .map((one) => one.trim().replace(/\s+/gu, ' '))
    .filter(Boolean);

/** Expressions that hold a word of the lexicon and mean something else; they take the word without naming a concept. */
export const falseFriends: Record<Language, readonly string[]> = {
  es: listOf(spanish),
  en: listOf(english),
};
