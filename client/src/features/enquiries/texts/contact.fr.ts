import type { Texts } from '@/i18n/texts';
import type { texts as english } from './contact.en';

export const texts: Texts<typeof english> = {
  fields: {
    name: 'Nom',
    email: 'E-mail',
    company: 'Entreprise',
    service: 'Service',
    message: 'Message',
    leaveEmpty: 'Laissez ce champ vide',
  },
  messageHint: 'Ce que vous faites, et ce que vous aimeriez améliorer.',
  about: 'J’aimerais en savoir plus sur {{topic}}.',
  topics: {
    'defi-income': 'l’outil de revenus automatisés en DeFi',
    'sales-agent': 'l’agent commercial',
    'web-builder': 'le créateur de sites et d’applications',
    'network-optimiser': 'l’optimiseur de réseau',
    'swot-analysis': 'l’outil d’analyse d’entreprise et SWOT',
    'voice-control': 'l’assistant à commande vocale',
    'ai-workers': 'l’équipe de travailleurs IA sur serveur privé',
    'rpa-studio': 'le studio d’automatisation robotisée des processus',
    'business-management': 'le système de gestion d’entreprise',
    'seniors-companion': 'l’application de compagnie pour les seniors',
    'break-even': 'le calculateur de seuil de rentabilité',
    consultia: 'ConsultIA, le conseiller en finances personnelles',
    algorithmia: 'AlgorithmIA',
    webia: 'WebIA',
    comerzia: 'ComerzIA',
    smartboxai: 'SmartBoxAI',
    custom: 'une solution sur mesure',
  },
  send: 'Envoyer le message',
  sending: 'ENVOI EN COURS...',
  sent: 'Votre message a bien été envoyé ! Nous vous contacterons bientôt.',
  sentToast: {
    title: 'Message envoyé',
    description: 'Merci pour votre message. Nous vous répondrons rapidement.',
  },
  failed: {
    refused: 'Erreur lors de l’envoi',
    other: 'Erreur lors de l’envoi du message',
  },
  failedToast: {
    title: 'Erreur',
    description: 'Un problème est survenu lors de l’envoi de votre message. Réessayez plus tard.',
  },
  privacy:
    'Ce que vous envoyez ne nous sert qu’à vous répondre. Pour le consulter, le corriger ou le faire effacer, écrivez à {{email}}.',
  privacyPage: 'En savoir plus sur vos données',
};
