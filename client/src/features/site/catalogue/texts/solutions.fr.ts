import type { Texts } from '@/i18n/texts';
import type { texts as english } from './solutions.en';

export const texts: Texts<typeof english> = {
  eyebrow: 'Solutions',
  title: 'Onze solutions, et à quoi sert chacune',
  lead: 'Commencez aujourd’hui par ce qui est disponible, et renseignez-vous sur le reste. En cas de doute, nous vous dirons laquelle convient, ou qu’aucune ne convient.',
  start: 'Comment commencer',
  register: 'Créer un compte',
  demo: 'Essayer la démo',
  sample: 'Voir un rapport d’exemple',
  groups: {
    agents: 'Des programmes qui vous déchargent d’une tâche et des outils qui vous aident à décider.',
    finance: 'Ce que des actifs numériques peuvent rapporter, et ce que vous pouvez perdre.',
  },
  related: 'Deux autres, avec leur propre page',
  offerings: {
    'defi-income':
      'Dites-nous quels actifs vous détenez et quelle part vous pourriez perdre. Nous commençons par les risques, puis viennent les règles.',
    'sales-agent': 'Dans COMERZIA, le portail marketing.',
    'web-builder': 'Dites-nous ce que vous faites et, si vous avez déjà un site, où il se trouve.',
    'network-optimiser':
      'Dites-nous combien d’équipements vous avez, de quels modèles, et ce qui vous gêne dans le réseau.',
    'swot-analysis': 'Dans CONSULTIA, le portail de conseil.',
    'voice-control':
      'Dites-nous ce que vous aimeriez dire à voix haute, et où : atelier, cuisine, voiture, maison.',
    'ai-workers': 'Dites-nous quels papiers arrivent, ce qu’on en fait et où ils doivent rester.',
    'rpa-studio':
      'Décrivez une tâche que vous répétez : par quels logiciels elle passe et à quelle fréquence.',
    'business-management': 'Dites-nous ce que vous tenez aujourd’hui dans des tableurs et qui s’en sert.',
    'seniors-companion': 'Dites-nous pour qui c’est et ce qui lui rendrait la journée plus facile.',
    'break-even': 'Gratuitement, dans votre navigateur et sans compte.',
  },
  risk: {
    title: 'Avant de placer de l’argent en DeFi',
    text: 'Les actifs numériques peuvent perdre toute leur valeur, un protocole peut tomber en panne ou être attaqué, et aucun fonds de garantie ne couvre la perte. Les rendements passés ne promettent rien. Nous expliquons le risque de chaque étape et vous décidez : rien ici n’est un conseil personnel en investissement.',
  },
  custom: {
    title: 'Aucune ne convient ?',
    text: 'Si la tâche que vous avez en tête n’est pas sur cette page, nous la résolvons avec vous et la relions aux logiciels que vous utilisez déjà. Dites-nous ce qui entre, ce qui doit sortir et qui s’en charge aujourd’hui.',
    ask: 'Demander une solution sur mesure',
  },
};
