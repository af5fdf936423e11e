const list = `espana spain portugal francia france italia italy alemania germany suiza switzerland austria belgica belgium
  holanda netherlands dinamarca denmark suecia sweden noruega norway finlandia finland islandia iceland irlanda ireland
  inglaterra england escocia scotland gales wales britain uk europa europe polonia poland grecia greece turquia turkey
  marruecos morocco india japon japan corea china vietnam peru mexico argentina chile colombia uruguay brasil brazil ecuador
  bolivia guatemala usa america canada australia california oregon vermont maine texas
  andalucia aragon asturias baleares canarias cantabria castilla cataluna catalunya euskadi extremadura galicia madrid mancha
  murcia navarra pais rioja valencia alicante almeria avila badajoz barcelona bilbao burgos caceres cadiz cordoba cuenca elche
  elda gijon girona gipuzkoa granada guipuzcoa huelva huesca ibiza inca jaen leon lleida logrono lugo malaga mallorca menorca
  merida orense ourense oviedo palencia pamplona pontevedra priego salamanca santander santiago segovia sevilla soria
  tarragona tenerife teruel toledo ubrique valladolid vigo vitoria vizcaya zamora zaragoza
  london londres birmingham brighton bristol cambridge cardiff cornwall cumbria derbyshire devon dorset edinburgh essex glasgow
  kent lancashire leeds leicester liverpool manchester norfolk northampton northamptonshire nottingham oxford sheffield
  shropshire somerset stoke suffolk surrey sussex yorkshire dublin berlin lisboa lisbon porto oporto paris roma rome milan
  florencia florence napoles naples`;

/** Countries, regions and towns where things are made, folded; of a name in several words the first one that is only its own. */
export const places: ReadonlySet<string> = new Set(list.trim().split(/\s+/u));
