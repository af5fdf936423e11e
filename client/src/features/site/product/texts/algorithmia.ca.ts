import type { Texts } from '@/i18n/texts';
import type { texts as english } from './algorithmia.en';

export const texts: Texts<typeof english> = {
  head: {
    title: 'AlgorithmIA, trading algorísmic amb IA',
    description:
      'AlgorithmIA aplegarà models de trading, backtesting, un bot i límits de risc en una sola plataforma. Està en preparació: què farà, en tres passos, i amb quins riscos.',
    keywords:
      'trading algorísmic, bot de trading amb IA, backtesting, aprenentatge per reforç, gestió del risc, models de trading',
  },
  hero: {
    eyebrow: 'AlgorithmIA, trading algorísmic amb IA',
    title: 'Posa a prova el model abans que ho faci el mercat',
    lead: 'AlgorithmIA és una plataforma per a qui vol operar amb regles i no per impulsos, i es pot permetre una pèrdua: tries o escrius un model, el proves amb preus passats i deixes que un bot el segueixi, sense passar de les pèrdues que hagis acceptat per endavant.',
    soon: 'Properament',
    soonReason: 'AlgorithmIA està en preparació: encara no es pot fer servir.',
    explore: 'Mira les funcions',
    ask: 'Pregunta-ho',
  },
  figure: {
    caption:
      'Un model provat amb preus inventats: el saldo puja, recula sense arribar al stop general i es recupera en part.',
    balance: 'Saldo simulat',
    stop: 'Stop general',
    invented: 'Dades inventades',
    buys: 'compra',
    sells: 'ven',
    below: 'per sota del seu màxim',
    readings: 'Aquesta prova',
    capital: 'Capital inicial',
    axis: 'Setmanes des de l’inici',
    length: 'Durada',
    weeks_one: '{{count}} setmana',
    weeks_other: '{{count}} setmanes',
    deepest: 'Retrocés més gran des del màxim',
    end: 'Saldo final',
  },
  target: {
    title: 'A què aspira i què no promet',
    figure: '2-4\u00a0%',
    label: 'Rendibilitat mensual objectiu estimada',
    note: 'Xifra comercial: és una estimació, no una promesa.',
    results:
      'AlgorithmIA encara no s’ha llançat, i darrere d’aquesta xifra no hi ha resultats de comptes reals.',
    losses: 'Un objectiu es pot no complir. Un mes pot acabar en pèrdues, i un any també.',
    capital: 'Opera només amb diners que podries perdre sense que et canviï la vida.',
  },
  features: {
    title: 'Sis peces, i els límits els poses tu',
    lead: 'Això és el que estem construint. Les descripcions són les de la plataforma acabada.',
    items: {
      models: {
        title: 'Models de trading personalitzables',
        text: 'Momentum, reversió a la mitjana, ruptura o un que creïs tu.',
      },
      backtesting: {
        title: 'Backtesting',
        text: 'Prova un model amb preus passats i amb el teu capital, les teves comissions i el teu stop-loss.',
      },
      bot: {
        title: 'Bot de trading amb IA',
        text: 'Executa el model i aprèn de cada operació mitjançant aprenentatge per reforç.',
      },
      charts: {
        title: 'Gràfics de TradingView i webhooks',
        text: 'Segueix els preus en gràfics de TradingView i rep senyals externs per webhook.',
      },
      risk: {
        title: 'Gestió del risc',
        text: 'Un stop general, una pèrdua màxima i avisos quan la volatilitat surt del que és normal.',
      },
      coach: {
        title: 'Coach d’IA',
        text: 'Et recomana un model segons el teu perfil d’inversor, la teva tolerància al risc i l’estat del mercat.',
      },
    },
  },
  steps: {
    title: 'Tres passos, i fins al tercer no t’hi jugues res',
    lead: 'El que decideixis en un pas ho pots canviar abans de fer el següent.',
    items: {
      onboarding: {
        title: 'Primeres dades',
        text: 'Expliques quin tipus d’inversor ets i fins on vols arribar.',
        point1: 'Perfil d’inversor',
        point2: 'Tolerància al risc',
        point3: 'Assignació de capital',
        point4: 'Connexió amb el bròker mitjançant API segura',
      },
      testing: {
        title: 'Model i proves',
        text: 'Busques un model que aguanti, en els anys bons i en els dolents.',
        point1: 'Selecció del model',
        point2: 'Proves amb dades passades',
        point3: 'Optimització de paràmetres',
      },
      live: {
        title: 'Trading en viu',
        text: 'El bot opera, tu vigiles i l’atures quan vulguis.',
        point1: 'Operativa amb el bot',
        point2: 'Seguiment',
        point3: 'Alertes',
      },
    },
  },
  action: {
    title: 'La llista d’espera encara no és oberta',
    text: 'Fins que s’obri no acceptem de ningú inscripcions, dipòsits ni dades de targeta per a AlgorithmIA. Si en vols saber més, escriu-nos: et respon una persona.',
    soon: 'Properament',
    soonReason: 'Et podràs apuntar a la llista d’espera quan s’obri.',
    ask: 'Escriu-nos',
    home: 'Torna a l’inici',
  },
  specifications: {
    title: 'Especificacions tècniques',
    lead: 'El que anunciem per a la plataforma. Cap tercer independent no ho ha auditat encara.',
    items: {
      broker: {
        title: 'OAuth amb el bròker',
        text: 'Autoritzes la connexió al teu bròker, sense donar-nos la contrasenya.',
      },
      encryption: {
        title: 'Xifratge AES',
        text: 'Les dades que confies a la plataforma es xifren.',
      },
      activity: {
        title: 'Supervisió de l’activitat',
        text: 'Es vigila què passa al teu compte perquè qualsevol cosa estranya salti a la vista.',
      },
    },
  },
  note: {
    title: 'Avís de risc',
    losses:
      'Operar als mercats financers comporta un risc alt: pots perdre part del capital o tot. Els resultats passats, i encara més els simulats, no asseguren els futurs.',
    advice:
      'Aquesta pàgina informa sobre un producte en preparació. No és cap oferta ni assessorament d’inversió, i tota rendibilitat que hi surt és una estimació comercial, no una promesa.',
    trademark:
      'TradingView és una marca del seu titular. Surt aquí per dir amb què funcionarà la plataforma.',
  },
};
