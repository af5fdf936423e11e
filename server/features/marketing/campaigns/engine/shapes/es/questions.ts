import type { Goal } from '../../../../../../../shared/marketing/campaigns/scales';
import { type Fact, topicsOf } from '../shape';

/**
 * What buyers ask, by what a fact speaks of; the fact answers it. The narrower comes first. Facts are read in small letters
 * without accents, by whole words and mostly from their beginning: what a fact only mentions is not what it speaks of.
 */
export const topics = topicsOf(String.raw`
  \bgarantia\b ~ Garantía ~ ¿Qué garantía [tiene/tienen]? ~ ¿Qué garantía [tiene/tienen] {the}? ~ ¿Hay garantía?
  ^(?:\S+ ){0,2}devoluci(?:on|ones)(?! del? )\b|^se devuelven?\b|\bdevolvemos el (?:dinero|importe)\b ~ Devolución ~ ¿Qué pasa si cambio de idea? ~ ¿Se puede devolver? ~ ¿Cómo va la devolución?
  ^cambios? (?:de talla|en \d|en (?:un|dos|tres|quince|treinta) |hasta|durante|dentro|gratis|gratuito|sin coste) ~ Cambios ~ ¿Qué pasa si cambio de idea? ~ ¿Hay cambios? ~ ¿Se puede cambiar?
  ^(?:el |gastos de )?(?:envios?|entregas?|portes|reparto)\b.*(?:€|\bgratis\b|\bgratuit|\bincluid) ~ Envío ~ ¿Se paga el envío? ~ ¿Cuánto cuesta el envío? ~ ¿Quién paga el envío?
  ^plazo de entrega\b|^(?:envios?|entregas?|reparto|se entregan?|se envian?|llegan?|l[oa]s? recibes?)(?! de (?!\d)| del ) (?:\S+ ){0,4}(?:\d+|un|una|dos|tres|cuatro|cinco|siete|diez)(?: ?h\b| horas| dias?| semanas?) ~ Entrega ~ ¿Cuánto tarda? ~ ¿Cuándo [llega/llegan]? ~ ¿Qué plazo de entrega hay?
  ^(?:recogida|list[oa]s? para recoger|se recogen?) (?:desde|de|a partir de|hasta|a) (?:las )?\d ~ Recogida ~ ¿A qué hora se [recoge/recogen]? ~ ¿Cuándo se [recoge/recogen]? ~ ¿Qué horario de recogida hay?
  ^(?:recogida|se recogen?) (?:gratis |gratuita )?en (?!\d|menos|un dia) ~ Recogida ~ ¿Dónde se [recoge/recogen]? ~ ¿Hay recogida? ~ ¿Cómo va la recogida?
  ^(?:envios?|entregas?|reparto|servicio|se entregan?|se envian?|se reparten?) (?:\S+ ){0,3}?(?:a domicilio|a (?:toda )?espana|a la peninsula|en (?:tu|su|la) (?:casa|puerta|obra|oficina)|en mano|en frio|refrigerad\w+|por mensajeria|por agencia)\b ~ Entrega ~ ¿Cómo [llega/llegan]? ~ ¿Cómo es la entrega? ~ ¿Cómo se [recibe/reciben]?
  ^se reservan? |^reservas? (?:online|por|en|hasta|antes|sin|con)\b|^con reserva\b ~ Reserva ~ ¿Cómo se [reserva/reservan]? ~ ¿Hay que reservar? ~ ¿Cómo va la reserva?
  ^se (?:encargan?|piden?) (?:con|por|antes|hasta|en|el|de)\b|^(?:pedidos?|encargos?) (?:por|antes|hasta|en|con|online)\b ~ Pedido ~ ¿Cómo se hace el pedido? ~ ¿Cómo se [pide/piden]? ~ ¿Cómo va el pedido?
  ^sin (?:contrato de |compromiso de )?permanencia\b|\bpermanencia (?:de|minima)\b|^sin (?:compromiso|contrato)\b ~ Permanencia ~ ¿Hay permanencia? ~ ¿Hay que comprometerse? ~ ¿Ata el contrato?
  ^(?:\S+ y )?cancelacion(?! (?:activa|de ruido|de eco))|^(?:\S+ o )?(?:se )?cancelas?n? (?:hasta|cuando|gratis|en |sin|con)|^(?:\S+ o )cancelas?\b|\bse puede cancelar\b ~ Cancelación ~ ¿Se puede cancelar? ~ ¿Cómo se cancela? ~ ¿Y si hay que cancelar?
  ^se prueban? (?:\d|gratis|antes|durante)|^(?:\d+|siete|diez|catorce|quince|treinta) dias de prueba\b|^prueba (?:gratis|gratuita|sin coste|de \d+ dias) ~ Prueba ~ ¿Se puede probar antes? ~ ¿Hay prueba? ~ ¿Hay tiempo para probar?
  ^primer[ao]? (?:clase|sesion|visita|mes|consulta)\b ~ Primera vez ~ ¿Cómo se empieza? ~ ¿Y la primera vez? ~ ¿Qué pasa la primera vez?
  ^segund[oa] (?:unidad|pieza|par|noche|botella|bolsa)\b ~ Segunda unidad ~ ¿Y si quiero más? ~ ¿Cuánto cuesta la segunda? ~ ¿Hay precio por llevar más?
  ^(?:un )?\d[\d.,]* ?[%€] (?:de descuento|menos)\b|^descuentos? (?:de|por|en|para|del)\b ~ Descuento ~ ¿Hay descuento? ~ ¿Qué descuento hay? ~ ¿Cuándo hay descuento?
  ^(?:soportan?|aguantan?|admiten?) (?:hasta )?\d[\d.,]* ?(?:kg|kilos)|^(?:peso maximo|carga maxima)\b ~ Carga máxima ~ ¿Cuánto peso [aguanta/aguantan]? ~ ¿Cuánto peso [soporta/soportan] {the}? ~ ¿Cuál es la carga máxima?
  ^pesan? (?:solo |menos de |unos )?\d|^peso\b|^piezas? de \d[\d.,]* ?k?g\b|^\d[\d.,]* ?k?g$ ~ Peso ~ ¿Cuánto [pesa/pesan]? ~ ¿Cuánto [pesa/pesan] {the}? ~ ¿Qué peso [tiene/tienen]?
  ^(?:en |vienen? en )?(?:bolsa|bote|botella|lata|tarro|caja|paquete|pack|saco|garrafa|barra|tableta|frasco|tubo)s?(?: \S+)?(?: de \S+)? (?:de|con) \d[\d.,]* ?(?:g|kg|ml|cl|l|litros?|unidades|piezas|capsulas|pastillas|bolsitas|sobres|comprimidos|galletas|bombones|botellas|latas)\b ~ Formato ~ ¿En qué formato [viene/vienen]? ~ ¿Cuánto [trae/traen]? ~ ¿Qué formato [tiene/tienen] {the}?
  ^\d[\d.,]* ?(?:cm|mm|m)? ?[x×] ?\d|^(?:medidas?|dimensiones|diametro)\b|^miden? \d|^(?:ancho|alto|largo|fondo|altura|anchura|longitud)(?::| de \d| \d|$)|^\d[\d.,]* ?(?:cm|mm|m) de (?:ancho|alto|largo|diametro|altura|fondo|longitud)\b ~ Medidas ~ ¿Qué medidas [tiene/tienen]? ~ ¿Cuánto [mide/miden]? ~ ¿Cuánto [mide/miden] {the}?
  ^capacidad(?::| de| para)? ?\d[\d.,]* ?(?:l|ml|cl|litros)\b|^\d[\d.,]* ?(?:l|litros)(?: de capacidad)?$ ~ Capacidad ~ ¿Qué capacidad [tiene/tienen]? ~ ¿Cuánto cabe dentro? ~ ¿Cuánto cabe en {the}?
  ^(?:la )?bateria\b.*\d|^autonomia\b|^(?:\d+|\S+) horas de (?:bateria|autonomia)\b ~ Batería ~ ¿Cuánto dura la batería? ~ ¿Qué autonomía [tiene/tienen]? ~ ¿Cuánto aguanta la batería?
  ^(?:funcionan? |van? )?sin cables?$|^inalambric[oa]s?\b ~ Sin cable ~ ¿[Necesita/Necesitan] cable? ~ ¿Hace falta cable? ~ ¿[Va/Van] con cable?
  ^(?:se cargan?|carga) (?:por|con|mediante|en \d|rapida)\b|^recargables?\b|^(?:van?|funcionan?) (?:a|con) pilas\b ~ Carga ~ ¿Cómo se [carga/cargan]? ~ ¿Con qué [funciona/funcionan]? ~ ¿Cómo va la carga?
  \b(?:al|en el|para|va al|apt[oa]s? para) lavavajillas\b ~ Lavavajillas ~ ¿Se puede meter en el lavavajillas? ~ ¿Cómo se [lava/lavan]? ~ ¿[Va/Van] al lavavajillas?
  ^(?:\S+ )?lavables?\b|^se lavan?\b|\ben (?:la )?lavadora\b|\bse quita y se lava\b|^lavado a (?:maquina|\d|mano$) ~ Lavado ~ ¿Cómo se [lava/lavan]? ~ ¿Se puede lavar? ~ ¿Cómo se [lava/lavan] {the}?
  ^se limpian?\b|^(?:facil(?:es)? de limpiar|limpieza (?:con|facil))\b ~ Limpieza ~ ¿Cómo se [limpia/limpian]? ~ ¿Y la limpieza? ~ ¿Cómo se [limpia/limpian] {the}?
  ^(?:no (?:hace falta|necesitan?|hay que) planch|sin plancha|se planchan?) ~ Plancha ~ ¿Hay que planchar? ~ ¿Hace falta plancha? ~ ¿Y la plancha?
  ^(?:\S+ )?impermeables?\b|^(?:resistentes?|resisten?) (?:al agua|a (?:las )?salpicaduras|a la lluvia)\b|^aguantan? (?:la lluvia|el agua|las salpicaduras)\b ~ Agua ~ ¿Aguanta el agua? ~ ¿Y si llueve? ~ ¿Qué pasa con el agua?
  ^inclu(?:ye|yen)\b|(?<!\bno |\biva )\bincluid[oa]s?\b|^vienen? con\b|^de serie\b ~ Qué incluye ~ ¿Qué [incluye/incluyen]? ~ ¿Qué está incluido? ~ ¿Qué [incluye/incluyen] {the}?
  ^(?:fermentan?|reposan?|maduran?|fermentacion|reposo|maduracion|curacion|coccion|curad[oa]s?|hornead[oa]s?|tostad[oa]s?|madurad[oa]s?|horno de lena|extraccion en frio)\b|^se (?:hornean?|tuestan?|elaboran?|cuecen?)\b|^\d+ (?:horas|dias|meses) de (?:fermentacion|reposo|curacion|maduracion)\b ~ Elaboración ~ ¿Cómo se [hace/hacen]? ~ ¿Cómo se [elabora/elaboran]? ~ ¿Cómo se [elabora/elaboran] {the}?
  ^(?:aguantan?|se mantienen?|se conservan?)(?: \S+){0,2} (?:\d+|un|una|dos|tres|cuatro|cinco|seis|siete|diez|quince) (?:dias?|semanas?|mes(?:es)?)\b|^se conservan?\b|^consumo preferente\b ~ Conservación ~ ¿Cuánto [aguanta/aguantan]? ~ ¿Cómo se [conserva/conservan]? ~ ¿Cuánto [aguanta/aguantan] {the}?
  ^(?:origen|procedencia)\b|^(?:hech|fabricad|elaborad|tejid|cosid|cultivad|criad|impres|embotellad|disenad|producid)[oa]s?(?: a mano)? en (?!\d|tienda|el local|menos|casa\b|frio|linea|\S+ (?:minutos|horas|dias|semanas)|(?:algodon|lino|lana|piel|madera|acero|papel|roble|pino|vidrio|acero|carton)\b) ~ Origen ~ ¿Dónde se [hace/hacen]? ~ ¿De dónde [viene/vienen]? ~ ¿Dónde se [hace/hacen] {the}?
  ^(?:hech|pintad|cosid|tejid|elaborad|tallad|pulid|bordad|tornead|decorad)[oa]s? a mano\b|^se (?:hacen?|pintan?|cosen?|tejen?) a mano\b ~ Elaboración ~ ¿Cómo se [hace/hacen]? ~ ¿Cómo [está/están] [hecho/hecha/hechos/hechas]? ~ ¿[Está/Están] [hecho/hecha/hechos/hechas] a mano?
  ^saben? a |^sabor(?:es)?\b|^notas? de |^(?:nota de )?cata\b ~ Sabor ~ ¿A qué [sabe/saben]? ~ ¿Qué sabor [tiene/tienen]? ~ ¿A qué [sabe/saben] {the}?
  ^ingredientes\b|^(?:hech|elaborad)[oa]s? (?:solo )?con (?:trigo|harina|leche|masa|aceite|huevos|mantequilla|cacao|frutas?|tomate|uvas?|miel)\b|^(?:con |sin )?(?:harinas?|trigo|azucar(?:es)?|cacao|aceitunas?|uvas?|aditivos|conservantes|leche|tomate|masa madre|gluten|lactosa|colorantes|perfume|parabenos|alcohol)\b ~ Ingredientes ~ ¿Qué [lleva/llevan]? ~ ¿Qué ingredientes [tiene/tienen]? ~ ¿Qué [lleva/llevan] {the}?
  ^material(?:es)?:|^(?:\d+ ?% |de |hech[oa]s? (?:de|en|con) |fabricad[oa]s? (?:de|en|con) )*(?:(?:algodon|lana|lino|seda|cuero|acero|madera|roble|nogal|pino|haya|vidrio|cristal|ceramica|barro|bambu|lona|aluminio|laton|marmol|granito|gres|porcelana|corcho|mimbre|poliester|nailon|merino|cachemira|fieltro|hierro)\b|piel(?:$| (?:de (?:vaca|vacuno|cordero|cabra|becerro)|vacuna|curtida|natural|vuelta|genuina))) ~ Material ~ ¿Qué material [lleva/llevan]? ~ ¿De qué [está/están] [hecho/hecha/hechos/hechas]? ~ ¿De qué material [es/son] {the}?
  ^(?:asas?|base|suela|respaldo|patas|estructura|funda|forro|tapa|mango|correa|interior|exterior|cuerpo|tablero|somier|marco|hoja|cuchilla|botones|herrajes|tapizado|relleno|asiento|cabezal|encimera) de (?:algodon|lana|lino|seda|cuero|piel|acero|madera|roble|nogal|pino|haya|vidrio|cristal|ceramica|bambu|lona|aluminio|laton|marmol|corcho|mimbre|malla|goma|hierro)\b ~ Materiales ~ ¿Qué materiales [tiene/tienen]? ~ ¿Qué materiales [lleva/llevan]? ~ ¿Qué materiales [tiene/tienen] {the}?
  ^(?:(?:disponibles? )?en (?:\S+ )?|(?:\d+|dos|tres|cuatro|cinco|seis) )?tallas?\b ~ Tallas ~ ¿Qué tallas hay? ~ ¿Hay varias tallas? ~ ¿En qué tallas [viene/vienen]?
  ^(?:(?:disponibles? |vienen? )?en )?(?:\d+ |dos |tres |cuatro |cinco |seis |ocho |varios )?(?:colores|tonos)\b ~ Colores ~ ¿Qué colores hay? ~ ¿En qué colores [viene/vienen]? ~ ¿Hay varios colores?
  ^(?:de )?color\b ~ Color ~ ¿De qué color [es/son]? ~ ¿Qué color [tiene/tienen]? ~ ¿De qué color [es/son] {the}?
  ^(?:con )?(?:\S+ )?bolsillos?\b ~ Bolsillos ~ ¿Cuántos bolsillos [tiene/tienen]? ~ ¿[Tiene/Tienen] bolsillos? ~ ¿Y los bolsillos?
  ^(?:cierre|cierra|se cierran?|cremallera|tapa con cierre|hebilla|velcro)\b(?! (?:de (?:mes|caja|ejercicio|trimestre|ano|cuentas)|contable|mensual|anual|fiscal|el mes)) ~ Cierre ~ ¿Cómo se [cierra/cierran]? ~ ¿Qué cierre [tiene/tienen]? ~ ¿Cómo [cierra/cierran]?
  ^(?:vienen?|llegan?|se entregan?|se presentan?) en (?:una? )?(?:caja|estuche|bolsa|saco|sobre|envase|frasco|cesta)\b|^(?:estuche|embalaje|envases?|envuelt[oa]s?|caja de (?:carton|regalo|madera))\b ~ Presentación ~ ¿Cómo [viene/vienen]? ~ ¿Cómo se [entrega/entregan]? ~ ¿Cómo se [presenta/presentan]?
  ^(?:se montan?|sin herramientas|no (?:hacen falta|necesitan?) herramientas)\b|^montaje (?:en|sin|con|facil|sencillo|a domicilio) ~ Montaje ~ ¿Cómo se [monta/montan]? ~ ¿Es fácil el montaje? ~ ¿Y el montaje?
  ^se instalan?\b|^instalacion (?:en|gratis|gratuita|a cargo|por|sin|a domicilio)\b ~ Instalación ~ ¿Cómo se [instala/instalan]? ~ ¿Y la instalación? ~ ¿Cómo es la instalación?
  ^(?:plegables?|se pliegan?|plegad[oa]s?|apilables?|se apilan?)\b|^se guardan? (?:plegad|en (?:una?|su|el|la|cualquier) |debajo|de pie|enrollad)|^caben? (?:en|debajo|dentro|bajo)\b|^ocupan?\b ~ Espacio ~ ¿Cuánto sitio hace falta? ~ ¿Dónde se [guarda/guardan]? ~ ¿Qué sitio [ocupa/ocupan]?
  ^grupos (?:de|reducidos|pequenos)\b|^(?:\d+|seis|ocho|diez|doce) plazas (?:por|en cada)\b ~ Grupos ~ ¿De cuántas personas son los grupos? ~ ¿Cómo son los grupos? ~ ¿Cuántos van en cada grupo?
  ^(?:acceso |plazas |sitio |mesa )?(?:para|hasta|de hasta) (?:\d+|dos|tres|cuatro|cinco|seis|ocho|diez|doce) (?:personas|comensales|alumn\S+|usuarios|empleados|trabajadores|puestos|ninos)\b ~ Para cuántos ~ ¿Para cuántas personas [es/son]? ~ ¿Para cuántos [es/son]? ~ ¿Para cuántas personas [es/son] {the}?
  ^(?:un|una|tu|su) (?:gestor|asesor|tecnico|interlocutor|tutor|persona|responsable|contacto)a?\b.*\b(?:responden?|atienden?|asignad[oa]|propi[oa]|de contacto|fij[oa])\b|^(?:gestor|asesor|tutor|interlocutor)a? (?:asignad|propi|personal|unic|fij)|^(?:soporte|asistencia|atencion)(?: tecnic[oa]| telefonic[oa]| al cliente| personal| incluid[oa])?(?: por| en| de| \d|$) ~ Atención ~ ¿Quién responde si hay dudas? ~ ¿A quién se pregunta? ~ ¿Y si surge una duda?
  ^(?:(?:le|te) )?(?:respondemos|contestamos|responden?|contestan?) (?:en|antes de) (?:menos|\d|un|una|el|horas)|^respuestas? en (?:menos|\d|un|una|el)\b ~ Respuesta ~ ¿Cuánto tarda la respuesta? ~ ¿Cuándo llega la respuesta? ~ ¿Qué plazo de respuesta hay?
  ^(?:(?:le|te) damos )?cita (?:previa|en|el mismo dia|para)\b ~ Cita ~ ¿Cuándo hay cita? ~ ¿Cómo va la cita? ~ ¿Y para tener cita?
  ^(?:se reparan?|reparables?|(?:hay )?(?:recambios|piezas de recambio)|las piezas se cambian)\b ~ Reparación ~ ¿Se puede reparar? ~ ¿Y si algo se rompe? ~ ¿Hay recambios?
  \b(?:regulables?|ajustables?)\b|^se (?:regulan?|ajustan?)\b|^(?:\d+|tres|cuatro|cinco) niveles de (?:intensidad|brillo|altura|potencia|vapor)\b ~ Ajustes ~ ¿Se puede regular? ~ ¿Qué se puede regular? ~ ¿Qué ajustes [tiene/tienen]?
  ^compatibles? con\b ~ Compatibilidad ~ ¿Con qué [es compatible/son compatibles]? ~ ¿Con qué [es compatible/son compatibles] {the}? ~ ¿Con qué se puede usar?
  ^(?:se (?:conectan?|integran?|sincronizan?) con|integracion(?:es)? con|conexion con)\b ~ Conexiones ~ ¿Con qué se conecta? ~ ¿Con qué se puede conectar? ~ ¿Se conecta con otros programas?
  ^exportan? (?:a|las|los|datos|en)\b ~ Exportación ~ ¿Qué se puede exportar? ~ ¿Se puede exportar? ~ ¿Y para exportar?
  ^(?:se conectan? (?:por|a)|conexion (?:por|bluetooth|wifi|inalambrica))\b ~ Conexión ~ ¿Cómo se [conecta/conectan]? ~ ¿Qué conexión [tiene/tienen]? ~ ¿Cómo se [conecta/conectan] {the}?
  ^se (?:controlan?|manejan?|programan?) (?:desde|con|por)\b|^control (?:desde|por) ~ Control ~ ¿Cómo se [controla/controlan]? ~ ¿Cómo se [maneja/manejan]? ~ ¿Cómo se [maneja/manejan] {the}?
  ^copias? de seguridad\b ~ Copias ~ ¿Hay copias de seguridad? ~ ¿Cada cuánto hay copia? ~ ¿Y las copias de seguridad?
  ^(?:(?:tus|sus|los) datos|datos|servidor(?:es)?|alojad[oa]s?)\b.*\b(?:servidor\S*|guardan?|cifrad[oa]s|europ\S+|espana) ~ Datos ~ ¿Dónde están los datos? ~ ¿Qué pasa con los datos? ~ ¿Cómo se guardan los datos?
  ^(?:en )?(?:\d+|dos|tres|cuatro|cinco|seis|varios) idiomas\b|^(?:disponible )?en (?:ingles|espanol|castellano|catalan|frances|euskera)\b|^idiomas?: ~ Idiomas ~ ¿En qué idiomas? ~ ¿En qué idioma [está/están]? ~ ¿Qué idiomas hay?
  ^(?:duran?|duracion)\b(?! (?:la|de la) bateria)|^(?:\d+|dos|tres|cuatro|cinco|seis|ocho|diez|doce) (?:sesiones|clases|noches|horas|semanas|meses|minutos|jornadas)(?: de (?:clase|curso|formacion|una?|dos|tres|\d+).*)?$|^una? (?:tarro|bote|caja|bolsa|pastilla|barra|botella|frasco|vela) duran?\b|^(?:curso|clase|sesion|visita|taller|ruta)(?:es|s)? de (?:\d+|una|dos|tres|cuatro) (?:horas?|minutos|semanas|dias)\b ~ Duración ~ ¿Cuánto [dura/duran]? ~ ¿Cuánto tiempo es? ~ ¿Cuánto [dura/duran] {the}?
  ^list[oa]s? en (?:\d|un|una|dos|tres|menos|pocos) ~ Plazo ~ ¿Cuánto tarda? ~ ¿En cuánto tiempo? ~ ¿Qué plazo hay?
  ^(?:el )?horarios?\b.*\b(?:adapta|flexible|elige|eliges|acuerda|medida)|^horario flexible\b ~ Horario ~ ¿Cómo es el horario? ~ ¿Y el horario? ~ ¿Qué horario hay?
  ^horario\b|^(?:abierto |abrimos |abre |clases |sesiones |turnos )?(?:de lunes|los (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos)|(?:sabados|domingos)|de \d{1,2}(?::\d\d) a \d|por la (?:manana|tarde)(?:$| y))\b|^(?:abierto |abrimos )?todos los dias(?:$| de \d) ~ Horario ~ ¿Qué horario hay? ~ ¿Cuándo es? ~ ¿Qué días y a qué hora?
  \b(?:hasta|antes de)l? (?:el )?\d{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b|^inscripci\S+ (?:abiertas? )?hasta\b ~ Plazo ~ ¿Hasta cuándo? ~ ¿Qué plazo hay? ~ ¿Hasta qué día?
  ^(?:pago|se pagan?|financiacion|facturacion mensual)\b ~ Pago ~ ¿Cómo se paga? ~ ¿Qué formas de pago hay? ~ ¿Y el pago?
  ^(?:en (?:tus?|sus?) (?:casa|oficinas?|domicilio|centro|empresa|local|instalaciones)|online|por videollamada|a domicilio|presencial)\b ~ Dónde ~ ¿Dónde [es/son]? ~ ¿Hay que desplazarse? ~ ¿Dónde se [hace/hacen]?
  ^(?:no hace falta|sin) (?:experiencia|saber|conocimientos)\b|^(?:apt[oa]s? )?para principiantes\b ~ Nivel ~ ¿Hace falta experiencia? ~ ¿Hay que saber algo antes? ~ ¿[Vale/Valen] para principiantes?
  ^potencia\b ~ Potencia ~ ¿Qué potencia [tiene/tienen]? ~ ¿Cuánta potencia [da/dan]? ~ ¿Qué potencia [tiene/tienen] {the}?
  ^clase energetica\b ~ Clase energética ~ ¿Qué clase energética [tiene/tienen]? ~ ¿De qué clase energética [es/son]? ~ ¿Qué clase energética [tiene/tienen] {the}?
  ^(?:vendid[oa]s?|se venden?|de venta) en\b ~ Dónde se vende ~ ¿Dónde se [vende/venden]? ~ ¿Quién [vende/venden] {the}? ~ ¿Se [vende/venden] en tiendas?
  ^(?:\d[\d.]* \S+ )?(?:lo|la|los|las) usan\b|^usad[oa]s? (?:por|en)\b ~ Quién lo usa ~ ¿Quién usa {the}? ~ ¿Quién usa ya {the}? ~ ¿[Lo/La/Los/Las] usa alguien ya?
  ^(?:probad|ensayad|testad)[oa]s? (?!en (?:animales))\b ~ Pruebas ~ ¿Qué pruebas [ha/han] pasado? ~ ¿Cómo se [ha/han] probado? ~ ¿Se [ha/han] probado?
  ^(?:medallas?|premios?|finalista|galardonad[oa]s?|premiad[oa]s?|ganador[ae]?s?)\b ~ Premios ~ ¿Qué premios [tiene/tienen]? ~ ¿[Ha/Han] ganado algún premio? ~ ¿Qué premios [tiene/tienen] {the}?
  ^(?:certificad[oa]s?|homologad[oa]s?|acreditad[oa]s?|certificacion|certificado)\b ~ Certificados ~ ¿Qué certificados [tiene/tienen]? ~ ¿Hay certificado? ~ ¿Qué certificados [tiene/tienen] {the}?
  ^(?:realizad|impartid|dirigid|guiad|llevad|atendid)[oa]s? por\b|^(?:profesores|profesoras|monitores|instructores|guias|terapeutas|docentes|formadores|tecnicos)\b ~ Quién se encarga ~ ¿Quién se encarga? ~ ¿Quién está al frente? ~ ¿Quién se ocupa?
  ^(?:trabajamos |lo hacemos |abiert[oa]s? |en el oficio )?desde (?:19|20)\d\d\b|^desde hace \d+|^(?:mas de )?\d+ anos (?:de (?:experiencia|oficio)|haciendo|reparando|en el)\b|\bpor nosotros durante \d+ anos$ ~ Años ~ ¿Cuánta experiencia hay? ~ ¿Desde cuándo? ~ ¿Cuántos años de oficio hay?
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

/** What happens when the form is sent, on its button. */
export const submits: Record<Goal, readonly string[]> = {
  buy: ['Pedir información', 'Enviar mis datos', 'Recibir los detalles'],
  quote: ['Pedir presupuesto', 'Solicitar presupuesto', 'Enviar la solicitud'],
  demo: ['Pedir una demostración', 'Solicitar una demostración', 'Reservar la demostración'],
  visit: ['Pedir cita', 'Reservar mi visita', 'Avisar de mi visita'],
  subscribe: ['Apuntarme', 'Suscribirme', 'Darme de alta'],
};
