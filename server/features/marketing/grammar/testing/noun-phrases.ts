/** Noun phrases of many trades with their article; an asterisk marks feminine ones that take «el». */
export const nounPhrases = `
  el alquiler de furgonetas | el dron con cámara | el catering para eventos | el implante dental | el arnés antitirones |
  la hogaza de masa madre | el pan de centeno | la barra rústica | los cruasanes de mantequilla |
  el bizcocho de limón | la tarta de queso | las magdalenas sin gluten | los desayunos para oficinas |
  la miel de romero | el aceite de oliva virgen extra | el vinagre de Jerez | la leche entera |
  la nata para montar | el queso curado | el jamón ibérico | el salchichón de Vic | las anchoas del Cantábrico |
  el atún rojo | la sal en escamas | el azúcar moreno | *el agua mineral | el zumo de naranja |
  la cerveza artesana | el vino tinto | la botella de cava | el café en grano | el té verde |
  la infusión relajante | el chocolate negro | los bombones de avellana | las galletas de avena |
  la mermelada de higo | las nueces peladas | el turrón blando | las legumbres cocidas | el arroz bomba |
  los tallarines al huevo | la salsa de tomate | el caldo de pollo | la ensalada templada |
  las verduras de temporada | la cesta de fruta | los tomates de colgar | el champú sólido |
  la crema hidratante | el gel de ducha | el jabón de Marsella | la mascarilla capilar | el perfume de azahar |
  la colonia infantil | el sérum facial | las toallitas desmaquillantes | el desodorante en barra |
  el protector solar | la brocha de maquillaje | el pintalabios mate | el esmalte de uñas | el secador de pelo |
  la plancha de vapor | el cepillo de dientes | la pasta dental | el hilo dental | la maquinilla de afeitar |
  el masaje descontracturante | la limpieza facial | la sesión de fisioterapia | el plan de entrenamiento |
  la esterilla de yoga | las mancuernas ajustables | el banco de pesas | la bicicleta estática |
  la cinta de correr | el balón de fútbol | la raqueta de pádel | las zapatillas de montaña |
  los calcetines técnicos | la mochila de senderismo | la tienda de campaña | el saco de dormir |
  los bastones de trekking | la linterna frontal | el casco de bicicleta | la moto eléctrica |
  la camiseta de algodón | el vestido de verano | los pantalones vaqueros | la falda plisada |
  la camisa de lino | el jersey de lana | la chaqueta impermeable | el abrigo largo | la bufanda de cachemira |
  los guantes de piel | el cinturón trenzado | el bolso bandolera | la cartera de cuero | las gafas de sol |
  el reloj de pulsera | los pendientes de plata | el collar de perlas | el anillo de compromiso |
  la pulsera ajustable | el pijama de franela | el bañador deportivo | las sandalias de corcho |
  los zapatos de tacón | las botas de agua | el uniforme escolar | el disfraz de pirata |
  el sofá de tres plazas | la mesa de comedor | la silla ergonómica | la estantería modular |
  el armario empotrado | la cama nido | el colchón viscoelástico | la almohada cervical | el edredón nórdico |
  las sábanas de percal | la manta de sofá | el cojín decorativo | la alfombra de yute | la cortina opaca |
  el estor enrollable | la lámpara de pie | el aplique de pared | la vela aromática | el espejo redondo |
  el cuadro abstracto | el jarrón de cerámica | la vajilla de gres | los cubiertos de acero |
  la sartén antiadherente | la olla exprés | el cuchillo jamonero | la tabla de cortar |
  el abrelatas eléctrico | el sacacorchos de palanca | el lavavajillas integrable | el microondas con grill |
  la nevera combi | el horno pirolítico | la cafetera italiana | el robot de cocina | la batidora de vaso |
  la tostadora de dos ranuras | el aspirador sin cable | la lavadora de ocho kilos | el ventilador de techo |
  el radiador de aceite | el purificador de aire | el deshumidificador silencioso | el termo eléctrico |
  la caldera de condensación | el grifo monomando | la mampara de ducha | el suelo laminado |
  la pintura plástica | el taladro percutor | la sierra de calar | los alicates universales |
  las tijeras de podar | la manguera extensible | el cortacésped eléctrico | la maceta de barro |
  las semillas de albahaca | el abono orgánico | los rosales trepadores | el árbol frutal |
  la planta de interior | el ramo de flores | la flor preservada | el invernadero plegable |
  la barbacoa de carbón | la sombrilla reclinable | la tumbona plegable | la piscina desmontable |
  el teléfono inalámbrico | el móvil reacondicionado | la tableta gráfica | el ordenador portátil |
  la pantalla curva | el teclado mecánico | el ratón inalámbrico | la impresora láser |
  los auriculares con micrófono | el altavoz portátil | el cargador rápido | la batería externa |
  la funda de silicona | el cable trenzado | la cámara instantánea | el trípode ligero | el disco duro externo |
  la memoria portátil | el sistema de alarma | la cerradura inteligente | el detector de humo |
  la bombilla regulable | los paneles solares | el inversor fotovoltaico | el programa de facturación |
  la aplicación de reservas | la plataforma de formación | el servicio de soporte | la auditoría energética |
  la asesoría fiscal | la gestoría de autónomos | el seguro de hogar | la póliza de salud |
  el préstamo personal | la tarjeta de crédito | el fondo de inversión | la declaración de la renta |
  el registro de marcas | el contrato de alquiler | la consulta jurídica | el informe pericial |
  la traducción jurada | el curso de inglés | las clases de guitarra | el taller de cerámica |
  el máster en finanzas | la formación en seguridad | la excursión guiada | el viaje a medida |
  la escapada rural | el alojamiento con desayuno | la habitación doble | el apartamento turístico |
  el crucero fluvial | la entrada al museo | el menú degustación | el cáterin de boda | la reserva de mesa |
  el servicio de limpieza | la limpieza de cristales | el mantenimiento de ascensores |
  la instalación eléctrica | la reforma de baño | el proyecto de interiorismo | la fachada ventilada |
  el aislamiento térmico | la puerta acorazada | las ventanas de aluminio | la revisión del coche |
  el cambio de aceite | los neumáticos de invierno | la batería de arranque | el lavado a mano |
  la silla de paseo | el cochecito de gemelos | la trona evolutiva | los pañales de tela |
  el biberón anticólicos | el chupete nocturno | la cuna de colecho | el móvil musical |
  los juguetes de madera | el puzle de cien piezas | la muñeca de trapo | el tren de juguete |
  el juego de mesa | el libro de recetas | la novela histórica | el cuento ilustrado | la agenda semanal |
  el cuaderno de rayas | los lápices de colores | el bolígrafo de gel | las acuarelas profesionales |
  el papel reciclado | la caja de cartón | el sobre acolchado | la bolsa de tela | las etiquetas adhesivas |
  el embalaje reforzado | la comida para gatos | el pienso ecológico | la correa extensible |
  el arnés acolchado | la cama para perros | el rascador de sisal | *el ave de corral | el paraguas plegable |
  la maleta de cabina | el candado de maletas | la almohada de viaje | la guía de Lisboa |
  el mapa de carreteras | el abanico pintado | *el hacha de cocina | las hachas de mano | las aguas termales |
  la foto de estudio | el retrato familiar | la imagen de marca | el diseño de logotipos |
  la campaña de anuncios | la tienda en línea | el dominio propio | el alojamiento web | la copia de seguridad |
  el análisis de datos | la dosis mensual | los análisis clínicos | la crisis de reputación |
  el envase retornable | el paquete familiar | la suscripción anual | el bono de diez sesiones |
  la tarifa plana | el lote navideño | el set de brochas | el kit de iniciación | la edición limitada |
  la nube privada | el filtro de agua | la jarra filtrante | la señal luminosa | la red inalámbrica |
  la torre de sonido | la base de carga | la llave dinamométrica | el pie de lámpara | la piel sintética |
  el color base | el calor portátil | la luz nocturna | la cruz de madera | el pez payaso |
  la raíz de jengibre | el maíz dulce | la perdiz escabechada | el albornoz de rizo | la voz en off |
  el altar de jardín
`
  .trim()
  .split(/\s*\|\s*/u);
