import type { Texts } from '@/i18n/texts';
import type { texts as english } from './catalogue.en';

export const texts: Texts<typeof english> = {
  ask: 'Se renseigner',
  purpose: 'À quoi elle sert',
  audience: 'Pour qui',
  groups: {
    agents: 'Conseil et agents IA',
    finance: 'Finance DeFi',
  },
  statuses: {
    open: 'Vous pouvez commencer aujourd’hui, par vous-même.',
    developing: 'Pas encore en vente : demandez pour quand.',
    onRequest: 'Nous les mettons en place ou les développons quand vous les demandez.',
  },
  offerings: {
    'defi-income': {
      name: 'Revenus automatisés en DeFi',
      purpose:
        'Fait travailler dans la finance décentralisée les actifs numériques que vous possédez déjà, selon vos règles, et tient le compte de chaque mouvement.',
      audience:
        'Particuliers et entreprises qui détiennent des actifs numériques et peuvent en perdre une partie.',
    },
    'sales-agent': {
      name: 'Agent commercial',
      purpose:
        'Rédige vos campagnes, les publie et rassemble ceux qui répondent ; c’est vous qui décidez de ce qui part.',
      audience:
        'Les entreprises qui veulent plus de demandes et en perdent parce que la réponse arrive trop tard.',
    },
    'web-builder': {
      name: 'Créateur de sites et d’applications',
      purpose:
        'Transforme la description de votre activité en un site ou une application que vous modifiez vous-même.',
      audience: 'Les entreprises et associations sans site, ou avec un site impossible à mettre à jour.',
    },
    'network-optimiser': {
      name: 'Optimiseur de réseau',
      purpose:
        'Garde un œil sur vos équipements MikroTik, trouve ce qui ralentit le réseau et propose le changement.',
      audience: 'Ceux qui gèrent plusieurs équipements RouterOS sans service réseau.',
    },
    'swot-analysis': {
      name: 'Analyse d’entreprise et SWOT',
      purpose: 'Met en ordre vos forces et vos problèmes et en tire un rapport avec des recommandations.',
      audience: 'Les dirigeants et responsables qui doivent décider par quoi commencer.',
    },
    'voice-control': {
      name: 'Assistant à commande vocale',
      purpose:
        'Fait ce que vous demandez à voix haute : chercher une information, la noter, lancer une tâche.',
      audience: 'Les équipes aux mains prises et les personnes que le clavier gêne.',
    },
    'ai-workers': {
      name: 'Équipe de travailleurs IA',
      purpose:
        'Plusieurs agents sur un serveur privé se partagent la paperasse : l’un lit, l’autre rédige, le troisième vérifie.',
      audience: 'Les entreprises dont les documents ne doivent pas sortir de la maison.',
    },
    'rpa-studio': {
      name: 'Studio d’automatisation des processus',
      purpose:
        'Répète à votre place les clics et les copies de chaque jour (RPA) et garde la trace de chaque étape.',
      audience: 'Les bureaux qui passent les mêmes données d’un logiciel à l’autre.',
    },
    'business-management': {
      name: 'Système de gestion d’entreprise',
      purpose: 'Clients, commandes, stock et tâches en un seul endroit, et non dans cinq tableurs.',
      audience: 'Les petites entreprises à l’étroit dans leurs tableurs.',
    },
    'seniors-companion': {
      name: 'Application de compagnie pour seniors',
      purpose: 'Quelqu’un à qui parler, les rappels du jour et la famille à portée de doigt.',
      audience: 'Les personnes âgées qui vivent seules et celles qui s’occupent d’elles.',
    },
    'break-even': {
      name: 'Calculateur de seuil de rentabilité',
      purpose:
        'Vous dit combien d’unités couvrent vos coûts et ce qui change quand un prix ou un coût bouge.',
      audience: 'Toute personne qui fixe un prix ou s’apprête à ouvrir une entreprise.',
    },
  },
  pages: {
    'sales-agent': 'Voir ComerzIA',
    'web-builder': 'Voir WebIA',
    'network-optimiser': 'Voir SmartBoxAI',
    'swot-analysis': 'Ouvrir CONSULTIA, conseil',
    'break-even': 'Ouvrir le calculateur',
  },
  leadmanager: {
    text: 'Ouvert aussi : LEADMANAGER, pour vos contacts et vos opportunités.',
    link: 'Se connecter à LEADMANAGER',
  },
  related: {
    algorithmia: 'AlgorithmIA, trading algorithmique',
    consultia: 'ConsultIA, finances personnelles et familiales',
  },
};
