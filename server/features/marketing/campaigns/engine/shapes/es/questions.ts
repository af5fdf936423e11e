import { type Fact, topicsOf } from '../shape';

/** What buyers ask, by what a fact speaks of; the fact answers it. The narrower comes first. */
export const topics = topicsOf(String.raw`
  garant ~ Garantía ~ ¿Qué garantía [tiene/tienen]? ~ ¿Qué garantía [tiene/tienen] {the}? ~ ¿Y si falla?
  devol|^cambios? (?:en|de talla|hasta|durante|dentro) ~ Cambios ~ ¿Qué pasa si cambio de idea? ~ ¿Hay cambios? ~ ¿Se puede cambiar?
  (?:envíos?|entregas?|portes|reparto)(?!\p{L}).*(?:€|gratis|gratuit|incluid) ~ Envío ~ ¿Se paga el envío? ~ ¿Cuánto cuesta el envío? ~ ¿Quién paga el envío?
  (?:env[ií]|entreg|llega|recib).*\d+\s?(?:h|horas|días|semanas)(?!\p{L}) ~ Entrega ~ ¿Cuánto tarda? ~ ¿Cuándo [llega/llegan]? ~ ¿Qué plazo de entrega hay?
  ^recogidas? (?:en|a) ~ Recogida ~ ¿Cómo se [recoge/recogen]? ~ ¿Hay recogida? ~ ¿Cómo va la recogida?
  ^(?:envíos?|entregas?|reparto|se entrega|se envía|llega)(?!\p{L})|a domicilio ~ Entrega ~ ¿Cómo [llega/llegan]? ~ ¿Cómo es la entrega? ~ ¿Cómo se [recibe/reciben]?
  se reservan?(?!\p{L})|con reserva ~ Reserva ~ ¿Cómo se [reserva/reservan]? ~ ¿Hay que reservar? ~ ¿Cómo va la reserva?
  se (?:encarga|pide)n?(?!\p{L}) ~ Pedido ~ ¿Cómo se hace el pedido? ~ ¿Cómo se [pide/piden]? ~ ¿Cómo va el pedido?
  permanencia ~ Permanencia ~ ¿Hay permanencia? ~ ¿Cuánto dura el contrato? ~ ¿Ata el contrato?
  cancel(?!ación (?:activa )?de ruido) ~ Cancelación ~ ¿Se puede cancelar? ~ ¿Cómo se cancela? ~ ¿Y si hay que cancelar?
  (?:se prueba|prueba de|días de prueba|primera (?:clase|sesión|visita)|primer mes) ~ Prueba ~ ¿Se puede probar antes? ~ ¿Hay prueba? ~ ¿Cómo se empieza?
  segund[oa] (?:unidad|pieza|par|noche|botella|bolsa) ~ Segunda unidad ~ ¿Y si me llevo dos? ~ ¿Cuánto cuesta la segunda? ~ ¿Hay precio por dos?
  descuento|rebaja ~ Descuento ~ ¿Hay descuento? ~ ¿Qué descuento hay? ~ ¿Cuándo hay descuento?
  ^(?:pesan?|peso)(?!\p{L})|^piezas? de \d[\d.,]* ?k?g ~ Peso ~ ¿Cuánto [pesa/pesan]? ~ ¿Cuánto [pesa/pesan] {the}? ~ ¿Qué peso [tiene/tienen]?
  (?:^|[^\p{L}])(?:bolsa|bote|botella|lata|tarro|caja|paquete|pack|saco|garrafa|barra|tableta|envase|frasco)s?(?!\p{L}).*\d ~ Formato ~ ¿En qué formato [viene/vienen]? ~ ¿Cuánto [trae/traen]? ~ ¿Qué formato [tiene/tienen] {the}?
  \d\s?(?:cm|mm|m)?\s?[x×]\s?\d|^(?:medidas?|dimensiones|miden?|ancho|alto|largo|diámetro)(?!\p{L}) ~ Medidas ~ ¿Qué medidas [tiene/tienen]? ~ ¿Cuánto [mide/miden]? ~ ¿Cuánto [mide/miden] {the}?
  (?:^|capacidad.*|de )\d[\d.,]*\s?(?:l|ml|cl|litros)(?!\p{L}) ~ Capacidad ~ ¿Qué capacidad [tiene/tienen]? ~ ¿Cuánto cabe dentro? ~ ¿Cuánto cabe en {the}?
  (?:batería|autonomía).*\d|\d.*(?:batería|autonomía) ~ Batería ~ ¿Cuánto dura la batería? ~ ¿Qué autonomía [tiene/tienen]? ~ ¿Cuánto aguanta la batería?
  sin cables?(?!\p{L})|inalámbric ~ Sin cable ~ ¿[Necesita/Necesitan] cable? ~ ¿Hace falta cable? ~ ¿Va por cable?
  usb|se carga|a pilas ~ Carga ~ ¿Cómo se [carga/cargan]? ~ ¿Con qué se [carga/cargan]? ~ ¿Cómo va la carga?
  lavavajillas ~ Lavavajillas ~ ¿Se puede meter en el lavavajillas? ~ ¿Cómo se [lava/lavan]? ~ ¿[Va/Van] al lavavajillas?
  lavable|lavadora|se lavan?(?!\p{L})|lavado a(?!\p{L}) ~ Lavado ~ ¿Cómo se [lava/lavan]? ~ ¿Se puede lavar? ~ ¿Cómo se [lava/lavan] {the}?
  se limpia|limpiar ~ Limpieza ~ ¿Cómo se [limpia/limpian]? ~ ¿Y la limpieza? ~ ¿Cómo se [limpia/limpian] {the}?
  planch ~ Plancha ~ ¿Hay que planchar? ~ ¿Hace falta plancha? ~ ¿Y la plancha?
  impermeable|lluvia|salpicaduras|(?:resist\p{L}+|frente) al agua ~ Agua ~ ¿Aguanta el agua? ~ ¿Y si llueve? ~ ¿Qué pasa con el agua?
  ^inclu(?:ye|yen)|incluid[oa]s?(?!\p{L})|viene con|vienen con|de serie ~ Qué incluye ~ ¿Qué [incluye/incluyen]? ~ ¿Qué [trae/traen]? ~ ¿Qué [incluye/incluyen] {the}?
  ferment|reposo|reposa|madur|curad|curación|tostad|hornead|horno de leña ~ Elaboración ~ ¿Cómo se [hace/hacen]? ~ ¿Cómo se [elabora/elaboran]? ~ ¿Cómo se [prepara/preparan] {the}?
  aguantan? .*\d|aguantan? tiern|se conserva|se mantiene|\bduran?\b.*\d.*(?:días|semanas|meses)|caduc ~ Conservación ~ ¿Cuánto [aguanta/aguantan]? ~ ¿Cuánto [dura/duran]? ~ ¿Cuánto [aguanta/aguantan] {the}?
  ^(?:origen|procedencia)|(?:hech|fabricad|elaborad|tejid|cosid|cultivad|criad|recogid|impres|montad|embotellad|diseñad|producid)[oa]s? (?:a mano )?en (?!\d|tienda|el local|el obrador|\p{L}+ (?:minutos|horas|días|semanas))|taller de \p{Lu} ~ Origen ~ ¿Dónde se [hace/hacen]? ~ ¿De dónde [viene/vienen]? ~ ¿Dónde se [hace/hacen] {the}?
  (?<!\p{L}|escrit[oa] )a mano(?!\p{L}) ~ Elaboración ~ ¿Cómo se [hace/hacen]? ~ ¿Cómo [está/están] [hecho/hecha/hechos/hechas]? ~ ¿Quién [hace/hacen] {the}?
  ^saben? a |^sabor|sabor a |notas de |^cata ~ Sabor ~ ¿A qué [sabe/saben]? ~ ¿Qué sabor [tiene/tienen]? ~ ¿A qué [sabe/saben] {the}?
  ^(?:ingredientes)|harina|trigo|azúcar|cacao|aceituna|uva|aditivos|conservantes|leche|tomate|masa madre ~ Ingredientes ~ ¿Qué [lleva/llevan]? ~ ¿Qué ingredientes [tiene/tienen]? ~ ¿Qué [lleva/llevan] {the}?
  ^material|(?:^|\bde |\bcon |% )(?:algodón|lana|lino|seda|cuero|piel|acero|madera|roble|nogal|pino|haya|vidrio|cristal|cerámica|barro|plata|bambú|lona|aluminio|latón)(?!\p{L}) ~ Material ~ ¿Qué material [lleva/llevan]? ~ ¿De qué [está/están] [hecho/hecha/hechos/hechas]? ~ ¿Qué materiales [tiene/tienen] {the}?
  tallas?(?!\p{L}) ~ Tallas ~ ¿Qué tallas hay? ~ ¿Hay varias tallas? ~ ¿En qué tallas [viene/vienen]?
  colores(?!\p{L})|tonos(?!\p{L}) ~ Colores ~ ¿Qué colores hay? ~ ¿En qué colores [viene/vienen]? ~ ¿Hay varios colores?
  color(?!\p{L}) ~ Color ~ ¿De qué color [es/son]? ~ ¿Qué color [tiene/tienen]? ~ ¿De qué color [es/son] {the}?
  bolsillos? ~ Bolsillos ~ ¿Cuántos bolsillos [tiene/tienen]? ~ ¿[Tiene/Tienen] bolsillos? ~ ¿Y los bolsillos?
  cremallera|cierre|tapa(?!\p{L})|hebilla|velcro ~ Cierre ~ ¿Cómo se [cierra/cierran]? ~ ¿Qué cierre [tiene/tienen]? ~ ¿Cómo [cierra/cierran]?
  ^(?:viene|vienen|llega|llegan|se entregan?) en |estuche|embalaje|envuelt ~ Presentación ~ ¿Cómo [viene/vienen]? ~ ¿Cómo se [entrega/entregan]? ~ ¿Cómo se [presenta/presentan]?
  sin herramientas|se monta|montaje ~ Montaje ~ ¿Cómo se [monta/montan]? ~ ¿Hacen falta herramientas? ~ ¿Y el montaje?
  se instala|instalaci[oó]n (?:incluida|en |gratis|a cargo)|instalador|instalad[oa] ~ Instalación ~ ¿Cómo se [instala/instalan]? ~ ¿Y la instalación? ~ ¿Quién hace la instalación?
  plega|pliega|se guarda|apila|\bcaben? (?:en|debajo|dentro)|ocupan?(?!\p{L}) ~ Espacio ~ ¿Cuánto sitio hace falta? ~ ¿Dónde se [guarda/guardan]? ~ ¿Qué sitio [ocupa/ocupan]?
  (?:para|hasta|de|acceso para) (?:\d+|dos|tres|cuatro|cinco|seis|ocho|diez|doce) (?:personas|comensales|alumn|usuarios|empleados|trabajadores|plazas|puestos) ~ Para cuántos ~ ¿Para cuántas personas [es/son]? ~ ¿Para cuántos [es/son]? ~ ¿Para cuántas personas [es/son] {the}?
  responde|atiende|soporte|asistencia|gestor|asesor[a]? (?:asignad|propi)|teléfono|whatsapp ~ Atención ~ ¿Quién responde si hay dudas? ~ ¿A quién se pregunta? ~ ¿Y si surge una duda?
  repar|recambios?|piezas? se cambia ~ Reparación ~ ¿Se puede reparar? ~ ¿Y si algo se rompe? ~ ¿Hay recambios?
  se regula|regulable|ajusta|niveles|intensidad ~ Ajustes ~ ¿Se puede regular? ~ ¿Cómo se [regula/regulan]? ~ ¿Cómo se [ajusta/ajustan]?
  exporta|importa(?!\p{L})|integra|compatible|se conecta|sincroniza ~ Compatibilidad ~ ¿Con qué se conecta? ~ ¿Con qué [trabaja/trabajan]? ~ ¿Se conecta con otros programas?
  servidor|copias? de seguridad|los datos ~ Datos ~ ¿Dónde están los datos? ~ ¿Qué pasa con los datos? ~ ¿Cómo se guardan los datos?
  idiomas?(?!\p{L})|en inglés|en español ~ Idiomas ~ ¿En qué idiomas? ~ ¿En qué idioma [está/están]? ~ ¿Hay más idiomas?
  ^(?:dura|duran|duración)|de \d+ (?:horas|minutos|semanas|noches|sesiones|clases)|\d+ (?:sesiones|clases|noches) ~ Duración ~ ¿Cuánto [dura/duran]? ~ ¿Cuánto tiempo es? ~ ¿Cuánto [dura/duran] {the}?
  list[oa]s? en|en \d+ (?:minutos|horas|días|semanas) ~ Plazo ~ ¿Cuánto tarda? ~ ¿En cuánto tiempo? ~ ¿Qué plazo hay?
  horario|de lunes|sábados?(?!\p{L})|domingos?(?!\p{L})|por la (?:mañana|tarde)|a las \d ~ Horario ~ ¿Qué horario hay? ~ ¿Cuándo es? ~ ¿Qué días y a qué hora?
  hasta el \d|antes del \d|plazo ~ Plazo ~ ¿Hasta cuándo? ~ ¿Qué plazo hay? ~ ¿Hasta qué día?
  vendid[oa]s?(?!\p{L})|se venden? en ~ Dónde se vende ~ ¿Dónde se [vende/venden]? ~ ¿Quién [vende/venden] {the}? ~ ¿Se [vende/venden] en tiendas?
  (?:lo|la|los|las) usan ~ Quién lo usa ~ ¿Quién usa {the}? ~ ¿Dónde se usa {the}? ~ ¿Lo usa alguien ya?
  probad[oa]s?(?!\p{L})|ensayad|testad ~ Pruebas ~ ¿Qué pruebas [ha/han] pasado? ~ ¿Cómo se [ha/han] probado? ~ ¿Se [ha/han] probado?
  desde (?:19|20)\d\d|desde hace|años (?:de|haciendo|reparando|con)|durante \d+ años ~ Años ~ ¿Cuánta experiencia hay? ~ ¿Desde cuándo? ~ ¿Cuántos años de oficio hay?
`);

/** Questions for a fact that is a pair; `{label}` is its first side. */
export const askedOfPair = ['¿Qué {label} [tiene/tienen]?', '¿Qué {label} [tiene/tienen] {the}?'] as const;

export const askedOfPrice = [
  '¿Cuánto [cuesta/cuestan] {the}?',
  '¿Qué precio [tiene/tienen] {the}?',
  '¿Por cuánto [sale/salen]?',
  '¿Cuánto hay que pagar?',
] as const;

/** Questions that a fact of a kind answers, where it speaks of nothing above. */
export const askedOfKind: Record<Fact, readonly string[]> = {
  feature: ['¿Cómo [es/son] {the}?', '¿Qué [tiene/tienen] {the}?', '¿Qué más hay que saber?'],
  advantage: ['¿Qué gano con {the}?', '¿Qué se nota con {the}?', '¿Y en la práctica?'],
  proof: ['¿Qué hay detrás de {the}?', '¿Por qué fiarse?', '¿Quién está detrás?'],
  offer: ['¿Qué condiciones hay?', '¿Qué oferta hay?', '¿Qué entra en el pedido?'],
};
